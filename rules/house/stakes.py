"""One against the others for a bid (options score_model=chips_bid, bid_doubling, teams, spring)."""

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
    """Who plays alone wins the stake from each of the others, or pays it to each (DD-11)."""

    ranks_losers: ClassVar[bool] = False
    penalties: ClassVar[bool] = False

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """By seat; together nothing. All nothing where nobody played alone."""
        if ALONE not in deal.sides:
            return (0,) * len(places)
        won = deal.stake if deal.sides[places[0]] == ALONE else -deal.stake
        others = len(places) - 1
        return tuple(won * others if side == ALONE else -won for side in deal.sides)


@dataclass(frozen=True)
class PartnersWin(Rule):
    """Any of the others going out wins for all of them (DD-11, B3-10, C-DD-8)."""

    def ranks(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The side of the first one out comes first, each side in its own order."""
        if not deal.sides:
            return places
        won = deal.sides[places[0]]
        return tuple(sorted(places, key=lambda seat: deal.sides[seat] != won))


@dataclass(frozen=True)
class BombsDouble(Rule):
    """Each bomb and each rocket doubles what is paid, whoever plays it (DD-11)."""

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """The stake doubles with each play from a trump ladder."""
        read = deal.reader.read(event.as_cards)
        return (StakeDoubled(),) if read and read.trump else ()


@dataclass(frozen=True)
class SpringDoubles(Rule):
    """A deal in which the losing side never answered pays double (an extra, usual in China).

    The others never played a card, or who plays alone never played a second time.
    """

    hears = (WentOut,)

    def reacts(self, deal: Deal, event: WentOut) -> Iterable[Event]:
        """The stake doubles when the first one out finds the losing side without an answer."""
        if ALONE not in deal.sides or len(deal.out) > 1:
            return ()
        alone = deal.sides.index(ALONE)
        played = deal.laid if event.seat == alone else deal.laid_again
        spring = not played & ~(1 << alone) if event.seat == alone else not played >> alone & 1
        return (StakeDoubled(),) if spring else ()
