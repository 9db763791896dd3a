"""Runs: neighbouring ranks with as many cards of each (options run_min, set_run_min)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from rules.cards import Cards
from rules.ranking import Ranking
from rules.shapes.layers import layers
from rules.shapes.sets import picks
from rules.shapes.spans import Span, spans


@dataclass(frozen=True)
class Run:
    """`length` ranks in a row with `width` cards of each; the highest card decides (TH-07)."""

    width: int
    length: int
    without: Cards = 0  # cards that are in no run

    @property
    def size(self) -> int:
        return self.width * self.length

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != self.size:
            return None
        ranks = layers(held).ranks
        if len(ranks) != self.width or ranks[0] != ranks[-1]:
            return None
        span = spans(ranking, self.length, self.without).at.get(ranks[0])
        return ranking.highest(held & span.ranks[-1]) if span else None

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        if hand.bit_count() < self.size:
            return []
        plays: list[Cards] = []
        for span in within(hand, ranking, self.width, self.length, self.without):
            if span.high > above:
                plays += laid(hand, span, ranking, self.width, above)
        return plays


def within(
    hand: Cards, ranking: Ranking, width: int, length: int, without: Cards
) -> tuple[Span, ...]:
    """The spans of which the hand holds `width` cards of each rank."""
    ranks = layers(hand).ranks
    if len(ranks) < width:
        return ()
    return spans(ranking, length, without).within(ranks[width - 1])


def laid(hand: Cards, span: Span, ranking: Ranking, width: int, above: int) -> list[Cards]:
    """Every way to lay `width` cards of each rank of the span, the highest card above `above`."""
    ways: list[Sequence[Cards]] = [picks(hand & of_rank, width) for of_rank in span.ranks]
    if span.low <= above:
        ways[-1] = [top for top in ways[-1] if ranking.highest(top) > above]
    return list(map(sum, product(*ways)))
