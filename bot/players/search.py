"""The best of some choices, by playing deals that may be the true one to their ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TypeVar

from bot.players.budget import Budget

Choice = TypeVar("Choice")
Guess = TypeVar("Guess")

BATCH = 8  # guesses between two looks at who falls behind
BEHIND = 2.0  # standard errors that a choice may be behind the best
CLEARLY = 0.5  # by so many the best must be ahead of the first choice, as a rule


def best(
    choices: Sequence[Choice],
    guess: Callable[[int, Random], Sequence[Guess]],
    value: Callable[[Choice, Guess, int], float],
    chance: Random,
    budget: Budget,
    clearly: float = CLEARLY,
) -> Choice:
    """The choice with the highest mean; the first where that is not ahead by so many errors.

    `guess` draws so many deals; `value` says what a choice leads to in one of them, where the
    same number gives the same course to all choices. All choices meet the same guesses, and those
    that fall behind the best drop out: a race (Maron and Moore, 1994).
    """
    alive = list(range(len(choices)))
    won: list[list[float]] = [[] for _ in choices]
    left = budget.playouts
    while len(alive) > 1 and left >= len(alive):
        for one in guess(min(BATCH, left // len(alive)), chance):
            course, met = chance.getrandbits(32), list[float]()
            for at in alive:
                if budget.spent():  # what not all choices have met counts for none
                    return choices[_chosen(alive, won, clearly)]
                met.append(value(choices[at], one, course))
            for at, worth in zip(alive, met, strict=True):
                won[at].append(worth)
            left -= len(alive)
        alive = _ahead(alive, won)
    return choices[_chosen(alive, won, clearly)]


def _chosen(alive: Sequence[int], won: Sequence[Sequence[float]], clearly: float) -> int:
    """The leader, or the first choice where it is not clearly behind that."""
    leader = _leader(alive, won)
    return leader if 0 not in alive or _behind(won[0], won[leader], clearly) else 0


def _leader(alive: Sequence[int], won: Sequence[Sequence[float]]) -> int:
    """Who has won most, of those that have met the same guesses."""
    return max(alive, key=lambda at: (sum(won[at]), -at))


def _ahead(alive: Sequence[int], won: Sequence[Sequence[float]]) -> list[int]:
    """Those that are not clearly behind the leader."""
    leader = _leader(alive, won)
    return [at for at in alive if at == leader or not _behind(won[at], won[leader], BEHIND)]


def _behind(mine: Sequence[float], best: Sequence[float], errors: float) -> bool:
    """Is the mean of the differences further below nothing than chance explains?"""
    count = len(mine)
    if not count or mine is best:
        return False
    apart = [theirs - own for own, theirs in zip(mine, best, strict=True)]
    mean = sum(apart) / count
    spread = sum((one - mean) ** 2 for one in apart) / max(1, count - 1)
    return mean > errors * sqrt(spread / count) + 1e-9
