"""A deal is a value: only `rules.changes` may write its fields."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rules.cards import cards
from rules.catalogue import build
from rules.changes import evolve
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Played, Turn
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from rules.view import view
from tests.rules import random_play

ROOT = Path(__file__).parents[2]
CHANGES = ROOT / "rules" / "changes.py"
HOUSES = ("rules", "bot", "cogs")
SOURCES = [path for house in HOUSES for path in sorted((ROOT / house).rglob("*.py"))]
FIELDS = {field.name for field in fields(Deal)}
GAMES = ("president_comp303", "bigtwo_basic", "doudizhu_denexa", "president_collusion")


@pytest.mark.parametrize("preset", GAMES)
def test_deciding_listing_and_looking_leave_the_deal_as_it_was(preset: str) -> None:
    rules, chance = build(preset), Random(3)
    _, first = Match(rules, MatchState(tuple("ABCDEF"[: min(rules.seats)]))).deal(chance)
    for deal, seat, action in random_play.steps(begin(rules, first).deal, chance):
        before = dict(vars(deal))
        after = decide(deal, seat, action).deal
        legal(deal, seat)
        view(deal, seat)
        assert vars(deal) == before
        assert after != deal


def test_an_event_makes_a_new_deal() -> None:
    deal = Deal(build("president_basic"))
    assert evolve(deal, Turn(frozenset({1}))).to_act == {1}
    assert deal.to_act == frozenset()


@pytest.mark.slow
def test_only_the_changes_of_events_write_into_a_deal() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCES}
    writes = {path: [*writes_into_deals(text)] for path, text in texts.items() if "deal" in text}
    assert [path for path, lines in writes.items() if lines] == [CHANGES], writes


def test_writes_into_deals_are_found_by_line() -> None:
    assert list(writes_into_deals("decision.deal.stake *= 2\ndeal.hands = ()")) == [1, 2]


def writes_into_deals(source: str) -> Iterator[int]:
    """Yield the lines that assign to a field of a deal."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        if node.attr in FIELDS and is_deal(node.value):
            yield node.lineno


def is_deal(node: ast.expr) -> bool:
    """Whether a node has one of the names of deals in the rules; `self` is not among them."""
    name = getattr(node, "id", getattr(node, "attr", "self"))
    return name in ("deal", "now", "after", "over", "decision", "twin")


# Questions to a deal

HANDS = (cards("3S 9S"), cards("4S"), 0, cards("6S"))


def at_table(**fields_: Any) -> Deal:
    """A deal of four seats; the third is out."""
    return replace(Deal(RuleSet(), hands=HANDS), **fields_)


@pytest.mark.parametrize(
    ("seat", "direction", "following"),
    [
        (0, 1, [1, 3, 0]),
        (1, 1, [3, 0, 1]),
        (2, 1, [3, 0, 1]),
        (0, -1, [3, 1, 0]),
        (3, -1, [1, 0, 3]),
    ],
)
def test_after_a_seat_come_those_with_cards_in_turn_and_it_comes_last(
    seat: int, direction: int, following: list[int]
) -> None:
    assert at_table(direction=direction).after(seat) == following


def test_passes_are_known_by_seat() -> None:
    deal = at_table(passed=0b1010)
    assert [deal.has_passed(seat) for seat in range(4)] == [False, True, False, True]


def test_the_play_to_beat_is_the_last_of_the_trick() -> None:
    rules = build("president_basic")
    nine, ten = Played(0, cards("9S"), cards("9S")), Played(1, cards("10S"), cards("10S"))
    assert Deal(rules, hands=HANDS).top is None
    top = Deal(rules, hands=HANDS, trick=(nine, ten)).top
    assert top is not None
    assert (top.cards, top.laid) == (cards("10S"), cards("10S"))


def test_a_play_that_stands_for_another_is_that_other_and_keeps_the_cards_on_the_table() -> None:
    rules = build("president_transparent")
    covered = Played(1, cards("3S"), cards("9S"))
    top = Deal(rules, hands=HANDS, trick=(covered,)).top
    assert top is not None
    assert (top.cards, top.laid) == (cards("9S"), cards("3S"))


def test_upside_down_the_same_play_is_read_by_the_inverted_ranks() -> None:
    rules = build("president_revolution")
    trick = (Played(0, cards("9S"), cards("9S")),)
    usual, turned = Deal(rules, trick=trick), Deal(rules, trick=trick, upside_down=True)
    assert (usual.reader, turned.reader) == (rules.usual, rules.inverted)
    ten = cards("10S")
    for deal, beats in ((usual, True), (turned, False)):
        play, top = deal.reader.read(ten), deal.top
        assert play
        assert top
        assert ((play.compare(top) or 0) > 0) is beats


def test_penalties_count_the_hands_as_they_were_when_the_first_went_out() -> None:
    assert at_table().counted == HANDS
    left = (0, cards("4S 5S"), cards("7S"), cards("6S"))
    assert at_table(left=left).counted == left


def test_a_deal_begins_with_nothing_on_the_table_and_nothing_done() -> None:
    deal = Deal(RuleSet())
    assert (deal.number, deal.direction, deal.stake, deal.phase) == (1, 1, 1, -1)
    others = {one.name for one in fields(Deal)} - {"rules", "number", "direction", "stake", "phase"}
    assert not any(getattr(deal, name) for name in others)


def test_a_copy_is_equal_and_a_deal_of_its_own() -> None:
    deal = at_table()
    twin = deal.copy()
    assert twin == deal
    assert vars(twin) is not vars(deal)
    assert evolve(twin, Turn(frozenset({1}))) != deal


def test_the_text_of_a_deal_tells_no_card() -> None:
    assert repr(at_table(played=7, number=2)) == "<Deal 2, 4 seats, 7 plays>"
