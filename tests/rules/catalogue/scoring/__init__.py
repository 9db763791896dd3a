"""Tests of what the options of scoring do."""
