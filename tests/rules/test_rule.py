"""A house rule answers only the questions that it is written for."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from rules.actions import Pass, Play
from rules.cards import cards
from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.combinations import Combination
from rules.events import Passed
from rules.rule import Resolution, Rule
from tests.rules.notation import game, opened

NINE = Combination(cards("9S"), 0, 0, 96, 1, False, cards("9S"))


@dataclass(frozen=True)
class Silent(Rule):
    """A rule that answers no question."""


def test_a_rule_without_answers_leaves_everything_to_the_others() -> None:
    rule, deal = Silent(), opened(game("president_basic"), "9S 3S", "4S", "5S", "6S")
    assert tuple(rule.readings(deal, 0, cards("9S"))) == ()
    assert rule.overrules(deal, NINE, NINE) is None
    assert rule.breaks_tie(deal, NINE, NINE) is False
    assert tuple(rule.offers(deal, cards("9S"), None)) == ()
    assert rule.forbids(deal, 0, Pass()) is None
    assert rule.butts_in(deal, 0, NINE) is False
    assert tuple(rule.calls(deal, 0)) == ()
    assert tuple(rule.reacts(deal, Passed(0))) == ()
    assert rule.ranks(deal, (1, 0, 2, 3)) == (1, 0, 2, 3)
    assert rule.scores(deal, (1, 0, 2, 3), (3, 2, 1, 0)) == (3, 2, 1, 0)
    assert rule.annuls(deal) is False
    assert tuple(rule.plans(deal)) == ()


def test_rule_without_overrides_changes_no_game() -> None:
    plain = game("president_basic")
    with_it = plain.with_rules(Silent())
    assert with_it.plain
    assert with_it.forbidders == with_it.scorers == with_it.callers == ()
    assert with_it.reactors == plain.reactors


def test_the_order_of_resolution_is_that_of_the_catalogue() -> None:
    """Catalogue 3.0, order of resolution for President; scores come last."""
    order = [
        "CLOSED", "BOMB", "TWO", "THREE", "TRANSPARENT", "SOFIA", "FEWER_TWOS", "SUIT",
        "LARGER_SET", "WILD_TIE", "EQUAL_PLAY", "BLAME", "UNCALLED", "WINNINGS",
    ]  # fmt: skip
    assert [Resolution[name] for name in order] == sorted(Resolution[name] for name in order)
    assert Rule.resolution is Resolution.USUAL


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_of_a_preset_are_frozen_values_with_hears_for_reactions(preset: str) -> None:
    for rule in build(preset, {}).rules:
        assert {rule: "known"}[rule] == "known"
        reacts = type(rule).reacts is not Rule.reacts
        assert bool(rule.hears) is reacts, rule


def test_cards_that_a_rule_reads_may_be_said_of_them() -> None:
    """A wild joker stands for a nine because the rule reads it so, and not for a card it cannot."""
    rules = game("president_basic", jokers="2", joker_wild="rank")
    deal = opened(rules, "9S RJ 3S", "4S", "5S", "6S")
    readings = [r for rule in rules.interpreters for r in rule.readings(deal, 0, cards("9S RJ"))]
    assert readings
    assert all(reading.bit_count() == 2 for reading in readings)
    assert Play(cards("9S RJ")).stands_as == 0
