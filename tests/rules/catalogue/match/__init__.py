"""Tests of what the options of payments and of the match do."""
