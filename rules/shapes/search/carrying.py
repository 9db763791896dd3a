"""Sets and runs with every choice of kickers, where suits do not matter (option kickers)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations, starmap
from operator import or_

from rules.cards import BLACK_JOKER, JOKER, RED_JOKER, Cards, joined
from rules.shapes.search.layers import JOKER_PAIR
from rules.shapes.search.lowest import Tables, first
from rules.shapes.shape import Kickers

LIMIT = 4_000  # plays kept for each of some 180 bodies, most of them rare: 30 MB if all were full
PAIRS = JOKER + 2  # the first bit of the pairs; before it are single cards, the jokers last
BOTH_JOKERS = 3 << JOKER
LOW, HIGH = 0b0111_1111, 0b1_1111_1111_1000_0000  # halves of either: few enough to come again
SINGLE_HALVES, PAIR_HALVES, SINGLES, PAIRED = range(4)  # the keys of a body's look-ups


@cache
def units() -> Tables[int]:
    """The kickers that each byte of a hand has, one bit for each."""
    ranks = [
        [bool(n) << rank | (n.bit_count() > 1) << PAIRS + rank for n in range(16)]
        for rank in range(JOKER)
    ]
    ranks.append([(n & 3) << JOKER for n in range(16)])
    both = zip(ranks[::2], ranks[1::2], strict=True)
    return tuple(tuple(low | high for high in highs for low in lows) for lows, highs in both)


class Body(dict[int, tuple[Cards, ...]]):
    """A set or a run with some number of kickers of one kind: all plays, by the kickers held."""

    def __init__(self, cards: Cards, kick: int, number: int, jokers: bool) -> None:
        super().__init__()
        self.by = (SINGLE_HALVES if number == 1 else SINGLES) + kick - 1
        self._number, self._jokers = number, jokers
        ranks = [(1 << rank, first(1 << 4 * rank, kick)) for rank in range(JOKER)]
        if kick == 1:
            ranks += [(1 << JOKER, BLACK_JOKER), (2 << JOKER, RED_JOKER)]
        self._plays = [(bit, cards | unit) for bit, unit in ranks if not unit & cards]
        self._kept = 0

    def __missing__(self, held: int) -> tuple[Cards, ...]:
        beside = [play for bit, play in self._plays if bit & held]
        found = _choices(beside, self._number)
        if not self._jokers and held & BOTH_JOKERS == BOTH_JOKERS and self._number > 1:
            found = tuple([play for play in found if play & JOKER_PAIR != JOKER_PAIR])
        self._kept += len(found)
        if self._kept > LIMIT:
            self.clear()
            self._kept = len(found)
        self[held] = found
        return found


def _choices(beside: list[Cards], number: int) -> tuple[Cards, ...]:
    """Every way to take so many of them together."""
    if number == 1:
        return tuple(beside)
    if number == 2:
        return tuple(starmap(or_, combinations(beside, 2)))
    return tuple(map(joined, combinations(beside, number)))


@cache
def bodies_of(cards: Cards, kickers: Kickers) -> tuple[Body, ...]:
    """The plays of these cards with kickers of this kind."""
    body = Body(cards, kickers.size, kickers.number, kickers.jokers)
    return (body, Body(cards, 2, 1, False)) if kickers.twins else (body,)


def carried(hand: bytes, bodies: Iterable[Body]) -> list[Cards]:
    """Return these bodies, which are in the hand, with all choices of kickers from it."""
    b0, b1, b2, b3, b4, b5, b6, b7 = hand
    t0, t1, t2, t3, t4, t5, t6, t7 = units()  # each byte's table, as in `merging`
    both = t0[b0] | t1[b1] | t2[b2] | t3[b3] | t4[b4] | t5[b5] | t6[b6] | t7[b7]
    pairs = both >> PAIRS
    singles = both ^ pairs << PAIRS
    halves = (singles & LOW, singles & HIGH), (pairs & LOW, pairs & HIGH)
    held = *halves, (singles,), (pairs,)
    plays: list[Cards] = []
    for body in bodies:
        for some in held[body.by]:
            plays += body[some]
    return plays
