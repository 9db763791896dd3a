"""Backs of cards in the colours of two packs."""

from __future__ import annotations

from functools import lru_cache

from bot.drawing.brush import Brush
from bot.drawing.curves import BURST, DIAMOND, SUIT_OUTLINES
from bot.drawing.palette import Palette
from bot.drawing.sprite import Sprite, sprite
from bot.drawing.theme import BACKS, CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, EDGE, GOLD, PAPER

BAND_WIDTH, BAND_HEIGHT = 88, 18
_RIM = 12  # of paper
_ACROSS, _DOWN = 7, 10  # diamonds of the pattern
_HUB = 42  # half the width of the field in the middle


@lru_cache(maxsize=32)
def back(palette: Palette, colour: int, percent: int) -> Sprite:
    """A card's back, 230 x 322 px at 100 percent; colour is 0 or 1: of the first pack or second."""
    brush = Brush(CARD_WIDTH, CARD_HEIGHT, percent)
    brush.panel((0, 0, CARD_WIDTH, CARD_HEIGHT), CARD_RADIUS, PAPER, EDGE, 2)
    inner = _RIM, _RIM, CARD_WIDTH - _RIM, CARD_HEIGHT - _RIM
    brush.panel(inner, CARD_RADIUS - _RIM + 4, BACKS[colour], BACKS[colour], 1)
    _draw_pattern(brush)
    _draw_middle(brush, BACKS[colour])
    return sprite(palette, brush.done())


@lru_cache(maxsize=16)
def band(palette: Palette, percent: int) -> Sprite:
    """A strip of the second pack's back, for below the index of its cards where backs count."""
    brush = Brush(BAND_WIDTH, BAND_HEIGHT, percent)
    brush.panel((0, 0, BAND_WIDTH, BAND_HEIGHT), 5, BACKS[1], PAPER, 2)
    for x in range(9, BAND_WIDTH - 9, 14):
        brush.outline(DIAMOND, (x, 3, x + 10, BAND_HEIGHT - 3), PAPER)
    return sprite(palette, brush.done())


def _draw_pattern(brush: Brush) -> None:
    left, top = _RIM + 10, _RIM + 10
    wide = (CARD_WIDTH - 2 * left) / _ACROSS
    high = (CARD_HEIGHT - 2 * top) / _DOWN
    for row in range(_DOWN):
        for column in range(_ACROSS):
            x, y = left + column * wide, top + row * high
            brush.outline(DIAMOND, (x + 5, y + 3, x + wide - 5, y + high - 3), PAPER)


def _draw_middle(brush: Brush, colour: str) -> None:
    """The four suits round a star, which look the same from both sides."""
    x, y = CARD_WIDTH / 2, CARD_HEIGHT / 2
    brush.panel((x - 58, y - 78, x + 58, y + 78), 20, colour, PAPER, 4)
    brush.outline(BURST, (x - _HUB, y - _HUB * 1.4, x + _HUB, y + _HUB * 1.4), GOLD)
    for outline, across, down in zip(SUIT_OUTLINES, (-1, 1, 1, -1), (-1, -1, 1, 1), strict=True):
        middle, height, half = x + across * 13, y + down * 15, -11 if down > 0 else 11
        brush.outline(outline, (middle - half, height - half, middle + half, height + half), colour)
