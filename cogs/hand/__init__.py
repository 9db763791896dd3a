"""Hands of players: the message, its controls, and the acts behind the controls."""
