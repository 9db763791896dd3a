"""Tests of the search for plays in a hand, against a search through all its subsets."""
