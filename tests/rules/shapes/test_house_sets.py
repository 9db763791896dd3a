"""Sets as some houses play them: suits that stop counting, named high cards, wild ones alone."""

from __future__ import annotations

import pytest

from rules.cards import card, cards, text
from rules.ranking import JokerOrder, Ranking, suits
from rules.shapes.house_sets import Either, HighSingle, SuitlessSet, WildAlone
from rules.shapes.sets import Set
from rules.shapes.shape import Shape

BIG = Ranking(suits=suits("SHCD"), jokers=JokerOrder.RED_HIGH)
JACK = HighSingle(card("JD"))
THREES = cards("3D 3C 3H 3S")
WILD = WildAlone(2, THREES)


def strength(shape: Shape, written: str, ranking: Ranking = BIG) -> int:
    """Return the strength of these cards, which are of the shape."""
    found = shape.read(cards(written), ranking)
    assert found is not None
    return found


def test_suits_may_stop_to_count_in_sets_of_some_number() -> None:
    pairs = SuitlessSet(2)
    assert strength(pairs, "9S 9H") == strength(pairs, "9D 9C")
    assert strength(Set(2), "9S 9H") > strength(Set(2), "9D 9C")
    assert strength(pairs, "9S 9H") < strength(pairs, "10D 10C")
    assert pairs.read(cards("9S 10S"), BIG) is None


def test_equal_pairs_are_not_above_one_another() -> None:
    pairs, hand = SuitlessSet(2), cards("9S 9H 10D 10C")
    above = strength(pairs, "9D 9C")
    assert [text(play) for play in pairs.find(hand, BIG, above)] == ["10D 10C"]
    assert len(pairs.find(hand, BIG, -1)) == 2


@pytest.mark.parametrize("turned", [False, True])
def test_suits_do_not_count_in_a_revolution_either(turned: bool) -> None:
    ranking = BIG.upside_down() if turned else BIG
    pairs = SuitlessSet(2)
    assert strength(pairs, "9S 9H", ranking) == strength(pairs, "9D 9C", ranking)
    assert (strength(pairs, "9S 9H", ranking) < strength(pairs, "10S 10H", ranking)) is not turned


def test_the_jack_of_diamonds_may_lie_between_the_twos_and_the_jokers() -> None:
    singles = Set(1)
    assert strength(singles, "2S") < strength(JACK, "JD") < strength(singles, "BJ")
    assert JACK.read(cards("JC"), BIG) is None
    assert JACK.read(cards("JD JC"), BIG) is None


def test_in_a_revolution_it_lies_between_the_jokers_and_the_twos_as_well() -> None:
    turned = BIG.upside_down()
    assert strength(Set(1), "BJ", turned) < strength(JACK, "JD", turned)
    assert strength(JACK, "JD", turned) < strength(Set(1), "2S", turned)


def test_named_high_cards_are_found_where_they_are_high_enough() -> None:
    blacks = HighSingle(cards("3C 3S"))
    assert strength(blacks, "3C") < strength(blacks, "3S")
    assert blacks.find(cards("3C 3S 3H"), BIG, -1) == [card("3C"), card("3S")]
    assert blacks.find(cards("3C 3S 3H"), BIG, strength(blacks, "3C")) == [card("3S")]
    assert blacks.find(cards("3C 3S"), BIG, strength(Set(1), "BJ")) == []


def test_wild_cards_alone_may_be_the_highest_and_all_equal() -> None:
    assert strength(WILD, "3D 3C") == strength(WILD, "3H 3S")
    assert strength(WILD, "3D 3C") > strength(Set(2), "BJ RJ")
    assert WILD.read(cards("3D 4D"), BIG) is None
    assert WILD.read(cards("3D 3C 3H"), BIG) is None


def test_wild_sets_are_just_below_the_lowest_in_a_revolution() -> None:
    turned = BIG.upside_down()
    assert strength(WILD, "3D 3C", turned) == strength(WILD, "3H 3S", turned)
    assert strength(WILD, "3D 3C", turned) < strength(Set(2), "BJ RJ", turned)


def test_none_of_them_is_above_another() -> None:
    assert len(WILD.find(THREES, BIG, -1)) == 6
    assert WILD.find(THREES, BIG, strength(WILD, "3D 3C")) == []
    assert WILD.find(cards("3D"), BIG, -1) == []


def test_of_two_ways_to_see_the_same_cards_the_first_counts() -> None:
    either = Either((WILD, Set(2)))
    other = Either((Set(2), WILD))
    assert strength(either, "3D 3C") == strength(WILD, "3D 3C")
    assert strength(other, "3D 3C") == strength(Set(2), "3D 3C")
    assert strength(either, "9S 9H") == strength(Set(2), "9S 9H")
    assert either.read(cards("9S 10S"), BIG) is None
    assert (either.size, either.numbers) == (2, (2,))
