"""Finding plays in a hand, held against a search through all its subsets."""
