"""The terms of a whole match: dealers, the meaning of places, the end and the winner."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


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


@dataclass(frozen=True)
class Dealing:
    """The dealers and the direction (options first_dealer, next_dealer, direction)."""

    first_by_lot: bool = False  # else the host deals first
    next_place: int | None = -1  # deals next: 0 the best, -1 the last; None: the next seat
    direction: int = 1  # 1 clockwise, -1 counter-clockwise
    alternates: bool = False  # the other way after every deal, counter-clockwise first
    round: int = 0  # so many deals make a round, whose first dealer is drawn; 0: no rounds


@dataclass(frozen=True)
class Society:
    """The meaning of places for the next deal, and public knowledge (3.R)."""

    seats_by_rank: bool = True
    first_seats_random: bool = False
    titles: Titles = UNTITLED
    hats: bool = False
    partners_may_talk: bool = False
    counts_hidden: bool = False  # only the holder of a hand knows how many cards it has
    pile_shown: bool = False  # the cards of finished tricks lie face up
    join_between_deals: bool = True
    stagnation: int = 0  # after so many deals without a change the first becomes the last


class Counted(Enum):
    """The unit of the target of a match."""

    POINTS = auto()
    DEALS = auto()
    MINUTES = auto()


class WonBy(Enum):
    """The criterion for the winner of a match."""

    MOST = auto()  # points, or chips where they are played for
    FEWEST = auto()
    LAST_DEAL = auto()  # the places of the last deal
    BEST_PAIR = auto()  # the points or chips of two who colluded in the last deal


@dataclass(frozen=True)
class MatchEnd:
    """The end of a match, and its winner (3.W)."""

    counted: Counted | None = Counted.POINTS  # None: it is over when the table stops
    target: int = 11
    won_by: WonBy = WonBy.MOST
    winning_places: int = 1  # the number of joint winners by places
    starting_chips: int = 0
    stake: int = 100  # the value of a point, in hundredths
