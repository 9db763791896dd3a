"""Which card is higher: rank first, then suit where suits count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from operator import itemgetter

from rules.cards import JOKER, RANKS, SUITS, Card, Cards, each, index_of, of_rank, rank_of

RANK_STEP = 8  # between the heights of neighbouring ranks; suits lie within
TWO_HIGH = tuple(range(13))  # 3 4 5 ... K A 2
JOKER_HEIGHTS = {"equal": (0, 0), "red_high": (0, 1), "black_high": (1, 0)}


@dataclass(frozen=True)
class Ranking:
    """Ranks and suits from low to high; without suits, cards of equal rank tie.

    `order` holds printed ranks (indices into RANKS) and always ends with the joker.
    `suits` holds indices into SUITS, or nothing where suits never break a tie. `ranks` has,
    from the lowest to the highest, all cards of each rank, their least and their greatest height.
    """

    order: tuple[int, ...] = (*TWO_HIGH, JOKER)
    suits: tuple[int, ...] = ()
    jokers: str = "equal"
    reversed: bool = False
    heights: tuple[int, ...] = field(init=False, repr=False, compare=False)
    ranks: tuple[tuple[Cards, int, int], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        heights = [-1] * 64
        for height, rank in enumerate(self.order):
            for suit in range(4):
                heights[rank * 4 + suit] = height * RANK_STEP + self._suit_height(rank, suit)
        if self.reversed:
            top = (len(self.order) - 1) * RANK_STEP
            heights = [h if h < 0 else top - (h & ~7) + 3 - (h & 7) for h in heights]
        same = {rank: heights[rank * 4 : rank * 4 + 4] for rank in self.order}
        ranks = [(of_rank(rank), min(same[rank]), max(same[rank])) for rank in self.order]
        object.__setattr__(self, "heights", tuple(heights))
        object.__setattr__(self, "ranks", tuple(sorted(ranks, key=itemgetter(1))))

    def _suit_height(self, rank: int, suit: int) -> int:
        if rank == JOKER:
            return JOKER_HEIGHTS[self.jokers][suit & 1]
        return self.suits.index(suit) if self.suits else 0

    def height(self, one: Card) -> int:
        """Higher beats lower; equal heights tie. RANK_STEP separates the ranks."""
        return self.heights[index_of(one)]

    def highest(self, held: Cards) -> int:
        """The height of the highest of these cards."""
        return max(map(self.height, each(held)))

    def lowest_first(self, held: Cards) -> list[Card]:
        """Sorted by rank, then suit (as printed where suits do not count), then pack."""
        return sorted(each(held), key=lambda one: (self.height(one), index_of(one), one))

    def upside_down(self) -> Ranking:
        """The order while a revolution is on: what was low is high, suits included."""
        return replace(self, reversed=not self.reversed)


def suits(order: str) -> tuple[int, ...]:
    """Suit indices low to high from the catalogue's high-to-low form: ``suits("SHCD")``."""
    return tuple(SUITS.index(letter) for letter in reversed(order))


def same_rank(held: Cards) -> int | None:
    """The printed rank that all these cards share, or None."""
    rank = rank_of(held & -held)
    return rank if held and not held & ~of_rank(rank) else None


def rank_names(ranks: Iterable[int]) -> str:
    """The ranks as players write them, for sentences: "3, 4 and 5"."""
    *most, last = [RANKS[rank] for rank in ranks]
    return f"{', '.join(most)} and {last}" if most else last
