"""The picture of two rivals: faces, the score, and a bar for each of several games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.drawing import ROBOT, Badge, Duel, RivalsPicture, draw_rivals
from bot.drawing.samples import NAMES, ODD
from tests.bot.drawing.pixels import decoded, difference, inside

PAIR = RivalsPicture(
    Badge("Chi"), Badge("Ana"), (Duel("President", 2, 0, 1), Duel("Big Two", 1, 3)), "caption"
)
HEAD, FIRST, SECOND = (30, 30, 1070, 340), (30, 340, 1070, 440), (30, 435, 1070, 540)


@pytest.mark.parametrize(
    ("change", "box"),
    [
        (lambda one: replace(one, left=Badge("Chi", ROBOT)), (90, 30, 310, 340)),
        (lambda one: replace(one, right=Badge("Eve")), (700, 30, 1070, 340)),
        (lambda one: replace(one, caption="other"), HEAD),
        (lambda one: replace(one, duels=(replace(one.duels[0], even=5), one.duels[1])), FIRST),
        (lambda one: replace(one, duels=(one.duels[0], replace(one.duels[1], game="X"))), SECOND),
    ],
)
def test_each_fact_shows_in_its_place(
    change: Callable[[RivalsPicture], RivalsPicture], box: tuple[int, int, int, int]
) -> None:
    changed = difference(draw_rivals(PAIR), draw_rivals(change(PAIR)))
    assert changed is not None
    assert inside(changed, box)


def test_score_is_that_of_all_games() -> None:
    """Two and one make the three of a single game; a single game has no bar."""
    single = draw_rivals(replace(PAIR, duels=(Duel("President", 3, 3),)))
    head = [decoded(one).crop((280, 30, 820, 280)) for one in (single, draw_rivals(PAIR))]
    assert head[0].tobytes() == head[1].tobytes()
    assert decoded(single).height == decoded(draw_rivals(PAIR)).height - 2 * 98


@pytest.mark.parametrize("name", [*NAMES, *ODD, "W" * 32])
def test_any_name_stays_on_the_felt(name: str) -> None:
    picture = decoded(draw_rivals(replace(PAIR, left=Badge(name), right=Badge(name), caption=name)))
    felt = picture.getpixel((550, picture.height - 24))
    for x in (25, 1074):
        for y in range(80, picture.height - 80):
            assert picture.getpixel((x, y)) == felt, (x, y)
