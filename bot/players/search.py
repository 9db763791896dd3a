"""Monte Carlo search: the best of some choices, by playouts of determinizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TypeVar

from bot.players.budget import Budget

Choice = TypeVar("Choice")
Guess = TypeVar("Guess")

BATCH = 8  # determinizations between two eliminations
BEHIND = 2.0  # standard errors behind the best at which a choice drops out
CLEARLY = 0.5  # standard errors by which the best must be ahead of the first choice, by default


def best(
    choices: Sequence[Choice],
    guess: Callable[[int, Random], Sequence[Guess]],
    value: Callable[[Choice, Guess, int], float],
    chance: Random,
    budget: Budget,
    clearly: float = CLEARLY,
) -> Choice:
    """Return the choice with the highest mean; the first unless that is clearly ahead.

    `guess` draws so many deals. `value` is the worth of a choice in one of them; a number gives the
    same course to all choices. All choices meet the same deals, and those that fall behind the best
    drop out: a race (Maron and Moore, 1994). `clearly` is in standard errors.
    """
    alive = list(range(len(choices)))
    won: list[list[float]] = [[] for _ in choices]
    left = budget.playouts
    while len(alive) > 1 and left >= len(alive):
        for one in guess(min(BATCH, left // len(alive)), chance):
            course, met = chance.getrandbits(32), list[float]()
            for at in alive:
                if budget.spent():  # a deal not met by all choices is not counted
                    return choices[_chosen(alive, won, clearly)]
                met.append(value(choices[at], one, course))
            for at, worth in zip(alive, met, strict=True):
                won[at].append(worth)
            left -= len(alive)
        alive = _ahead(alive, won)
    return choices[_chosen(alive, won, clearly)]


def _chosen(alive: Sequence[int], won: Sequence[Sequence[float]], clearly: float) -> int:
    """Return the leader, or the first choice where it is not clearly behind that."""
    leader = _leader(alive, won)
    return leader if 0 not in alive or _behind(won[0], won[leader], clearly) else 0


def _leader(alive: Sequence[int], won: Sequence[Sequence[float]]) -> int:
    """Return the choice with the highest sum, of those that have met the same deals."""
    return max(alive, key=lambda at: (sum(won[at]), -at))


def _ahead(alive: Sequence[int], won: Sequence[Sequence[float]]) -> list[int]:
    """Return the choices that are not clearly behind the leader."""
    leader = _leader(alive, won)
    return [at for at in alive if at == leader or not _behind(won[at], won[leader], BEHIND)]


def _behind(mine: Sequence[float], best: Sequence[float], errors: float) -> bool:
    """Whether the mean difference is further below zero than chance explains."""
    count = len(mine)
    if not count or mine is best:
        return False
    apart = [theirs - own for own, theirs in zip(mine, best, strict=True)]
    mean = sum(apart) / count
    spread = sum((one - mean) ** 2 for one in apart) / max(1, count - 1)
    return mean > errors * sqrt(spread / count) + 1e-9
