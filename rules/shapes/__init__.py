"""Shapes of combinations, a few lines each; a ladder lists those that a game plays."""
