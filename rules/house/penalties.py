"""Points for what is left in the hands, as Big Two scores (option score_model).

All of it is counted when the first player goes out, also where the others play on (C-BT-21).
Jokers, which those pages do not know, count as twos.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import Seat
from rules.cards import ACE, JOKER, TWO, Cards, each, of_rank, rank_of
from rules.deal import Deal

TWOS = of_rank(TWO) | of_rank(JOKER)
TOP_CARDS = of_rank(ACE) | TWOS
SCALE_A = {8: 2, 9: 2, 10: 2, ACE: 3, TWO: 4, JOKER: 4}  # by printed rank, the others 1
QUADS, FOUR_TWOS = -20, -80


def std_steps(left: int) -> int:
    """How often each card counts (table U1): once, twice from 10 cards, three times from 13."""
    return 1 + (left >= 10) + (left >= 13)


@dataclass(frozen=True)
class PenaltyCards:
    """A point for each card left, more for many cards (BT-24)."""

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        counts = [hand.bit_count() for hand in deal.counted]
        return tuple(count * std_steps(count) for count in counts)


@dataclass(frozen=True)
class PenaltyValues:
    """The values of the cards left, doubled from ten cards on (000:201, the first scale)."""

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        return tuple(_values(hand) * (1 + (hand.bit_count() >= 10)) for hand in deal.counted)


@dataclass(frozen=True)
class Pusoy:
    """One point for the winner, nothing for the others (BT-44)."""

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        return tuple(int(seat == places[0]) for seat in range(len(places)))


@dataclass(frozen=True)
class Hutabarat:
    """The Indonesian score, fewest best: cards left, the last play, unbeaten fours (BT-46)."""

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        worth = [_left(hand) for hand in deal.counted]
        for top in deal.tops:
            worth[top.seat] += _special(top.cards)
        if deal.tops and not deal.counted[deal.tops[-1].seat]:
            last = deal.tops[-1]
            twos = (last.cards & TWOS).bit_count()
            worth[last.seat] += (-10 * twos or -5) + _special(last.cards)
        return tuple(worth)


@dataclass(frozen=True)
class SingleLoser:
    """One of the others pays the winner: whoever was caught with the best cards (BT-50).

    The highest four of a kind left loses, else the highest two or ace, else the most cards, else
    the highest card; a tie even then is lost by the lower place.
    """

    amount: int = 1

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        winner, *others = places
        loser = max(others, key=lambda seat: (*_caught(deal, seat), places.index(seat)))
        paid = {winner: self.amount, loser: -self.amount}
        return tuple(paid.get(seat, 0) for seat in range(len(places)))


def _values(hand: Cards) -> int:
    return sum(SCALE_A.get(rank_of(one), 1) for one in each(hand))


def _left(hand: Cards) -> int:
    count, twos = hand.bit_count(), (hand & TWOS).bit_count()
    return (count + 4 * twos) * (1 + (count >= 11) + (count >= 13))


def _special(play: Cards) -> int:
    """What four of a kind is worth that nobody beat; President has no straight flush."""
    if play.bit_count() < 4:
        return 0
    return QUADS if play & ~TWOS else FOUR_TWOS


def _caught(deal: Deal, seat: Seat) -> tuple[int, int, int, int]:
    hand, ranking = deal.counted[seat], deal.rules.ranking
    fours = [rank for rank in ranking.order if (hand & of_rank(rank)).bit_count() >= 4]
    top = hand & TOP_CARDS
    return (
        max((ranking.order.index(rank) for rank in fours), default=-1),
        ranking.highest(top) if top else -1,
        hand.bit_count(),
        ranking.highest(hand),
    )
