"""The state of one deal; what changes it are events, and only in `rules.changes`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from rules import events as e
from rules.actions import Seat
from rules.cards import Cards
from rules.combinations import Combination, Reader

if TYPE_CHECKING:  # a deal knows its rules, which are asked about deals: only their types meet
    from rules.ruleset import RuleSet


@dataclass(eq=True, repr=False)
class Deal:
    """The state of one deal, with every hand: others than the rules and the table get a `SeatView`.

    Its fields are immutable; the deal itself is changed in place by `rules.changes` alone, on a
    deal without other references, since a copy for each event would cost more than all the rules.
    All other code makes a different deal with `dataclasses.replace`.
    """

    rules: RuleSet
    deck: tuple[Cards, ...] = ()  # before the cards are dealt
    hands: tuple[Cards, ...] = ()
    widow: Cards = 0
    stock: tuple[Cards, ...] = ()
    restocked: int = 0  # the number of new stocks
    aside: Cards = 0
    faced: Cards = 0
    looked: tuple[e.Looked, ...] = ()  # the looks at hidden cards in the middle
    dealer: Seat = 0
    lot: Seat = 0
    standing: tuple[Seat, ...] = ()
    number: int = 1
    direction: int = 1
    plan: tuple[tuple[str, int], ...] = ()
    phase: int = -1
    to_act: frozenset[Seat] = frozenset()
    gifts: tuple[e.CardsGiven, ...] = ()
    pledges: tuple[e.CardsPledged, ...] = ()
    taken: tuple[e.CardsTaken | e.CardDrawn, ...] = ()
    warned: tuple[e.Announced, ...] = ()  # of those who have not played since
    calls: tuple[e.Called, ...] = ()
    bids: tuple[e.BidMade, ...] = ()
    sides: tuple[int, ...] = ()  # by seat; 0 plays alone
    stake: int = 1
    leader: Seat = 0
    including: Cards = 0  # the opening play must hold this card
    played: int = 0  # plays made in this deal
    trick: tuple[e.Played, ...] = ()
    last_trick: tuple[e.Played, ...] = ()
    passed: int = 0  # bit set of seats that are closed out of the trick or have passed on it
    skipped: int = 0  # bit set of seats that lose their next turn
    thrown_in: tuple[Seat, ...] = ()  # came last by throwing in their hands
    seen: Cards = 0  # cards of finished tricks
    out: tuple[Seat, ...] = ()  # in the order they went out
    left: tuple[Cards, ...] = ()  # the hands when the first player went out
    tops: tuple[e.Played, ...] = ()  # the play on top of each trick until then
    acts: tuple[e.Act, ...] = ()  # the last two turns until then
    laid: int = 0  # bit set of seats that had made a play by then
    laid_again: int = 0  # bit set of seats that had made two
    upside_down: bool = False
    ended: e.Ended | None = None

    @property
    def counted(self) -> tuple[Cards, ...]:
        """The hands that penalties are counted on: as they were when the first player went out."""
        return self.left or self.hands

    @property
    def reader(self) -> Reader:
        return self.rules.reader(self.upside_down)

    @property
    def top(self) -> Combination | None:
        """The play to beat; None when a lead is due."""
        trick = self.trick
        if not trick:
            return None
        last = trick[-1]
        reader = self.rules.inverted if self.upside_down else self.rules.usual
        top = reader.read(last.as_cards)
        return top if last.cards == last.as_cards or not top else top._replace(laid=last.cards)

    def after(self, seat: Seat) -> list[Seat]:
        """Return the seats still holding cards, in turn: the next one first, this one last."""
        hands = self.hands
        return [other for other in in_turn(len(hands), self.direction, seat) if hands[other]]

    def has_passed(self, seat: Seat) -> bool:
        """Whether this seat has passed on the trick, since its top play or for good."""
        return bool(self.passed >> seat & 1)

    def why_closed(self, seat: Seat) -> str:
        """Return why this trick is closed to a seat; "" if it is open, or the seat is out."""
        closed = self.trick and self.rules.pass_closes and self.has_passed(seat)
        return self.rules.why_closed if closed and seat not in self.out else ""

    def copy(self) -> Deal:
        """Return an own deal with the same fields; much faster than `dataclasses.replace`."""
        twin = object.__new__(Deal)
        twin.__dict__ = self.__dict__.copy()
        return twin

    def __repr__(self) -> str:
        return f"<Deal {self.number}, {len(self.hands)} seats, {self.played} plays>"


@cache
def in_turn(seats: int, direction: int, seat: Seat) -> tuple[Seat, ...]:
    """Return all seats in the order of play, the one after `seat` first.

    >>> in_turn(4, 1, seat=2), in_turn(4, -1, seat=2)
    ((3, 0, 1, 2), (1, 0, 3, 2))
    """
    order = range(seats)[::direction]
    at = order.index(seat) + 1
    return (*order[at:], *order[:at])
