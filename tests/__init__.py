"""The tests, in folders that mirror the source; tests/rules reads like the rule book."""
