"""Refusals of invalid questions, each in words of the game."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from rules.__main__ import main
from rules.cli.judge import answers
from tests.rules.cli.questions import ask

FOUR = ["A", "B", "C", "D"]


@pytest.mark.parametrize(
    ("question", "error"),
    [
        ({"ask": "deal", "hands": {}}, "Nobody holds a card: name the cards of a seat."),
        ({"ask": "deal", "hands": {"A": ["3S"]}}, "'hands' is text: cards with spaces between"),
        ({"ask": "deal", "hands": "3S"}, "'hands' has the cards of each seat."),
        ({"ask": "deal", "hands": {"A": "3S"}, "standing": 4}, "'standing' is a list of seats."),
        ({"ask": "deal", "hands": {"A": "3S"}, "leader": []}, "A seat is called by a name."),
        ({"ask": "deal", "hands": {"A": "3S"}, "script": "A 3S"}, "The script is a list of steps."),
        (
            {"ask": "deal", "hands": {"A": "3S"}, "script": [["A"]]},
            "A step of the script is",
        ),
        ({"ask": "match", "deals": 3}, "'deals' is a list of outcomes."),
        ({"ask": "match", "deals": [3]}, "A deal is a list of places or of what is left"),
        ({"ask": "match", "deals": [[["A"], "B", "C", "D"]]}, "'left' is text: cards"),
        ({"ask": "match", "deals": [{"left": "3"}]}, "A deal needs 4 places or numbers of cards."),
        ({"ask": "match", "deals": [{"order": 3}]}, "The order of a deal names every seat once."),
        ({"ask": "match", "deals": [[1, 2, 3, 4]]}, "Nobody is out: a deal ends when somebody"),
        ({"ask": "match", "deals": [], "minutes": "long"}, "'minutes' is a number."),
        ({"ask": "match", "deals": [], "options": {"stake": []}}, "The option 'stake' is set to"),
    ],
)
def test_impossible_question_is_refused_in_words_of_cards_and_seats(
    question: dict[str, Any], error: str
) -> None:
    told = ask(preset="bigtwo_basic", seats=FOUR, **question)
    assert list(told) == ["error"]
    assert error in told["error"]


@pytest.mark.parametrize(
    ("preset", "seats", "error"),
    [
        ("doudizhu_denexa", 2, "You need 3 players and have 2."),
        ("doudizhu_denexa", 4, "You need 3 players and have 4."),
        ("president_huberes", 2, "You need 6 players and have 2."),
        ("bigtwo_basic", 2, "You need 4 players and have 2."),
    ],
)
def test_a_deal_and_a_match_are_for_as_many_as_may_play(
    preset: str, seats: int, error: str
) -> None:
    some = list("ABCDEFG"[:seats])
    hands = {"A": "3S", "B": "4S"}
    for told in (
        ask(ask="deal", preset=preset, seats=some, hands=hands),
        ask(ask="match", preset=preset, seats=some, deals=[some]),
    ):
        assert list(told) == ["error"]
        assert told["error"].startswith(error)


def test_half_a_letter_does_not_stop_the_judge() -> None:
    lines = ['{"ask": "beats", "preset": "\\ud800"}', '{"ask": "beats", "preset": "\ud800"}']
    for line in answers(lines):
        line.encode()
        assert json.loads(line) == {"error": "I don't know a game called “\ud800”."}


def test_help_option_prints_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["-h"], ["judge", "--help"]):
        assert main(words) == 0
        assert capsys.readouterr().out.startswith("usage: python -m rules")


@pytest.mark.slow
def test_a_line_that_is_no_text_at_all_is_answered_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rules", "judge"],
        input=b"\xff\xfe\n\n{}\n", capture_output=True, check=False, timeout=60,
    )  # fmt: skip
    assert [list(json.loads(line)) for line in done.stdout.splitlines()] == [["error"]] * 3
    assert done.returncode == 0
