"""Personal features of a player: preferences and privacy."""
