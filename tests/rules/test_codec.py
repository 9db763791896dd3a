"""Events as text: complete, exact, readable, short, and silent about what they hold."""

from __future__ import annotations

import json
import re
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import PACK_BITS, PACKS, cards, each, joined, text
from rules.codec import KNOWN_CARDS, decode, encode
from rules.events import (
    CardsGiven,
    Dealt,
    Ended,
    Event,
    LeaderFound,
    PassesLifted,
    PhaseBegan,
    Played,
    Turn,
)
from tests.bot.store.material import new_deal, rest_of
from tests.sampling import examples

KINDS = list({kind.__name__: kind for kind in Event.__subclasses__()}.values())
PILES = st.lists(st.sampled_from(list(each(KNOWN_CARDS))), unique=True).map(joined)
VALUES: dict[str, st.SearchStrategy[Any]] = {
    "Cards": PILES,
    "Card": st.sampled_from(list(each(KNOWN_CARDS))),
    "Seat": st.integers(-1, 9),
    "int": st.integers(-(2**70), 2**70),
    "str": st.text(),
    "bool": st.booleans(),
}


def values_of(hint: str) -> st.SearchStrategy[Any]:
    """Return a strategy of values for a type hint as written in the source, such as `Cards`."""
    if hint in VALUES:
        return VALUES[hint]
    if several := re.fullmatch(r"tuple\[(.+), \.\.\.\]", hint):
        return st.lists(values_of(several[1])).map(tuple)
    if pair := re.fullmatch(r"tuple\[(str|Seat), int\]", hint):
        return st.tuples(VALUES[pair[1]], st.integers())
    if several := re.fullmatch(r"frozenset\[(.+)\]", hint):
        return st.frozensets(values_of(several[1]))
    raise AssertionError(f"teach this test to make a {hint}")


def events_of(kind: type[Event]) -> st.SearchStrategy[Event]:
    assert is_dataclass(kind)
    return st.builds(kind, **{one.name: values_of(str(one.type)) for one in fields(kind)})


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
@examples(60)
@given(data=st.data())
def test_every_event_comes_back_exactly_as_it_was_written(
    kind: type[Event], data: st.DataObject
) -> None:
    event = data.draw(events_of(kind))
    assert decode(encode(event)) == event
    assert type(decode(encode(event))) is kind


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__name__))
@given(data=st.data())
@examples(10)
def test_a_field_of_cards_is_written_as_people_read_them(
    kind: type[Event], data: st.DataObject
) -> None:
    event = data.draw(events_of(kind))
    plain = json.loads(encode(event))
    for field in fields(kind):  # type: ignore[arg-type]  # every event is a dataclass
        if field.name not in plain:  # the field holds its default
            continue
        if field.type == "Cards":
            assert plain[field.name] == text(getattr(event, field.name))
        if field.type == "tuple[Cards, ...]":
            assert plain[field.name] == [text(held) for held in getattr(event, field.name)]


def test_the_texts_that_are_stored_keep_their_form() -> None:
    known = {
        Played(
            2, cards("7D 7S"), cards("7D 7S")
        ): '"Played","seat":2,"cards":"7D 7S","as_cards":"7D 7S"',
        Turn(frozenset({3, 0})): '"Turn","seats":[0,3]',
        PassesLifted(): '"PassesLifted"',
        PhaseBegan(1): '"PhaseBegan","phase":1',
        LeaderFound(0, 0): '"LeaderFound","seat":0,"including":""',
        CardsGiven(
            3, 0, 1, cards("RJ*")
        ): '"CardsGiven","giver":3,"taker":0,"count":1,"cards":"RJ*"',
        Ended((1, 0), (0, 2)): '"Ended","places":[1,0],"points":[0,2]',
        Dealt((cards("3D 10S"), cards("BJ")), 0, 1, (), 1, -1): (
            '"Dealt","hands":["3D 10S","BJ"],"dealer":0,"lot":1,'
            '"standing":[],"number":1,"direction":-1'
        ),
    }
    for event, body in known.items():
        assert encode(event) == f'{{"k":{body}}}'
        assert decode(f'{{"k":{body}}}') == event


@pytest.mark.parametrize(
    "body",
    [
        '{"k":"Vanished","seat":1}',
        '{"k":"Event"}',
        '{"seat":1}',
        '{"k":"Passed"}',
        '{"k":"Passed","seat":1,"cards":"3D"}',
        '{"k":"Passed","seat":"1"}',
        '{"k":"Passed","seat":true}',
        '{"k":"Passed","seat":null}',
        '{"k":["Passed"],"seat":1}',
        '{"k":"Played","seat":1,"cards":"3D 3D","as_cards":"3D"}',
        '{"k":"Played","seat":1,"cards":8,"as_cards":"3D"}',
        '{"k":"Turn","seats":3}',
        '["Passed",1]',
        "Passed 1",
        "",
    ],
)
def test_a_text_that_is_not_an_event_is_refused_without_quoting_it(body: str) -> None:
    with pytest.raises(ValueError) as refused:
        decode(body)
    assert str(refused.value) == "a stored event cannot be read by this version"
    assert refused.value.__suppress_context__


@pytest.mark.parametrize(
    "event",
    [
        Played(1, -1, 0),
        Played(1, 1 << 62, 0),  # the bit above the red joker
        Played(1, 1 << PACKS * PACK_BITS, 0),  # more packs than any wild card stands for
        Turn({1}),  # type: ignore[arg-type]  # the point of it
        Turn(frozenset({True})),
        PhaseBegan(1.0),  # type: ignore[arg-type]  # the point of it
    ],
    ids=range(6),
)
def test_a_value_that_would_not_come_back_is_refused_at_writing(event: Event) -> None:
    with pytest.raises(ValueError, match="holds what cannot be stored"):
        encode(event)


def test_a_deal_of_president_takes_about_9_kilobytes() -> None:
    events = (*new_deal().events, *rest_of())
    written = sum(len(encode(event)) for event in events)
    assert len(events) > 100
    assert written / len(events) < 9_000 / 270
