"""Tests of rules for the source code that can be checked by reading it."""
