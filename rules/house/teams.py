"""Partners: two teams of two across the table (option teams, BT-56)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from rules.actions import Seat
from rules.deal import Deal
from rules.events import Dealt, Event, SidesTaken
from rules.rule import Rule

SHOOTOUT = (("hand_size", 5),)  # the plan of the next deal after a tie


@dataclass(frozen=True)
class OppositePairs(Rule):
    """Seats 1 and 3 against 2 and 4: fewer cards together win, whichever seat is out (002:133)."""

    hears = (Dealt,)
    takes_sides = True

    def reacts(self, deal: Deal, event: Dealt) -> Iterable[Event]:
        return (SidesTaken(tuple(1 + seat % 2 for seat in range(len(event.hands))), 1),)

    def ranks(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Put the side with fewer cards together first; on a tie that of the first one out."""
        left = together(deal)
        best = min(range(len(left)), key=lambda side: (left[side], side != places[0] % 2))
        return tuple(sorted(places, key=lambda seat: seat % 2 != best))


@dataclass(frozen=True)
class Shootout(Rule):
    """Teams that tie play on with five cards each, until one leads (002:137)."""

    def annuls(self, deal: Deal) -> bool:
        return is_tie(deal)

    def plans(self, deal: Deal) -> Iterable[tuple[str, int]]:
        """Return ("hand_size", 5) after a tie: the next deal is of five cards."""
        return SHOOTOUT if is_tie(deal) else ()


@dataclass(frozen=True)
class TeamPoint:
    """A point for each partner of the winning team, none on a draw or for a lone seat (I-18)."""

    ranks_losers: ClassVar[bool] = False
    penalties: ClassVar[bool] = False

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        won = 0 if is_tie(deal) else 1
        return tuple(won * (seat % 2 == places[0] % 2) for seat in range(len(places)))


def together(deal: Deal) -> tuple[int, int]:
    """Return the cards left of each team when the first player went out."""
    counts = [hand.bit_count() for hand in deal.counted]
    return sum(counts[0::2]), sum(counts[1::2])


def is_tie(deal: Deal) -> bool:
    """Whether the two teams held equally many cards when the first player went out."""
    first, second = together(deal)
    return first == second
