"""Straight flushes with more cards, and the dragon (C-BT-15, 002 var 14)."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules.cards import cards, each, joined, text
from rules.ranking import Ranking, suits
from rules.shapes.long import Dragon, StraightFlushPlus
from rules.shapes.poker import StraightFlush
from rules.shapes.straights import windows

BIG = Ranking(suits=suits("SHCD"))
FLUSH = StraightFlush(windows("< ^"))
SEVEN = StraightFlushPlus(FLUSH)
DRAGON = Dragon(tuple(range(13)))
EACH_RANK = "3D 4C 5S 6H 7D 8C 9C 10S JH QD KD AC"


def strength(written: str) -> int | None:
    """Return the strength of these seven cards, None where they are no play."""
    return SEVEN.read(cards(written), BIG)


def test_any_two_cards_go_with_a_straight_flush() -> None:
    assert SEVEN.size == 7
    assert strength("3S 4S 5S 6S 7S 2D 2C") == FLUSH.read(cards("3S 4S 5S 6S 7S"), BIG)
    assert strength("3S 4S 5S 6S 7S") is None
    assert strength("3S 4S 5S 6S 8S 2D 2C") is None


def test_of_seven_in_a_row_the_best_five_count() -> None:
    assert strength("3S 4S 5S 6S 7S 8S 9S") == FLUSH.read(cards("5S 6S 7S 8S 9S"), BIG)


def test_every_choice_of_further_cards_is_found_once() -> None:
    hand = cards("3S 4S 5S 6S 7S 8S 2D 2C")
    found = SEVEN.find(hand, BIG, -1)
    assert len(found) == len(set(found))
    assert set(found) == {
        play
        for play in map(joined, combinations(each(hand), 7))
        if SEVEN.read(play, BIG) is not None
    }
    assert SEVEN.find(cards("3S 4S 5S 6S 7S"), BIG, -1) == []


def test_cards_of_a_higher_shape_are_not_found_as_a_lower_one() -> None:
    royal = StraightFlush(windows("^"))
    others = StraightFlushPlus(StraightFlush(windows("<")), unless=royal)
    hand = cards("9S 10S JS QS KS AS 3D 3C")
    assert [text(play) for play in others.find(hand, BIG, -1)] == ["3D 3C 9S 10S JS QS KS"]


def test_a_wild_card_fills_the_straight_flush_and_then_is_anything() -> None:
    lacking = [*SEVEN.filled(BIG, cards("3S 4S 5S 6S 2D 2C"), 1)]
    assert lacking == [cards("3S 4S 5S 6S 7S 2D 2C")]
    spare = [*SEVEN.filled(BIG, cards("10S JS QS KS AS 3D"), 1)]
    assert cards("10S JS QS KS AS 3D 4D") in spare
    assert len({play for play in spare if not cards("10S JS QS KS AS") & ~play}) == 46
    assert [*SEVEN.filled(BIG, cards("3S 4S 5S 2S 2D 2C"), 1)] == []
    both = [*SEVEN.filled(BIG, cards("10S JS QS KS 3D"), 2)]
    assert cards("10S JS QS KS AS 3D 2D") in both
    assert all(play.bit_count() == 7 for play in both)


def test_parts_of_seven_have_at_most_one_gap_for_each_wild_card() -> None:
    hand = cards("3S 4S 5S 6S 2D 2C")
    parts = set(SEVEN.parts(BIG, hand, 1))
    assert hand in parts
    assert all(part.bit_count() == 6 for part in parts)
    assert not set(SEVEN.parts(BIG, cards("3S 4S 5S 9H 2D 2C"), 1))


@pytest.mark.parametrize(
    ("two", "above"), [("2D", "none"), ("2C", "2D"), ("2H", "2C"), ("2S", "2H")]
)
def test_between_two_dragons_the_suit_of_the_two_decides(two: str, above: str) -> None:
    here = DRAGON.read(cards(f"{EACH_RANK} {two}"), BIG)
    there = -1 if above == "none" else DRAGON.read(cards(f"{EACH_RANK} {above}"), BIG)
    assert here is not None
    assert there is not None
    assert here > there


def test_without_suits_all_dragons_are_equal() -> None:
    plain = Dragon(tuple(range(13)), suits=False)
    assert plain.read(cards(f"{EACH_RANK} 2S"), BIG) == plain.read(cards(f"{EACH_RANK} 2D"), BIG)
    assert plain.find(cards(f"{EACH_RANK} 2S"), BIG, 0) == []


@pytest.mark.parametrize("written", [EACH_RANK, f"{EACH_RANK} AD", f"{EACH_RANK} 2S 2D"])
def test_a_dragon_has_one_card_of_every_rank(written: str) -> None:
    assert DRAGON.size == 13
    assert DRAGON.read(cards(written), BIG) is None


def test_every_dragon_of_a_hand_is_found() -> None:
    hand = cards(f"{EACH_RANK} 3S 2S 2D")
    assert len(DRAGON.find(hand, BIG, -1)) == 4
    low = DRAGON.read(cards(f"{EACH_RANK} 2D"), BIG)
    assert low is not None
    assert {text(play)[-2:] for play in DRAGON.find(hand, BIG, low)} == {"2S"}
    assert DRAGON.find(cards(EACH_RANK), BIG, -1) == []


def test_a_dragon_has_one_form() -> None:
    assert DRAGON.forms(BIG) == (tuple((rank, 1) for rank in range(13)),)
