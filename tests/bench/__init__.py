"""Benchmarks as ratios: each measures two ways of one thing, by turns, in the same process."""
