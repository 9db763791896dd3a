"""Tests of the presets: each is played with few and many players."""
