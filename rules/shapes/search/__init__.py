"""How plays are found in a hand without trying its subsets."""
