"""Tests of the house rules that have behavior, topic by topic."""
