"""Tests of cogs/table."""
