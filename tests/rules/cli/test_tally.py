"""Matches counted from the outcomes of their deals."""

from __future__ import annotations

from typing import Any

import pytest

from rules.catalogue import build
from rules.cli.tally import ended, match
from tests.rules.cli.questions import ask

BIG = build("bigtwo_basic", {})
DOU = build("doudizhu_denexa", {})
FOUR = ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("outcome", "points"),
    [
        ([0, 3, 11, 13], (0, 3, 22, 39)),
        (["", "3S 4S 5S", "6S", "7S"], (0, 3, 1, 1)),
        ({"left": {"B": 3, "C": 4, "D": 5}}, (0, 3, 4, 5)),
        ({"left": [0, 3, 4, 5], "order": ["A", "B", "C", "D"]}, (0, 3, 4, 5)),
        (["A", "B", "C", "D"], (0, 1, 2, 3)),
        ({"order": ["D", "C", "B", "A"]}, (3, 2, 1, 0)),
    ],
)
def test_deal_is_counted_from_its_order_or_from_the_cards_left(
    outcome: Any, points: tuple[int, ...]
) -> None:
    assert ended(BIG, outcome, FOUR).points == points


@pytest.mark.parametrize(
    ("outcome", "error"),
    [
        ({"winner": "A"}, "A deal has no winner: try order, left"),
        ({}, "A deal needs its order, or what is left."),
        ({"order": ["A", "B", "C"]}, "The order of a deal names every seat once."),
        ({"order": ["A", "B", "C", "C"]}, "The order of a deal names every seat once."),
        ([0, 1, 2], "A deal needs 4 places or numbers of cards."),
        ({"left": {"X": 3}}, "A deal needs 4 places or numbers of cards."),
        ([0, 1, 2, -3], "Nobody can hold fewer than no cards."),
        ([0, 20, 20, 20], "The pack has no 60 cards."),
        (["", "3S", "3S", "4S"], "A card cannot be left in two hands."),
        (["", "3S", "RJ", "4S"], "This game is played without RJ."),
        ({"order": FOUR, "alone": "A"}, "Nobody plays alone in this game."),
        ({"order": FOUR, "starter": "X"}, "There is no seat 'X'."),
        ({"order": FOUR, "last": "RJ"}, "This game is played without RJ."),
        ({"order": FOUR, "bombs": 31}, "31 is no number of bombs."),
        ({"order": FOUR, "bombs": True}, "True is no number of bombs."),
        ({"order": FOUR, "bid": "three"}, "'three' is no number of bid."),
        ({"order": FOUR, "left": [1, 0, 2, 3]}, "Who went out first has no cards left."),
    ],
)
def test_an_outcome_that_cannot_be_is_refused_in_a_sentence(outcome: Any, error: str) -> None:
    with pytest.raises(ValueError, match=error.replace(".", r"\.")):
        ended(BIG, outcome, FOUR)


def test_deal_is_counted_with_a_seat_alone_and_its_bid() -> None:
    seats = ["A", "B", "C"]
    outcome = {"order": ["B", "A", "C"], "alone": "A", "bid": 2, "bombs": 1}
    assert ended(DOU, outcome, seats).points == (-8, 4, 4)
    assert ended(DOU, ["B", "A", "C"], seats).points == (-1, 2, -1)


def test_points_of_all_deals_add_up_and_the_seats_follow_the_places() -> None:
    question = {"seats": FOUR, "deals": [["B", "A", "D", "C"], ["B", "D", "A", "C"]]}
    told = match(build("president_basic", {}), question)
    assert told["scores"] == {"A": 1, "B": 4, "C": 0, "D": 1}
    assert told["seats"] == ["B", "D", "A", "C"]
    fixed = match(build("president_basic", {"seating": "fixed"}), question)
    assert fixed["seats"] == FOUR
    assert fixed["titles"] == told["titles"]


def test_match_by_the_clock_is_over_after_its_minutes() -> None:
    rules = build("president_basic", {"match_end": "time", "match_target": "45"})
    question = {"seats": FOUR, "deals": [FOUR]}
    assert match(rules, question | {"minutes": 44})["over"] is False
    assert match(rules, question | {"minutes": 45})["winners"] == ["A"]


def test_whole_sums_of_money_are_whole_numbers() -> None:
    told = ask(
        ask="match", preset="bigtwo_basic", seats=list("ABCD"), deals=[[0, 1, 1, 1]],
        options={"stake": "0.50"},
    )  # fmt: skip
    assert told["settlement"] == {"A": 1.5, "B": -0.5, "C": -0.5, "D": -0.5}
    told = ask(ask="match", preset="bigtwo_basic", seats=list("ABCD"), deals=[[0, 2, 2, 2]])
    assert told["settlement"] == {"A": 6, "B": -2, "C": -2, "D": -2}
    assert all(type(sum_) is int for sum_ in told["settlement"].values())
