"""Benchmarks as ratios: two ways of one task are timed by turns in the same process."""
