"""Thirteen as its page has it: order of plays, chops, knocks, wins at once (TH-01..13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.cli.questions import beats, played

THIRTEEN, DOUBLE = "thirteen_denexa", "thirteen_double"


@pytest.mark.parametrize(
    ("play", "on", "answer"),
    [
        ("4S 4C", "3S 3H", True),
        ("3C 3D", "3S 3H", False),
        ("6C", "6S", True),
        ("7S", "6H", True),
        ("2H", "2D", True),
        ("2S 2H", "2D 2C", True),
        ("7S 7H 7C", "6S 6D 6H", True),
        ("3S 4S 5C", "3C 4C 5S", True),
        ("3S 4H 5S", "3C 4C 5C", False),
        ("4S 5S 6S 7S", "3C 4C 5H", False),
        ("QS KH AS", "JS QH KH", True),
        ("QS KH AS", None, True),
        ("KS AS 2S", None, False),
        ("AS 2S 3S", None, False),
        ("3S 3H 4S", None, False),
        ("3S 3H 4S 4H", None, False),
        ("3S 3H 3C 4S 4H 4C 5S 5H 5C", None, False),
        ("KS KH AS AH 2S 2H", None, False),
    ],
)
def test_the_highest_card_of_a_play_decides(play: str, on: str | None, answer: bool) -> None:
    assert beats(THIRTEEN, play, on) is answer


@pytest.mark.parametrize(
    ("chop", "on", "anything", "twos_only"),
    [
        ("5S 5H 5C 5D", "2H", True, True),
        ("5S 5H 5C 5D", "2S 2C 2H", True, True),
        ("3S 3H 4S 4H 5S 5H", "2C 2D", True, True),
        ("5S 5H 5C 5D", "AH", True, False),
        ("5S 5H 5C 5D", "9C 10C JH", True, False),
        ("3S 3H 4S 4H 5S 5H", "AC AD", True, False),
        ("6S 6H 6C 6D", "5S 5H 5C 5D", True, True),
        ("5S 5H 5C 5D", "6S 6H 6C 6D", False, False),
        ("4S 4H 5S 5H 6S 6H", "3C 3D 4C 4D 5C 5D", True, True),
        ("3S 3H 4S 4H 5S 5H", "3C 3D 4C 4D 5C 5D", True, True),
        ("3C 3D 4C 4D 5C 5D", "3S 3H 4S 4H 5S 5H", False, False),
        ("4S 4H 5S 5H 6S 6H 7S 7H", "3C 3D 4C 4D 5C 5D", False, False),
        ("9S 9H 9C 9D", "3S 3H 4S 4H 5S 5H", False, False),
        ("3S 3H 4S 4H 5S 5H", "9S 9H 9C 9D", False, False),
        ("5S 5H 5C 5D", None, True, True),
    ],
)
def test_what_a_chop_beats(chop: str, on: str | None, anything: bool, twos_only: bool) -> None:
    """TH-09, C-TH-3."""
    assert beats(THIRTEEN, chop, on) is anything
    assert beats("thirteen_twos_chop", chop, on) is twos_only


@pytest.mark.parametrize(
    ("play", "on", "answer"),
    [
        ("6S/red", "6S/blue", True),
        ("6S/blue", "6S/red", False),
        ("6S/red", "6C/blue", False),
        ("6S* 6C", "6S 6C*", False),
        ("6S 6C*", "6S* 6C", True),
        ("3S 4S 5S*", "3C 4C 5S", True),
        ("3S 4S 5S", "3C 4C 5S*", False),
        ("6S 6S* 6C 6C*", "2H", True),
        ("6H 6H* 6D 6D*", "6S 6S* 6C 6C*", True),
        ("6S 6S* 6C 6C* 6H", None, True),
        ("6S 6S* 6C 6C* 6H", "2H", False),
        ("6S 6S* 6C 6C* 6H", "7S 7H 7C 7D", False),
        ("7S 7S* 7C 7C* 7D", "6S 6S* 6C 6C* 6D", True),
        ("6S 6S* 6C 6C*", "7S 7S* 7C 7C* 7D", True),
        ("6S 6S* 6C 6C* 6H 6H* 6D 6D*", None, True),
        ("3S 3S* 4S 4S* 5H 5H*", "2H*", True),
    ],
)
def test_with_two_packs_the_back_comes_last_and_a_chop_has_four_cards(
    play: str, on: str | None, answer: bool
) -> None:
    """TH-13, C-TH-4."""
    assert beats(DOUBLE, play, on) is answer


HANDS = {
    "A": "3S 4C 5D 9S 10S KD 2H",
    "B": "5S 6H 7C 10C JC QD 2D",
    "C": "3H 3D 4S 4H 5H 5C 8C",
    "D": "8S 9D 10H JS JH QS QH",
}


def after(*script: str, preset: str = THIRTEEN, **more: Any) -> dict[str, Any]:
    return played(preset, HANDS, *script, **more)


def test_the_three_of_spades_opens_alone_or_with_others() -> None:
    assert after()["to_act"] == ["A"]
    assert after("A 4C")["refused"]["step"] == 1
    assert after("A 3S 4C 5D")["to_act"] == ["B"]
    assert after("A 4C", options={"opening_includes_low": "free"})["refused"] is None


def test_who_knocked_neither_plays_nor_chops_before_the_next_lead() -> None:
    knocked = ("A 3S", "B 5S", "C pass", "D 8S", "A 2H", "B pass")
    assert after(*knocked)["to_act"] == ["D"]
    assert after(*knocked, "C 3H 3D 4S 4H 5H 5C")["refused"]["step"] == 7
    assert after(*knocked, "D pass", "A 4C")["to_act"] == ["B"]


def test_a_chop_may_be_laid_on_a_single_at_ones_turn() -> None:
    chop = "C 3H 3D 4S 4H 5H 5C"
    assert after("A 3S", "B 5S", chop)["to_act"] == ["D"]
    told = after("A 3S", "B 5S", chop, preset="thirteen_twos_chop")
    assert told["refused"]["step"] == 3
    told = after("A 3S", "B 2D", chop, "D pass", "A 2H", preset="thirteen_twos_chop")
    assert told["refused"]["step"] == 5


FEW = {"A": "3S 4C", "B": "5S 6H", "C": "7C 8C", "D": "9S 10S"}
D_OUT = ("A 3S", "B 5S", "C 7C", "D 9S", "A pass", "B pass", "C pass", "D 10S")


def test_the_first_one_out_ends_the_deal_or_the_others_play_on() -> None:
    assert played(THIRTEEN, FEW, *D_OUT)["over"]
    told = played("thirteen_play_on", FEW, *D_OUT)
    assert (told["over"], told["out"], told["to_act"]) == (False, ["D"], ["A"])
    passed = (*D_OUT, "A pass", "B pass", "C pass")
    assert played("thirteen_play_on", FEW, *passed)["to_act"] == ["A"]
    told = played("thirteen_play_on", FEW, *passed, "A 4C", "B 6H")
    assert (told["over"], told["out"]) == (True, ["D", "A", "B"])


def test_the_next_deal_is_led_by_the_lowest_card_or_by_the_winner() -> None:
    places = ["C", "A", "B", "D"]
    assert played(THIRTEEN, FEW, standing=places)["to_act"] == ["A"]
    told = played("thirteen_play_on", FEW, "C 8C", standing=places)
    assert (told["refused"], told["to_act"]) == (None, ["D"])


@pytest.mark.parametrize("rank", "32")
def test_four_twos_or_four_threes_win_at_once_where_it_is_agreed(rank: str) -> None:
    hands = FEW | {"A": "4C 4D", "C": f"{rank}S {rank}H {rank}C {rank}D"}
    told = played("thirteen_auto_win", hands)
    assert (told["over"], set(told["scores"].values())) == (True, {0})
    assert not played(THIRTEEN, hands)["over"]
    assert played("thirteen_auto_win", {who: hands[who] for who in "ABC"})["over"]
