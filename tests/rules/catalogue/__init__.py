"""Tests of the catalogue's own examples, vectors and interaction rows, as worded there."""
