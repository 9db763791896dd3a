"""The shapes that exist, each a few lines; a ladder lists those that a game plays."""

from rules.shapes.sets import Set, choose, picks

__all__ = ["Set", "choose", "picks"]
