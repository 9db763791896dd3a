"""Sets and runs that carry other cards along, and the rocket (DD-07, DD-10)."""

from __future__ import annotations

import pytest

from rules.cards import cards, of_rank, text
from rules.ranking import JokerOrder, Ranking
from rules.shapes.kickers import Kicked, Rocket, both_jokers
from rules.shapes.shape import Kickers, Spanning

DOU = Ranking(jokers=JokerOrder.RED_HIGH)
WITH_ONE, WITH_PAIR = Kicked(3, 1, 1, 1), Kicked(3, 1, 1, 2)
PLANE = Kicked(3, 2, 1, 1, without=of_rank(12))
FOUR_AND_TWO = Kicked(4, 1, 2, 1)


def found(shape: Kicked, hand: str, above: int = -1) -> list[str]:
    """Return the plays of the shape in a hand, as text."""
    return [text(play) for play in shape.find(cards(hand), DOU, above)]


@pytest.mark.parametrize(
    ("shape", "written", "fits"),
    [
        (WITH_ONE, "9S 9H 9D 3S", True),
        (WITH_ONE, "9S 9H 9D RJ", True),
        (WITH_ONE, "9S 9H 9D 9C", False),  # these are a bomb
        (WITH_ONE, "9S 9H 9D", False),
        (WITH_PAIR, "9S 9H 9D 3S 3H", True),
        (WITH_PAIR, "9S 9H 9D 3S 4H", False),
        (WITH_PAIR, "9S 9H 9D BJ RJ", False),  # two jokers are no pair
        (PLANE, "3S 3H 3D 4S 4H 4D 9C JS", True),
        (PLANE, "3S 3H 3D 4S 4H 4D 9C 9S", False),
        (PLANE, "3S 3H 3D 5S 5H 5D 9C JS", False),
        (PLANE, "AS AH AD 2S 2H 2D 9C JS", False),
        (PLANE, "3S 3H 3D 4S 4H 4D 4C JS", False),
        (FOUR_AND_TWO, "9S 9H 9D 9C 3S 4S", True),
        (FOUR_AND_TWO, "9S 9H 9D 9C 3S 3H", False),
        (FOUR_AND_TWO, "9S 9H 9D 9C BJ RJ", False),
        (FOUR_AND_TWO, "9S 9H 9D 9C 3S RJ", True),
    ],
)
def test_kickers_are_the_required_number_of_cards_of_other_ranks(
    shape: Kicked, written: str, fits: bool
) -> None:
    held = cards(written)
    assert (shape.read(held, DOU) is not None) is fits
    assert (held in shape.find(held, DOU, -1)) is fits


@pytest.mark.parametrize(
    ("twins", "jokers", "beside", "fits"),
    [
        (True, False, "3S 3H", True),
        (True, False, "BJ RJ", False),
        (False, True, "BJ RJ", True),
        (False, True, "3S 3H", False),
        (True, True, "3S 3H", True),
        (True, True, "BJ RJ", True),
        (True, True, "3S RJ", True),
    ],
)
def test_a_pair_or_both_jokers_are_two_kickers_only_where_that_is_agreed(
    twins: bool, jokers: bool, beside: str, fits: bool
) -> None:
    shape = Kicked(4, 1, 2, 1, twins=twins, jokers=jokers)
    held = cards(f"9S 9H 9D 9C {beside}")
    assert (shape.read(held, DOU) is not None) is fits
    assert (held in shape.find(held, DOU, -1)) is fits


def test_the_body_alone_decides() -> None:
    low, high = "3S 3H 3D 2S", "4S 4H 4D 3C"
    strengths = [WITH_ONE.read(cards(play), DOU) for play in (low, high, "4S 4H 4C RJ")]
    assert strengths[0] is not None
    assert strengths[1] is not None
    assert strengths[0] < strengths[1]
    assert strengths[1] == strengths[2]
    assert found(WITH_ONE, "3S 3H 3D 4S 4H 4D", strengths[0]) == ["3D 4D 4H 4S", "3H 4D 4H 4S",
                                                                  "3S 4D 4H 4S"]  # fmt: skip


def test_every_body_is_found_with_every_choice_of_kickers() -> None:
    assert found(WITH_ONE, "9S 9H 9D 3S 4S") == ["3S 9D 9H 9S", "4S 9D 9H 9S"]
    assert found(WITH_PAIR, "9S 9H 9D 3S 3H 4S") == ["3H 3S 9D 9H 9S"]
    assert len(found(FOUR_AND_TWO, "9S 9H 9D 9C 3S 4S 5S")) == 3
    assert len(found(PLANE, "3S 3H 3D 4S 4H 4D 5S 5H 5D 6S")) == 2 * (3 * 1) + 0
    assert found(WITH_ONE, "9S 9H 3S 4S") == []


def test_the_size_counts_body_and_kickers() -> None:
    assert (WITH_ONE.size, WITH_PAIR.size, PLANE.size, FOUR_AND_TWO.size) == (4, 5, 8, 6)
    assert (PLANE.kickers, FOUR_AND_TWO.kickers) == (2, 2)


def test_plane_by_rank_is_a_run_with_kickers_where_jokers_differ() -> None:
    assert PLANE.by_rank(DOU) == Spanning(3, 2, of_rank(12), Kickers(1, 2, False, False))
    assert PLANE.by_rank(Ranking()) is None


@pytest.mark.parametrize(
    ("written", "is_one"), [("BJ RJ", True), ("BJ", False), ("BJ 2S", False), ("BJ BJ*", False)]
)
def test_a_rocket_is_a_joker_of_each_colour(written: str, is_one: bool) -> None:
    assert Rocket().read(cards(written), DOU) == (0 if is_one else None)


def test_two_packs_have_more_than_one_rocket_and_none_is_higher() -> None:
    hand = cards("BJ RJ BJ* 3S")
    assert [text(play) for play in Rocket().find(hand, DOU, -1)] == ["BJ RJ", "BJ* RJ"]
    assert Rocket().find(hand, DOU, 0) == []
    assert both_jokers(cards("BJ BJ* 2S")) == []
    assert Rocket().by_rank(DOU) == ((0, cards("BJ RJ")),)
