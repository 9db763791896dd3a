"""Tests of the options for combinations at the table (catalogue 3.G to 3.K)."""
