"""Events: values that are stored and compared, and whose texts tell no secret."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from rules import events as e
from rules.cards import cards, each, name
from rules.changes import CHANGES

HAND = cards("10S KD 3H")
ONE = cards("10S")
SECRET = (
    e.Shuffled((ONE, cards("KD")), 2, 0, 7, (1, 0), 3, -1),
    e.Dealt((HAND, cards("4S")), 1, 7, (), 1, 1, widow=ONE, stock=(ONE,), aside=ONE, faced=ONE),
    e.CardsGiven(0, 1, 3, HAND),
    e.CardsTaken(0, 3, HAND, open=False, returned=cards("4S")),
    e.Looked(1, HAND),
    e.CardDrawn(1, ONE),
    e.Restocked((ONE, cards("KD"))),
    e.CardsPledged(0, 1, 3, HAND, frozenset({1})),
)


@pytest.mark.parametrize("event", SECRET)
def test_an_event_with_hidden_cards_prints_none_of_them(event: e.Event) -> None:
    printed = repr(event)
    assert printed.startswith(f"{type(event).__name__}(")
    assert not any(name(one) in printed for one in each(HAND | cards("4S")))
    assert not any(str(held) in printed for held in (HAND, ONE, cards("4S"), cards("KD")))


def test_repr_of_an_event_shows_only_public_facts() -> None:
    assert [repr(event) for event in SECRET] == [
        "Shuffled(number=3, seats=2)",
        "Dealt(number=1, seats=2)",
        "CardsGiven(giver=0, taker=1, count=3)",
        "CardsTaken(seat=0, count=3)",
        "Looked(seat=1)",
        "CardDrawn(seat=1)",
        "Restocked(2)",
        "CardsPledged(seat=0, count=3)",
    ]


def test_every_event_that_holds_cards_keeps_them_from_its_text_or_shows_them_to_all() -> None:
    open_to_all = {"LeaderFound", "Played"}
    kinds: Any = CHANGES
    holding = {
        kind.__name__ for kind in kinds if any("Cards" in str(one.type) for one in fields(kind))
    }
    assert holding == open_to_all | {type(event).__name__ for event in SECRET}


def test_events_and_changes_match_one_to_one() -> None:
    assert {kind.__name__ for kind in e.Event.__subclasses__()} == {k.__name__ for k in CHANGES}


def test_events_are_values() -> None:
    event: Any = e.Played(1, ONE, ONE)
    assert event == e.Played(1, cards("10S"), cards("10S"))
    assert event != e.Played(2, ONE, ONE)
    assert len({event, e.Played(1, ONE, ONE)}) == 1
    with pytest.raises((FrozenInstanceError, TypeError)):
        event.seat = 2


@pytest.mark.parametrize(("seat", "sides"), [(0, (0, 1, 1)), (1, (1, 0, 1)), (2, (1, 1, 0))])
def test_sides_against_a_seat_alone_are_all_others(seat: int, sides: tuple[int, ...]) -> None:
    assert e.against_the_others(seat, 3) == sides
    assert sides[seat] == e.ALONE
