"""Points by place, and of deals of one against the others (score_model, teams, spring)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from rules.actions import Seat
from rules.deal import Deal
from rules.events import ALONE, Event, Played, StakeDoubled, WentOut
from rules.rule import Rule


@dataclass(frozen=True)
class ChipsForBid:
    """A seat that plays alone wins the stake from each other seat, or pays it to each (DD-11)."""

    ranks_losers: ClassVar[bool] = False
    penalties: ClassVar[bool] = False

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return the points by seat, which sum to 0. All are 0 where no seat played alone."""
        if ALONE not in deal.sides:
            return (0,) * len(places)
        won = deal.stake if deal.sides[places[0]] == ALONE else -deal.stake
        others = len(places) - 1
        return tuple(won * others if side == ALONE else -won for side in deal.sides)


@dataclass(frozen=True)
class PartnersWin(Rule):
    """Any of the others going out wins for all of them (DD-11, B3-10, C-DD-8)."""

    def ranks(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[Seat, ...]:
        if not deal.sides:
            return places
        won = deal.sides[places[0]]
        return tuple(sorted(places, key=lambda seat: deal.sides[seat] != won))


@dataclass(frozen=True)
class BombsDouble(Rule):
    """Each bomb and each rocket doubles the payments, for any player (DD-11)."""

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        read = deal.reader.read(event.as_cards)
        return (StakeDoubled(),) if read and read.trump else ()


@dataclass(frozen=True)
class SpringDoubles(Rule):
    """A deal in which the losing side never answered pays double (an extra, usual in China).

    The others never played a card, or the seat that plays alone never played a second time.
    """

    hears = (WentOut,)

    def reacts(self, deal: Deal, event: WentOut) -> Iterable[Event]:
        """Double the stake when the losing side has not answered by the time the first is out."""
        if ALONE not in deal.sides or len(deal.out) > 1:
            return ()
        alone = deal.sides.index(ALONE)
        played = deal.laid if event.seat == alone else deal.laid_again
        spring = not played & ~(1 << alone) if event.seat == alone else not played >> alone & 1
        return (StakeDoubled(),) if spring else ()


@dataclass(frozen=True)
class Places:
    """Points for the place in which a player finished (PR-09)."""

    penalties: ClassVar[bool] = False
    by_place: ByPlace
    ranks_losers: ClassVar[bool] = True

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        worth = dict(zip(places, self.by_place(len(places)), strict=True))
        return tuple(worth[seat] for seat in range(len(places)))


ByPlace: TypeAlias = Callable[[int], tuple[int, ...]]  # a number for each of N places


@dataclass(frozen=True)
class FirstPlaces:
    """A table with these numbers for the first places, 0 for the rest."""

    listed: tuple[int, ...]

    def __call__(self, players: int) -> tuple[int, ...]:
        return (self.listed + (0,) * players)[:players]


def n_minus_rank(players: int) -> tuple[int, ...]:
    """Return N - r - 1, where r counts the places below the President (COMP 303, P3-09)."""
    return tuple(range(players - 1, -1, -1))


def worker(players: int) -> tuple[int, ...]:
    """Return 2, 1, zeros in the middle, -1, -2 (seed 004, PW-07); for three players 2, 0, -2."""
    if players < 4:
        return (2, *(0,) * (players - 2), -2)
    return (2, 1, *(0,) * (players - 4), -1, -2)


def zero_sum(players: int) -> tuple[int, ...]:
    """Return 2 1 0 -1 -2 for five, 3 2 1 0 -1 -2 -3 for seven (PV-23); no 0 for even numbers."""
    half = players // 2
    return tuple(points for points in range(half, -half - 1, -1) if points or players % 2)
