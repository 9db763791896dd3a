"""Tests of the presets: each is played with each number of players."""
