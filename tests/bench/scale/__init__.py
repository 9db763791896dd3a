"""Measurements for docs/scaling.md: the storage of deals, and the memory of known servers."""
