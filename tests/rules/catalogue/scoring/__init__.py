"""Tests of the options for scoring."""
