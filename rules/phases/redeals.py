"""Hands so poor that the cards may be dealt again (redeal_low_points, redeal_no_faces; BT-40)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.actions import Seat
from rules.cards import ACE, TWO, Cards, each, joined, of_rank, rank_of
from rules.deal import Deal
from rules.events import Called, Ended, Event
from rules.rule import Rule

REDEAL = "redeal"
JACK, QUEEN, KING = 8, 9, 10
POINTS = {JACK: 1, QUEEN: 2, KING: 3, ACE: 4, TWO: 5}  # by printed rank, the others nothing
FACES = joined(map(of_rank, (JACK, QUEEN, KING)))


@dataclass(frozen=True)
class PoorHand(Rule):
    """A hand dealt this poor may be shown before the first play, and the deal is void.

    `most` is the number of points that still is poor, -1 for none; with `no_faces` a hand without
    jack, queen and king is poor as well.
    """

    most: int
    no_faces: bool
    hears = (Called,)

    def calls(self, deal: Deal, seat: Seat) -> Iterable[str]:
        """ "redeal", for a hand that was dealt so poor, until the first play."""
        if deal.played or deal.deck or not deal.hands[seat]:
            return
        hand = as_dealt(deal, seat)
        if points(hand) <= self.most or (self.no_faces and not hand & FACES):
            yield REDEAL

    def reacts(self, deal: Deal, event: Called) -> Iterable[Event]:
        return (void(deal),) if event.word == REDEAL else ()


def points(hand: Cards) -> int:
    """Count the points of a hand: J 1, Q 2, K 3, A 4, two 5."""
    return sum(POINTS.get(rank_of(one), 0) for one in each(hand))


def as_dealt(deal: Deal, seat: Seat) -> Cards:
    """Return the hand before any cards were given or taken."""
    hand = deal.hands[seat]
    for gift in reversed(deal.gifts):
        if gift.taker == seat:
            hand &= ~gift.cards
        if gift.giver == seat:
            hand |= gift.cards
    return hand


def void(deal: Deal) -> Ended:
    """Return the end of a deal that counts for nothing: the cards are dealt again."""
    seats = len(deal.hands)
    return Ended(tuple(range(seats)), (0,) * seats, void=True)
