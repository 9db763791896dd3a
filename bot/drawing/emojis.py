"""Emojis: a card as a rank above its suit, and a suit alone, to be told apart 22 pixels high."""

from __future__ import annotations

from io import BytesIO

from bot.drawing.brush import Box, Brush
from bot.drawing.curves import STAR, SUIT_OUTLINES
from bot.drawing.theme import FOUR_COLOUR, INK, PAPER
from rules.cards import JOKER, RANKS

SIZE = 128  # pixels across and down, as Discord keeps them
_CARD: Box = (8, 0, 120, 128)
_RADIUS, _EDGE = 18, 4
_RANK_TOP, _RANK_CAP, _RANK_WIDE = 8, 55, 94
_SUIT_TOP, _SUIT_SIZE = 67, 56
_LEVEL = 9  # of zlib: drawn once, and kept by Discord


def draw_card_emoji(index: int) -> bytes:
    """Draw the card with this `rules.cards.index_of`; returns a PNG of 128 x 128 pixels.

    On paper of its own with an edge, so that it stands out from a dark ground and a light one.
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
    """Draw a suit of `rules.cards.SUITS` on a card without a rank, of the same size."""
    brush = Brush(SIZE, SIZE)
    brush.panel(_CARD, _RADIUS, PAPER, INK, _EDGE)
    brush.outline(SUIT_OUTLINES[suit], _square(20, 88), FOUR_COLOUR.suit(suit))
    return _png(brush)


def _draw_joker(brush: Brush, red: bool) -> None:
    """Draw a star, full or hollow, above the letter."""
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
