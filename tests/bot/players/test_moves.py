"""Moves of hands that could be laid in thousands of ways."""

from __future__ import annotations

from random import Random

import pytest

from bot.players.moves import MOST, Moves
from rules.cards import Cards, cards, each, joined
from rules.catalogue import build
from rules.ruleset import RuleSet

MANY = build("bigtwo_butterfly")


def moves_of(rules: RuleSet) -> Moves:
    """Its moves."""
    return Moves(rules.reader(), rules.pack)


def large(number: int) -> Cards:
    """Half a pack."""
    return joined(Random(number).sample(list(each(MANY.pack)), 26))


@pytest.mark.parametrize("number", range(3))
def test_of_thousands_of_leads_some_are_looked_at_and_the_lowest_is_among_them(number: int) -> None:
    moves, hand = moves_of(MANY), large(number)
    every = moves.reader.leads(hand)
    assert len(every) > 2 * MOST
    assert 0 < len(moves.leads(hand)) <= MOST
    lowest = moves.lowest(hand, None)
    assert lowest
    found = [move for one in every if (move := moves.move(one)) and not move.trump]
    assert lowest.height == min(move.height for move in found)


def test_so_it_is_with_answers() -> None:
    moves, hand = moves_of(MANY), large(0)
    low, top = moves.move(cards("3D 3C 4D 4C 5D")), moves.reader.read(cards("3D 3C 4D 4C 5D"))
    assert low
    assert top
    answers = moves.above(hand, low)
    assert 0 < len(answers) <= MOST < len(moves.reader.above(hand, top))
    assert all((move := moves.move(one)) and move.beats(low) for one in answers)


def test_so_it_is_with_long_plays() -> None:
    both = build("bigtwo_deuces", {"decks": "2", "players": "4..4"})
    hand = joined(Random(1).sample(list(each(both.pack)), 40))
    long = [shape.find(hand, both.ranking, -1) for shape in both.reader().shapes if shape.size > 4]
    assert sum(map(len, long)) > 2 * MOST
    assert 0 < len(moves_of(both).long(hand)) <= MOST


def test_what_is_few_is_looked_at_in_full() -> None:
    moves = moves_of(build("bigtwo_basic"))
    hand = cards("3D 4C 5H 6S 7D 7C 7H 9D 9C JD JS QS 2S")
    assert moves.leads(hand) == moves.reader.leads(hand)
