"""Tests of each option and value of the catalogue by topic, and of options together."""
