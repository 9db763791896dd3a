"""Tests of the options for payments and for the match."""
