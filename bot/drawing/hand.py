"""A hand as rows of cards with jumbo indices, legible on a phone."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.face import lying
from bot.drawing.layout import fit, scaled
from bot.drawing.palettes import hand_palette
from bot.drawing.raised import raised
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FOUR_COLOUR, LIFT, ROW_SEEN, WIDTH, Deck
from rules.cards import Card, Cards, index_of

_SIDE, _TOP, _BOTTOM = 8, LIFT + 4, 6
_TALLEST = 1100


@dataclass(frozen=True)
class HandPicture:
    """The cards in the order shown, and which of them are illegal now or picked.

    Tiles are numbered from 1 to 15: a jack is a tile of 11.
    """

    cards: tuple[Card, ...]
    dimmed: Cards = 0
    lifted: Cards = 0
    deck: Deck = FOUR_COLOUR
    tiles: bool = False


def draw_hand(hand: HandPicture) -> bytes:
    """A PNG 1100 px wide and at most 1100 px high, on a transparent ground.

    Up to 28 cards keep their full size; more are drawn smaller. Raises ValueError for no cards.
    """
    if not hand.cards:
        raise ValueError("A picture of a hand needs at least one card.")
    grid = fit(len(hand.cards), WIDTH - 2 * _SIDE, _TALLEST - _TOP - _BOTTOM, ROW_SEEN)
    palette = hand_palette(hand.deck)
    canvas = Canvas.clear(palette, WIDTH, _TOP + grid.height + _BOTTOM)
    places = [grid.place(position) for position in range(len(hand.cards))]
    for up in (False, True):  # nothing covers a card that is lifted
        for position, (card, (x, y)) in enumerate(zip(hand.cards, places, strict=True)):
            if bool(card & hand.lifted) is up:
                free = grid.free(position, len(hand.cards))
                looks = index_of(card), palette, hand.deck, grid.percent, bool(card & hand.dimmed)
                one = (
                    raised(*looks, hand.tiles, *free) if up else lying(*looks, hand.tiles, free[0])
                )
                canvas.lay(one, x + _SIDE, y + _TOP - up * scaled(LIFT, grid.percent))
    return canvas.png()
