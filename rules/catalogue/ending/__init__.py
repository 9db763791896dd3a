"""The last cards of a hand and the end of a deal."""
