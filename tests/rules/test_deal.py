"""A deal is a value to everybody but `rules.changes`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from rules.catalogue import build
from rules.changes import evolve
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.events import Turn
from rules.match.match import Match, MatchState
from rules.view import view
from tests.rules import random_play

ROOT = Path(__file__).parents[2]
CHANGES = ROOT / "rules" / "changes.py"
HOUSES = ("rules", "bot", "cogs", "tests")
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


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_the_changes_of_events_write_into_a_deal(source: Path) -> None:
    written = list(writes_into_deals(source.read_text(encoding="utf-8")))
    assert bool(written) == (source == CHANGES), written


def test_writing_into_a_deal_would_be_seen() -> None:
    assert list(writes_into_deals("book.deal.stake *= 2\ndeal.hands = ()")) == [1, 2]


def writes_into_deals(source: str) -> Iterator[int]:
    """The lines in which a field of something called a deal is assigned to."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        if node.attr in FIELDS and is_deal(node.value):
            yield node.lineno


def is_deal(node: ast.expr) -> bool:
    """Is it called so, as everywhere in the rules? A class that sets its own fields is none."""
    name = getattr(node, "id", getattr(node, "attr", "self"))
    return name in ("deal", "now", "after", "over", "book", "twin")
