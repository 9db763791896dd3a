"""Bars: their lengths show their numbers, and bars of negative numbers point to the left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.achievements import SHOWN, Achievement
from bot.drawing import ROBOT, Badge, Bar, BarsPicture, Course, Emblem, draw_bars
from bot.drawing.palettes import results_palette
from bot.drawing.samples import CARD, CARD_COURSE, EARNED
from bot.drawing.signs import EMBLEMS, emblem
from bot.drawing.theme import FOUR_COLOUR
from tests.bot.drawing.pixels import decoded, difference, inside

GOLD, SILVER = (0xF2, 0xC2, 0x30, 255), (0xC4, 0xCB, 0xD4, 255)


SOME = (Bar(1, 3, "3"), Bar(2, 1, "1"))


def bars(*values: float) -> BarsPicture:
    return BarsPicture(tuple(Bar(n, value, f"{value:g}") for n, value in enumerate(values, 1)))


def length(picture: BarsPicture, row: int, colour: tuple[int, ...]) -> int:
    """Return how many pixels in the middle line of a row's bar have `colour`."""
    drawn, y = decoded(draw_bars(picture)), 34 + row * 74 + 37
    return sum(drawn.getpixel((x, y)) == colour for x in range(128, 828))


def test_the_same_bars_give_the_same_bytes() -> None:
    assert draw_bars(bars(3, 2)) == draw_bars(bars(3, 2))


def test_a_bar_is_as_long_as_its_number() -> None:
    board = bars(100, 50)
    assert length(board, 0, GOLD) > 680
    assert length(board, 1, SILVER) == pytest.approx(length(board, 0, GOLD) / 2, abs=8)


def test_negative_numbers_go_the_other_way_from_where_nothing_is() -> None:
    drawn, y = decoded(draw_bars(bars(50, -50))), 34 + 37
    assert drawn.getpixel((700, y)) == GOLD
    assert drawn.getpixel((250, y)) != GOLD
    assert drawn.getpixel((250, y + 74)) == SILVER
    assert drawn.getpixel((700, y + 74)) != SILVER


@pytest.mark.parametrize(
    "board", [bars(0), bars(*[0.0] * 10), bars(*range(9_999_999, 9_999_989, -1))]
)
def test_boards_of_one_or_ten_and_of_millions_fit_and_are_small(board: BarsPicture) -> None:
    png = draw_bars(board)
    picture = decoded(png)
    assert picture.width == 1100
    assert len(png) <= 30_000
    felt = picture.getpixel((550, picture.height - 25))
    assert all(picture.getpixel((1076, y)) == felt for y in range(60, picture.height - 60))


def test_a_person_whose_name_no_font_has_is_shown_by_the_place() -> None:
    unknown = Badge("\U0010ffff")
    assert draw_bars(BarsPicture(SOME, unknown)) == draw_bars(BarsPicture(SOME))
    board = decoded(draw_bars(BarsPicture((replace(SOME[0], badge=unknown),))))
    disc = board.convert("RGB").crop((140, 56, 172, 88))
    assert (255, 255, 255) in [colour for _, colour in disc.getcolors(1 << 12) or []]


def test_a_person_changes_the_bars_of_a_board_and_of_a_card() -> None:
    board = {
        draw_bars(BarsPicture(tuple(replace(bar, badge=badge) for bar in SOME)))
        for badge in (None, Badge("Ana"), Badge("Ben"), Badge("Ana", ROBOT))
    }
    card = {draw_bars(BarsPicture(SOME, badge)) for badge in (Badge("Ana"), Badge("Ana", ROBOT))}
    assert len(board) == 4
    assert len(card) == 2


def test_a_course_stands_above_the_bars_and_is_small() -> None:
    alone, course = bars(3, 2), Course(tuple(1500 + n % 7 for n in range(200)), (Badge("Ana"),))
    drawn, without = draw_bars(replace(alone, course=course)), draw_bars(alone)
    assert len(drawn) <= 60_000
    pictures = [decoded(one) for one in (drawn, without)]
    lower = pictures[0].height - pictures[1].height
    assert lower > 200
    for y in (34 + 37, 34 + 74 + 37):
        assert pictures[0].getpixel((250, y + lower)) == pictures[1].getpixel((250, y))


def test_every_achievement_has_a_sign_of_its_own() -> None:
    assert {*EMBLEMS} == {*Achievement}
    palette = results_palette(FOUR_COLOUR)
    drawn = {emblem(palette, kind).picture.tobytes() for kind in EMBLEMS}
    assert len(drawn | {emblem(palette, "unknown").picture.tobytes()}) == len(EMBLEMS) + 1


@pytest.mark.parametrize("card", [CARD, CARD_COURSE], ids=["places", "course"])
def test_achievements_on_a_card_cost_at_most_a_quarter_of_its_bytes(card: BarsPicture) -> None:
    assert len(card.earned) == SHOWN
    plain, shown = (len(draw_bars(one)) for one in (replace(card, earned=()), card))
    assert plain < shown <= 1.25 * plain


def test_each_achievement_has_a_row_above_the_bars() -> None:
    heights = [decoded(draw_bars(replace(CARD, earned=EARNED[:n]))).height for n in range(4)]
    assert heights[1] - heights[0] > heights[2] - heights[1] == heights[3] - heights[2] > 60
    drawn = decoded(draw_bars(replace(CARD, earned=(Emblem("shutout", "Closed"),))))
    assert drawn.getpixel((128, 184)) != GOLD  # the sign, a door, on its gold ground
    assert drawn.getpixel((106, 184)) == GOLD


def test_latest_places_stand_above_the_bars_and_a_lost_deal_has_none() -> None:
    alone = BarsPicture(SOME, Badge("Ana"))
    shown = replace(alone, latest=(1, 2, 0, 3), latest_label="Last 4 deals")
    assert decoded(draw_bars(shown)).height == decoded(draw_bars(alone)).height + 74
    changed = difference(draw_bars(shown), draw_bars(replace(shown, latest=(1, 2, 4, 3))))
    assert changed is not None
    assert inside(changed, (560, 150, 620, 224))
