"""A hand as rows of cards with jumbo indices, legible on a phone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.face import amber_frame, face
from bot.drawing.layout import fit, scaled
from bot.drawing.palettes import hand_palette
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FOUR_COLOUR, LIFT, WIDTH, Deck
from rules.cards import Card, Cards, index_of

_SIDE, _TOP, _BOTTOM = 8, LIFT + 4, 6
_TALLEST = 1100


@dataclass(frozen=True)
class HandPicture:
    """The cards in the order shown, and which of them are illegal now or picked."""

    cards: tuple[Card, ...]
    dimmed: Cards = 0
    lifted: Cards = 0
    deck: Deck = FOUR_COLOUR


def draw_hand(hand: HandPicture) -> bytes:
    """A PNG 1100 px wide and at most 1100 px high, on a transparent ground.

    Up to 28 cards keep their full size; more are drawn smaller. Raises ValueError for no cards.
    """
    if not hand.cards:
        raise ValueError("A picture of a hand needs at least one card.")
    grid = fit(len(hand.cards), WIDTH - 2 * _SIDE, _TALLEST - _TOP - _BOTTOM)
    palette = hand_palette(hand.deck)
    canvas = Canvas.clear(palette, WIDTH, _TOP + grid.height + _BOTTOM)
    for position, card in enumerate(hand.cards):
        x, y = grid.place(position)
        x, y = x + _SIDE, y + _TOP
        if card & hand.lifted:
            y -= scaled(LIFT, grid.percent)
        dimmed = bool(card & hand.dimmed)
        canvas.lay(face(index_of(card), palette, hand.deck, grid.percent, dimmed, None), x, y)
        if card & hand.lifted:
            canvas.lay(amber_frame(palette, grid.percent), x, y)
    return canvas.png()
