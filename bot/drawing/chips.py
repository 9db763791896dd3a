"""Chips on the felt: reversed ranks, the stake, the widow and the stock."""

from __future__ import annotations

from functools import lru_cache

from bot.drawing.arrangement import CHIP_HEIGHT, CHIP_WIDTH
from bot.drawing.brush import Brush
from bot.drawing.palette import Palette
from bot.drawing.signs import draw_back
from bot.drawing.sprite import Sprite, sprite
from bot.drawing.theme import AMBER, BRASS, INK, PAPER, RAIL, SLATE

REVERSED = "A < 3"
_ROUND = CHIP_HEIGHT // 2


@lru_cache(maxsize=64)
def sign(palette: Palette, words: str) -> Sprite:
    """Return a chip with a text: low ranks beat high ones, or the stake."""
    brush = Brush(CHIP_WIDTH, CHIP_HEIGHT)
    brush.panel((0, 0, CHIP_WIDTH, CHIP_HEIGHT), _ROUND, AMBER, RAIL, 4)
    brush.text(words, CHIP_WIDTH / 2, CHIP_HEIGHT / 2 - 17, 34, INK, CHIP_WIDTH - 32)
    return sprite(palette, brush.done())


@lru_cache(maxsize=128)
def pile(palette: Palette, count: int, spread: bool) -> Sprite:
    """Return face-down cards: the widow ``spread`` out, the stock as one pile."""
    brush = Brush(CHIP_WIDTH, CHIP_HEIGHT)
    brush.panel((0, 0, CHIP_WIDTH, CHIP_HEIGHT), 14, SLATE, BRASS, 3)
    for position in range(3):
        step = 16 if spread else 4
        draw_back(brush, 12 + position * step, 6)
    left = 12 + 34 + (32 if spread else 8)
    room = CHIP_WIDTH - left - 10
    brush.text(str(count), left + 4 + room / 2, CHIP_HEIGHT / 2 - 17, 34, PAPER, room - 4)
    return sprite(palette, brush.done())
