"""Tests of the options for the last card and the end of a deal."""
