"""Tests of what the options of the last card and the end of a deal do."""
