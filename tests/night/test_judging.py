"""Judges of texts: they read each form of the number of cards left, and no card in game names."""

from __future__ import annotations

import pytest

from tests.night.judging import Line, results_shown
from tests.night.reading import TEXT
from tests.night.standing_in import named


@pytest.mark.parametrize(
    "told",
    [
        "4 cards",
        "left with 3♦ 3♠ 10♥ red joker",
        "left with 3 of diamonds and spades, 10 of hearts, red joker",
        "left with 3♦ 3♠ 10♥ red joker · a computer helped",
    ],
)
def test_cards_left_are_counted_whether_they_are_told_by_number_or_named(told: str) -> None:
    text = f"🥈 Ana · {told}"
    results = {"components": [{"type": TEXT, "content": text}]}
    assert results_shown(results) == [Line("Ana", None, 4)]


@pytest.mark.parametrize(
    ("told", "points"),
    [
        ("· **+2** · 2 total", 2),
        ("· **−4** · −4 total · 1482, −18", -4),
        ("· **0**", 0),
        ("", None),
    ],
)
def test_points_of_a_deal_are_read_from_a_line_of_results(told: str, points: int | None) -> None:
    results = {"components": [{"type": TEXT, "content": f"▫️ Ben 23 {told}".rstrip()}]}
    assert results_shown(results) == [Line("Ben 23", points, None)]


def test_a_game_that_is_called_after_a_card_tells_of_no_card() -> None:
    text = "### President, jack of diamonds · deal 1\nAna leads with the queen of hearts"
    assert named({"components": [{"type": TEXT, "content": text}]}, []) == {"Q♥"}
