"""Tests of bot/words."""
