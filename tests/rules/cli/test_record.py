"""A deal as text: it is read back without loss, by people too."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from rules import events as e
from rules.cards import cards
from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from rules.changes import CHANGES
from rules.cli.record import CODECS, EVENTS, read, write
from rules.engine import replay
from rules.match.match import Match
from tests.rules.random_play import play


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_game_is_read_back_and_played_again(preset: str) -> None:
    rules = build(preset)
    match = Match(rules, tuple("ABCDEFGHIJKL"[: min(rules.seats)]))
    _, first = match.deal(Random(7))
    played = play(rules, first, Random(7))
    record = write(preset, {"stake": "1"}, played.events)
    again, changed, happened = read(record)
    assert (again, changed, happened) == (preset, {"stake": "1"}, played.events)
    assert replay(build(again), happened) == played.deal


@pytest.mark.parametrize("kind", EVENTS.values(), ids=EVENTS)
def test_every_field_of_every_event_has_a_way_to_be_written(kind: type[e.Event]) -> None:
    assert {part.type for part in fields(kind)} <= CODECS.keys()  # type: ignore[arg-type]


def test_every_event_has_a_name_of_its_own() -> None:
    assert set(EVENTS.values()) == CHANGES.keys()


def test_it_reads_like_a_report() -> None:
    happened = [
        e.Played(0, cards("10S 10H"), cards("10S 10H")),
        e.Passed(1),
        e.Called(2, "last card; now"),
        e.PassesLifted(),
        e.Turn(frozenset({3, 0})),
        e.Ended((2, 0, 1), (0, -3, 5), plan=(("hand size", 5),)),
    ]
    record = write("president_basic", {"titles": "custom:A;b/C/D", "jokers": "2"}, happened)
    assert record.splitlines() == [
        "game: president_basic; titles custom:A%3Bb/C/D; jokers 2",
        "played: seat 1; cards 10H 10S; as_cards 10H 10S",
        "passed: seat 2",
        "called: seat 3; word last card%3B now",
        "passes lifted",
        "turn: seats 1 4",
        "ended: places 3 1 2; points 0 -3 5; plan hand size 5",
    ]
    assert read(record)[2] == happened


def test_comments_and_empty_lines_are_passed_over() -> None:
    told = read("# sent by Ada\n\ngame: lectio\n  # here it went wrong\n passed: seat 1 \n")
    assert told == ("lectio", {}, [e.Passed(0)])


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "begins with the line of its game"),
        ("passed: seat 1", "Line 1"),
        ("game: lectio\nsneezed: seat 1", "Line 2 cannot be read: there is no event 'sneezed'"),
        ("game: lectio\npassed: chair 1", "passed has no field 'chair'"),
        ("game: lectio\npassed", "Line 2"),
        ("game: lectio\nplayed: seat 1; cards 3X; as_cards -", "not a card"),
    ],
)
def test_what_cannot_be_read_names_its_line(record: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(record)


def test_all_presets_build() -> None:
    assert [preset for preset in PRESETS if problems(preset)] == []
