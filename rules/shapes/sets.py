"""Cards of one rank: singles, pairs, three of a kind and so on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations
from typing import ClassVar

from rules.cards import JOKER, ONE_PACK, PACK_BITS, Cards, each, joined, of_rank
from rules.ranking import RANK_STEP, Ranking, same_rank


@dataclass(frozen=True)
class Set:
    """Cards of one rank: a single, a pair, three of a kind, and so on."""

    length: ClassVar[int] = 1  # in ranks, as of a run

    count: int
    without: Cards = 0  # cards that are never part of such a set

    @property
    def size(self) -> int:
        return self.count

    @property
    def width(self) -> int:
        """How many cards of each rank, as of a run."""
        return self.count

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != self.count or held & self.without or same_rank(held) is None:
            return None
        return ranking.highest(held)

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        if self.count >= len(WAYS):
            return []  # only wild cards make such a set
        hand &= ~self.without
        if above < 0:
            return sets(hand, self.count)
        at = above // RANK_STEP
        plays: list[Cards] = []
        for same, low, high in ranking.ranks[at : at + 1]:
            here = WAYS[self.count][hand & same] if high > above else ()
            plays += here if low > above else [p for p in here if ranking.highest(p) > above]
        higher = hand & ranking.over[at] if at < len(ranking.over) else 0
        return plays + sets(higher, self.count) if higher else plays


def sets(hand: Cards, count: int) -> list[Cards]:
    """Every way to take this many cards of one rank, whichever."""
    if hand <= ONE_PACK:
        by_byte = zip(one_pack(count), hand.to_bytes(8, "little"), strict=True)
        return [play for ways, byte in by_byte for play in ways[byte]]
    ways = WAYS[count]
    return [play for rank in range(JOKER + 1) for play in ways[hand & of_rank(rank)]]


def choose(held: Cards, count: int) -> tuple[Cards, ...]:
    """Every way to take `count` of these cards."""
    return tuple(map(joined, combinations(each(held), count)))


picks = lru_cache(maxsize=50_000)(choose)  # for the few cards of one rank, asked again and again


class _Ways(dict[Cards, tuple[Cards, ...]]):
    """`choose` for the cards of one rank, of which there are few sets to remember."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def __missing__(self, here: Cards) -> tuple[Cards, ...]:
        found = self[here] = choose(here, self.count)
        return found


WAYS = tuple(_Ways(count) for count in range(9))


@cache
def one_pack(count: int) -> tuple[tuple[tuple[Cards, ...], ...], ...]:
    """Those ways for each byte of a hand, which holds two ranks, by the place of the byte."""
    ways = WAYS[count]
    return tuple(
        tuple(ways[byte % 16 << shift] + ways[byte // 16 << shift + 4] for byte in range(256))
        for shift in range(0, PACK_BITS, 8)
    )
