"""Small signs of seats, all on the dark plate of a seat: hats, crown, rings of sides, backs."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from math import cos, pi, sin

from bot.drawing.brush import Brush
from bot.drawing.curves import CROWN, CROWN_BALLS, ROSETTE, STRAW_HAT, STRAW_RIBBON, Outline
from bot.drawing.palette import Palette
from bot.drawing.sprite import Sprite, sprite
from bot.drawing.theme import (
    AMBER,
    BACKS,
    EDGE,
    FADED,
    INK,
    MEDALS,
    PAPER,
    SIDES,
    SLATE,
    STRAW,
)

HAT_WIDTH, HAT_HEIGHT, HAT_PERCENT = 72, 50, 84
BACKS_WIDTH, BACKS_HEIGHT = 64, 66
MEDAL = 60
RING = 36  # the outer radius of a side's ring
_RING_WIDE = 6
_DASHES = (0, 6, 18, 3, 9, 2)  # by side: pieces of its ring; 0 is whole
_BACK_WIDTH, _BACK_HEIGHT, _BACK_STEP = 27, 32, 11
_MOST_BACKS = 3


class Hat(StrEnum):
    """The hat of a seat."""

    CROWN = "crown"  # the first who is out
    TOP_HAT = "top hat"  # the best title of the deal before
    STRAW = "straw hat"  # the player who plays alone: the landlord


@lru_cache(maxsize=16)
def hat(palette: Palette, kind: Hat) -> Sprite:
    """Return a hat with its foot in the middle of the lower edge."""
    brush = Brush(HAT_WIDTH, HAT_HEIGHT, HAT_PERCENT)
    middle = HAT_WIDTH / 2
    if kind is Hat.CROWN:
        draw_crown(brush, middle, 4, 58)
    elif kind is Hat.TOP_HAT:
        brush.panel((middle - 22, 2, middle + 22, 44), 6, INK, PAPER, 3)
        brush.panel((middle - 22, 26, middle + 22, 38), 1, AMBER, PAPER, 2)
        brush.panel((middle - 34, 37, middle + 34, 49), 6, INK, PAPER, 3)
    else:
        brush.outline(STRAW_HAT, (0, 2, HAT_WIDTH, HAT_HEIGHT - 2), STRAW)
        brush.outline(STRAW_RIBBON, (0, 2, HAT_WIDTH, HAT_HEIGHT - 2), SIDES[1])
    return sprite(palette, brush.done())


def draw_crown(brush: Brush, middle: float, top: float, width: float) -> None:
    """Draw the crown, three quarters as high as wide."""
    left, height = middle - width / 2, width * 0.75
    brush.outline(CROWN, (left, top, left + width, top + height), MEDALS[0])
    for x, y in CROWN_BALLS:
        brush.disc(left + x * width, top + y * height, width * 0.08, MEDALS[0])


@lru_cache(maxsize=32)
def ring(palette: Palette, side: int) -> Sprite:
    """Return the ring of a side, from 1, by colour and pieces, round a square's middle."""
    brush = Brush(2 * RING + 2, 2 * RING + 2)
    middle, which = RING + 1, (side - 1) % len(SIDES)
    pieces = _DASHES[which]
    if not pieces:
        brush.disc(middle, middle, RING, SIDES[which])
        brush.disc(middle, middle, RING - _RING_WIDE, SLATE)
    for piece in range(pieces):
        arc = _arc(2 * pi * piece / pieces, 2 * pi * (piece + 0.62) / pieces)
        brush.outline(arc, (0, 0, 2 * middle, 2 * middle), SIDES[which])
    return sprite(palette, brush.done())


def _arc(start: float, end: float) -> Outline:
    """Return a piece of the ring in a square of side 1, clockwise from the top."""
    inner = 0.5 - _RING_WIDE / (2 * RING + 2)
    angles = [start + (end - start) * step / 12 for step in range(13)]
    outside = [(0.5 + 0.5 * sin(a), 0.5 - 0.5 * cos(a)) for a in angles]
    inside = [(0.5 + inner * sin(a), 0.5 - inner * cos(a)) for a in reversed(angles)]
    return (*outside, *inside)


@lru_cache(maxsize=128)
def backs(palette: Palette, count: int, quiet: bool) -> Sprite:
    """Return little backs with the number of cards; below 0 only their owner knows it."""
    brush = Brush(BACKS_WIDTH, BACKS_HEIGHT)
    shown = _MOST_BACKS if count < 0 else min(count, _MOST_BACKS)
    left = (BACKS_WIDTH - _BACK_WIDTH - _BACK_STEP * (shown - 1)) / 2
    for position in range(shown):
        draw_back(brush, left + position * _BACK_STEP, 0)
    number = "?" if count < 0 else str(count)
    brush.text(number, BACKS_WIDTH / 2, 35, 29, FADED if quiet else PAPER, BACKS_WIDTH - 4)
    return sprite(palette, brush.done())


def draw_back(brush: Brush, left: float, top: float) -> None:
    """Draw one little back of a card."""
    right, bottom = left + _BACK_WIDTH, top + _BACK_HEIGHT
    brush.panel((left, top, right, bottom), 6, PAPER, EDGE, 1.5)
    brush.panel((left + 4, top + 4, right - 4, bottom - 4), 3, BACKS[0], BACKS[0], 1)


@lru_cache(maxsize=32)
def medal(palette: Palette, place: int) -> Sprite:
    """Return the medal of a seat that is out, with its place."""
    brush = Brush(MEDAL, MEDAL)
    brush.outline(ROSETTE, (0, 0, MEDAL, MEDAL), MEDALS[min(place, len(MEDALS)) - 1])
    brush.text(str(place), MEDAL / 2, MEDAL / 2 - 16, 32, INK, 40)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def passed(palette: Palette) -> Sprite:
    """Return the bar across a seat that has passed, 64 x 16 px."""
    brush = Brush(64, 16)
    brush.panel((0, 0, 64, 16), 7, FADED, SLATE, 3)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def sleep(palette: Palette) -> Sprite:
    """Return two letters z, 64 x 40 px, for a seat that a computer plays for."""
    brush = Brush(64, 40)
    brush.panel((0, 0, 64, 40), 16, SLATE, EDGE, 3)
    brush.text("z", 20, 16, 15, PAPER)
    brush.text("Z", 42, 8, 23, PAPER)
    return sprite(palette, brush.done())
