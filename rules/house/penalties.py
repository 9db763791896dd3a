"""Points for the cards left in the hands, as Big Two scores (options score_model and after).

All of it is counted when the first player goes out, also where the others play on (C-BT-21).
Multipliers all multiply (C-BT-30). Jokers, which those pages do not know, are worth a two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import ClassVar

from rules.actions import Seat
from rules.cards import ACE, JOKER, TWO, TWOS, Cards, each, rank_of
from rules.deal import Deal
from rules.rule import Resolution, Rule


@dataclass(frozen=True)
class Steps:
    """`above` has (from so many cards, so often), fewest first.

    The full hand counts `top` times where the table has such a step, more cards `more` times.
    `written` is a table whose numbers of cards hold for hands of any size.
    """

    above: tuple[tuple[int, int], ...] = ()
    full: int = 0
    top: int = 0
    more: int = 0
    written: bool = False

    def of_hands(self, dealt: int) -> Steps:
        """Return the table for hands smaller than its full one, as of twelve tiles.

        The top step is for a seat that never played a card (000:84), so it is that of the whole
        hand.
        """
        return self if self.written else _fitting(self, dealt)

    def times(self, left: int, topped: bool = True) -> int:
        """Return the multiplier; without `topped` the full hand costs no more than a card fewer."""
        if topped and self.full and left >= self.full:
            return self.more if left > self.full else self.top
        return next((times for least, times in self.above[::-1] if left >= least), 1)


@cache
def _fitting(steps: Steps, dealt: int) -> Steps:
    return replace(steps, full=min(steps.full, dealt))


STANDARD = Steps(((10, 2),), full=13, top=3, more=3)


COURT_VALUES = {8: 2, 9: 2, 10: 2, ACE: 3, TWO: 4, JOKER: 4}  # by printed rank; the others 1
RANK_VALUES = {rank: rank + 1 for rank in range(13)} | {JOKER: 13}
MANY = 10  # cards, from which the "double score" of the pages begins
DOUBLE_FROM_TEN = Steps(((MANY, 2),))


@dataclass(frozen=True)
class PenaltyCards:
    """A point for each card left, more for many cards (BT-24)."""

    penalties: ClassVar[bool] = True
    steps: Steps = STANDARD
    for_unplayed: bool = False  # the top step is only for a seat that never played a card
    starter_only: bool = False  # only the seat that opened the deal pays more from ten cards on
    double_twos: bool = False  # each two left doubles
    double_finish: bool = False  # so does a last play of nothing but twos
    ranks_losers: ClassVar[bool] = True

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        finish = 2 if self.double_finish and only_twos(deal) else 1
        return tuple(finish * self._cost(deal, seat) for seat in range(len(places)))

    def _cost(self, deal: Deal, seat: Seat) -> int:
        hand = deal.counted[seat]
        doubled = 2 ** (hand & TWOS).bit_count() if self.double_twos else 1
        return self._base(hand) * self._times(deal, seat, hand.bit_count()) * doubled

    def _base(self, hand: Cards) -> int:
        return hand.bit_count()

    def _times(self, deal: Deal, seat: Seat, left: int) -> int:
        if self.starter_only and seat != deal.leader:
            return self.steps.times(min(left, MANY - 1))
        topped = not (self.for_unplayed and deal.laid >> seat & 1)
        dealt = deal.rules.hand_size(len(deal.hands))
        return self.steps.of_hands(dealt).times(left, topped)


@dataclass(frozen=True)
class PenaltyValues(PenaltyCards):
    """The values of the cards left, doubled from ten cards on (000:201)."""

    steps: Steps = DOUBLE_FROM_TEN
    values: Mapping[int, int] = field(default_factory=lambda: COURT_VALUES, hash=False)

    def _base(self, hand: Cards) -> int:
        return sum(self.values.get(rank_of(one), 1) for one in each(hand))


@dataclass(frozen=True)
class WinnerTakesAll(Rule):
    """The losers score minus, the winner what they lost together (BT-41)."""

    resolution = Resolution.WINNINGS

    def scores(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        winner = winner_of(deal, places)
        won = sum(points) - points[winner]
        return tuple(-p + won * (seat == winner) for seat, p in enumerate(points))


@dataclass(frozen=True)
class Pusoy:
    """A point for the winner, none for the others (BT-44)."""

    penalties: ClassVar[bool] = False
    double_twos: bool = False  # 2, 4, 8, 16 points for a last play with one to four twos
    ranks_losers: ClassVar[bool] = False

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return a point for the winner; `double_twos` doubles it by each two of the last play."""
        won = 2 ** (last_play(deal) & TWOS).bit_count() if self.double_twos else 1
        winner = winner_of(deal, places)
        return tuple(won * (seat == winner) for seat in range(len(places)))


def winner_of(deal: Deal, places: tuple[Seat, ...]) -> Seat:
    """Return the seat that went out first, or won without playing."""
    return deal.out[0] if deal.out else places[0]


def last_play(deal: Deal) -> Cards:
    """Return the cards that the last play of the first one out stood for; 0 without any play."""
    played = bool(deal.out) and bool(deal.tops)
    return deal.tops[-1].as_cards if played else 0


def only_twos(deal: Deal) -> bool:
    """Whether the deal was won by a last play of nothing but twos."""
    last = last_play(deal)
    return bool(last) and not last & ~TWOS
