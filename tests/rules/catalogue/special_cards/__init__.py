"""Tests of the options for wild cards, powers and revolutions (3.A, 3.M, 3.N)."""
