"""The tests mirror the house; tests/rules reads like the rule book."""
