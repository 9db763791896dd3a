"""The order of cards: rank first, then suit, then the back, where those count."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from operator import itemgetter

from rules.cards import (
    ACE,
    JOKER,
    PACK_BITS,
    PACKS,
    SUITS,
    TWO,
    Card,
    Cards,
    each,
    index_of,
    joined,
    of_rank,
    rank_of,
)

RANK_STEP = 16  # between the heights of neighbouring ranks; suits and backs lie within
SUIT_STEP = 2
HALF_STEP = RANK_STEP // 2  # separates what is of one rank, suits apart
_RANKS = tuple(of_rank(rank) for rank in range(JOKER + 1))
TWO_HIGH = (*range(11), ACE, TWO)  # 3 4 5 ... K A 2 by printed rank


class JokerOrder(Enum):
    """The height of a black joker and a red one within their rank."""

    EQUAL = (0, 0)
    RED_HIGH = (0, 1)
    BLACK_HIGH = (1, 0)


@dataclass(frozen=True)
class Ranking:
    """Ranks, suits and backs from low to high; what does not count ties.

    `order` holds printed ranks (indices into RANKS) and always ends with the joker. `suits` holds
    indices into SUITS, or nothing where suits never break a tie. `backs` says whether the second
    pack's copy of a card is the higher. `ranks` has, from the lowest to the highest, all cards of
    each rank, their least and their greatest height.

    >>> from rules.cards import cards, name
    >>> order = Ranking(suits=suits("SHCD"))
    >>> [name(one) for one in order.lowest_first(cards("2D AS 3S 3D"))]
    ['3D', '3S', 'AS', '2D']
    >>> [name(one) for one in order.upside_down().lowest_first(cards("2D AS 3S 3D"))]
    ['2D', 'AS', '3S', '3D']
    """

    order: tuple[int, ...] = (*TWO_HIGH, JOKER)
    suits: tuple[int, ...] = ()
    jokers: JokerOrder = JokerOrder.EQUAL
    backs: bool = False
    reversed: bool = False
    jokers_stay: bool = False  # on top, when the order is reversed
    heights: tuple[int, ...] = field(init=False, repr=False, compare=False)  # by bit of a card
    ranks: tuple[tuple[Cards, int, int], ...] = field(init=False, repr=False, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)  # asked for at every look-up

    def __post_init__(self) -> None:
        heights = [-1] * 2 * PACK_BITS
        for height, rank in enumerate(self.order):
            for suit in range(4):
                within = self._suit_height(rank, suit) * SUIT_STEP
                heights[rank * 4 + suit] = height * RANK_STEP + within
                heights[PACK_BITS + rank * 4 + suit] = height * RANK_STEP + within + self.backs
        if self.reversed:
            stay = self.turned if self.jokers_stay else len(self.order) * RANK_STEP
            heights = [h if h < 0 or h >= stay else self.turned - 1 - h for h in heights]
        same = {
            rank: [heights[pack + rank * 4 + suit] for pack in (0, PACK_BITS) for suit in range(4)]
            for rank in self.order
        }
        ranks = [(of_rank(rank), min(same[rank]), max(same[rank])) for rank in self.order]
        heights += heights[PACK_BITS:] * (PACKS - 2)
        object.__setattr__(self, "heights", tuple(heights))
        object.__setattr__(self, "ranks", tuple(sorted(ranks, key=itemgetter(1))))
        known = (self.order, self.suits, self.jokers, self.backs, self.reversed, self.jokers_stay)
        object.__setattr__(self, "_hash", hash(known))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def over(self) -> tuple[Cards, ...]:
        """Return for each rank, from the lowest, all cards of the ranks above it."""
        cards = [of_rank for of_rank, _, _ in self.ranks]
        return tuple(joined(cards[at + 1 :]) for at in range(len(cards)))

    @property
    def turned(self) -> int:
        """Return a height above all that is turned round when the order is reversed."""
        return (len(self.order) - self.jokers_stay) * RANK_STEP

    @property
    def jokers_differ(self) -> bool:
        """Whether one joker is higher than the other, so that each is a rank of its own."""
        return self.jokers is not JokerOrder.EQUAL

    def _suit_height(self, rank: int, suit: int) -> int:
        if rank == JOKER:
            return self.jokers.value[suit & 1]
        return self.suits.index(suit) if self.suits else 0

    def height(self, one: Card) -> int:
        """Return the height of a card: higher beats lower, equal heights tie; `RANK_STEP` apart by
        rank.

        >>> from rules.cards import card
        >>> Ranking().height(card("3D")), Ranking().height(card("3S")), Ranking().height(card("2S"))
        (0, 0, 192)
        >>> Ranking(suits=suits("SHCD")).height(card("3S"))
        6
        """
        return self.heights[one.bit_length() - 1]

    def rank_height(self, one: Card) -> int:
        """Return the height of the card's rank alone: 0 for the lowest."""
        return self.heights[one.bit_length() - 1] // RANK_STEP

    def highest(self, held: Cards) -> int:
        """Return the height of the highest of these cards."""
        return max(map(self.height, each(held)))

    def lowest_first(self, held: Cards) -> list[Card]:
        """Return the cards by rank, suit (as printed where suits do not count), then pack."""
        return sorted(each(held), key=lambda one: (self.height(one), index_of(one), one))

    def upside_down(self) -> Ranking:
        """Return the order during a revolution: what was low is high, suits included."""
        return replace(self, reversed=not self.reversed)

    def without_suits(self) -> Ranking:
        """Return the same ranks, with suits and backs that break no tie."""
        return replace(self, suits=(), backs=False)


def suits(order: str) -> tuple[int, ...]:
    """Return suit indices low to high from how people write the order, high to low; () for "".

    Raises ValueError unless these are the four suits, each once.

    >>> suits("SHCD"), suits("dhcs")
    ((0, 1, 2, 3), (3, 1, 2, 0))
    """
    if order and sorted(order.upper()) != sorted(SUITS):
        raise ValueError(f"{order!r} is no order of the four suits.")
    return tuple(SUITS.index(letter) for letter in reversed(order.upper()))


def same_rank(held: Cards) -> int | None:
    """Return the printed rank that all these cards share, or None."""
    rank = rank_of(held & -held)
    return rank if held and not held & ~_RANKS[rank] else None
