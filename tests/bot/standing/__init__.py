"""Tests of bot/standing."""
