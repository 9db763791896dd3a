"""Sets as some houses play them: suits that stop counting, named high cards, wild cards alone.

`HALF_STEP` separates the levels at which two sets are of equal rank: a named high card lies half
a step above the highest rank.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from rules.cards import Cards, each, joined
from rules.ranking import HALF_STEP, RANK_STEP, Ranking
from rules.shapes.sets import Set
from rules.shapes.shape import Groups, Kind, Shape


@dataclass(frozen=True)
class SuitlessSet(Set):
    """A set whose suits break no tie (suit_scope singles_and_pairs)."""

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        strength = super().read(held, ranking)
        return None if strength is None else strength - strength % HALF_STEP

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        for found in super().groups(hand, ranking, above):
            yield [p for p in found if above < 0 or (self.read(p, ranking) or 0) > above]

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        found = super().find(hand, ranking, above)
        return [play for play in found if above < 0 or (self.read(play, ranking) or 0) > above]


@dataclass(frozen=True)
class HighSingle(Shape):
    """A named card laid alone is above the highest rank, below jokers (option extra_high)."""

    kind = Kind.SET
    size = 1

    high: Cards

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != 1 or not held & self.high:
            return None
        return _half_above(ranking, len(ranking.order) - 2, ranking.height(held), ranking.reversed)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        found = each(hand & self.high)
        yield [one for one in found if (self.read(one, ranking) or 0) > above]


@dataclass(frozen=True)
class WildAlone(Shape):
    """Wild cards alone: highest of all, and all equal (wild_alone top_equal)."""

    kind = Kind.SET

    count: int
    wild: Cards

    @property
    def size(self) -> int:
        return self.count

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return one strength for all: half a step above the jokers, and turned as they are."""
        if held.bit_count() != self.count or held & ~self.wild:
            return None
        turned = ranking.reversed and not ranking.jokers_stay
        return _half_above(ranking, len(ranking.order) - 1, -1 if turned else 0, turned)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        lowest = joined(list(each(hand & self.wild))[: self.count])
        strength = self.read(lowest, ranking)
        if strength is not None and strength > above:
            yield map(sum, combinations(each(hand & self.wild), self.count))


HouseSet: TypeAlias = Set | HighSingle | WildAlone


@dataclass(frozen=True)
class Either(Shape):
    """Cards that are any of these shapes, on one rung."""

    kind = Kind.SET

    shapes: tuple[HouseSet, ...]

    @property
    def size(self) -> int:
        return self.shapes[0].size

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.size,)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """As the first of the shapes that they are."""
        for shape in self.shapes:
            strength = shape.read(held, ranking)
            if strength is not None:
                return strength
        return None

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        for shape in self.shapes:
            yield from shape.groups(hand, ranking, above)


def _half_above(ranking: Ranking, index: int, height: int, turned: bool) -> int:
    """Half a step above the rank at this place of the order, upside down where it is turned."""
    top = ranking.turned - 1
    within = (top - height if turned else height) % RANK_STEP % HALF_STEP
    usual = index * RANK_STEP + HALF_STEP + within
    return top - usual if turned else usual
