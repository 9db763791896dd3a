"""Simulated evenings in which people and computers come and go at every stage of every game."""
