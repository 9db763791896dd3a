"""Tests of cogs/server."""
