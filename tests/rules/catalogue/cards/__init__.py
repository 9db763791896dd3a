"""Tests of the options for packs, ranks and suits at the table (catalogue 3.A, 3.B)."""
