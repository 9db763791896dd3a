"""Cards of one rank: singles, pairs, three of a kind and so on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from rules.cards import Cards, each, joined
from rules.ranking import RANK_STEP, Ranking, same_rank


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
        count = self.count
        plays: list[Cards] = []
        for of_rank, low, high in ranking.ranks[max(above, 0) // RANK_STEP :]:
            here = hand & of_rank
            if high <= above or here.bit_count() < count:
                continue
            found = picks(here, count)
            plays += found if low > above else [p for p in found if ranking.highest(p) > above]
        return plays


def choose(held: Cards, count: int) -> tuple[Cards, ...]:
    """Every way to take `count` of these cards."""
    return tuple(map(joined, combinations(each(held), count)))


picks = lru_cache(maxsize=50_000)(choose)  # for the few cards of one rank, asked again and again
