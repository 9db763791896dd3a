"""Exact solver of endings between two seats that know each other's cards.

Where the hands are small enough the best move is found for certain, with a transposition table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.actions import Seat
from rules.cards import Cards
from rules.events import Ended
from rules.fast import FastDeal, Move

SMALL = 14  # cards in both hands together
MOST_POSITIONS = 6_000

Value = Callable[[Ended], float]
Key = tuple[tuple[Cards, ...], Seat, Cards, Seat, int, tuple[Seat, ...]]


class TooManyError(Exception):
    """The number of positions exceeds `MOST_POSITIONS`."""


class Ending:
    """The game tree of a deal with all cards known and two seats left; `value` is of one seat."""

    def __init__(self, seat: Seat, value: Value) -> None:
        self.seat, self.value = seat, value
        self._known: dict[Key, float] = {}

    def best(self, deal: FastDeal, choices: Sequence[Move | None]) -> Move | None:
        """Return the choice of highest value, the first of equal ones; None stands for a pass.

        Raises TooManyError.
        """
        found = [(self._after(deal, one), -at) for at, one in enumerate(choices)]
        return choices[-max(found)[1]]

    def _after(self, deal: FastDeal, move: Move | None) -> float:
        after = deal.copy()
        after.make(move)
        return self.worth(after)

    def worth(self, deal: FastDeal) -> float:
        """Return the minimax value of the deal for the seat. Raises TooManyError."""
        if deal.ended:
            return self.value(deal.result())
        key = self._key(deal)
        if key not in self._known:
            if len(self._known) >= MOST_POSITIONS:
                raise TooManyError
            best = max if deal.seat == self.seat else min
            self._known[key] = best(self._after(deal, one) for one in deal.legal_moves())
        return self._known[key]

    def _key(self, deal: FastDeal) -> Key:
        top = deal.top.cards if deal.top else 0
        out = tuple(deal.out)
        return tuple(deal.hands), deal.seat, top, deal.owner, deal.passed << 8 | deal.stake, out


def small(deal: FastDeal) -> bool:
    """Whether two seats are left, with few cards, and only their plays from now on count."""
    held = [hand.bit_count() for hand in deal.hands if hand]
    settled = not deal.rules.needs_history or bool(deal.out)
    return settled and len(held) == 2 and sum(held) <= SMALL
