"""What a hand holds of each rank, read off its bytes: each of the eight holds two ranks.

Where suits do not matter the lowest cards of a rank stand for all others. Hands are of one pack.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TypeAlias, TypeVar

from rules.cards import Cards, each, joined

WIDEST = 4
BYTES = 8  # of a pack
NIBBLES = range(16)  # all that a hand may hold of one rank

T = TypeVar("T")
Tables: TypeAlias = tuple[tuple[T, ...], ...]  # by the place of a byte and the byte


def _few(nibble: int, width: int) -> int:
    """So many of the lowest cards of a rank, or none where there are fewer."""
    return joined(list(each(nibble))[:width]) if nibble.bit_count() >= width else 0


FEW = [[_few(nibble, width) for nibble in NIBBLES] for width in range(WIDEST + 1)]
LOWEST = [bytes(low | high << 4 for high in few for low in few) for few in FEW]


def lowest(hand: bytes, width: int) -> Cards:
    """So many of the lowest cards of each rank that has as many, by the bytes of a hand."""
    return int.from_bytes(hand.translate(LOWEST[width]), "little")


@cache
def sets(width: int) -> Tables[tuple[Cards, ...]]:
    """One set of this width of each rank: all that the eight bytes name."""
    ranks = [[(few << 4 * rank,) if few else () for few in FEW[width]] for rank in NIBBLES]
    both = zip(ranks[::2], ranks[1::2], strict=True)
    return tuple(tuple(low + high for high in highs for low in lows) for lows, highs in both)


@lru_cache(maxsize=100)  # 150 kB each
def rows(wanted: tuple[tuple[int, int], ...]) -> Tables[int]:
    """Which of these are in a hand, so many cards of each rank of a row: bits that all bytes share.

    A row is an int with the bit ``rank * 4`` set for each of its ranks.
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
