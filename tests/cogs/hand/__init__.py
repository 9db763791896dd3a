"""Tests of cogs/hand."""
