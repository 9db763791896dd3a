"""The finale of a match: champions, courses and records show, however long it was."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.drawing import Course, FinalePicture, draw_finale
from rules.cards import STANDARD, each
from tests.bot.drawing.pixels import decoded, difference, hand_of, inside

FOUR = FinalePicture(
    champions=(3,),
    courses=(
        Course(3, (0, 2, 4, 6, 11)),
        Course(1, (0, 1, 2, 5, 7)),
        Course(4, (0, 0, 1, 1, 4)),
        Course(2, (0, 3, 3, 3, 3)),
    ),
    reign=((3,), 3),
    play=(2, hand_of("8D 8C 8H 8S")),
    exit=(1, 5),
)
MOST = FinalePicture(
    champions=tuple(range(1, 13)),
    courses=tuple(
        Course(seat, tuple(step * (1_000_003 - seat * 70_001) for step in range(100)))
        for seat in range(1, 13)
    ),
    reign=((12,), 100),
    play=(11, tuple(each(STANDARD))[:12]),
    exit=(10, 1000),
)
RECORDS = (0, 470, 1100, 640)
PAPER = (255, 255, 255, 255)
CHART = (330, 25, 1070, 470)


def test_the_same_finale_gives_the_same_bytes() -> None:
    assert draw_finale(FOUR) == draw_finale(replace(FOUR))


@pytest.mark.parametrize(
    ("change", "box"),
    [
        (lambda one: replace(one, champions=(4,)), (30, 40, 340, 470)),
        (lambda one: replace(one, champions=(3, 4)), (30, 40, 340, 470)),
        (lambda one: replace(one, reign=((2,), 3)), RECORDS),
        (lambda one: replace(one, reign=((3,), 4)), RECORDS),
        (lambda one: replace(one, play=(2, hand_of("9D 9C 9H 9S"))), RECORDS),
        (lambda one: replace(one, exit=(1, 6)), RECORDS),
        (lambda one: replace(one, exit=None), RECORDS),
        (lambda one: replace(one, places=True), (30, 25, 1070, 470)),
        (lambda one: replace(one, courses=one.courses[:3]), CHART),
    ],
)
def test_each_fact_shows_in_its_place(
    change: Callable[[FinalePicture], FinalePicture], box: tuple[int, int, int, int]
) -> None:
    changed = difference(draw_finale(FOUR), draw_finale(change(FOUR)))
    assert changed is not None
    assert inside(changed, box)


@pytest.mark.slow
def test_a_line_differs_from_another_by_colour_or_pattern() -> None:
    """Twelve seats, each alone with the same course, give twelve pictures of the line."""
    lines = [decoded(draw_finale(replace(MOST, courses=MOST.courses[:n]))) for n in range(1, 13)]
    assert len({picture.tobytes() for picture in lines}) == 12


@pytest.mark.parametrize("finale", [FOUR, MOST], ids=["four", "most"])
def test_extremes_stay_on_the_felt_and_small(finale: FinalePicture) -> None:
    png = draw_finale(finale)
    picture = decoded(png)
    assert picture.width == 1100
    assert len(png) <= 60_000
    felt = picture.getpixel((550, picture.height - 24))
    for x in (25, 1074):
        for y in range(80, picture.height - 80):
            assert picture.getpixel((x, y)) == felt, (x, y)


def test_a_match_in_which_nobody_scored_is_a_flat_line() -> None:
    flat = replace(FOUR, courses=(Course(1, (0, 0)), Course(2, (0, 0))))
    assert decoded(draw_finale(flat)).width == 1100


def test_without_records_there_is_no_room_left_for_them() -> None:
    plain = replace(FOUR, reign=None, play=None, exit=None)
    assert decoded(draw_finale(plain)).height < decoded(draw_finale(FOUR)).height


def test_a_long_play_is_readable_beside_the_other_records() -> None:
    """Ranks are as high as on a table's earlier plays: 9 px where it is shown 300 px wide."""
    long = decoded(draw_finale(MOST)).crop(RECORDS)
    papers = [
        y
        for y in range(long.height)
        if sum(long.getpixel((x, y)) == PAPER for x in range(long.width)) > 60
    ]
    assert len(papers) >= 3 * 40
