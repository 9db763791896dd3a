"""Record of a player in finished deals on a server, over all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.domain.boards import Decided, decided
from rules.catalogue.presets import PRESETS


@dataclass(frozen=True)
class Taken:
    """Place of a player in a deal of a game, and that of another person in it."""

    preset: str
    place: int | None  # of the person's side; None if unknown
    other: int | None = None  # place of the person compared with
    drawn: bool = False  # all came out equal

    @property
    def won(self) -> bool:
        """Whether the deal was won."""
        return self.place == 1 and not self.drawn


@dataclass(frozen=True)
class PlayerRecord:
    """Deals by game, most first; deals by place; deals won, and most wins in a row.

    Places are those of games that give all of them. ``better`` and ``worse`` count deals with the
    person compared with.
    """

    games: tuple[tuple[str, int], ...]
    places: tuple[tuple[int, int], ...]
    first: int
    reign: int
    better: int
    worse: int

    @property
    def deals(self) -> int:
        """Number of all deals."""
        return sum(count for _, count in self.games)

    @property
    def average_place(self) -> float | None:
        """Average place in games that give places; 1 is the best."""
        deals = sum(count for _, count in self.places)
        return sum(place * count for place, count in self.places) / deals if deals else None


def player_record(taken: Sequence[Taken]) -> PlayerRecord:
    """Return the record of these deals, the oldest first."""
    games = Counter(one.preset for one in taken)
    rows = [len([*row]) for won, row in groupby(taken, lambda one: one.won) if won]
    known = [(one.preset, one.place) for one in taken if one.place is not None]
    places = Counter(
        place
        for preset, place in known
        if preset not in PRESETS or decided(preset) is Decided.BY_PLACE
    )
    beside = [(one.place, one.other) for one in taken if one.place and one.other]
    return PlayerRecord(
        games=tuple(sorted(games.items(), key=lambda game: (-game[1], game[0]))),
        places=tuple(sorted(places.items())),
        first=sum(one.won for one in taken),
        reign=max(rows, default=0),
        better=sum(place < other for place, other in beside),
        worse=sum(place > other for place, other in beside),
    )
