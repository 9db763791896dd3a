"""Tiles have the numbers on them as their names, and can be typed by these numbers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.words.cards import called, in_order, line, named_play, short
from bot.words.speech import Speech
from bot.words.typed import understood
from rules.cards import card, cards, each
from rules.combinations import Combination
from tests.bot.refusals import refusing


def test_letters_of_cards_are_numbers_of_tiles() -> None:
    held = cards("AD JC QH KS 2D 10S")
    assert line(Speech(), each(held)) == "10♠ J♣ Q♥ K♠ A♦ 2♦"
    speech = Speech(tiles=True)
    assert line(speech, each(held)) == "10♠ 11♣ 12♥ 13♠ 1♦ 2♦"
    assert in_order(speech, card("14H") | card("15H")) == "14♥ 15♥"
    assert in_order(Speech(), card("JC")) == "J♣"


def test_sets_of_tiles_are_called_by_their_numbers() -> None:
    jacks, nines = cards("JD JC"), cards("9D 9C")
    assert called(Speech(), jacks) == "a pair of jacks"
    speech = Speech(tiles=True)
    assert called(speech, jacks) == "a pair of 11s"
    assert called(speech, card("14H") | card("14S") | card("14D")) == "three 14s"
    assert called(speech, card("14H")) == "14♥"
    assert called(speech, nines) == "a pair of nines"
    assert called(speech, card("KS")) == "13♠"
    assert called(replace(speech, spelled=True), card("KS")) == "13 of spades"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("11 11", "J J"), ("12d", "QD"), ("1s", "AS"), ("14d 15c", "14D 15C"), ("13H", "KH")],
)
def test_tiles_are_typed_by_their_numbers(typed: str, meant: str) -> None:
    wanted = [(card(f"{word}D").bit_length() - 1) >> 2 for word in _ranks(meant)]
    speech = Speech(tiles=True)
    assert [rank for rank, _ in understood(speech, typed).cards] == wanted
    with refusing("I don't understand"):
        understood(Speech(), typed)


def _ranks(meant: str) -> list[str]:
    return [word.rstrip("DCHS") for word in meant.split()]


def test_buttons_of_tiles_show_their_numbers() -> None:
    run = cards("9D 10C JH QS KD")
    play = Combination(run, 0, 0, 0, 5, False, run)
    assert short(Speech(), play) == "9–K"
    speech = Speech(tiles=True)
    assert short(speech, play) == "9–13"
    assert named_play(speech, play) == "9♦ 10♣ 11♥ 12♠ 13♦"
