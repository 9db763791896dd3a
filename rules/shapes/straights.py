"""The straights: five ranks in a row, and their order (table H1).

A ladder is one line of text, low to high: "<" stands for 34567 up to 9TJQK, "^" for TJQKA, "="
joins two on one step. The card written last in a straight is its tie card, whose suit decides
between two on one step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rules.cards import ACE, joined

RANK_BY_LETTER = dict(zip("3456789TJQKA2", (*range(11), ACE, 12), strict=True))
ROYAL = frozenset((*range(7, 11), ACE))
UP_TO_ACE = (*range(11), ACE)  # 3 4 5 ... K A by printed rank
UP_TO_TILE_15 = (*range(11), 13, 14)
UP_TO_TILE_1 = (*UP_TO_TILE_15, ACE)  # if 1 and 2 are above 15


@dataclass(frozen=True)
class Window:
    """Five ranks that make a straight, its tie card last, and its step on the ladder."""

    ranks: tuple[int, ...]
    step: int
    last: int  # the highest step of the ladder, for an order turned upside down

    @cached_property
    def tie(self) -> int:
        """The printed rank of the tie card."""
        return self.ranks[-1]

    @cached_property
    def row(self) -> int:
        """A bit for each of its ranks, as `present` gives them."""
        return joined(1 << rank * 4 for rank in self.ranks)

    @property
    def royal(self) -> bool:
        """10 J Q K A."""
        return set(self.ranks) == ROYAL


def windows(ladder: str, rising: tuple[int, ...] = UP_TO_ACE) -> tuple[Window, ...]:
    """Return the windows of a ladder, low to high; `rising` are the ranks that "<" and "^" climb.

    J Q K A 2 is none on tiles, where these ranks are no neighbours.
    """
    tiles = rising != UP_TO_ACE
    middle = [rising[low : low + 5] for low in range(len(rising) - 4)]
    steps: list[list[tuple[int, ...]]] = []
    for word in ladder.split():
        if word in "<^":
            steps += [[ranks] for ranks in (middle[:-1] if word == "<" else middle[-1:])]
        elif word != "JQKA2" or not tiles:
            steps.append([tuple(map(RANK_BY_LETTER.__getitem__, one)) for one in word.split("=")])
    last = len(steps) - 1
    return tuple(Window(ranks, step, last) for step, level in enumerate(steps) for ranks in level)
