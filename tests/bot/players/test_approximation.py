"""The rest of a deal, played by the nearest rules that have a fast form."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.simulation import approximate_playout, approximation
from rules.cards import JOKERS, cards, each
from rules.catalogue import build, problems
from rules.catalogue.presets import PRESETS
from rules.changes import evolve
from rules.fast import fast_rules
from rules.ruleset import RuleSet
from tests.rules.random_play import opened, some_game

OTHERS = [p for p in PRESETS if not problems(p) and not fast_rules(build(p))]


@pytest.mark.sampled(20)
@pytest.mark.parametrize("preset", OTHERS)
@pytest.mark.parametrize("eager", [0, 0b101])
def test_every_deal_comes_to_its_end(preset: str, eager: int) -> None:
    rules, chance = build(preset), Random(preset)
    _, seats = some_game(chance, preset)
    seats = next(n for n in (seats, 4, 3, 2) if not problems(preset, {}, n))
    deal = opened(rules, seats, chance)
    ended = approximate_playout(deal, eager, chance)
    assert ended
    assert sorted(ended.places) == list(range(seats))
    assert approximate_playout(deal, eager, chance) == ended


def test_a_deal_that_is_over_ended_as_it_did() -> None:
    rules = build("president_wild_jokers")
    deal = opened(rules, 4, Random(1))
    ended = approximate_playout(deal, 0, Random(1))
    assert ended
    over = evolve(deal, ended)
    assert approximate_playout(over, 0, Random(2)) is over.ended is ended


def test_wild_card_that_is_high_alone_stays_high() -> None:
    assert _settled(build("president_wild_jokers"), cards("3D 4D KH 2H")) & JOKERS


def test_wild_card_stands_for_the_card_that_spares_its_hand_turns() -> None:
    settled = _settled(build("bigtwo_jokers"), cards("3D 4C 5H 6S KD"))
    assert settled == cards("3D 4C 5H 6S KD 7D")


def test_a_card_that_cannot_be_laid_as_itself_is_taken_for_another() -> None:
    rules = build("president_wild_threes")
    settled = _settled(rules, cards("3D 9H"))
    assert not settled & rules.nameless


def _settled(rules: RuleSet, hand: int) -> int:
    like = approximation(rules, upside_down=False)
    assert like
    joker = next(each(JOKERS & rules.pack))
    return like.settled(hand | joker)
