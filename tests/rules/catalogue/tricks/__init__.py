"""Passing, following, drawing: each choice as it shows at the table (catalogue 3.L)."""
