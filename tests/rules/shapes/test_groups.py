"""Full houses, four and one, two pairs: their cards and their order (BT-12, BT-13)."""

from __future__ import annotations

import pytest

from rules.cards import cards, text
from rules.ranking import Ranking, suits
from rules.shapes.groups import FullHouse, Quads, TwoPairs, four_of
from rules.shapes.shape import Shape

BIG = Ranking(suits=suits("SHCD"))
POKER = Ranking(order=(12, *range(11), 11, 15))  # twos are low, aces high


def strength(shape: Shape, written: str) -> int:
    """Return the strength of these cards, which are of the shape."""
    found = shape.read(cards(written), BIG)
    assert found is not None
    return found


def climbs(shape: Shape, *plays: str) -> bool:
    """Whether each of the plays is higher than the one before it."""
    strengths = [strength(shape, play) for play in plays]
    return strengths == sorted(set(strengths))


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        (FullHouse(), "9S 9H 9D 3S 4S"),
        (FullHouse(), "9S 9H 9D 9C 3S"),
        (FullHouse(), "9S 9H 9D 3S"),
        (FullHouse(), "9S 9H 3D 3S 4S"),
        (Quads(), "9S 9H 9D 3S 3H"),
        (Quads(), "9S 9H 9D 9C"),
        (Quads(), "9S 9H 9D 9C 9S*"),
        (TwoPairs(odd=False), "9S 9H 9D 9C"),
        (TwoPairs(odd=False), "9S 9H 3D 4C"),
        (TwoPairs(odd=True), "9S 9H 9D 3C 3D"),
        (TwoPairs(odd=True), "9S 9H 3D 3C"),
        (TwoPairs(odd=True, sisters=True), "9S 9H 3D 3C 4D"),
        (TwoPairs(odd=False, sisters=True), "9S 9H JD JC"),
    ],
)
def test_group_shapes_do_not_read_other_cards(shape: Shape, written: str) -> None:
    assert shape.read(cards(written), BIG) is None


def test_the_three_decides_between_full_houses_and_the_pair_does_not() -> None:
    assert climbs(FullHouse(), "3S 3H 3D 2S 2H", "4S 4H 4D 3S 3H", "2S 2H 2D 3S 3H")
    assert strength(FullHouse(), "9S 9H 9D 3S 3H") == strength(FullHouse(), "9S 9H 9D 2S 2H")


def test_in_the_order_of_poker_the_pair_counts_too_and_three_twos_are_the_highest() -> None:
    poker = FullHouse(order=POKER)
    assert climbs(
        poker, "9S 9H 9D 2S 2H", "9S 9H 9D 3S 3H", "9S 9H 9D AS AH", "AS AH AD 2S 2H",
        "2S 2H 2D 3S 3H", "2S 2H 2D AS AH",
    )  # fmt: skip


def test_the_four_decides_between_fours_and_the_fifth_card_does_not() -> None:
    assert climbs(Quads(), "3S 3H 3D 3C 2S", "4S 4H 4D 4C 3S", "2S 2H 2D 2C 3S")
    assert strength(Quads(), "9S 9H 9D 9C 3S") == strength(Quads(), "9S 9H 9D 9C 2S")


def test_in_the_order_of_poker_the_fifth_card_counts_too() -> None:
    poker = Quads(order=POKER)
    assert climbs(poker, "2S 2H 2D 2C AS", "9S 9H 9D 9C 2S", "9S 9H 9D 9C 3S", "9S 9H 9D 9C AS")


def test_the_higher_pair_decides_then_the_lower_then_the_suit_of_the_higher() -> None:
    plays = TwoPairs(odd=False)
    assert climbs(
        plays, "9D 9C 3S 3H", "9H 9D 3S 3H", "9S 9D 3S 3H", "9D 9C 4S 4H", "10D 10C 3D 3C"
    )
    assert strength(plays, "9S 9D 3S 3H") == strength(plays, "9S 9H 3D 3C")


def test_the_suit_of_the_higher_pair_may_decide_at_once() -> None:
    plays = TwoPairs(odd=False, suit_at_once=True)
    assert climbs(plays, "9D 9C 8S 8H", "9H 9D 3S 3H", "9S 9D 3S 3H")
    assert strength(plays, "9S 9D 3S 3H") == strength(plays, "9S 9H 8D 8C")


def test_without_suits_two_pairs_of_equal_ranks_tie() -> None:
    plays = TwoPairs(odd=False, suits=False)
    assert strength(plays, "9D 9C 3S 3H") == strength(plays, "9S 9H 3S 3H")
    assert climbs(plays, "9D 9C 3S 3H", "9D 9C 4S 4H")


def test_the_odd_card_counts_in_the_order_of_poker_alone() -> None:
    plain, poker = TwoPairs(odd=True), TwoPairs(odd=True, order=POKER)
    assert strength(plain, "9D 9C 3S 3H 2D") == strength(plain, "9D 9C 3S 3H AD")
    assert climbs(poker, "9D 9C 3S 3H 2D", "9S 9H 3S 3H 4D", "9D 9C 3S 3H AD", "9D 9C 4S 4H 2D")


def test_sisters_are_neighbours_also_between_ace_and_two() -> None:
    sisters = TwoPairs(odd=False, sisters=True)
    assert sisters.read(cards("AS AH 2S 2H"), BIG) is not None
    assert sisters.read(cards("2S 2H 3S 3H"), BIG) is None
    assert [text(play) for play in sisters.find(cards("3S 3H 4S 4H 6S 6H"), BIG, -1)] == [
        "3H 3S 4H 4S"
    ]


def test_every_choice_of_cards_is_found() -> None:
    hand = cards("9S 9H 9D 9C 3S 3H")
    assert len(FullHouse().find(hand, BIG, -1)) == 4
    assert len(Quads().find(hand, BIG, -1)) == 2
    assert len(TwoPairs(odd=False).find(hand, BIG, -1)) == 6
    assert len(TwoPairs(odd=True).find(hand, BIG, -1)) == 0


def test_two_pairs_of_one_suit_are_a_flush_where_flushes_count() -> None:
    hand = cards("9S 9S* 3S 3S* KS")
    assert TwoPairs(odd=True).find(hand, BIG, -1) == []
    assert TwoPairs(odd=True, flushes=False).find(hand, BIG, -1) == [hand]


@pytest.mark.parametrize(
    ("written", "rank"), [("9S 9H 9D 9C 3S", 6), ("9S 9H 9D 3S 3H", None), ("", None)]
)
def test_the_rank_that_comes_four_times_is_named(written: str, rank: int | None) -> None:
    assert four_of(cards(written)) == rank
