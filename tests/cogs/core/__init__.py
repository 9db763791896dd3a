"""Tests of cogs/core."""
