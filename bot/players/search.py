"""The searches of the strong player: by playouts of determinizations, and exact in endgames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import TypeVar

from rules.actions import Seat
from rules.cards import Cards
from rules.events import Ended
from rules.fast import FastDeal, Move


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """A limit on the deals that are played out for a decision.

    The search polls `spent` and ends early when it returns True, for example at a deadline. With an
    equal number of playouts and no early end, the decision is always equal.
    """

    playouts: int = 600
    spent: Callable[[], bool] = _never


USUAL = Budget()


Choice = TypeVar("Choice")
World = TypeVar("World")

BATCH = 8  # determinizations between two eliminations
BEHIND = 2.0  # standard errors behind the best at which a choice drops out
CLEARLY = 0.5  # standard errors by which the best must be ahead of the first choice, by default


def best(
    choices: Sequence[Choice],
    determinize: Callable[[int, Random], Sequence[World]],
    utility: Callable[[Choice, World, int], float],
    chance: Random,
    budget: Budget,
    clearly: float = CLEARLY,
) -> Choice:
    """Return the choice with the highest mean utility, if clearly ahead; else the first choice.

    `determinize` draws a number of worlds: deals that the seat cannot tell from the true deal.
    `utility` returns the utility of a choice in one world; its number is a seed that gives all
    choices the same course of play. All choices meet the same worlds. Choices that fall behind the
    best choice drop out: a race (Maron and Moore, 1994). `clearly` is in standard errors.
    """
    alive = list(range(len(choices)))
    won: list[list[float]] = [[] for _ in choices]
    left = budget.playouts
    while len(alive) > 1 and left >= len(alive):
        for world in determinize(min(BATCH, left // len(alive)), chance):
            course, met = chance.getrandbits(32), list[float]()
            for at in alive:
                if budget.spent():  # a world that not all choices have met does not count
                    return choices[_chosen(alive, won, clearly)]
                met.append(utility(choices[at], world, course))
            for at, worth in zip(alive, met, strict=True):
                won[at].append(worth)
            left -= len(alive)
        alive = _ahead(alive, won)
    return choices[_chosen(alive, won, clearly)]


def _chosen(alive: Sequence[int], won: Sequence[Sequence[float]], clearly: float) -> int:
    leader = _leader(alive, won)
    return leader if 0 not in alive or _behind(won[0], won[leader], clearly) else 0


def _leader(alive: Sequence[int], won: Sequence[Sequence[float]]) -> int:
    return max(alive, key=lambda at: (sum(won[at]), -at))


def _ahead(alive: Sequence[int], won: Sequence[Sequence[float]]) -> list[int]:
    """Return the indexes of the choices that are not clearly behind the leader."""
    leader = _leader(alive, won)
    return [at for at in alive if at == leader or not _behind(won[at], won[leader], BEHIND)]


def _behind(values: Sequence[float], best: Sequence[float], errors: float) -> bool:
    """Whether the mean of `values` is more than `errors` standard errors below that of `best`."""
    count = len(values)
    if not count or values is best:
        return False
    apart = [theirs - own for own, theirs in zip(values, best, strict=True)]
    mean = sum(apart) / count
    spread = sum((difference - mean) ** 2 for difference in apart) / max(1, count - 1)
    return mean > errors * sqrt(spread / count) + 1e-9


SMALL = 14  # the most cards in both hands together for an exact search
MOST_POSITIONS = 6_000

Utility = Callable[[Ended], float]
Key = tuple[tuple[Cards, ...], Seat, Cards, Seat, int, tuple[Seat, ...]]


class TooManyPositionsError(Exception):
    """The number of positions exceeds `MOST_POSITIONS`."""


class EndgameSolver:
    """Exact solver of endgames between two seats that know all cards; the utility is of one seat.

    The best move is found for certain, by minimax with a transposition table.
    """

    def __init__(self, seat: Seat, utility: Utility) -> None:
        self.seat, self.utility = seat, utility
        self._known: dict[Key, float] = {}

    def best(self, deal: FastDeal, choices: Sequence[Move | None]) -> Move | None:
        """Return the choice of highest utility, the first of equal choices; None stands for a pass.

        Raises TooManyPositionsError.
        """
        values = [(self._after(deal, move), -at) for at, move in enumerate(choices)]
        return choices[-max(values)[1]]

    def _after(self, deal: FastDeal, move: Move | None) -> float:
        after = deal.copy()
        after.make(move)
        return self.minimax(after)

    def minimax(self, deal: FastDeal) -> float:
        """Return the minimax utility of the deal for the seat. Raises TooManyPositionsError."""
        if deal.ended:
            return self.utility(deal.result())
        key = self._key(deal)
        if key not in self._known:
            if len(self._known) >= MOST_POSITIONS:
                raise TooManyPositionsError
            best = max if deal.seat == self.seat else min
            self._known[key] = best(self._after(deal, move) for move in deal.legal_moves())
        return self._known[key]

    def _key(self, deal: FastDeal) -> Key:
        top = deal.top.cards if deal.top else 0
        out = tuple(deal.out)
        return tuple(deal.hands), deal.seat, top, deal.owner, deal.passed << 8 | deal.stake, out


def is_small_endgame(deal: FastDeal) -> bool:
    """Whether two seats are left, with few cards, and the result depends only on later plays."""
    held = [hand.bit_count() for hand in deal.hands if hand]
    settled = not deal.rules.needs_history or bool(deal.out)
    return settled and len(held) == 2 and sum(held) <= SMALL
