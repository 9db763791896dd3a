"""Tests of bot/share_codes."""
