"""The catalogue's own examples, vectors and interaction rows, each held to in its words."""
