"""Bars with a place before and a number behind each: a leaderboard, or counts of places.

Drawn with Pillow alone for the reasons that `bot.drawing.finale` gives.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.marks import felt, lay_block, lay_medal, lay_words, medal_colour
from bot.drawing.palettes import results_palette
from bot.drawing.png import SMALL
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FELT_LINE, FOUR_COLOUR, PAPER, WIDTH

_ROW, _TOP, _LEAST = 74, 34, 132  # pixels; a felt is no lower than its round corners
_LEFT, _RIGHT, _NUMBER = 128, 828, 216  # of the bars, and the width of the numbers behind them
_THIN = 8


@dataclass(frozen=True)
class Bar:
    """A place, a number that may be negative, and how it is written."""

    place: int
    value: float
    written: str


@dataclass(frozen=True)
class BarsPicture:
    """The bars from top to bottom."""

    bars: tuple[Bar, ...]


def draw_bars(picture: BarsPicture) -> bytes:
    """Draw a PNG 1100 px wide; bars of negative numbers go to the left from zero."""
    height = max(_LEAST, 2 * _TOP + _ROW * len(picture.bars))
    canvas = felt(results_palette(FOUR_COLOUR), height)
    values = [0.0, *(bar.value for bar in picture.bars)]
    low, high = min(values), max(values)
    reach = (_RIGHT - _LEFT - _THIN) / ((high - low) or 1)
    nothing = _LEFT + round(-low * reach)
    for row, bar in enumerate(picture.bars):
        end = nothing + round(bar.value * reach)
        ends = min(nothing, end), max(nothing, end) + _THIN
        _lay_bar(canvas, bar, ends, _TOP + row * _ROW + _ROW // 2)
    return canvas.png(SMALL)


def _lay_bar(canvas: Canvas, bar: Bar, ends: tuple[int, int], y: int) -> None:
    left, right = ends
    lay_medal(canvas, bar.place, 80, y, 32)
    lay_block(canvas, FELT_LINE, (_LEFT, y - 24, _RIGHT, y + 24))
    lay_block(canvas, medal_colour(bar.place), (left, y - 24, right, y + 24))
    lay_words(canvas, bar.written, (_RIGHT + WIDTH - 40) // 2 + 4, y - 20, 40, PAPER, _NUMBER)
