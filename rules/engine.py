"""Begin a deal, decide what an action leads to, and list what may be done."""

from __future__ import annotations

from rules.actions import Action, IllegalAction, Seat
from rules.deal import Book, Deal
from rules.events import Dealt, PhaseBegan
from rules.ruleset import RuleSet


def begin(rules: RuleSet, dealt: Dealt) -> Book:
    """Start a deal from its cards; the book holds the events and the deal up to the first turn."""
    book = Book(Deal(rules))
    book.write(dealt)
    _move_on(book)
    return book


def decide(deal: Deal, seat: Seat, action: Action) -> Book:
    """What this action leads to. Raises IllegalAction with its sentence; `deal` never changes."""
    if seat not in deal.to_act:
        raise _not_due(deal, seat)
    book = Book(deal)
    deal.rules.phases[deal.phase].act(book, seat, action)
    if not book.deal.to_act:
        _move_on(book)
    return book


def legal(deal: Deal, seat: Seat) -> list[Action]:
    """Everything that this seat may do now; empty when it is not due to act."""
    if seat not in deal.to_act:
        return []
    return deal.rules.phases[deal.phase].legal(deal, seat)


def _not_due(deal: Deal, seat: Seat) -> IllegalAction:
    if deal.ended:
        return IllegalAction("over")
    if not deal.hands[seat]:
        return IllegalAction("out")
    if deal.trick and deal.rules.pass_closes and deal.has_passed(seat):
        return IllegalAction("passed")
    return IllegalAction("not_your_turn")


def _move_on(book: Book) -> None:
    """When nobody is left to act, the next phase begins."""
    while not book.deal.to_act and book.deal.ended is None:
        phase = book.deal.phase + 1
        book.write(PhaseBegan(phase))
        book.deal.rules.phases[phase].begin(book)
