"""Shuffling and dealing a pack, from a source of chance that the caller owns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rules.actions import Seat
from rules.cards import JOKER, Cards, each, of_rank, rank_of

CUT_COUNT = {11: 1, 12: 2}  # by printed rank: the ace counts 1, the two 2, the three 3 ...


def deal_out(pack: Cards, order: Sequence[Seat], chance: Random) -> tuple[Cards, ...]:
    """The whole pack dealt singly to the seats in this order; hands may differ by one card."""
    shuffled = list(each(pack))
    chance.shuffle(shuffled)
    hands = [0] * len(order)
    for position, one in enumerate(shuffled):
        hands[order[position % len(order)]] |= one
    return tuple(hands)


def counted_from(dealer: Seat, seats: int, direction: int, pack: Cards, chance: Random) -> Seat:
    """The seat to which a card shown in the cut is counted, the dealer being one (BT-16).

    A joker has no number and is never the card shown.
    """
    shown = rank_of(chance.choice(list(each(pack & ~of_rank(JOKER)))))
    count = CUT_COUNT.get(shown, shown + 3)
    return (dealer + direction * (count - 1)) % seats
