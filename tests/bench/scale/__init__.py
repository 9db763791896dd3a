"""Measurements for docs/scaling.md: what deals take of a database, and servers of memory."""
