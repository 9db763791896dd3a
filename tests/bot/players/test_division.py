"""The division of hands into plays."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.division import Divisions
from rules.cards import Cards, cards, each, joined, text
from rules.catalogue import build
from rules.fast import MOST, MoveGenerator
from rules.ruleset import RuleSet


def divided(preset: str, hand: str) -> list[str]:
    rules = build(preset)
    moves = MoveGenerator(rules.reader(), rules.pack)
    return [text(part.cards) for part in Divisions(moves).divide(moves.canonical(cards(hand)))]


def test_trio_takes_along_the_least_worth() -> None:
    hand = "4D 5D 6D 8D 8C 10D 10C JD QD QC KD KC KH AD AC BJ RJ"
    assert "8D 8C KD KC KH" in divided("doudizhu_denexa", hand)
    assert "BJ RJ" in divided("doudizhu_denexa", hand)


def test_a_run_is_kept_together_where_that_saves_turns() -> None:
    parts = divided("doudizhu_denexa", "3D 4D 5D 6D 7D 8D 9D JD QD QC")
    assert parts == ["3D 4D 5D 6D 7D 8D 9D", "QD QC", "JD"]


def test_a_full_house_is_made_of_a_triple_and_a_low_pair() -> None:
    assert "8C 8H QD QC QS" in divided("bigtwo_basic", "4S 6C 7D 8C 8H 10D QD QC QS KH KS 2H 2S")


@pytest.mark.parametrize(
    "preset", ["doudizhu_denexa", "bigtwo_basic", "thirteen_denexa", "bigthree_denexa"]
)
def test_the_parts_together_are_the_hand(preset: str) -> None:
    rules, chance = build(preset), Random(preset)
    moves = MoveGenerator(rules.reader(), rules.pack)
    divisions, pack = Divisions(moves), list(each(rules.pack))
    for _ in range(30):
        hand = rest = moves.canonical(joined(chance.sample(pack, 13)))
        for part in divisions.divide(hand):
            assert moves.move(part.cards) == part
            assert part.cards.bit_count() == part.size
            rest = moves.without(rest, part.cards)
        assert not rest
        assert sum(part.size for part in divisions.divide(hand)) == 13


MANY = build("bigtwo_butterfly")


def large(number: int) -> Cards:
    """Return half of the pack as a hand, drawn with `number` as the seed."""
    return joined(Random(number).sample(list(each(MANY.pack)), 26))


def divisions_of(rules: RuleSet) -> Divisions:
    return Divisions(MoveGenerator(rules.reader(), rules.pack))


@pytest.mark.parametrize("number", range(3))
def test_the_lowest_of_thousands_of_leads_is_found(number: int) -> None:
    divisions, hand = divisions_of(MANY), large(number)
    moves = divisions.moves
    every = [move for one in moves.reader.leads(hand) if (move := moves.move(one))]
    lowest = divisions.lowest(hand, None)
    assert lowest
    assert lowest.height == min(move.height for move in every if not move.trump)


def test_of_thousands_of_long_plays_some_are_found() -> None:
    both = build("bigtwo_deuces", {"decks": "2", "players": "4..4"})
    hand = joined(Random(1).sample(list(each(both.pack)), 40))
    long = [shape.find(hand, both.ranking, -1) for shape in both.reader().shapes if shape.size > 4]
    assert sum(map(len, long)) > 2 * MOST
    assert 0 < len(divisions_of(both).long_plays(hand)) <= MOST
