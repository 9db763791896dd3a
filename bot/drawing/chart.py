"""The course of numbers as lines on a felt: by Pillow, on the picture's own palette.

A library for charts would bring its own fonts, colours and megabytes for a few lines that must be
the same bytes each time; these are some strokes through a mask.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from bot.drawing.marks import lay_block, lay_disc, lay_words
from bot.drawing.palette import Palette, mixed, rgba
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FELT, FELT_LINE, LINES, PAPER

Box = tuple[int, int, int, int]
Spot = tuple[float, float]

_THICK = 9
_FINE = 2  # pixels drawn for one kept: enough for the three steps of a line's edge
_STRIP = 120
_DASHES = ((), (34.0, 16.0), (10.0, 13.0))  # drawn and left out, in turn; nothing: all is drawn
_LABELS, _DIGIT = 110, 26  # pixels at the left for the highest and the lowest number; of a digit
_ENDS, _CROWDED_ENDS = 84, 128  # at the right for the seats
_FEW = 6  # lines whose ends have room in one column
_RADIUS, _CROWDED_RADIUS = 28, 24


def lay_chart(
    canvas: Canvas, box: Box, courses: Sequence[tuple[int, Sequence[int]]], places: bool
) -> None:
    """Lay a line for each course, a seat's number and its numbers in time, at least two of them.

    A line has a colour and a pattern, and the seat on a disc at its end. Of ``places`` the lowest
    number is on top.
    """
    left, top, right, bottom = box
    crowded = len(courses) > _FEW
    every = [value for _, values in courses for value in values]
    labels = max(_LABELS, 14 + _DIGIT * max(len(str(value)) for value in every))
    inner = left + labels, top + 30, right - (_CROWDED_ENDS if crowded else _ENDS), bottom - 30
    low, high = (max(every), min(every)) if places else (min(every), max(every))
    _lay_frame(canvas, inner, low, high)
    ends = []
    for order, (number, values) in enumerate(courses):
        spots = _spots(inner, values, low, high)
        pattern = _DASHES[(order + order // len(LINES)) % len(_DASHES)]
        colour = LINES[order % len(LINES)]
        _stroke(canvas, box, spots, colour, pattern)
        ends.append((spots[-1][1], number, colour))
    _lay_ends(canvas, (inner[2], top, right, bottom), ends)


def _lay_frame(canvas: Canvas, inner: Box, low: int, high: int) -> None:
    left, top, right, bottom = inner
    for y in (top, (top + bottom) // 2, bottom):
        lay_block(canvas, FELT_LINE, (left, y - 2, right, y + 2))
    for value, y in {low: bottom, high: top}.items():
        wide = 10 + _DIGIT * len(str(value))
        lay_words(canvas, str(value), left - 12 - wide // 2, y - 17, 34, PAPER, wide)


def _spots(inner: Box, values: Sequence[int], low: int, high: int) -> list[Spot]:
    left, top, right, bottom = inner
    step = (right - left) / (len(values) - 1)
    reach = (bottom - top) / ((high - low) or 1)
    return [(left + n * step, bottom - (value - low) * reach) for n, value in enumerate(values)]


def _stroke(
    canvas: Canvas, box: Box, spots: Sequence[Spot], colour: str, pattern: tuple[float, ...]
) -> None:
    """Draw a line, twice as large on a mask of its own part of the box, and shrunk."""
    left, right = int(spots[0][0]) - _THICK, ceil(spots[-1][0]) + _THICK
    top = max(box[1], int(min(y for _, y in spots)) - _THICK)
    bottom = min(box[3], ceil(max(y for _, y in spots)) + _THICK)
    mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
    draw = ImageDraw.Draw(mask)
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in spots]
    for part in _dashed(fine, [length * _FINE for length in pattern]) if pattern else [fine]:
        draw.line(part, 255, _THICK * _FINE, "curve")
    canvas.paint(mask.reduce(_FINE), _soft(canvas.palette, colour), left, top)


@lru_cache(maxsize=32)
def _soft(palette: Palette, colour: str) -> tuple[int, ...]:
    """Return the steps from the felt to a line's colour."""
    felt, full = rgba(FELT), rgba(colour)
    return tuple(palette.index(mixed(felt, full, part)) for part in (1 / 3, 2 / 3, 1))


def _dashed(spots: Sequence[Spot], pattern: Sequence[float]) -> Iterator[list[Spot]]:
    """Yield the drawn parts of a course; the pattern goes on from one stretch to the next."""
    drawn, gap = pattern
    gone = 0.0  # of the pattern
    for (x, y), (other_x, other_y) in pairwise(spots):
        length = hypot(other_x - x, other_y - y)
        at = 0.0
        while at < length:
            left_of_dash = drawn - gone
            end = min(length, at + (left_of_dash if left_of_dash > 0 else drawn + gap - gone))
            if left_of_dash > 0:
                yield [
                    (x + (other_x - x) * part / length, y + (other_y - y) * part / length)
                    for part in (at, end)
                ]
            gone = (gone + end - at) % (drawn + gap)
            at = end if end > at else length


def _lay_ends(canvas: Canvas, box: Box, ends: Sequence[tuple[float, int, str]]) -> None:
    """Lay the seats beside the ends of their lines, as near as possible without overlap."""
    left, top, _, bottom = box
    crowded = len(ends) > _FEW
    radius = _CROWDED_RADIUS if crowded else _RADIUS
    apart = radius * 3 // 2 if crowded else 2 * radius + 2
    wanted = sorted(ends)
    room = bottom - top - 2 * radius
    apart = min(apart, room // max(1, len(ends) - 1))
    ys: list[float] = []
    for y, _, _ in wanted:
        ys.append(max(y, ys[-1] + apart if ys else top + radius))
    lowest = float(bottom - radius)
    for at in reversed(range(len(ys))):
        ys[at] = min(ys[at], lowest)
        lowest = ys[at] - apart
    for order, (y, (_, number, colour)) in enumerate(zip(ys, wanted, strict=True)):
        x = left + radius + 12 + (order % 2) * (2 * radius + 4) * crowded
        lay_disc(canvas, number, x, round(y), radius, colour)
