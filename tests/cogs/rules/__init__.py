"""Tests of cogs/rules."""
