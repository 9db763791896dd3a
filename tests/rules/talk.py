"""Deals before the first trick: shuffled packs, cuts and calls."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.actions import Action, Call, Cut, IllegalAction
from rules.cards import Cards, cards, each, joined
from rules.changes import Decision
from rules.deal import Deal
from rules.engine import begin, decide
from rules.events import Dealt, Shuffled
from rules.ruleset import RuleSet
from tests.rules.notation import LETTERS


def shuffled(
    rules: RuleSet,
    top: str = "",
    seats: int = 4,
    *,
    dealer: int = 0,
    standing: str = "",
    lot: int = 0,
    direction: int = 1,
    plan: tuple[tuple[str, int], ...] = (),
) -> Decision:
    """Begin a deal from a pack with the cards `top` on top and the rest lowest first."""
    first = [cards(word) for word in top.split()]
    rest = each(rules.pack & ~joined(first))
    places = tuple(map(LETTERS.index, standing))
    deck = (*first, *rest)
    number = 1 + bool(places)
    return begin(rules, Shuffled(deck, seats, dealer, lot, places, number, direction, plan))


def set_up(
    rules: RuleSet,
    *hands: str,
    standing: str = "",
    widow: str = "",
    stock: str = "",
    lot: int = 0,
    number: int = 0,
) -> Deal:
    """A deal right after these hands are dealt; the last seat is the dealer."""
    places = tuple(map(LETTERS.index, standing))
    dealt = Dealt(
        tuple(map(cards, hands)),
        len(hands) - 1,
        lot,
        places,
        number or 1 + bool(places),
        1,
        cards(widow),
        tuple(cards(word) for word in stock.split()),
    )
    return begin(rules, dealt).deal


def said(deal: Deal, *calls: str) -> Deal:
    """The deal after calls such as "A trade"."""
    for written in calls:
        letter, _, word = written.partition(" ")
        deal = decide(deal, LETTERS.index(letter), Call(word)).deal
    return deal


def refused(deal: Deal, letter: str, action: Action) -> str:
    """The sentence with which an action of this seat is refused."""
    with pytest.raises(IllegalAction) as refusal:
        decide(deal, LETTERS.index(letter), action)
    return str(refusal.value)


def due(deal: Deal) -> str:
    """The letters of the seats that may act."""
    return "".join(LETTERS[seat] for seat in sorted(deal.to_act))


def sizes(hands: Sequence[Cards]) -> list[int]:
    """The number of cards in each hand."""
    return [hand.bit_count() for hand in hands]


def dealt(rules: RuleSet, seats: int, top: str = "") -> Deal:
    """The deal once the cards are dealt; each cut that is asked for moves all cards but one."""
    deal = shuffled(rules, top, seats).deal
    while deal.deck:
        deal = decide(deal, min(deal.to_act), Cut(len(deal.deck) - 1)).deal
    return deal
