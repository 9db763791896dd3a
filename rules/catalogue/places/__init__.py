"""What a place means for the next deal."""
