"""Results that are cached for a rule set are freed together with the rule set."""

from __future__ import annotations

import gc
import weakref
from random import Random

import pytest

from rules.catalogue import build
from rules.match.match import Match, MatchState
from tests.rules import random_play

WILD = [
    ("bigtwo_jokers", {}),
    ("president_basic", {"jokers": "2", "joker_wild": "rank", "sequences": "single"}),
    ("doudizhu_denexa", {}),
]


@pytest.mark.long
@pytest.mark.parametrize(("preset", "changed"), WILD)
def test_no_cache_keeps_a_discarded_rule_set(preset: str, changed: dict[str, str]) -> None:
    rules = build(preset, changed)
    first = Match(rules, MatchState(("A", "B", "C", "D")[: min(rules.seats)])).deal(Random(1))[1]
    random_play.play(rules, first, Random(1))
    assert rules.usual.read(first.deck[0])
    watched = weakref.ref(rules), weakref.ref(rules.usual)
    del rules
    gc.collect()
    assert [one() for one in watched] == [None, None]


def test_wild_cards_are_worked_out_once() -> None:
    reader = build("bigtwo_jokers").usual
    done: list[tuple[object, ...]] = []

    def work(*asked: object) -> tuple[int, ...]:
        done.append(asked)
        return (3,)

    assert reader.recall(work, 7, 1) == reader.recall(work, 7, 1) == (3,)
    assert reader.recall(work, 7, 2) == (3,)
    assert done == [(reader, 7, 1), (reader, 7, 2)]
