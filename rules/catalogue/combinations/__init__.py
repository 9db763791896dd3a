"""Combinations of cards, and the plays that beat other kinds."""
