"""Tests of the options for passing, following and drawing (catalogue 3.L)."""
