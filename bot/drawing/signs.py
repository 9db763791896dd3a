"""Small signs: of seats, on the dark plate of a seat (rings, backs), and of achievements."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TypeAlias

from bot.drawing.brush import Brush
from bot.drawing.curves import ROSETTE, Outline
from bot.drawing.palette import Palette
from bot.drawing.sprite import Sprite, sprite
from bot.drawing.theme import (
    BACKS,
    EDGE,
    FADED,
    INK,
    LEAST_CAP,
    MEDALS,
    PAPER,
    SIDES,
    SLATE,
)

BACKS_WIDTH, BACKS_HEIGHT = 64, 68
MEDAL = 60
RING = 36  # the outer radius of a side's ring
_RING_WIDE = 6
_DASHES = (0, 6, 2, 8, 3, 4)  # number of pieces of each side's ring; 0 is a whole ring
_BACK_WIDTH, _BACK_HEIGHT, _BACK_STEP = 27, 32, 11
_MOST_BACKS = 3


@lru_cache(maxsize=32)
def ring(palette: Palette, side: int) -> Sprite:
    """Return the ring of a side, counted from 1; colours and numbers of pieces differ by side."""
    brush = Brush(2 * RING + 2, 2 * RING + 2)
    middle, which = RING + 1, (side - 1) % len(SIDES)
    pieces = _DASHES[which]
    if not pieces:
        brush.disc(middle, middle, RING, SIDES[which])
        brush.disc(middle, middle, RING - _RING_WIDE, SLATE)
    for piece in range(pieces):
        arc = _arc(2 * pi * piece / pieces, 2 * pi * (piece + 0.55) / pieces)
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
    """Return little backs with the number of cards; nothing for 0, a question mark below 0."""
    brush = Brush(BACKS_WIDTH, BACKS_HEIGHT)
    shown = _MOST_BACKS if count < 0 else min(count, _MOST_BACKS)
    left = (BACKS_WIDTH - _BACK_WIDTH - _BACK_STEP * (shown - 1)) / 2
    for position in range(shown):
        draw_back(brush, left + position * _BACK_STEP, 0)
    number = "?" if count < 0 else str(count or "")
    brush.text(number, BACKS_WIDTH / 2, 34, LEAST_CAP, FADED if quiet else PAPER, BACKS_WIDTH - 4)
    return sprite(palette, brush.done())


def draw_back(brush: Brush, left: float, top: float) -> None:
    right, bottom = left + _BACK_WIDTH, top + _BACK_HEIGHT
    brush.panel((left, top, right, bottom), 6, PAPER, EDGE, 1.5)
    brush.panel((left + 4, top + 4, right - 4, bottom - 4), 3, BACKS[0], BACKS[0], 1)


@lru_cache(maxsize=32)
def medal(palette: Palette, place: int) -> Sprite:
    """Return the medal of a seat that is out, with its place."""
    brush = Brush(MEDAL, MEDAL)
    brush.outline(ROSETTE, (0, 0, MEDAL, MEDAL), MEDALS[min(place, len(MEDALS)) - 1])
    brush.text(str(place), MEDAL / 2, MEDAL / 2 - 16, LEAST_CAP, INK, 40)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def passed(palette: Palette) -> Sprite:
    """Return the sign of a seat that has passed, 48 x 26 px: two arrows that skip it."""
    brush = Brush(48, 26)
    brush.panel((0, 0, 48, 26), 11, PAPER, SLATE, 3)
    for left in (9, 24):
        brush.outline(((0, 0), (1, 0.5), (0, 1)), (left, 5, left + 15, 21), INK)
    return sprite(palette, brush.done())


_Z: Outline = (
    *((0, 0), (1, 0), (1, 0.2), (0.35, 0.78), (1, 0.78)),
    *((1, 1), (0, 1), (0, 0.8), (0.65, 0.22), (0, 0.22)),
)


@lru_cache(maxsize=8)
def sleep(palette: Palette) -> Sprite:
    """Return two letters z, 64 x 40 px, for a seat that a computer plays for."""
    brush = Brush(64, 40)
    brush.panel((0, 0, 64, 40), 16, SLATE, EDGE, 3)
    for left, top, size in ((14, 16, 14), (32, 8, 22)):
        brush.outline(_Z, (left, top, left + size, top + size), PAPER)
    return sprite(palette, brush.done())


# Achievements: ink on gold, in squares of side 100

EMBLEM = 60  # pixels across
_Shape: TypeAlias = "tuple[float, ...]"  # a disc: x, y, radius; else the corners of a polygon
_DISC = 3


def _box(left: float, top: float, right: float, bottom: float) -> _Shape:
    return left, top, right, top, right, bottom, left, bottom


def _person(x: float, top: float, size: float) -> tuple[_Shape, ...]:
    head, foot, wide = size * 0.28, top + size, size * 0.36
    shoulders = (x - wide, foot, x - wide, top + size * 0.75, x - wide / 2, top + size * 0.6)
    others = (x + wide / 2, top + size * 0.6, x + wide, top + size * 0.75, x + wide, foot)
    return (x, top + head, head), (*shoulders, *others)


def _around(angle: float, far: float) -> tuple[float, float]:
    """Return the point at this angle and distance from the middle of the rising sun."""
    return 50 + far * cos(angle), 62 - far * sin(angle)


_UP = (50, 16, 80, 50, 62, 50, 62, 82, 38, 82, 38, 50, 20, 50)
_RAYS = tuple(
    (*_around(a, 30), *_around(a - 0.12, 45), *_around(a + 0.12, 45))
    for a in (pi * step / 6 for step in range(1, 6))
)
_RING_OF_SIX = tuple(
    (50 + 25 * cos(pi * step / 3), 50 + 25 * sin(pi * step / 3), 9.5) for step in range(6)
)
_BOLT = (58, 12, 26, 56, 46, 56, 40, 88, 74, 42, 53, 42)
_HOURGLASS = (28, 18, 72, 18, 72, 26, 54, 50, 72, 74, 72, 82, 28, 82, 28, 74, 46, 50, 28, 26)
_BACK = (18, 46, 46, 20, 46, 36, 82, 36, 82, 80, 66, 80, 66, 56, 46, 56, 46, 72)
_TURNING = (
    (34, 14, 54, 38, 41, 38, 41, 80, 27, 80, 27, 38, 14, 38),
    (66, 86, 46, 62, 59, 62, 59, 20, 73, 20, 73, 62, 86, 62),
)
_AXE = ((30, 84, 22, 76, 62, 36, 70, 44), (50, 28, 66, 12, 84, 34, 82, 58, 70, 48))
_STAR = tuple(
    part
    for step in range(10)
    for part in (
        50 + (36, 15)[step % 2] * sin(pi * step / 5),
        50 - (36, 15)[step % 2] * cos(pi * step / 5),
    )
)
# by the kind of achievement: shapes in ink, and shapes cut out of the ink
_EMBLEMS: dict[str, tuple[tuple[_Shape, ...], tuple[_Shape, ...]]] = {
    "president": ((_box(30, 20, 70, 74), _box(16, 68, 84, 78)), (_box(30, 55, 70, 61),)),
    "daifugo": (tuple(_box(24, top, 76, top + 12) for top in (22, 38, 54, 70)), ()),
    "doudizhu": (
        ((50, 50, 24), _box(14, 54, 86, 66)),
        (_box(10, 66, 90, 90), _box(26, 48, 74, 53)),
    ),
    "games": (((50, 50, 34),), (_box(47, 10, 53, 90), _box(10, 47, 90, 53))),
    "rise": ((_UP,), ()),
    "row": (((22, 50, 13), (50, 50, 13), (78, 50, 13)), ()),
    "comeback": (((50, 62, 23), *_RAYS, _box(12, 66, 88, 73)), (_box(20, 73, 80, 90),)),
    "giant": ((*_person(62, 14, 70), *_person(26, 54, 30)), ()),
    "return": ((_BACK,), ()),
    "alone": (_person(50, 16, 68), ()),
    "partner": ((*_person(32, 24, 54), *_person(68, 24, 54)), ()),
    "crowd": (((50, 50, 9.5), *_RING_OF_SIX), ()),
    "bomb": (((45, 58, 27), (58, 28, 66, 36, 76, 26, 68, 18), (76, 18, 7)), ((36, 48, 6),)),
    "chop": (_AXE, ()),
    "revolution": (_TURNING, ()),
    "low": (tuple(_box(x, top, x + 16, 80) for x, top in ((18, 28), (42, 48), (66, 66))), ()),
    "eager": ((_BOLT,), ()),
    "patient": ((_HOURGLASS,), ()),
    "close": (((14, 34, 34, 34, 40, 24, 60, 24, 66, 34, 86, 34, 86, 76, 14, 76),), ((50, 54, 14),)),
    "shutout": ((_box(30, 16, 70, 84),), ((61, 52, 5),)),
    "finish": ((_STAR,), ()),
}
_NUMBERS = {"bigtwo": "2", "bigthree": "3", "thirteen": "13"}
EMBLEMS = frozenset({*_EMBLEMS, *_NUMBERS})


@lru_cache(maxsize=64)
def emblem(palette: Palette, kind: str) -> Sprite:
    """Return the sign of an achievement; an unknown kind has a plain gold disc."""
    brush, gold = Brush(EMBLEM, EMBLEM), MEDALS[0]
    brush.disc(EMBLEM / 2, EMBLEM / 2, EMBLEM / 2, gold)
    inked, cut = _EMBLEMS.get(kind, ((), ()))
    for shapes, colour in ((inked, INK), (cut, gold)):
        for shape in shapes:
            _draw_shape(brush, shape, colour)
    if number := _NUMBERS.get(kind):
        brush.text(number, EMBLEM / 2, EMBLEM / 2 - 15, 30, INK, 36)
    return sprite(palette, brush.done())


def _draw_shape(brush: Brush, shape: _Shape, colour: str) -> None:
    inner = 0.13 * EMBLEM
    size = (EMBLEM - 2 * inner) / 100
    if len(shape) == _DISC:
        x, y, radius = shape
        brush.disc(inner + x * size, inner + y * size, radius * size, colour)
        return
    points = tuple((x / 100, y / 100) for x, y in zip(shape[::2], shape[1::2], strict=True))
    brush.outline(points, (inner, inner, EMBLEM - inner, EMBLEM - inner), colour)
