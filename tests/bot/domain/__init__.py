"""Tests of bot/domain."""
