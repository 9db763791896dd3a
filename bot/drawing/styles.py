"""Styles of decks: the letters, signs and figures that cards are drawn with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.drawing import animals, courts, pixels
from bot.drawing.brush import Box, Brush
from bot.drawing.courts import Shape
from bot.drawing.curves import BURST, SUIT_OUTLINES, Outline
from bot.drawing.theme import Deck


@dataclass(frozen=True)
class Style:
    """The shapes of a style: figures, their headgear, and the objects that they hold.

    All go by printed rank; the objects, also by suit. ``letters`` are the bars of each letter in a
    square of side 1. Without ``letters``, ranks are drawn as text.
    """

    figures: Mapping[str, tuple[Shape, ...]]
    crowns: Mapping[str, tuple[Shape, ...]]
    jester: tuple[Shape, ...]
    held: Mapping[str, tuple[tuple[Shape, ...], ...]]
    signs: tuple[Outline, ...] = SUIT_OUTLINES
    burst: tuple[Outline, ...] = (BURST,)  # behind the signs of an ace
    ace: tuple[int, ...] = (84, 52, 38)  # the sizes of its signs, each inside the sign before
    letters: Mapping[str, tuple[Outline, ...]] | None = None


_BESIDE = {
    rank: tuple(((courts.SUIT, courts.beside(sign)),) for sign in pixels.SIGNS) for rank in "JQK"
}
STYLES = {
    "usual": Style(courts.FIGURES, courts.COURT_CROWNS, courts.JESTER, courts.HELD),
    "animals": Style(
        {"J": animals.DOG, "Q": animals.CAT, "K": animals.LION},
        courts.COURT_CROWNS,
        animals.MONKEY,
        courts.HELD,
        burst=animals.PAW,
        ace=(46,),
    ),
    "pixel": Style(
        pixels.FIGURES,
        pixels.CROWNS,
        pixels.JESTER,
        _BESIDE,
        pixels.SIGNS,
        pixels.BURST,
        (66,),
        pixels.LETTERS,
    ),
}


def draw_rank(
    brush: Brush,
    deck: Deck,
    rank: str,
    x: float,
    top: float,
    cap: float,
    colour: str,
    widest: float,
) -> None:
    """Draw a rank ``cap`` high from ``top`` down, centered on x and squeezed to ``widest``."""
    letters = STYLES[deck.style].letters
    if letters is None:
        brush.text(rank, x, top, cap, colour, widest, deck.heavy)
        return
    cell = min(cap / 7, widest / (6 * len(rank) - 1))
    left = x - cell * (6 * len(rank) - 1) / 2
    for letter in rank:
        box: Box = (left, top, left + 5 * cell, top + cap)
        for bar in letters[letter]:
            brush.outline(bar, box, colour)
        left += 6 * cell


def draw_sign(brush: Brush, deck: Deck, suit: int, box: Box, colour: str = "") -> None:
    """Draw the sign of a suit into a box, in the suit's colour unless another is given."""
    brush.outline(STYLES[deck.style].signs[suit], box, colour or deck.suit(suit))
