"""Payments and the end of a match."""
