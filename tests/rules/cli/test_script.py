"""Deals that are told as a script: seats, steps, and the result."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Action, Bid, Call, Cut, Give, Pass, Play
from rules.cards import cards
from rules.cli.script import action, laid_text, opened, seat_of, seats_of
from rules.events import Played
from tests.rules.cli.questions import ask, played
from tests.rules.notation import game, turn

NOW = opened(
    game("president_basic"), {"hands": {"N": "3S 9S", "E": "4S", "S": "5S", "W": "6S"}}, "NESW"
)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("3S", Play(cards("3S"))),
        ("9s, 9h", Play(cards("9S 9H"))),
        ("9S RJ=9H", Play(cards("9S RJ"), cards("9S 9H"))),
        ("pass", Pass()),
        ("P", Pass()),
        ("", Pass()),
        ("bid 2", Bid(2)),
        ("give 3D 4S", Give(cards("3D 4S"))),
        ("Gives 3D", Give(cards("3D"))),
        ("cut 20", Cut(20)),
        ("call last card", Call("last card")),
        ("calls redeal", Call("redeal")),
    ],
)
def test_step_is_an_action_in_plain_words(words: str, expected: Action) -> None:
    assert action(NOW, 0, words) == expected


@pytest.mark.parametrize(
    ("words", "error"),
    [("bid two", "'two' is not a number"), ("cut", "'' is not a number"), ("3X", "not a card")],
)
def test_step_that_is_not_understood_is_refused(words: str, error: str) -> None:
    with pytest.raises(ValueError, match=error):
        action(NOW, 0, words)


def test_in_an_auction_a_pass_is_a_bid_of_nothing() -> None:
    hands = {"A": "3S", "B": "4S", "C": "5S"}
    auction = opened(game("doudizhu_denexa"), {"hands": hands, "leader": "A"}, "ABC", bids=True)
    assert action(auction, 0, "pass") == Bid(0)


@pytest.mark.parametrize("seats", [["N"], ["N", "N"], list("ABCDEFGHIJKLM")])
def test_two_to_twelve_different_seats_are_named(seats: list[str]) -> None:
    with pytest.raises(ValueError, match="Name 2 to 12 different seats"):
        seats_of({"seats": seats})


def test_a_seat_has_its_place_in_turn_order() -> None:
    assert seats_of({"seats": ["N", 2]}) == ["N", "2"]
    assert seat_of("E", ["N", "E"]) == 1
    with pytest.raises(ValueError, match="There is no seat 'X'"):
        seat_of("X", ["N", "E"])


@pytest.mark.parametrize(
    ("question", "error"),
    [
        ({"hands": {"A": "3S", "B": "3S"}}, "3S cannot be in two places."),
        ({"hands": {"A": "3S", "B": "4S"}, "widow": "4S"}, "4S cannot be in two places."),
        ({"hands": {"A": "3S", "B": "4S"}, "stock": "3S"}, "3S cannot be in two places."),
        ({"hands": {"A": "3S", "B": "RJ"}}, "This game is played without RJ."),
        ({"hands": {"A": "3S", "X": "4S"}}, "There is no seat 'X'."),
        ({"hands": {"A": "3S"}, "standing": ["A"]}, "name every seat once"),
        ({"hands": {"A": "3S"}, "leader": "X"}, "There is no seat 'X'."),
        ({"hands": {"A": "3S"}, "script": [["X", "3S"]]}, "There is no seat 'X'."),
    ],
)
def test_a_deal_that_cannot_be_is_refused_in_a_sentence(
    question: dict[str, Any], error: str
) -> None:
    told = ask(ask="deal", preset="president_basic", seats=["A", "B", "C", "D"], **question)
    assert error in told["error"]


def test_named_leader_leads_without_the_opening_card() -> None:
    hands = {"A": "3D 9S", "B": "4S", "C": "5S", "D": "6S"}
    free = opened(game("bigtwo_basic"), {"hands": hands, "leader": "B"}, "ABCD")
    assert turn(free) == "B leads"
    assert free.including == 0
    bound = opened(game("bigtwo_basic"), {"hands": hands}, "ABCD")
    assert turn(bound) == "A leads"
    assert bound.including == cards("3D")


EQUALS = {"A": "3S 4S", "B": "5S 6S", "C": "7S 8S", "D": "KS KD 9S"}


def test_a_gift_that_goes_by_itself_may_stand_in_the_script_all_the_same() -> None:
    places: dict[str, Any] = {"standing": ["A", "B", "C", "D"], "options": {"exchange": "[1]"}}
    told = played("president_basic", EQUALS, "D give KS", "A give 3S", **places)
    assert told["refused"] is None
    assert told["hands"]["A"] == "4S KS"
    other = played("president_basic", EQUALS, "D give KD", "A give 3S", **places)
    assert other["hands"]["A"] == "4S KD"
    sure = played("president_basic", EQUALS | {"D": "2S 9S"}, "D give 2S", "A give 3S", **places)
    assert sure["refused"] is None
    assert (sure["hands"]["A"], sure["hands"]["D"]) == ("4S 2S", "3S 9S")
    wrong = played("president_basic", EQUALS, "D give 9S", **places)
    assert wrong["refused"] == {"step": 1, "why": "Give your highest cards."}


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("D give 2S KS", None),  # the two has been given by itself, and this step is skipped
        ("D give KS", None),
        ("D give 2S 9S", "Give your highest cards."),
        ("D give KD 9S", "Give 1 card, not 2."),
    ],
)
def test_of_a_gift_of_which_a_part_has_gone_by_itself_the_rest_is_given(
    step: str, why: str | None
) -> None:
    hands = EQUALS | {"D": "2S KS KD 9S"}
    options = {"exchange": "[2]"}
    told = played(
        "president_basic",
        hands,
        step,
        "A give 3S 4S",
        standing=["A", "B", "C", "D"],
        options=options,
    )
    assert told["refused"] == (why and {"step": 1, "why": why})
    assert told["hands"]["A"] == ("3S 4S 2S" if why else "KS 2S")


def test_script_stops_at_the_refused_step_and_keeps_the_deal() -> None:
    hands = {"A": "3S 9S", "B": "4S 5S"}
    told = played("bigtwo_two_full", hands, "A 3S", "B 4S", "A 2S", "B 5S", leader="A")
    assert told["refused"] == {"step": 3, "why": "You don't have 2S."}
    assert told["trick"] == ["3S", "4S"]
    assert told["hands"] == {"A": "9S", "B": "5S"}


def test_cards_that_stand_for_others_are_shown_with_both() -> None:
    assert laid_text(Played(0, cards("9S 9H"), cards("9S 9H"))) == "9H 9S"
    assert laid_text(Played(0, cards("9S RJ"), cards("9S 9H"))) == "9S RJ=9H"
    assert laid_text(Played(0, cards("RJ"), cards("9H"))) == "RJ=9H"
