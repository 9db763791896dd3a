"""Passing, following and what lies on the table."""
