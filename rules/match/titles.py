"""Titles by place (option titles, table R1)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Titles:
    """Names for the best places, the worst places, and those between, which repeat or vanish.

    With few players the outer names stay: the best first, then the worst, then the next best.
    """

    best: tuple[str, ...]
    worst: tuple[str, ...]  # the last place is the last name
    middle: str = ""
    three: tuple[str, ...] = ()  # the own titles of three players

    def names(self, players: int) -> tuple[str, ...]:
        """Return a title for each place, best first; an empty title where the place has none."""
        if players == 3 and self.three:
            return self.three
        top = min(len(self.best), max((players + 1) // 2, players - len(self.worst)))
        bottom = min(len(self.worst), players - top)
        middle = (self.middle,) * (players - top - bottom)
        return (*self.best[:top], *middle, *self.worst[len(self.worst) - bottom :])


UNTITLED = Titles((), ())
