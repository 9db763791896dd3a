"""One deal as a value, and the only place where it changes.

`evolve` knows facts, not rules: it folds an event into a deal. Why something happened is
decided in `rules.engine` and the phases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rules import events as e
from rules.actions import Seat
from rules.cards import Cards
from rules.combinations import Combination, Reader
from rules.ruleset import RuleSet


@dataclass(eq=True, repr=False)
class Deal:
    """The state of one deal. Every field is immutable; a changed deal is a new deal.

    It holds every hand, so it never leaves the rules and the table: others get a `SeatView`.
    """

    rules: RuleSet
    hands: tuple[Cards, ...] = ()
    dealer: Seat = 0
    lot: Seat = 0
    standing: tuple[Seat, ...] = ()
    number: int = 1
    direction: int = 1
    phase: int = -1
    to_act: frozenset[Seat] = frozenset()
    gifts: tuple[e.CardsGiven, ...] = ()
    leader: Seat = 0
    including: Cards = 0  # the opening play must hold this card
    played: int = 0  # plays made in this deal
    trick: tuple[e.Played, ...] = ()
    last_trick: tuple[e.Played, ...] = ()
    passed: int = 0  # bit set of seats that are closed out of the trick or have passed on it
    out: tuple[Seat, ...] = ()  # in the order they went out
    left: tuple[Cards, ...] = ()  # the hands when the first player went out
    tops: tuple[e.Played, ...] = ()  # the play on top of each trick until then
    upside_down: bool = False
    ended: e.Ended | None = None

    @property
    def counted(self) -> tuple[Cards, ...]:
        """The hands that penalties are counted on: as they were when the first player went out."""
        return self.left or self.hands

    @property
    def reader(self) -> Reader:
        """The plays of this game in the present order of ranks."""
        return self.rules.reader(self.upside_down)

    @property
    def top(self) -> Combination | None:
        """The play to beat; None when a lead is due."""
        return self.reader.read(self.trick[-1].as_cards) if self.trick else None

    def after(self, seat: Seat) -> list[Seat]:
        """The seats still holding cards, in turn: the next one first, this one last."""
        hands = self.hands
        seats = range(len(hands))[:: self.direction]
        at = seats.index(seat) + 1
        return [other for other in (*seats[at:], *seats[:at]) if hands[other]]

    def has_passed(self, seat: Seat) -> bool:
        return bool(self.passed >> seat & 1)

    def copy(self) -> Deal:
        twin = object.__new__(Deal)
        twin.__dict__.update(self.__dict__)
        return twin

    def __repr__(self) -> str:
        return f"<Deal {self.number}, {len(self.hands)} seats, {self.played} plays>"


class Book:
    """The events of one decision, and the deal as they leave it."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal.copy()
        self.events: list[e.Event] = []

    def write(self, event: e.Event) -> None:
        """Note the event, change the deal, and let the house rules react."""
        deal = self.deal
        CHANGES[type(event)](deal, event)
        self.events.append(event)
        reactors = deal.rules.reactors.get(type(event))
        if reactors:
            for reaction in [r for rule in reactors for r in rule.reacts(deal, event)]:
                self.write(reaction)


def evolve(deal: Deal, event: e.Event) -> Deal:
    """The deal after this event; the one given is left as it was."""
    after = deal.copy()
    CHANGES[type(event)](after, event)
    return after


def replay(rules: RuleSet, events: Iterable[e.Event]) -> Deal:
    """The deal that these events, from its `Dealt` on, lead to."""
    deal = Deal(rules)
    for event in events:
        CHANGES[type(event)](deal, event)
    return deal


def _move(deal: Deal, cards: Cards, giver: Seat | None, taker: Seat | None) -> None:
    hands = list(deal.hands)
    if giver is not None:
        hands[giver] &= ~cards
    if taker is not None:
        hands[taker] |= cards
    deal.hands = tuple(hands)


def _dealt(deal: Deal, event: e.Dealt) -> None:
    deal.hands, deal.dealer, deal.lot = event.hands, event.dealer, event.lot
    deal.standing, deal.number, deal.direction = event.standing, event.number, event.direction


def _phase_began(deal: Deal, event: e.PhaseBegan) -> None:
    deal.phase = event.phase


def _turn(deal: Deal, event: e.Turn) -> None:
    deal.to_act = event.seats


def _cards_given(deal: Deal, event: e.CardsGiven) -> None:
    _move(deal, event.cards, event.giver, event.taker)
    deal.to_act -= {event.giver}
    deal.gifts = (*deal.gifts, event)


def _leader_found(deal: Deal, event: e.LeaderFound) -> None:
    deal.leader, deal.including = event.seat, event.including


def _played(deal: Deal, event: e.Played) -> None:
    _move(deal, event.cards, event.seat, None)
    if not deal.out:
        deal.tops = (*(deal.tops[:-1] if deal.trick else deal.tops), event)
    deal.trick = (*deal.trick, event)
    deal.played += 1


def _passed(deal: Deal, event: e.Passed | e.TurnSpent) -> None:
    deal.passed |= 1 << event.seat


def _passes_lifted(deal: Deal, event: e.PassesLifted) -> None:
    deal.passed = 0


def _went_out(deal: Deal, event: e.WentOut) -> None:
    deal.left = deal.left or deal.hands
    deal.out = (*deal.out, event.seat)


def _trick_won(deal: Deal, event: e.TrickWon) -> None:
    deal.last_trick, deal.trick, deal.passed = deal.trick, (), 0


def _ended(deal: Deal, event: e.Ended) -> None:
    deal.ended, deal.to_act = event, frozenset()


CHANGES: dict[type[e.Event], Callable[[Deal, Any], None]] = {
    e.Dealt: _dealt,
    e.PhaseBegan: _phase_began,
    e.Turn: _turn,
    e.CardsGiven: _cards_given,
    e.LeaderFound: _leader_found,
    e.Played: _played,
    e.Passed: _passed,
    e.TurnSpent: _passed,
    e.PassesLifted: _passes_lifted,
    e.WentOut: _went_out,
    e.TrickWon: _trick_won,
    e.Ended: _ended,
}
