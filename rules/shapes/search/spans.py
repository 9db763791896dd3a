"""Ranks that follow one another in the order of a game."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.cards import ONE_PACK, Cards, joined
from rules.ranking import Ranking
from rules.shapes.search.layers import ranks_of

LIMIT = 20_000


class Span(NamedTuple):
    """Some neighbouring ranks, lowest first."""

    bits: int  # as in a layer
    ranks: tuple[Cards, ...]  # all cards of each rank
    cards: Cards  # all cards of all of them
    low: int  # the least height of a card of the top rank
    high: int  # the greatest


class Spans:
    """Every span of one length, from the lowest to the highest."""

    def __init__(self, ranking: Ranking, length: int, without: Cards) -> None:
        self.all: list[Span] = []
        for start in range(len(ranking.ranks) - length + 1):
            part = ranking.ranks[start : start + length]
            ranks = tuple(of_rank for of_rank, _, _ in part)
            held = joined(ranks)
            if not held & without:
                self.all.append(Span(ranks_of(held & ONE_PACK), ranks, held, *part[-1][1:]))
        self.at = {span.bits: span for span in self.all}
        self._memo: dict[int, tuple[Span, ...]] = {}

    def within(self, layer: int) -> tuple[Span, ...]:
        """Return the spans with all their ranks in this layer."""
        found = self._memo.get(layer)
        if found is None:
            if len(self._memo) >= LIMIT:
                self._memo.clear()
            found = tuple(span for span in self.all if not span.bits & ~layer)
            self._memo[layer] = found
        return found


@lru_cache(maxsize=1_000)
def spans(ranking: Ranking, length: int, without: Cards) -> Spans:
    """The spans of this length that hold none of the cards `without`."""
    return Spans(ranking, length, without)
