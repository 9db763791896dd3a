"""Deals of one against the others (options score_model=chips_bid, bid_doubling, teams, spring)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

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
        """Put the side of the first one out first, each side in its own order."""
        if not deal.sides:
            return places
        won = deal.sides[places[0]]
        return tuple(sorted(places, key=lambda seat: deal.sides[seat] != won))


@dataclass(frozen=True)
class BombsDouble(Rule):
    """Each bomb and each rocket doubles the payments, for any player (DD-11)."""

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Double the stake with each play from a trump ladder."""
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
