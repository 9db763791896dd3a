"""Tests of what the options of places do."""
