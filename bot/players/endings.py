"""The end of a deal between two seats that know each other's cards, to the last of them.

Where the hands are small enough what is best is found for certain, each position looked at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.players.fast_deal import FastDeal
from bot.players.moves import Move
from rules.actions import Seat
from rules.cards import Cards
from rules.events import Ended

SMALL = 14  # cards in both hands together
MOST_POSITIONS = 6_000

Value = Callable[[Ended], float]
Key = tuple[tuple[Cards, ...], Seat, Cards, Seat, int, tuple[Seat, ...]]


class TooManyError(Exception):
    """There are more positions than were to be looked at."""


class Ending:
    """A deal of which all cards are known and two seats are left; worth more to one of them."""

    def __init__(self, seat: Seat, value: Value) -> None:
        self.seat, self.value = seat, value
        self._known: dict[Key, float] = {}

    def best(self, deal: FastDeal, choices: Sequence[Move | None]) -> Move | None:
        """The choice that leads to most, of equal ones the first; None stands for a pass.

        Raises TooManyError.
        """
        found = [(self._after(deal, one), -at) for at, one in enumerate(choices)]
        return choices[-max(found)[1]]

    def _after(self, deal: FastDeal, move: Move | None) -> float:
        after = deal.copy()
        if move is None:
            after.skip()
        else:
            after.lay(move)
        return self.worth(after)

    def worth(self, deal: FastDeal) -> float:
        """What the deal is worth to the seat where both do their best. Raises TooManyError."""
        if deal.ended:
            return self.value(deal.result())
        key = self._key(deal)
        if key not in self._known:
            if len(self._known) >= MOST_POSITIONS:
                raise TooManyError
            best = max if deal.seat == self.seat else min
            self._known[key] = best(self._after(deal, one) for one in every(deal))
        return self._known[key]

    def _key(self, deal: FastDeal) -> Key:
        top = deal.top.cards if deal.top else 0
        out = tuple(deal.out)
        return tuple(deal.hands), deal.seat, top, deal.owner, deal.passed << 8 | deal.stake, out


def small(deal: FastDeal) -> bool:
    """Are two seats left, with few cards, so that only what they lay from now on matters?"""
    held = [hand.bit_count() for hand in deal.hands if hand]
    settled = not deal.flow.counts or bool(deal.out)
    return settled and len(held) == 2 and sum(held) <= SMALL


def every(deal: FastDeal) -> list[Move | None]:
    """All that the seat on turn may do; a pass last."""
    moves = deal.flow.moves
    found: list[Move | None] = [moves.move(cards) for cards in deal.plays()]
    free = deal.top is not None and not deal.flow.must_beat
    return [*found, None] if free or not found else found
