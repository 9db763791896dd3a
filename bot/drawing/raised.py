"""Cards that are picked: they stand out of the hand, each in a frame of its own."""

from __future__ import annotations

from functools import lru_cache

from bot.drawing.brush import Brush
from bot.drawing.face import lying
from bot.drawing.layout import scaled
from bot.drawing.palette import Palette
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import AMBER, CARD_RADIUS, PAPER, Deck

_FRAME = 8


@lru_cache(maxsize=256)
def raised(
    index: int,
    palette: Palette,
    deck: Deck,
    percent: int,
    muted: bool,
    tiles: bool,
    width: int,
    height: int,
) -> Sprite:
    """The part of a card that its neighbours leave free, this many pixels large, in a frame."""
    frame = max(2, scaled(_FRAME, percent))
    whole = _panel(palette, width, height, scaled(CARD_RADIUS, percent), AMBER)
    wide, high = width - 2 * frame, height - 2 * frame
    window = _panel(palette, wide, high, scaled(CARD_RADIUS - _FRAME, percent), PAPER)
    card = lying(index, palette, deck, percent, muted, tiles, width).picture
    seen = card.crop((frame, frame, frame + wide, frame + high))
    picture = whole.picture.copy()
    Canvas(palette, picture).lay(Sprite(seen, window.shape), frame, frame)
    return Sprite(picture, whole.shape)


@lru_cache(maxsize=64)
def _panel(palette: Palette, width: int, height: int, radius: int, colour: str) -> Sprite:
    brush = Brush(width, height)
    brush.panel((0, 0, width, height), radius, colour, colour, 1)
    return sprite(palette, brush.done())
