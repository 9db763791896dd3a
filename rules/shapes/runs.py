"""Runs: neighbouring ranks with as many cards of each (options run_min, set_run_min)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from rules.cards import Cards, rank_of
from rules.ranking import HALF_STEP, Ranking
from rules.shapes.forms import Form
from rules.shapes.search.hand import FURTHER_PACKS, WIDEST, Span, layers, picks, spans
from rules.shapes.shape import Groups, Kind, Shape, Spanning


@dataclass(frozen=True)
class Run(Shape):
    """`length` ranks in a row with `width` cards of each; the highest card decides (TH-07)."""

    kind = Kind.RUN
    any_suits = True

    width: int
    length: int
    without: Cards = 0  # cards that are in no run

    @property
    def size(self) -> int:
        return self.width * self.length

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.width,) * self.length

    def lengthens(self, other: Shape) -> bool:
        return isinstance(other, Run) and self == replace(other, length=other.length + 1)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the height of the highest card of the top rank."""
        if held.bit_count() != self.size or held >= FURTHER_PACKS:
            return None
        ranks = layers(held).ranks
        if len(ranks) != self.width or ranks[0] != ranks[-1]:
            return None
        span = spans(ranking, self.length, self.without).at.get(ranks[0])
        return ranking.highest(held & span.ranks[-1]) if span else None

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Yield every choice of cards in each row of ranks that the hand has."""
        if hand.bit_count() < self.size:
            return
        for span in within(hand, ranking, self.width, self.length, self.without):
            if span.high > above:
                yield laid(hand, span, ranking, self.width, above)

    def by_rank(self, ranking: Ranking) -> Spanning | None:
        return Spanning(self.width, self.length, self.without) if self.width <= WIDEST else None

    def forms(self, ranking: Ranking) -> tuple[Form, ...]:
        rows = spans(ranking, self.length, self.without).all
        return tuple(tuple((rank_of(r & -r), self.width) for r in row.ranks) for row in rows)

    def tie_rank(self, form: Form, ranking: Ranking) -> int | None:
        return form[-1][0]


@dataclass(frozen=True)
class SuitlessRun(Run):
    """A run whose suits break no tie (suit_scope singles_and_pairs)."""

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        strength = super().read(held, ranking)
        return None if strength is None else strength - strength % HALF_STEP

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        for found in super().groups(hand, ranking, above):
            yield (p for p in found if above < 0 or (self.read(p, ranking) or 0) > above)


def within(
    hand: Cards, ranking: Ranking, width: int, length: int, without: Cards
) -> tuple[Span, ...]:
    """Return the spans with `width` cards of each rank in the hand."""
    ranks = layers(hand).ranks
    if len(ranks) < width:
        return ()
    return spans(ranking, length, without).within(ranks[width - 1])


def laid(hand: Cards, span: Span, ranking: Ranking, width: int, above: int) -> Iterator[Cards]:
    """Every way to lay `width` cards of each rank of the span, the highest card above `above`."""
    ways = of_each_rank(hand, span, width)
    if span.low <= above:
        ways[-1] = [top for top in ways[-1] if ranking.highest(top) > above]
    return map(sum, product(*ways))


def of_each_rank(hand: Cards, span: Span, width: int) -> list[Sequence[Cards]]:
    """For each rank of the span every choice of `width` of its cards."""
    return [picks(hand & of_rank, width) for of_rank in span.ranks]
