"""Ablation: each guard against a rare fault is disabled in turn, to see which tests notice."""
