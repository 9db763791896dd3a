"""Every way to take some of a few cards, worked out once for the cards of one rank."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations

from rules.cards import JOKER, ONE_PACK, PACK_BITS, Cards, each, joined, of_rank


def sets_of(hand: Cards, count: int) -> list[Cards]:
    """Every way to take this many cards of one rank, whichever."""
    if hand <= ONE_PACK:
        by_byte = zip(one_pack(count), hand.to_bytes(8, "little"), strict=True)
        return [play for ways, byte in by_byte for play in ways[byte]]
    ways = WAYS[count]
    return [play for rank in range(JOKER + 1) for play in ways[hand & of_rank(rank)]]


def each_choice(held: Cards, count: int) -> Iterator[Cards]:
    """Every way to take `count` of these cards, one after the other, as there may be many."""
    return map(joined, combinations(each(held), count))


def choose(held: Cards, count: int) -> tuple[Cards, ...]:
    """Every way to take `count` of these cards."""
    return tuple(each_choice(held, count))


picks = lru_cache(maxsize=50_000)(choose)  # for the few cards of one rank, asked again and again


class _Ways(dict[Cards, tuple[Cards, ...]]):
    """A cache of `choose` for the cards of one rank, which have few subsets."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def __missing__(self, here: Cards) -> tuple[Cards, ...]:
        found = self[here] = choose(here, self.count)
        return found


WAYS = tuple(_Ways(count) for count in range(9))


@cache
def one_pack(count: int) -> tuple[tuple[tuple[Cards, ...], ...], ...]:
    """Return the ways for each byte of a hand, which holds two ranks, by the byte's place."""
    ways = WAYS[count]
    return tuple(
        tuple(ways[byte % 16 << shift] + ways[byte // 16 << shift + 4] for byte in range(256))
        for shift in range(0, PACK_BITS, 8)
    )
