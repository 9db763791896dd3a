"""The finale of a match shows champions, courses and awards, for matches of any length."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.drawing import AwardLine, Badge, Course, FinalePicture, Side, chart, draw_finale
from bot.drawing import badges as badges_module
from bot.drawing.sprite import Canvas
from tests.bot.drawing.pixels import decoded, difference, inside

ANA, BEN, CHI, DEV = (Badge(name) for name in ("Ana", "Ben", "Chi", "Dev"))
LAST = Course((0, 3, 3, 3, 3), (BEN,), 4)
FOUR = FinalePicture(
    champions=(CHI,),
    courses=(
        Course((0, 2, 4, 6, 11), (CHI,), 1),
        Course((0, 1, 2, 5, 7), (ANA,), 2),
        Course((0, 0, 1, 1, 4), (DEV,), 3),
        LAST,
    ),
    names=("Chi",),
    title="President of #game-night",
    margin=("11 points, 4 ahead of Ana",),
    about="President, 4 deals",
    awards=(
        AwardLine((BEN,), "Won deal 4 from last place", ("Ben",)),
        AwardLine((ANA,), "Held two twos to the end", ("Ana",)),
        AwardLine((CHI,), "Won 3 deals in a row", ("Chi",)),
    ),
)
WIDE = Badge("W" * 32)
MOST = FinalePicture(
    champions=(WIDE,) * 12,
    courses=tuple(
        Course(tuple(step * (1_000_003 - seat * 70_001) for step in range(100)), (WIDE,), seat)
        for seat in range(1, 13)
    ),
    names=("W" * 500, "W" * 400),
    title="W" * 100,
    margin=("W" * 200,),
    about="W" * 200,
    awards=tuple(AwardLine((WIDE,) * 6, "W" * 300, ("W" * 200,)) for _ in range(7)),
)


def _partitions(size: int) -> Iterator[tuple[int, ...]]:
    """Yield the last values of so many people: all patterns of equal ones, near and far apart."""
    if size == 0:
        yield ()
        return
    for first in range(1, size + 1):
        for rest in _partitions(size - first):
            yield (*(len(rest) * 3 for _ in range(first)), *rest)


ABOVE = (170, 340, 600, 560)  # part of the chart of twelve seats, without its lowest line
HEAD, CHART, AWARDS = (30, 30, 1070, 330), (30, 306, 1070, 604), (30, 570, 1070, 1030)


def test_the_same_finale_gives_the_same_bytes() -> None:
    assert draw_finale(FOUR) == draw_finale(replace(FOUR))


@pytest.mark.parametrize(
    ("change", "box"),
    [
        (lambda one: replace(one, champions=(DEV,)), HEAD),
        (lambda one: replace(one, champions=(CHI, DEV)), HEAD),
        (lambda one: replace(one, names=("Dev",)), HEAD),
        (lambda one: replace(one, title="Champion of #game-night"), HEAD),
        (lambda one: replace(one, margin=("11 points, 3 ahead of Ana",)), HEAD),
        (lambda one: replace(one, about="President, 5 deals"), HEAD),
        (lambda one: replace(one, awards=one.awards[::-1]), AWARDS),
        (lambda one: replace(one, awards=(*one.awards[:2], AwardLine((), "Bombed twice"))), AWARDS),
        (lambda one: replace(one, places=True), CHART),
        (lambda one: replace(one, low_wins=True), CHART),
        (lambda one: replace(one, courses=one.courses[:3]), CHART),
        (lambda one: replace(one, courses=(*one.courses[:3], replace(LAST, people=(ANA,)))), CHART),
        (lambda one: replace(one, courses=(*one.courses[:3], replace(LAST, place=3))), CHART),
        (lambda one: replace(one, courses=(*one.courses[:3], replace(LAST, written="9"))), CHART),
        (
            lambda one: replace(
                one, courses=(*one.courses[:3], replace(LAST, values=(3, 3), missed=3))
            ),
            CHART,
        ),
    ],
)
def test_each_fact_shows_in_its_place(
    change: Callable[[FinalePicture], FinalePicture], box: tuple[int, int, int, int]
) -> None:
    changed = difference(draw_finale(FOUR), draw_finale(change(FOUR)))
    assert changed is not None
    assert inside(changed, box)


SIDES = (Side((CHI, ANA), "11", ("Chi and Ana",)), Side((BEN, DEV), "4", ("Ben and Dev",)))


@pytest.mark.parametrize(
    ("sides", "box"),
    [
        (SIDES[::-1], (30, 330, 1070, 480)),
        ((SIDES[0], replace(SIDES[1], result="5")), (555, 330, 1070, 480)),
        ((replace(SIDES[0], people=SIDES[0].people[:1]), SIDES[1]), (30, 330, 550, 495)),
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


def test_sides_that_share_the_win_look_alike() -> None:
    both = replace(FOUR, champions=(CHI, ANA, BEN, DEV), sides=SIDES)
    left, right = (40, 310, 545, 450), (560, 310, 1065, 450)
    drawn, one = draw_finale(both), draw_finale(replace(both, champions=(CHI, ANA)))
    gold = [decoded(drawn).crop(box).convert("RGB").tobytes() for box in (left, right)]
    assert decoded(one).crop(left).convert("RGB").tobytes() == gold[0]
    assert decoded(one).crop(right).convert("RGB").tobytes() != gold[1], "it has the crown, too"


def test_each_of_many_people_has_a_line_of_text_beside_the_chart() -> None:
    few, many = (decoded(draw_finale(replace(MOST, courses=MOST.courses[:n]))) for n in (6, 12))
    assert many.height - few.height >= 5 * 44


def test_long_margin_is_written_smaller_before_a_cut() -> None:
    longer = ["11 points, 4 ahead of Maximi" + end for end in ("", "a", "ax")]
    drawn = [draw_finale(replace(FOUR, margin=(margin,))) for margin in longer]
    assert len({*drawn}) == 3


@pytest.mark.slow
def test_a_line_differs_from_another_by_colour_or_pattern() -> None:
    """The same course looks different in each of twelve places, above the flat lines of others."""
    seen = set()
    for place in range(12):
        values = [(0, 5, 1, 5) if other == place else (0, 0, 0, 0) for other in range(12)]
        courses = tuple(Course(course, (ANA,)) for course in values)
        picture = decoded(draw_finale(replace(FOUR, courses=courses)))
        seen.add(picture.crop(ABOVE).tobytes())
    assert len(seen) == 12


@pytest.mark.parametrize("finale", [FOUR, MOST], ids=["four", "most"])
def test_extremes_stay_on_the_felt_and_small(finale: FinalePicture) -> None:
    png = draw_finale(finale)
    picture = decoded(png)
    assert picture.width == 1100
    assert len(png) <= 64_000
    felt = picture.getpixel((550, picture.height - 24))
    for x in (25, 1074):
        for y in range(80, picture.height - 80):
            assert picture.getpixel((x, y)) == felt, (x, y)


def test_match_without_a_score_is_a_flat_line() -> None:
    flat = replace(FOUR, courses=(Course((0, 0), (ANA,)), Course((0, 0), (BEN,))))
    assert decoded(draw_finale(flat)).width == 1100


def test_finale_without_awards_has_no_space_for_them() -> None:
    plain = replace(FOUR, awards=())
    assert decoded(draw_finale(plain)).height < decoded(draw_finale(FOUR)).height


def test_first_wording_with_room_is_drawn() -> None:
    long, short = "11 points, 4 ahead of " + "W" * 60, "11 points, 4 ahead of 3 players"
    both = draw_finale(replace(FOUR, margin=(long, short)))
    assert both == draw_finale(replace(FOUR, margin=(short,)))
    assert both == draw_finale(replace(FOUR, margin=("\U0010ffff", short)))


NAMES = ("Ana", "Bartholomew Cubbins von", "陳大文", "محمد علي", "D", "Eve", "Maximilian " * 3)
ENDS = [ends for size in range(2, 8) for ends in _partitions(size)]


@pytest.mark.parametrize("ends", ENDS, ids=str)
@pytest.mark.parametrize("places", [False, True])
def test_labels_of_equal_ends_are_one_and_no_two_overlap(
    ends: tuple[int, ...], places: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`ends` has the last value of each person; equal people share a place and one label."""
    laid: list[tuple[int, int, int | None]] = []  # top, bottom and place of each label
    badges: list[tuple[int, int]] = []
    lay_label, lay_badge = chart._lay_label, badges_module.lay_badge

    def label(canvas: Canvas, one: chart._Label, at: tuple[int, int, int], numbered: bool) -> None:
        half = one.height // 2
        laid.append((at[1] - half, at[1] + half, one.course.place))
        lay_label(canvas, one, at, numbered)

    def badge(canvas: Canvas, one: Badge, _: None, x: int, y: int, *rest: Any) -> None:
        badges.append((x, y))
        lay_badge(canvas, one, None, x, y, *rest)

    monkeypatch.setattr(chart, "_lay_label", label)
    monkeypatch.setattr(chart, "lay_badge", badge)
    best_first = sorted(ends, reverse=not places)
    courses = tuple(
        Course((0, end), (Badge(NAMES[n]),), best_first.index(end) + 1)
        for n, end in enumerate(best_first)
    )
    draw_finale(replace(FOUR, courses=courses, places=places, low_wins=places))
    assert [place for _, _, place in laid] == sorted({one.place for one in courses if one.place})
    for (_, bottom, _), (top, _, _) in pairwise(laid):
        assert top >= bottom - 1
    assert len(badges) == len(ends)
    assert len({*badges}) == len(ends)
    for x, y in badges:
        assert 600 < x < 1060
        assert y - 20 >= 306
        assert [one for one in laid if one[0] - 1 <= y - 20 and y + 20 <= one[1] + 1]
