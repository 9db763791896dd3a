"""The shapes that exist, each a few lines; a ladder lists those that a game plays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from rules.cards import PACK_BITS, Cards, each, joined, of_rank
from rules.ranking import Ranking, same_rank


@dataclass(frozen=True)
class Set:
    """Cards of one rank: a single, a pair, three of a kind, and so on."""

    count: int
    without: Cards = 0  # cards that are never part of such a set

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != self.count or held & self.without or same_rank(held) is None:
            return None
        return ranking.highest(held)

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        hand &= ~self.without
        plays: list[Cards] = []
        for rank in ranking.order:
            here = hand & _OF_RANK[rank]
            if here.bit_count() < self.count:
                continue
            for play in picks(here, self.count):
                if ranking.highest(play) > above:
                    plays.append(play)
        return plays


_OF_RANK = tuple(map(of_rank, range(PACK_BITS // 4)))


def choose(held: Cards, count: int) -> tuple[Cards, ...]:
    """Every way to take `count` of these cards."""
    return tuple(map(joined, combinations(each(held), count)))


picks = lru_cache(maxsize=50_000)(choose)  # for the few cards of one rank, asked again and again
