"""A deal as text, which is read back without loss and which people can read."""

from __future__ import annotations

from random import Random

import pytest

from rules import events as e
from rules.cards import cards
from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from rules.cli.record import read, write
from rules.engine import replay
from rules.match.match import Match, MatchState
from tests.rules.random_play import play

GAME = '{"game": "lectio", "changed": {}}'
PASS = '{"k":"Passed","seat":0}'


@pytest.mark.sampled(36)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_of_every_game_is_read_back_and_played_again(preset: str) -> None:
    rules = build(preset)
    match = Match(rules, MatchState(tuple("ABCDEFGHIJKL"[: min(rules.seats)])))
    _, first = match.deal(Random(7))
    played = play(rules, first, Random(7))
    record = write(preset, {"stake": "1"}, played.events)
    again, changed, happened = read(record)
    assert (again, changed, happened) == (preset, {"stake": "1"}, played.events)
    assert replay(build(again), happened) == played.deal


def test_it_reads_like_a_report() -> None:
    happened = [
        e.Played(0, cards("10S 10H"), cards("10S 10H")),
        e.Called(2, "last card; now"),
        e.PassesLifted(),
    ]
    record = write("president_basic", {"titles": "custom:A;Ö/C/D", "jokers": "2"}, happened)
    assert record.splitlines() == [
        '{"game": "president_basic", "changed": {"titles": "custom:A;Ö/C/D", "jokers": "2"}}',
        '{"k":"Played","seat":0,"cards":"10H 10S","as_cards":"10H 10S"}',
        '{"k":"Called","seat":2,"word":"last card; now"}',
        '{"k":"PassesLifted"}',
    ]
    assert read(record).happened == happened


def test_comments_and_empty_lines_are_passed_over() -> None:
    told = read(f"# sent by Ada\n\n{GAME}\n  # here it went wrong\n {PASS} \n")
    assert told == ("lectio", {}, [e.Passed(0)])


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "begins with the line of its game"),
        ("# nothing else", "begins with the line of its game"),
        (PASS, "Line 1 does not name a game"),
        ("lectio", "Line 1 does not name a game"),
        ('\n{"game": "lectio", "changed": []}', "Line 2 does not name a game"),
        (f'{GAME}\n{{"k":"Sneezed","seat":0}}', "Line 2 is no event"),
        (f'{GAME}\n\n{PASS}\n{{"k":"Passed","chair":0}}', "Line 4 is no event"),
        (f'{GAME}\n{{"k":"Played","seat":0,"cards":"3X","as_cards":""}}', "Line 2 is no event"),
    ],
)
def test_unreadable_record_names_its_line(record: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(record)


def test_all_presets_build() -> None:
    assert [preset for preset in PRESETS if problems(preset)] == []
