"""Hats above the discs of people: the winner's crown, titles, and the sides of a landlord's game.

No two hats have the same outline, so that they differ in black and white as well.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin

from bot.drawing.brush import Brush
from bot.drawing.curves import CROWN, CROWN_BALLS, STRAW_HAT, STRAW_RIBBON, Outline
from bot.drawing.palette import Palette
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import AMBER, BACKS, HAIR, INK, MEDALS, PAPER, SIDES, STRAW

HAT_WIDTH, HAT_HEIGHT = 72, 50  # of the full size
OVERLAP = 8  # percent of a hat's width by which its foot covers the disc
_ACROSS = 150  # percent of a disc's radius that a hat is wide


class Hat(StrEnum):
    """The hat of a seat."""

    CROWN = "crown"  # the first player who is out, or the winner of a deal
    TOP_HAT = "top hat"  # the best title: President, Daifugo
    SUN_HAT = "sun hat"  # the second best title: Vice-President, Millionaire
    CAP = "cap"  # the second worst title: Vice-Scum, Poor
    BASKET = "basket"  # the worst title: Scum, Destitute
    LANDLORD = "landlord's cap"  # the player who plays alone against all others
    FARMER = "farmer's hat"  # each of those others


def lay_hat(canvas: Canvas, hat: Hat, x: int, y: int, radius: int) -> int:
    """Lay a hat on a disc of this radius round (x, y); return the y of the hat's top.

    Every hat has the same width, and the height of `hat_height`. The canvas may be of a table or of
    results: `table_palette` and `results_palette` have the colours.
    """
    drawn = hat_sprite(canvas.palette, hat, percent_of(radius))
    top = y - radius - hat_height(radius)
    canvas.lay(drawn, x - drawn.picture.width // 2, top)
    return top


def hat_height(radius: int) -> int:
    """Return the number of pixels by which a hat stands above a disc of this radius."""
    percent = percent_of(radius)
    return HAT_HEIGHT * percent // 100 - HAT_WIDTH * OVERLAP * percent // 10_000


def percent_of(radius: int) -> int:
    """Return the size of a hat on a disc of this radius, in percent of the full size."""
    return radius * _ACROSS // HAT_WIDTH


@lru_cache(maxsize=64)
def hat_sprite(palette: Palette, hat: Hat, percent: int) -> Sprite:
    """Return a hat with its foot in the middle of the lower edge."""
    brush = Brush(HAT_WIDTH, HAT_HEIGHT, percent)
    _DRAWN[hat](brush)
    return sprite(palette, brush.done())


def draw_crown(brush: Brush, middle: float, top: float, width: float) -> None:
    """Draw the crown, three quarters as high as wide."""
    left, height = middle - width / 2, width * 0.75
    brush.outline(CROWN, (left, top, left + width, top + height), MEDALS[0])
    for x, y in CROWN_BALLS:
        brush.disc(left + x * width, top + y * height, width * 0.08, MEDALS[0])


def _draw_crown(brush: Brush) -> None:
    draw_crown(brush, HAT_WIDTH / 2, 4, 58)


def _draw_top_hat(brush: Brush) -> None:
    brush.panel((14, 1, 58, 44), 6, INK, PAPER, 3)
    brush.panel((14, 26, 58, 38), 1, AMBER, PAPER, 2)
    brush.panel((2, 37, 70, 49), 6, INK, PAPER, 3)


def _draw_sun_hat(brush: Brush) -> None:
    brush.outline(STRAW_HAT, (0, 2, 72, 48), STRAW)
    brush.outline(STRAW_RIBBON, (0, 2, 72, 48), SIDES[1])
    for bow in ((50, 15, 66, 33), (61, 15, 45, 33)):
        brush.outline(_BOW, bow, SIDES[1])
    brush.disc(55, 24, 4, BACKS[1])


def _draw_cap(brush: Brush) -> None:
    for inset, colour in ((0, PAPER), (3, BACKS[0])):
        brush.panel((34, 34 + inset, 72 - inset, 49 - inset), 7, colour, colour, 1)
        brush.outline(_DOME, (4 + inset, 8 + inset, 56 - inset, 49 - inset), colour)
    brush.disc(30, 8, 5, PAPER)


def _draw_basket(brush: Brush) -> None:
    brush.outline(_TUB, (8, 1, 64, 44), HAIR)
    brush.outline(_TUB, (11, 4, 61, 41), STRAW)
    for row, top in enumerate((6, 17, 28)):
        for left in range(16 + 6 * (row % 2), 54, 12):
            brush.panel((left, top, left + 7, top + 8), 2, HAIR, HAIR, 1)
    brush.panel((2, 37, 70, 49), 6, STRAW, HAIR, 3)


def _draw_landlord(brush: Brush) -> None:
    for inset, colour in ((0, PAPER), (3, BACKS[1])):
        brush.outline(_DOME, (9 + inset, 11 + inset, 63 - inset, 44), colour)
    brush.panel((6, 36, 66, 49), 5, MEDALS[0], INK, 2)
    brush.disc(36, 8, 7.5, INK)
    brush.disc(36, 8, 5.5, MEDALS[0])
    brush.disc(36, 30, 9, INK)
    brush.disc(36, 30, 7, MEDALS[0])
    brush.panel((33, 27, 39, 33), 1, INK, INK, 1)


def _draw_farmer(brush: Brush) -> None:
    brush.outline(_CONE, (0, 6, 72, 49), HAIR)
    brush.outline(_CONE, (5, 10, 67, 46), STRAW)
    for right in (20, 52):
        brush.outline(((0.46, 0), (0.54, 0), (1, 1), (0.9, 1)), (36, 14, right, 45), HAIR)


_BOW: Outline = ((0, 0), (1, 1), (1, 0), (0, 1))
_DOME: Outline = tuple(
    (0.5 - 0.5 * cos(pi * step / 24), 1 - sin(pi * step / 24)) for step in range(25)
)
_TUB: Outline = ((0.2, 0), (0.8, 0), (1, 1), (0, 1))
_CONE: Outline = ((0.5, 0), (0.58, 0.06), (1, 0.86), (0.9, 1), (0.1, 1), (0, 0.86), (0.42, 0.06))
_DRAWN = {
    Hat.CROWN: _draw_crown,
    Hat.TOP_HAT: _draw_top_hat,
    Hat.SUN_HAT: _draw_sun_hat,
    Hat.CAP: _draw_cap,
    Hat.BASKET: _draw_basket,
    Hat.LANDLORD: _draw_landlord,
    Hat.FARMER: _draw_farmer,
}
