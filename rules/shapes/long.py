"""The long plays of Big Two: a straight flush with two more cards, and the dragon."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice, product, repeat

from rules.cards import ONE_PACK, PACK_BITS, TWO, Card, Cards, each, joined
from rules.ranking import Ranking
from rules.shapes.forms import Form, free
from rules.shapes.poker import StraightFlush, suit_height
from rules.shapes.search.hand import BY_RANK, BY_SUIT, FIVE, WAYS, choose, each_choice, present
from rules.shapes.shape import Groups, Honour, Kind, Shape
from rules.shapes.straights import Window


@dataclass(frozen=True)
class StraightFlushPlus(Shape):
    """A straight flush and any two further cards, by the straight flush (C-BT-15).

    Plays that hold one of `unless` are not found: they are a higher shape.
    """

    kind = Kind.STRAIGHT_FLUSH

    flush: StraightFlush
    extra: int = 2
    unless: StraightFlush | None = None

    @property
    def size(self) -> int:
        return FIVE + self.extra

    @property
    def honour(self) -> Honour:
        return self.flush.honour

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the strength of the best straight flush among the cards."""
        if held.bit_count() != self.size:
            return None
        within = self.flush.find(held, ranking, -1)
        strengths = [self.flush.read(play, ranking) for play in within]
        return max((s for s in strengths if s is not None), default=None)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        return self._carrying(hand, ranking, self.flush.find(hand, ranking, above))

    def equals(self, hand: Cards, ranking: Ranking, strength: int) -> Groups:
        """Yield straight flushes that are just so strong, with every choice of further cards."""
        flushes = self.flush.find(hand, ranking, strength - 1)
        alike = [play for play in flushes if self.flush.read(play, ranking) == strength]
        return self._carrying(hand, ranking, alike)

    def _carrying(self, hand: Cards, ranking: Ranking, flushes: Iterable[Cards]) -> Groups:
        higher = self.unless if self.unless and self.unless.find(hand, ranking, -1) else None
        for play in flushes:
            found = map(sum, combinations(each(hand & ~play), self.extra), repeat(play))
            yield (p for p in found if not higher.find(p, ranking, -1)) if higher else found

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        """Return all plays in the hand; one with two straight flushes is listed once."""
        return list(dict.fromkeys(super().find(hand, ranking, above)))

    def filled(self, ranking: Ranking, held: Cards, wild: int) -> Iterator[Cards]:
        """Yield the fillings: wild cards complete the straight flush first, others are any card.

        Of several other wild cards the lowest cards stand for all: there are a thousand choices,
        and none of them makes the play stronger.
        """
        anything = joined(free(rank, held) for rank in range(TWO + 1))
        either = held | held >> PACK_BITS
        for whole, _, _ in self._flushes:
            lacking = whole & ONE_PACK & ~either
            spare = wild - lacking.bit_count()
            if spare >= 0:
                rest = anything & ~lacking
                others = choose(rest, spare) if spare < 2 else [joined(islice(each(rest), spare))]
                yield from (held | lacking | more for more in others)

    def parts(
        self, ranking: Ranking, hand: Cards, wild: int, above: int = -1, lowest: bool = False
    ) -> Iterator[Cards]:
        """Yield parts that lack at most `wild` cards of the straight flush."""
        size, least = self.size - wild, FIVE - wild
        for whole, window, tie in self._flushes:
            if self.flush.strength(window, tie, ranking) <= above:
                continue
            here = hand & whole
            for count in range(least, min(size, here.bit_count()) + 1):
                for some in choose(here, count):
                    yield from (some | more for more in each_choice(hand & ~here, size - count))

    @cached_property
    def _flushes(self) -> tuple[tuple[Cards, Window, Card], ...]:
        """All cards of each straight flush, its window and its tie card."""
        found = []
        for window in self.flush.windows:
            row = joined(BY_RANK[rank] for rank in window.ranks)
            tie = BY_RANK[window.tie] & ONE_PACK
            found += [(row & of_suit, window, tie & of_suit) for of_suit in BY_SUIT]
        return tuple(found)


@dataclass(frozen=True)
class Dragon(Shape):
    """A card of every rank; between two dragons the suit of the two decides (002 var 14)."""

    kind = Kind.DRAGON
    any_suits = True

    ranks: tuple[int, ...]
    suits: bool = True

    @property
    def size(self) -> int:
        return len(self.ranks)

    @property
    def _row(self) -> int:
        return joined(1 << rank * 4 for rank in self.ranks)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the height of its two's suit, or 0 where suits do not count."""
        if held.bit_count() != self.size or present(held) != self._row:
            return None
        return self._height(held & BY_RANK[TWO], ranking)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Yield every choice of a card of each rank, the twos high enough."""
        if present(hand) & self._row != self._row:
            return
        ways = {rank: WAYS[1][hand & BY_RANK[rank]] for rank in self.ranks}
        if above >= 0:
            ways[TWO] = tuple(two for two in ways[TWO] if self._height(two, ranking) > above)
        yield map(sum, product(*ways.values()))

    def forms(self, ranking: Ranking) -> tuple[Form, ...]:
        return (tuple((rank, 1) for rank in self.ranks),)

    def tie_rank(self, form: Form, ranking: Ranking) -> int | None:
        return TWO

    def _height(self, two: Cards, ranking: Ranking) -> int:
        return suit_height(two, ranking) if self.suits else 0
