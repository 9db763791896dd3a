"""Layers of a hand without suits: the ranks with at least one, two, three, four cards.

A layer is an int with the bit ``rank * 4`` set for each such rank, so that a run of pairs is one
look at the second layer and a hand is never searched through its subsets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.cards import BLACK_JOKER, ONE_PACK, PACK_BITS, RED_JOKER, Cards
from rules.ranking import Ranking

FURTHER_PACKS = 1 << 2 * PACK_BITS  # from here on a card is only what a wild one stands for
RANK_BITS = 0x1111_1111_1111_1111  # the lowest bit of every rank
JOKER_PAIR = BLACK_JOKER | RED_JOKER
BLACK = BLACK_JOKER | BLACK_JOKER << PACK_BITS
RED = RED_JOKER | RED_JOKER << PACK_BITS
NUMBERS = bytes(  # by a byte of a hand, the cards of each of its two ranks
    (n & 15).bit_count() | (n >> 4).bit_count() << 4 for n in range(256)
)


def jokers_apart(ranking: Ranking) -> Cards:
    """The jokers of one pack where each is a rank of its own; none where they are equal."""
    return JOKER_PAIR if ranking.jokers_differ else 0


class Layers(NamedTuple):
    """`ranks[k]`: the ranks held more than k times. `cards[k]`: the k + 1 lowest cards of each."""

    ranks: tuple[int, ...]
    cards: tuple[Cards, ...]


@lru_cache(maxsize=20_000)
def layers(hand: Cards) -> Layers:
    """The layers of a hand, as many as it holds cards of one rank."""
    ranks, lowest, rest = [], [], hand
    while rest:
        one, two = rest & ONE_PACK, rest >> PACK_BITS
        here, there = ranks_of(one), 0
        rest = one & (one - here)
        if two:
            there = ranks_of(two) & ~here
            rest |= (two & (two - there)) << PACK_BITS
        ranks.append(here | there)
        lowest.append(hand ^ rest)
    return Layers(tuple(ranks), tuple(lowest))


def ranks_of(held: Cards) -> int:
    """The ranks of these cards of one pack."""
    half = held | held >> 2
    return (half | half >> 1) & RANK_BITS


def counts(held: Cards) -> int:
    """Count the cards of each rank, in four bits each: equal for plays that differ in suits.

    At most fifteen, so also for the cards that wild ones stand for.
    """
    size = max(1, held.bit_length() + 7 >> 3)
    rest = int.from_bytes(held.to_bytes(size, "little").translate(NUMBERS), "little")
    found = 0
    while rest:
        found += rest & ONE_PACK
        rest >>= PACK_BITS
    return found
