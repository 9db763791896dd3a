"""Tests of bot/store, on real databases."""
