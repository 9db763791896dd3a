"""Redaction: a row for every class of event shows what each seat is told."""

from __future__ import annotations

from dataclasses import dataclass, fields

import pytest

from rules import events as e
from rules.actions import Seat
from rules.cards import cards
from rules.view import redacted

A, B, C, D = range(4)
ONLOOKER = None
EVERYBODY: tuple[Seat | None, ...] = (A, B, C, D, ONLOOKER)
LOW, HIGH, JOKER = cards("3S 4H"), cards("KD AD"), cards("BJ")
ACE = cards("AS")


@dataclass(frozen=True)
class Row:
    """An event, the seats that are told all of it, and the event that all others are told."""

    event: e.Event
    to: tuple[Seat | None, ...]
    others: e.Event | None = None  # None where all are told the event


def public(event: e.Event) -> Row:
    return Row(event, EVERYBODY)


def secret(event: e.Event, *to: Seat, others: e.Event) -> Row:
    return Row(event, to, others)


PLAN = (("revolution", 1),)
ROWS = [
    secret(
        e.Shuffled((LOW, HIGH), 4, B, 77, (C, B), 2, -1, PLAN),
        others=e.Shuffled((), 4, B, 0, (C, B), 2, -1, PLAN),
    ),
    public(e.PackCut(B, 20)),
    public(e.PhaseBegan(1)),
    public(e.Turn(frozenset({B, C}))),
    secret(e.CardsGiven(B, D, 2, LOW), B, D, others=e.CardsGiven(B, D, 2, 0)),
    public(e.CardsTaken(B, 2, LOW, open=True, returned=HIGH)),
    secret(
        e.CardsTaken(B, 2, LOW, open=False, returned=HIGH),
        B,
        others=e.CardsTaken(B, 2, 0, open=False, returned=0),
    ),
    secret(e.Looked(B, LOW), B, others=e.Looked(B, 0)),
    secret(e.CardDrawn(B, ACE), B, others=e.CardDrawn(B, 0)),
    secret(e.Restocked((LOW, HIGH, ACE)), others=e.Restocked((0, 0, 0))),
    public(e.BidMade(B, 3)),
    public(e.SidesTaken((1, 0, 1, 1), 3)),
    public(e.StakeDoubled()),
    secret(e.CardsPledged(B, C, 2, LOW), B, others=e.CardsPledged(B, C, 2, 0)),
    secret(
        e.CardsPledged(B, C, 2, LOW, shown=frozenset({C, D})),
        *(B, C, D),
        others=e.CardsPledged(B, C, 2, 0, shown=frozenset({C, D})),
    ),
    public(e.Called(B, "last card")),
    public(e.Announced(B, 1)),
    public(e.LeaderFound(B, ACE)),
    public(e.Played(B, LOW | JOKER, LOW | HIGH)),
    public(e.Passed(B)),
    public(e.PassesLifted()),
    public(e.TurnSpent(B)),
    public(e.OutOfTime(B)),
    public(e.TakenBack(B, 2)),
    public(e.Skipped(B)),
    public(e.RanksReversed()),
    public(e.DirectionReversed()),
    public(e.ThrewIn(B)),
    public(e.WentOut(B)),
    public(e.TrickWon(B)),
    public(e.Ended((B, A, D, C), (1, 2, 0, 3), True, PLAN, (1, -1, 2, -2), ((C, 5),))),
]
DEALT = e.Dealt(
    hands=(LOW, HIGH, JOKER, ACE),
    dealer=B,
    lot=77,
    standing=(C, B),
    number=2,
    direction=-1,
    widow=cards("5S 5H"),
    stock=(cards("6S"), cards("6H")),
    aside=cards("7S"),
    faced=cards("8S"),
)
HANDS = {A: (LOW, 0, 0, 0), B: (0, HIGH, 0, 0), D: (0, 0, 0, ACE), ONLOOKER: (0, 0, 0, 0)}


def name(row: Row) -> str:
    return type(row.event).__name__


def test_every_class_of_event_has_a_row() -> None:
    rows = {type(row.event) for row in ROWS} | {e.Dealt}
    named = {kind for kind in vars(e).values() if isinstance(kind, type)}
    assert rows == {kind for kind in named if issubclass(kind, e.Event)} - {e.Event}


@pytest.mark.parametrize("row", [*ROWS, public(DEALT)], ids=name)
def test_rows_fill_every_field_of_an_event(row: Row) -> None:
    """Fields with a default are filled in one row of the class, so no new secret is left out."""
    same = [other.event for other in ROWS if type(other.event) is type(row.event)] or [DEALT]
    for part in fields(row.event):  # type: ignore[arg-type]  # every event is a dataclass
        assert any(getattr(event, part.name) for event in same), part.name


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_redacted_event_is_whole_only_for_its_audience(
    row: Row,
) -> None:
    for seat in EVERYBODY:
        assert redacted(row.event, seat) == (row.event if seat in row.to else row.others)


@pytest.mark.parametrize("seat", HANDS)
def test_redacted_deal_has_the_own_hand_and_the_faced_cards(seat: Seat | None) -> None:
    assert redacted(DEALT, seat) == e.Dealt(
        hands=HANDS[seat],
        dealer=B,
        lot=0,
        standing=(C, B),
        number=2,
        direction=-1,
        widow=0,
        stock=(0, 0),
        aside=0,
        faced=cards("8S"),
    )
