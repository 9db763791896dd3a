"""Cards as players type them."""

import pytest

from bot.words import Refusal
from bot.words.typed import read_cards, read_play
from rules.cards import cards, text
from rules.engine import begin
from rules.events import Dealt
from rules.options import build
from rules.view import SeatView, view

HAND = "3S 7D 7S 7H 10D 10C KD KC KH AS 2C 6D 6C RJ BJ"


def seat(hand: str = HAND, preset: str = "president_comp303") -> SeatView:
    dealt = Dealt((cards(hand), cards("4D 5D")), 1, 0, (), 1, 1)
    return view(begin(build(preset), dealt).deal, 0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7 7", "7D 7H"),
        ("77", "7D 7H"),
        ("7s7d", "7D 7S"),
        ("7s 7d", "7D 7S"),
        ("7♠ 7♦", "7D 7S"),
        ("7S,7D", "7D 7S"),
        ("pair 7", "7D 7H"),
        ("a pair of sevens", "7D 7H"),
        ("PAIR OF 7", "7D 7H"),
        ("three kings", "KD KC KH"),
        ("kkk", "KD KC KH"),
        ("K k K", "KD KC KH"),
        ("1010", "10D 10C"),
        ("tt", "10D 10C"),
        ("10 10", "10D 10C"),
        ("10c", "10C"),
        ("sixes sixes", "6D 6C"),
        ("two sixes", "6D 6C"),
        ("a", "AS"),
        ("an ace", "AS"),
        ("the two", "2C"),
        ("3", "3S"),
        ("red joker", "RJ"),
        ("rj", "RJ"),
        ("Black Joker", "BJ"),
    ],
)
def test_what_is_typed_is_what_is_meant(typed: str, meant: str) -> None:
    assert text(read_play(typed, seat())) == meant


def test_of_equal_cards_those_that_may_be_played_are_taken() -> None:
    opening = seat("3D 3H 3S 9D", "president_denexa")  # the three of spades must be in it
    assert read_play("3 3", opening) & cards("3S")
    assert text(read_play("3", opening)) == "3S"


@pytest.mark.parametrize("typed", ["", "  ", "seventeen", "7 of", "7x", "11", "pair", "77!", "💥"])
def test_what_cannot_be_read_is_refused_with_the_words_typed(typed: str) -> None:
    with pytest.raises(Refusal, match="I cannot read"):
        read_play(typed, seat())


@pytest.mark.parametrize(
    ("typed", "lacking"), [("9", "9"), ("8 8", "8"), ("7c", "7♣"), ("aa", "A")]
)
def test_cards_that_are_not_held_are_named(typed: str, lacking: str) -> None:
    with pytest.raises(Refusal, match=f"You do not hold {lacking}"):
        read_play(typed, seat())


def test_a_gift_may_be_of_any_ranks() -> None:
    assert text(read_cards("3 as", seat().hand)) == "3S AS"
    assert text(read_cards("7 10", seat().hand)) == "7D 10D"


def test_typing_a_great_deal_is_refused_quickly() -> None:
    with pytest.raises(Refusal):
        read_play("7 " * 3000 + "x", seat())
