"""Emojis: a card as a rank above its suit, and a suit alone, legible at 22 pixels of height."""

from __future__ import annotations

from io import BytesIO

from bot.drawing.brush import Box, Brush
from bot.drawing.curves import STAR, SUIT_OUTLINES
from bot.drawing.theme import FOUR_COLOUR, INK, PAPER
from rules.cards import JOKER, RANKS

SIZE = 128  # width and height in pixels, as Discord keeps emojis
_CARD: Box = (8, 0, 120, 128)
_RADIUS, _EDGE = 18, 4
_RANK_TOP, _RANK_CAP, _RANK_WIDE = 8, 55, 94
_SUIT_TOP, _SUIT_SIZE = 67, 56
_LEVEL = 9  # level of zlib: emojis are drawn once, and then kept by Discord


def draw_card_emoji(index: int) -> bytes:
    """Return a PNG of 128 x 128 pixels with the card that has this `rules.cards.index_of`.

    The card has paper and an edge, so that it stands out from a dark and from a light ground.
    """
    brush = Brush(SIZE, SIZE)
    brush.panel(_CARD, _RADIUS, PAPER, INK, _EDGE)
    if index >= JOKER * 4:
        _draw_joker(brush, red=bool(index & 1))
        return _png(brush)
    colour = FOUR_COLOUR.suit(index & 3)
    rank = RANKS[index >> 2]
    brush.text(rank, SIZE / 2, _RANK_TOP, _RANK_CAP, colour, _RANK_WIDE)
    brush.outline(SUIT_OUTLINES[index & 3], _square(_SUIT_TOP, _SUIT_SIZE), colour)
    return _png(brush)


def draw_suit_emoji(suit: int) -> bytes:
    """Return a PNG of 128 x 128 pixels with a suit of `rules.cards.SUITS` on a card."""
    brush = Brush(SIZE, SIZE)
    brush.panel(_CARD, _RADIUS, PAPER, INK, _EDGE)
    brush.outline(SUIT_OUTLINES[suit], _square(20, 88), FOUR_COLOUR.suit(suit))
    return _png(brush)


def _draw_joker(brush: Brush, red: bool) -> None:
    """Draw a star above the letters JKR: full for the red joker, hollow for the black one."""
    colour = FOUR_COLOUR.joker(red)
    brush.outline(STAR, _square(6, 74), colour)
    if not red:
        brush.outline(STAR, _square(27, 36), PAPER)
    brush.text("JKR", SIZE / 2, 84, 34, colour, 96, heavy=True)


def _square(top: float, size: float) -> Box:
    return (SIZE - size) / 2, top, (SIZE + size) / 2, top + size


def _png(brush: Brush) -> bytes:
    file = BytesIO()
    brush.done().save(file, "PNG", compress_level=_LEVEL)
    return file.getvalue()
