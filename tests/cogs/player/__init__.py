"""Tests of cogs/player."""
