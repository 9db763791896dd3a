"""Tests of bot/players."""
