"""The REST routes that bots call."""
