"""Card faces as sprites: each drawn once, then kept; the caller never changes one."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.drawing.brush import Brush
from bot.drawing.curves import CAP, CAP_BELLS, STAR, SUIT_OUTLINES
from bot.drawing.palette import Palette, rgba
from bot.drawing.palettes import tint
from bot.drawing.sprite import Sprite, sprite
from bot.drawing.theme import (
    AMBER,
    CAP_HEIGHT,
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    EDGE,
    INDEX_MIDDLE,
    INDEX_WIDTH,
    PAPER,
    Deck,
)
from rules.cards import JOKER, RANKS

INDICES = (*range(JOKER * 4), JOKER * 4, JOKER * 4 + 1)  # every `rules.cards.index_of`
_INDEX_TOP = 20
_SUIT_TOP, _SUIT_SIZE = 110, 86
_WATERMARK = (184.0, 118.0, 72.0)  # middle, top, size: the pale sign that fills an uncovered card


@lru_cache(maxsize=512)
def face(
    index: int, palette: Palette, deck: Deck, percent: int, muted: bool, stands_as: int | None
) -> Sprite:
    """The card with this `rules.cards.index_of`, 230 x 226 px at 100 percent.

    ``stands_as`` is the index of the card that a wild card counts as, shown at its foot. Nothing
    has a default: the cache takes a call that leaves one out for another card.
    """
    if muted:
        return face(index, palette, deck, percent, False, stands_as).muted(palette)
    return sprite(palette, _drawn(index, deck, percent, stands_as))


@lru_cache(maxsize=16)
def amber_frame(palette: Palette, percent: int) -> Sprite:
    """The frame that lies on a lifted card."""
    brush = Brush(CARD_WIDTH, CARD_HEIGHT, percent)
    brush.panel((0, 0, CARD_WIDTH, CARD_HEIGHT), CARD_RADIUS, None, AMBER, 7)
    return sprite(palette, brush.done())


@lru_cache(maxsize=4)
def _drawn(index: int, deck: Deck, percent: int, stands_as: int | None) -> Image.Image:
    brush = Brush(CARD_WIDTH, CARD_HEIGHT, percent)
    brush.panel((0, 0, CARD_WIDTH, CARD_HEIGHT), CARD_RADIUS, PAPER, EDGE, 2)
    if index >= JOKER * 4:
        _draw_joker(brush, deck.joker(red=bool(index & 1)), hollow=not index & 1)
        if stands_as is None:
            _draw_cap(brush, (INDEX_MIDDLE, 146, 70), deck.joker(red=bool(index & 1)))
    else:
        _draw_suited(brush, index >> 2, index & 3, deck)
    if stands_as is not None:
        _draw_stand_in(brush, stands_as, deck)
    return brush.done()


def _draw_suited(brush: Brush, rank: int, suit: int, deck: Deck) -> None:
    colour, outline = deck.suit(suit), SUIT_OUTLINES[suit]
    brush.text(RANKS[rank], INDEX_MIDDLE, _INDEX_TOP, CAP_HEIGHT, colour, INDEX_WIDTH)
    brush.outline(outline, _square(INDEX_MIDDLE, _SUIT_TOP, _SUIT_SIZE), colour)
    brush.outline(outline, _square(*_WATERMARK), _tint(colour))


def _draw_joker(brush: Brush, colour: str, hollow: bool) -> None:
    brush.outline(STAR, _square(INDEX_MIDDLE, 16, 84), colour)
    if hollow:
        brush.outline(STAR, _square(INDEX_MIDDLE, 40, 42), PAPER)
    brush.text("JOKER", INDEX_MIDDLE, 108, 27, colour, INDEX_WIDTH)
    _draw_cap(brush, _WATERMARK, _tint(colour))


def _draw_cap(brush: Brush, square: tuple[float, float, float], colour: str) -> None:
    left, top, right, bottom = _square(*square)
    size = right - left
    brush.outline(CAP, (left, top, right, bottom), colour)
    for x, y in CAP_BELLS:
        brush.disc(left + x * size, top + y * size, size * 0.075, colour)


def _draw_stand_in(brush: Brush, index: int, deck: Deck) -> None:
    brush.panel((8, 156, 135, 219), 16, PAPER, AMBER, 5)
    if index >= JOKER * 4:
        brush.outline(STAR, _square(INDEX_MIDDLE, 160, 54), deck.joker(red=bool(index & 1)))
        return
    colour = deck.suit(index & 3)
    brush.text(RANKS[index >> 2], 46, 168, 39, colour, 58)
    brush.outline(SUIT_OUTLINES[index & 3], _square(102, 166, 43), colour)


def _square(middle: float, top: float, size: float) -> tuple[float, float, float, float]:
    return middle - size / 2, top, middle + size / 2, top + size


def _tint(colour: str) -> str:
    red, green, blue, _ = tint(rgba(colour))
    return f"#{red:02X}{green:02X}{blue:02X}"
