"""Tables of a hand's cards of each rank by its bytes: each of the eight holds two ranks.

Where suits do not matter a play by rank is one in first suits: so many cards of a rank are the
first of that rank, in place of those that the hand holds. Hands are of one pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import TypeAlias, TypeVar

from rules.cards import Cards, each, joined

WIDEST = 4
BYTES = 8  # of a pack
NIBBLES = range(16)  # all that a hand may hold of one rank
LOWEST = [[joined(list(each(held))[:number]) for number in range(WIDEST + 1)] for held in NIBBLES]

T = TypeVar("T")
Tables: TypeAlias = tuple[tuple[T, ...], ...]  # by the place of a byte and the byte


def first(ranks: int, width: int) -> Cards:
    """The first cards of these ranks, so many of each; ranks are bits as in a layer."""
    return ranks * ((1 << width) - 1)


def held_as(hand: Cards, play: Cards) -> Cards:
    """A play by rank as cards of this hand, which has them: the lowest of a rank for the first."""
    while lacking := play & ~hand:
        at = lacking.bit_length() - 1 & ~3
        number = (play >> at & 15).bit_count()
        play = play & ~(15 << at) | LOWEST[hand >> at & 15][number] << at
    return play


@cache
def sets(place: int, some: tuple[Cards, ...], apart: Cards) -> tuple[tuple[Cards, ...], ...]:
    """Map a byte of a hand at this place to these sets in it; jokers may be apart.

    Jokers that are apart are ranks of their own and stand for themselves.
    """
    lows = [_within(nibble, 2 * place, some, apart) for nibble in NIBBLES]
    highs = [_within(nibble, 2 * place + 1, some, apart) for nibble in NIBBLES]
    return tuple(here + there for there in highs for here in lows)


def _within(nibble: int, rank: int, some: Iterable[Cards], apart: Cards) -> tuple[Cards, ...]:
    held = nibble << 4 * rank
    firsts = held if held & apart else first(1 << 4 * rank, nibble.bit_count())
    return tuple(play for play in some if not play & ~firsts)


@lru_cache(maxsize=100)  # 150 kB each
def rows(wanted: tuple[tuple[int, int], ...]) -> Tables[int]:
    """Map a hand's bytes to the rows in it: bits that all bytes share are rows in the hand.

    A row has so many cards of each of its ranks. It is an int with the bit ``rank * 4`` set for
    each of its ranks.
    """
    ranks = []
    for rank in NIBBLES:
        bits = [(1 << at, width, row >> 4 * rank & 1) for at, (width, row) in enumerate(wanted)]
        of_number = [
            sum(bit for bit, width, asked in bits if not asked or width <= number)
            for number in range(WIDEST + 1)
        ]
        ranks.append([of_number[nibble.bit_count()] for nibble in NIBBLES])
    both = zip(ranks[::2], ranks[1::2], strict=True)
    return tuple(tuple(low & high for high in highs for low in lows) for lows, highs in both)
