"""Tests of bot/playground with a real discord.py client."""
