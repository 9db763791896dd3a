"""The meaning of a place for the next deal."""
