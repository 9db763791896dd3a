"""Rows of cards lie inside their box, leave every index free, and are as large as they can be."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.drawing.layout import Grid, fit, scaled
from bot.drawing.theme import CARD_HEIGHT, CARD_WIDTH, INDEX_STEP, ROW_SEEN

BOXES = (
    st.integers(1, 124),
    st.integers(230, 1084),
    st.integers(200, 1072),
    st.sampled_from((ROW_SEEN, CARD_HEIGHT)),
)


@given(*BOXES)
def test_every_card_lies_in_the_box_and_shows_its_index(
    count: int, width: int, height: int, seen: int
) -> None:
    grid = fit(count, width, height, seen)
    assert (grid.rows - 1) * grid.columns < count <= grid.rows * grid.columns
    assert grid.width <= width
    assert grid.height <= height
    if grid.columns > 1:
        assert grid.step >= scaled(INDEX_STEP, grid.percent)


@given(*BOXES)
def test_fewer_cards_are_never_drawn_smaller(
    count: int, width: int, height: int, seen: int
) -> None:
    fewer, more = (fit(n, width, height, seen) for n in (count, count + 1))
    assert fewer.percent >= more.percent


def test_cards_at_full_size_stand_apart_if_the_row_has_room() -> None:
    grid = fit(3, 1084, 1072)
    assert (grid.percent, grid.rows) == (100, 1)
    assert grid.step > CARD_WIDTH


def test_28_cards_are_the_most_at_full_size_in_a_hand() -> None:
    assert [fit(count, 1084, 1072, ROW_SEEN).percent == 100 for count in (28, 29)] == [True, False]


def test_a_row_covers_the_foot_of_the_one_above_only_where_that_is_wanted() -> None:
    hand, play = (fit(8, 1084, 1072, seen) for seen in (ROW_SEEN, CARD_HEIGHT))
    assert hand.rows == play.rows == 2
    assert ROW_SEEN <= hand.row_pitch < CARD_HEIGHT < play.row_pitch
    assert hand.height == hand.row_pitch + CARD_HEIGHT


@pytest.mark.parametrize(
    ("grid", "apart"),
    [
        (Grid(1, 1, 100, 10), True),
        (Grid(1, 3, 100, CARD_WIDTH), True),
        (Grid(1, 3, 100, CARD_WIDTH - 1), False),
        (Grid(2, 3, 100, CARD_WIDTH), True),
        (Grid(2, 3, 100, CARD_WIDTH, seen=200), False),
        (Grid(3, 1, 50, 1, seen=200), False),
        (Grid(2, 2, 50, scaled(CARD_WIDTH, 50)), True),
    ],
)
def test_cards_lie_apart_where_none_covers_another(grid: Grid, apart: bool) -> None:
    assert grid.apart is apart
