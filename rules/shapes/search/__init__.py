"""Search for plays in a hand without trying its subsets."""
