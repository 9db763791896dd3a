"""What is agreed for a whole match: who deals, what places mean, when it is over and who wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from rules.match.titles import UNTITLED, Titles


@dataclass(frozen=True)
class Dealing:
    """Who deals, and in which direction (options first_dealer, next_dealer, direction)."""

    first_by_lot: bool = False  # else the host deals first
    next_place: int | None = -1  # deals next: 0 the best, -1 the last; None: the next seat
    direction: int = 1  # 1 clockwise, -1 counter-clockwise
    alternates: bool = False  # the other way after every deal, counter-clockwise first
    round: int = 0  # so many deals make a round, whose first dealer is drawn; 0: no rounds


@dataclass(frozen=True)
class Society:
    """What the places of a deal mean for the next one, and what everybody may know (3.R)."""

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
    """What the target of a match is a number of."""

    POINTS = auto()
    DEALS = auto()
    MINUTES = auto()


class WonBy(Enum):
    """What makes the winner of a match."""

    MOST = auto()  # points, or chips where they are played for
    FEWEST = auto()
    LAST_DEAL = auto()  # the places of the last deal
    BEST_PAIR = auto()  # the points or chips of two who colluded in the last deal


@dataclass(frozen=True)
class MatchEnd:
    """When a match is over and who has won it (3.W)."""

    counted: Counted | None = Counted.POINTS  # None: it is over when the table stops
    target: int = 11
    won_by: WonBy = WonBy.MOST
    winning_places: int = 1  # how many win together by their places
    starting_chips: int = 0
    stake: int = 100  # what a point is worth, in hundredths
