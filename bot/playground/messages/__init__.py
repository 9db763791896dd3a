"""Messages: made from requests, rendered as Discord renders messages, and stored with files."""
