"""Discord's limits on what a bot sends, and how it refuses."""
