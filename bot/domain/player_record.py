"""What somebody has done in finished deals on a server, over all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby


@dataclass(frozen=True)
class Taken:
    """A place that somebody took in a deal of a game, and what another person took in it."""

    preset: str
    place: int
    other: int | None = None  # the place of the person that this one is compared with


@dataclass(frozen=True)
class PlayerRecord:
    """Deals by game, the most first; deals by place; the longest row of first places.

    ``better`` and ``worse`` count deals with the person compared with.
    """

    games: tuple[tuple[str, int], ...]
    places: tuple[tuple[int, int], ...]
    reign: int
    better: int
    worse: int

    @property
    def deals(self) -> int:
        """How many, together."""
        return sum(count for _, count in self.places)

    @property
    def first(self) -> int:
        """How many were won."""
        return dict(self.places).get(1, 0)

    @property
    def average_place(self) -> float:
        """Of all deals, at least one; 1 is the best."""
        return sum(place * count for place, count in self.places) / self.deals


def player_record(taken: Sequence[Taken]) -> PlayerRecord:
    """The record of these deals, the oldest first."""
    games = Counter(one.preset for one in taken)
    rows = [len([*row]) for first, row in groupby(taken, lambda one: one.place == 1) if first]
    beside = [(one.place, one.other) for one in taken if one.other is not None]
    return PlayerRecord(
        games=tuple(sorted(games.items(), key=lambda game: (-game[1], game[0]))),
        places=tuple(sorted(Counter(one.place for one in taken).items())),
        reign=max(rows, default=0),
        better=sum(place < other for place, other in beside),
        worse=sum(place > other for place, other in beside),
    )
