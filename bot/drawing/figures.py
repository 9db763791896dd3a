"""Figures in the field of a card: half of them, and the same half turned round."""

from __future__ import annotations

from bot.drawing import courts, theme
from bot.drawing.attributes import HELD
from bot.drawing.brush import Box, Brush
from bot.drawing.curves import strip

FIGURES = {"J": courts.JACK, "Q": courts.QUEEN, "K": courts.KING}
COLOURS = {
    courts.PAPER: theme.PAPER,
    courts.GOLD: theme.GOLD,
    courts.SKIN: theme.SKIN,
    courts.HAIR: theme.HAIR,
    courts.INK: theme.INK,
}  # the colour of the suit is that of the deck
_AS_IT_IS: Box = (0, 0, 1, 1)


def draw_court(brush: Brush, field: Box, rank: str, suit: int, deck: theme.Deck) -> None:
    """Jack, queen or king of a suit, both halves."""
    _draw(brush, field, (*FIGURES[rank], *HELD[rank][suit]), deck.suit(suit))


def draw_joker(brush: Brush, field: Box, colour: str) -> None:
    """A jester, both halves."""
    _draw(brush, field, courts.JESTER, colour)


def _draw(brush: Brush, field: Box, shapes: tuple[courts.Shape, ...], colour: str) -> None:
    left, top, right, bottom = field
    unit = (right - left) / 100
    for x, y, way in ((left, top, 1), (right, bottom, -1)):
        for role, outline in shapes:
            brush.outline(outline, (x, y, x + way * unit, y + way), COLOURS.get(role, colour))
    x, y = (left + right) / 2, (top + bottom) / 2
    for width, role in ((17, courts.INK), (13, courts.GOLD)):
        brush.outline(
            strip((left + 2.5, y + 7), (right - 2.5, y - 7), width), _AS_IT_IS, COLOURS[role]
        )
    for at in (-1, 0, 1):
        brush.disc(x + at * 30, y - at * 4, 4, colour)
