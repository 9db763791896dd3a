"""A hand sorted by rank and suit, worked out once for all shapes that look at it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.cards import JOKER, ONE_PACK, PACK_BITS, Cards, of_rank

FIVE = 5
BY_RANK = tuple(of_rank(rank) for rank in range(16))
BY_SUIT = tuple(
    sum(1 << rank * 4 + suit for rank in range(JOKER)) * (1 | 1 << PACK_BITS) for suit in range(4)
)
TWICE = tuple(  # for each byte of a hand, which holds two ranks: those that come twice
    tuple(
        tuple(rank for rank, here in ((low, byte % 16), (low + 1, byte // 16)) if here & here - 1)
        for byte in range(256)
    )
    for low in range(0, 16, 2)
)
RANK_ROW = 0x1111111111111111  # the lowest bit of each rank


class Sorted(NamedTuple):
    """The printed ranks that come at least twice, three and four times; the long suits.

    `row` has one bit, the lowest of the rank's four, for each rank that is there.
    """

    row: int
    pairs: tuple[int, ...]
    triples: tuple[int, ...]
    fours: tuple[int, ...]
    long_suits: tuple[tuple[Cards, int], ...]  # each suit of five or more: its cards and row


@lru_cache(maxsize=10_000)
def sort(hand: Cards) -> Sorted:
    """Return the materials of five-card hands in this hand, cached for all their shapes."""
    pairs = _twice(hand)
    triples = [rank for rank in pairs if (hand & BY_RANK[rank]).bit_count() > 2]
    fours = [rank for rank in triples if (hand & BY_RANK[rank]).bit_count() > 3]
    suits = [hand & of for of in BY_SUIT if (hand & of).bit_count() >= FIVE]
    long_suits = tuple((here, present(here)) for here in suits)
    return Sorted(present(hand), tuple(pairs), tuple(triples), tuple(fours), long_suits)


def _twice(hand: Cards) -> list[int]:
    """The ranks that come twice at least."""
    if hand <= ONE_PACK:
        by_byte = zip(TWICE, hand.to_bytes(8, "little"), strict=True)
        return [rank for ranks, byte in by_byte for rank in ranks[byte]]
    return [rank for rank, of in enumerate(BY_RANK) if (hand & of).bit_count() > 1]


def present(held: Cards) -> int:
    """Return one bit for each rank present: the lowest of the rank's four."""
    either = held | held >> PACK_BITS
    either |= either >> 1
    return (either | either >> 2) & RANK_ROW


def one_suit(held: Cards) -> bool:
    """Whether all these cards are of one suit. Jokers have none."""
    return any(not held & ~of_suit for of_suit in BY_SUIT)
