"""The interface of another Dou Dizhu engine, and a notation of plays that fits all engines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol, TypeAlias

from rules.cards import BLACK_JOKER, RED_JOKER, Card, Cards, each, rank_of
from tests.bench.positions import Position

RANKS = "3456789TJQKA2BR"  # black and red joker last
Ranks: TypeAlias = str  # the cards of a play without their suits, in the order of RANKS
Asking: TypeAlias = Callable[[], Any]  # lists the legal plays, in the engine's own form


class Peer(Protocol):
    """A Dou Dizhu engine of another project."""

    name: str
    python: bool  # whether the engine is written in Python, as ours is

    def asking(self, at: Position) -> Asking | None:
        """Set the position up, and return the function that lists its plays; None if impossible."""
        ...

    def ranks(self, listed: Any) -> set[Ranks]:
        """Return the plays of such a list as letters of ranks, without the pass."""
        ...

    def known(self, play: Ranks, hand: Ranks, top: Ranks) -> bool:
        """Whether the engine lists this play of ours."""
        ...

    def random_deal(self, chance: Random) -> int:
        """Play one random deal; return the number of turns."""
        ...


def rank(one: Card) -> str:
    """Return the letter of a card's rank."""
    return {BLACK_JOKER: "B", RED_JOKER: "R"}.get(one) or RANKS[rank_of(one)]


def ranks(cards: Cards) -> Ranks:
    """Return the letters of the cards' ranks."""
    return "".join(map(rank, each(cards)))


def in_order(letters: Iterable[str]) -> Ranks:
    """Return the letters in the order of RANKS."""
    return "".join(sorted(letters, key=RANKS.index))


def loose(play: Ranks) -> bool:
    """Whether two single kickers of a play are equal, or both jokers are kickers.

    The other engines allow such plays. In our rules kickers differ, and one joker at most is a
    kicker.
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
