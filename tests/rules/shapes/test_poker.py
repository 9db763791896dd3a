"""Straights, flushes and straight flushes: the order of two (BT-10, BT-11, BT-14)."""

from __future__ import annotations

import pytest

from rules.cards import card, cards, text
from rules.ranking import Ranking, suits
from rules.shapes.poker import Flush, FlushOrder, Straight, StraightFlush, suit_height
from rules.shapes.shape import Shape
from rules.shapes.straights import windows

BIG = Ranking(suits=suits("SHCD"))
ROWS = windows("A2345 23456 < ^")
STRAIGHT, FLUSH = Straight(ROWS), Flush(FlushOrder.SUIT_THEN_TOP, ROWS)


def strength(shape: Shape, written: str, ranking: Ranking = BIG) -> int:
    """Return the strength of these cards, which are of the shape."""
    found = shape.read(cards(written), ranking)
    assert found is not None
    return found


def climbs(shape: Shape, *plays: str, ranking: Ranking = BIG) -> bool:
    """Whether each of the plays is higher than the one before it."""
    strengths = [strength(shape, play, ranking) for play in plays]
    return strengths == sorted(set(strengths))


@pytest.mark.parametrize(
    ("word", "height"), [("9D", 0), ("2C", 1), ("3H", 2), ("AS", 3), ("AS*", 3)]
)
def test_a_suit_has_its_height_whatever_the_rank(word: str, height: int) -> None:
    assert suit_height(card(word), BIG) == height
    assert suit_height(card(word), Ranking()) == 0


@pytest.mark.parametrize(
    ("shape", "written"),
    [
        (STRAIGHT, "3S 4S 5S 6S 7S"),  # these are a straight flush
        (STRAIGHT, "3S 4H 5S 6S 8S"),
        (STRAIGHT, "3S 4H 5S 6S"),
        (STRAIGHT, "JS QH KS AS 2S"),  # this ladder has no such straight
        (STRAIGHT, "3S 4H 5S 6S 7S 8S"),
        (FLUSH, "3S 4S 5S 6S 7S"),
        (FLUSH, "3S 5S 7S 9S JH"),
        (FLUSH, "3S 5S 7S 9S"),
        (FLUSH, "3S 5S 7S 9S RJ"),
        (StraightFlush(ROWS), "3S 4H 5S 6S 7S"),
        (StraightFlush(ROWS), "3S 5S 7S 9S JS"),
    ],
)
def test_poker_shapes_do_not_read_other_cards(shape: Shape, written: str) -> None:
    assert shape.read(cards(written), BIG) is None


def test_the_row_decides_between_straights_then_the_suit_of_the_tie_card() -> None:
    assert climbs(
        STRAIGHT, "AS 2S 3S 4S 5H", "2S 3S 4S 5S 6H", "3D 4S 5S 6S 7D", "3D 4D 5D 6D 7S",
        "4D 5D 6D 7S 8D", "10D JD QD KS AD",
    )  # fmt: skip
    assert strength(STRAIGHT, "3D 4S 5S 6S 7D") == strength(STRAIGHT, "3S 4D 5D 6S 7D")


def test_without_suits_two_straights_of_one_row_tie() -> None:
    plain = Straight(ROWS, suits=False)
    assert strength(plain, "3D 4S 5S 6S 7D") == strength(plain, "3D 4D 5D 6D 7S")


def test_straight_of_one_suit_is_read_without_flushes() -> None:
    suited = Straight(ROWS, suited=True)
    assert strength(suited, "3S 4S 5S 6S 7S") == strength(suited, "3D 4D 5D 6D 7S")


def test_in_a_revolution_the_lowest_straight_is_the_highest() -> None:
    turned = BIG.upside_down()
    assert climbs(STRAIGHT, "10D JD QD KS AD", "3D 4S 5S 6S 7D", "AS 2S 3S 4S 5H", ranking=turned)
    assert climbs(STRAIGHT, "3D 4D 5D 6D 7S", "3S 4S 5S 6S 7D", ranking=turned)


def test_straight_flushes_go_by_row_then_by_suit() -> None:
    flushes = StraightFlush(ROWS)
    assert climbs(flushes, "3D 4D 5D 6D 7D", "3S 4S 5S 6S 7S", "4D 5D 6D 7D 8D", "10S JS QS KS AS")


def test_the_suit_may_decide_between_flushes_before_the_top_card() -> None:
    """$11 to $13: any flush of spades beats all of hearts."""
    assert climbs(FLUSH, "3D 5D 7D 9D 2D", "3C 4C 5C 6C 9C", "3S 4S 5S 6S 9S", "3S 4S 5S 6S 10S")
    assert strength(FLUSH, "3S 4S 5S 6S 10S") == strength(FLUSH, "5S 6S 7S 8S 10S")


def test_the_top_card_may_decide_before_the_suit() -> None:
    flushes = Flush(FlushOrder.TOP_THEN_SUIT, ROWS)
    assert climbs(flushes, "3S 4S 5S 6S 9S", "3D 4D 5D 6D 10D", "3S 4S 5S 6S 10S")
    assert strength(flushes, "3S 4S 5S 6S 10S") == strength(flushes, "5S 6S 7S 8S 10S")


def test_all_ranks_may_count_one_after_the_other_and_the_suit_last() -> None:
    flushes = Flush(FlushOrder.RANKS_THEN_SUIT, ROWS)
    assert climbs(
        flushes, "3D 4D 5D 6D 8D", "3S 4S 5S 6S 8S", "3D 4D 5D 6D 9D", "3D 4D 5D 7D 9D",
        "4D 5D 6D 7D 9D", "3D 4D 5D 6D 10D", "JD QD KD AD 3D", "3D 4D 5D 7D 2D",
    )  # fmt: skip


def test_a_flush_may_go_by_an_order_of_its_own() -> None:
    poker = Ranking(order=(12, *range(11), 11, 15), suits=suits("SHCD"))
    flushes = Flush(FlushOrder.TOP_THEN_SUIT, ROWS, order=poker)
    assert climbs(flushes, "2D 3D 4D 5D KD", "3D 4D 5D 6D AD")
    assert climbs(FLUSH, "3D 4D 5D 6D AD", "2D 3D 4D 5D KD")


def test_without_suits_only_ranks_decide_between_flushes() -> None:
    flushes = Flush(FlushOrder.TOP_THEN_SUIT, ROWS, suits=False)
    assert strength(flushes, "3S 4S 5S 6S 9S") == strength(flushes, "3D 4D 5D 6D 9D")


def test_every_straight_of_a_hand_is_found_but_those_of_one_suit() -> None:
    hand = cards("3S 4S 5S 6S 7S 7H 8D")
    assert [text(play) for play in STRAIGHT.find(hand, BIG, -1)] == [
        "3S 4S 5S 6S 7H", "4S 5S 6S 7H 8D", "4S 5S 6S 7S 8D",
    ]  # fmt: skip
    assert StraightFlush(ROWS).find(hand, BIG, -1) == [cards("3S 4S 5S 6S 7S")]


def test_a_flush_is_found_in_a_suit_of_five_or_more() -> None:
    assert FLUSH.find(cards("3S 5S 7S 9S 9H"), BIG, -1) == []
    assert len(FLUSH.find(cards("3S 5S 7S 9S JS KS"), BIG, -1)) == 6
    above = strength(FLUSH, "3S 5S 7S 9S JS")
    assert len(FLUSH.find(cards("3S 5S 7S 9S JS KS"), BIG, above)) == 5


def test_wild_cards_fill_a_flush_with_any_cards_of_its_suit() -> None:
    filled = [*FLUSH.filled(BIG, cards("3S 5S 7S 9S"), 1)]
    assert len(filled) == 9
    assert cards("3S 5S 7S 9S 2S") in filled
    assert [*FLUSH.filled(BIG, cards("3S 5S 7S 9H"), 1)] == []
