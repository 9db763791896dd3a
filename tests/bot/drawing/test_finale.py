"""The finale of a match shows champions, courses and awards, for matches of any length."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.drawing import Badge, Course, FinalePicture, Guest, Side, Told, draw_finale
from tests.bot.drawing.pixels import decoded, difference, inside

ANA, BEN, CHI, DEV = (Badge(name) for name in ("Ana", "Ben", "Chi", "Dev"))
FOUR = FinalePicture(
    champions=(Guest(CHI, 3),),
    courses=(
        Course(3, (0, 2, 4, 6, 11), CHI),
        Course(1, (0, 1, 2, 5, 7), ANA),
        Course(4, (0, 0, 1, 1, 4), DEV),
        Course(2, (0, 3, 3, 3, 3), BEN),
    ),
    title="President of #game-night",
    margin="11 points, 4 ahead of Ana",
    about="President, 4 deals",
    awards=(
        Told((Guest(BEN, 2),), "From Scum to President"),
        Told((Guest(ANA, 1),), "Held two twos to the end"),
        Told((Guest(CHI, 3),), "Won 3 deals in a row"),
    ),
)
MOST = FinalePicture(
    champions=tuple(Guest(Badge("W" * 32), seat) for seat in range(1, 13)),
    courses=tuple(
        Course(
            seat,
            tuple(step * (1_000_003 - seat * 70_001) for step in range(100)),
            Badge("W" * 32),
        )
        for seat in range(1, 13)
    ),
    title="W" * 100,
    margin="W" * 200,
    about="W" * 200,
    awards=tuple(
        Told(tuple(Guest(Badge("W" * 32), n) for n in range(1, 7)), "W" * 300) for _ in range(3)
    ),
)
ABOVE = (170, 340, 600, 560)  # part of the chart of twelve seats, without its lowest line
HEAD, CHART, AWARDS = (30, 30, 1070, 330), (30, 321, 1070, 600), (30, 594, 1070, 990)


def test_the_same_finale_gives_the_same_bytes() -> None:
    assert draw_finale(FOUR) == draw_finale(replace(FOUR))


@pytest.mark.parametrize(
    ("change", "box"),
    [
        (lambda one: replace(one, champions=(Guest(DEV, 4),)), HEAD),
        (lambda one: replace(one, champions=(Guest(CHI, 3), Guest(DEV, 4))), HEAD),
        (lambda one: replace(one, title="Champion of #game-night"), HEAD),
        (lambda one: replace(one, margin="11 points, 3 ahead of Ana"), HEAD),
        (lambda one: replace(one, about="President, 5 deals"), HEAD),
        (lambda one: replace(one, awards=one.awards[::-1]), AWARDS),
        (lambda one: replace(one, awards=(*one.awards[:2], Told((), "Bombed twice"))), AWARDS),
        (lambda one: replace(one, places=True), CHART),
        (lambda one: replace(one, low_wins=True), CHART),
        (lambda one: replace(one, courses=one.courses[:3]), CHART),
        (lambda one: replace(one, courses=(*one.courses[:3], Course(2, (0, 3, 3, 3, 3)))), CHART),
    ],
)
def test_each_fact_shows_in_its_place(
    change: Callable[[FinalePicture], FinalePicture], box: tuple[int, int, int, int]
) -> None:
    changed = difference(draw_finale(FOUR), draw_finale(change(FOUR)))
    assert changed is not None
    assert inside(changed, box)


SIDES = (Side((Guest(CHI, 3), Guest(ANA, 1)), "11"), Side((Guest(BEN, 2), Guest(DEV, 4)), "4"))


@pytest.mark.parametrize(
    ("sides", "box"),
    [
        (SIDES[::-1], (30, 330, 1070, 480)),
        ((SIDES[0], replace(SIDES[1], result="5")), (555, 330, 1070, 480)),
        ((replace(SIDES[0], people=SIDES[0].people[:1]), SIDES[1]), (30, 330, 545, 480)),
    ],
)
def test_sides_are_columns_below_the_champions(
    sides: tuple[Side, ...], box: tuple[int, int, int, int]
) -> None:
    plain, sided = draw_finale(FOUR), draw_finale(replace(FOUR, sides=SIDES))
    assert decoded(sided).height > decoded(plain).height
    changed = difference(sided, draw_finale(replace(FOUR, sides=sides)))
    assert changed is not None
    assert inside(changed, box)


def test_each_of_many_people_has_a_line_of_text_beside_the_chart() -> None:
    few, many = (decoded(draw_finale(replace(MOST, courses=MOST.courses[:n]))) for n in (6, 12))
    assert many.height - few.height >= 5 * 44


def test_a_long_margin_is_written_smaller_before_it_is_cut() -> None:
    longer = ["11 penalty points, 4 fewer than Maximilian" + end for end in ("", "a", "ax")]
    drawn = [draw_finale(replace(FOUR, margin=margin)) for margin in longer]
    assert len({*drawn}) == 3


@pytest.mark.slow
def test_a_line_differs_from_another_by_colour_or_pattern() -> None:
    """The same course looks different in each of twelve places, above the flat lines of others."""
    seen = set()
    for place in range(12):
        values = [(0, 5, 1, 5) if other == place else (0, 0, 0, 0) for other in range(12)]
        courses = tuple(Course(seat, course) for seat, course in enumerate(values, 1))
        picture = decoded(draw_finale(replace(FOUR, courses=courses)))
        seen.add(picture.crop(ABOVE).tobytes())
    assert len(seen) == 12


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


def test_without_awards_there_is_no_room_left_for_them() -> None:
    plain = replace(FOUR, awards=())
    assert decoded(draw_finale(plain)).height < decoded(draw_finale(FOUR)).height
