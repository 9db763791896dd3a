"""Messages: made from requests, shown as Discord shows them, with their files."""
