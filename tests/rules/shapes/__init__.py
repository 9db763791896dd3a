"""Tests of combinations: the cards that make one, and the higher of two."""
