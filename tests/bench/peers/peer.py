"""What the benchmark asks of another engine of Dou Dizhu, and plays as they all can write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol, TypeAlias

from rules.cards import BLACK_JOKER, RED_JOKER, Card, Cards, each, rank_of
from tests.bench.positions import Position

RANKS = "3456789TJQKA2BR"  # black and red joker last
Ranks: TypeAlias = str  # the cards of a play without their suits, in the order of RANKS
Asking: TypeAlias = Callable[[], Any]  # lists what may be played, in the engine's own form


class Peer(Protocol):
    """One engine."""

    name: str
    python: bool  # is it written in Python, as ours is?

    def asking(self, at: Position) -> Asking | None:
        """Set the position up; None when this engine cannot have it."""
        ...

    def ranks(self, listed: Any) -> set[Ranks]:
        """The plays it has listed, without the pass."""
        ...

    def known(self, play: Ranks, hand: Ranks, top: Ranks) -> bool:
        """Is this play, which we list, one that it knows?"""
        ...

    def random_deal(self, chance: Random) -> int:
        """Deal and play to the end by chance; the number of turns."""
        ...


def rank(one: Card) -> str:
    """One card without its suit."""
    return {BLACK_JOKER: "B", RED_JOKER: "R"}.get(one) or RANKS[rank_of(one)]


def ranks(cards: Cards) -> Ranks:
    """These cards without their suits."""
    return "".join(map(rank, each(cards)))


def in_order(letters: Iterable[str]) -> Ranks:
    """The same letters in the order of RANKS."""
    return "".join(sorted(letters, key=RANKS.index))


def loose(play: Ranks) -> bool:
    """Are two single kickers alike, or are both jokers kickers?

    The other engines allow it; here kickers differ, and one joker at most is carried along.
    """
    held = Counter(play)
    if {"B", "R"} <= held.keys():
        return len(play) > 2
    threes = [RANKS.index(rank) for rank, many in held.items() if many == 3]
    number = sorted(held.values(), reverse=True)
    if len(set(number)) == 1:
        return bool(threes) and max(threes) - min(threes) != len(threes) - 1
    body, count = [3] * len(threes), len(threes)
    return number not in (body + [1] * count, body + [2] * count, [4, 1, 1], [4, 2, 2])
