"""Slips: the index of a card on a strip of paper, for many cards in little room."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.drawing.brush import Brush
from bot.drawing.curves import STAR, Outline
from bot.drawing.face import NUMBERS
from bot.drawing.layout import scaled
from bot.drawing.palette import Palette, rgba
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.styles import draw_rank, draw_sign
from bot.drawing.theme import SLIP_HEIGHT, SLIP_WIDTH, Deck
from rules.cards import JOKER, RANKS, Card, index_of

PITCH_X, PITCH_Y = SLIP_WIDTH + 3, SLIP_HEIGHT + 3  # from one slip to the next
_PERCENTS = (100, 80, 60, 40, 20)
SLIP_CAP = 33  # height of a rank: 9 px where the picture is shown 300 px wide
_FOLD: Outline = ((0, 0), (1, 0), (1, 1))
_FOLDED = 17  # the size of the corner of a marked slip
_RANK, _SIGN, _SIGN_SIZE = 20, 48, 29  # the middles of rank and sign, and the size of the sign


def rows_of_slips(count: int, width: int) -> int:
    """Return the number of rows for so many slips of full size in this width in pixels."""
    return -(-count // max(1, (width + PITCH_X - SLIP_WIDTH) // PITCH_X))


def lay_slips(
    canvas: Canvas, cards: tuple[Card, ...], deck: Deck, tiles: bool, box: tuple[int, int, int, int]
) -> None:
    """Lay slips as large as the box allows, from its left and in the middle of its height."""
    left, top, right, bottom = box
    for percent in _PERCENTS:
        across, down = scaled(PITCH_X, percent), scaled(PITCH_Y, percent)
        columns = max(1, (right - left + across - scaled(SLIP_WIDTH, percent)) // across)
        rows = -(-len(cards) // columns)
        high = rows * down - scaled(PITCH_Y - SLIP_HEIGHT, percent)
        if high <= bottom - top:
            break
    above = top + (bottom - top - high) // 2
    columns = -(-len(cards) // rows)
    for position, card in enumerate(cards):
        row, column = divmod(position, columns)
        drawn = slip(index_of(card), canvas.palette, deck, tiles, percent, deck.edge)
        canvas.lay(drawn, left + column * across, above + row * down)


@lru_cache(maxsize=512)
def slip(index: int, palette: Palette, deck: Deck, tiles: bool, percent: int, edge: str) -> Sprite:
    """Return the index of a card on paper with an edge of this colour.

    An edge of another colour than the deck's is thick, and fills the upper right corner.
    """
    brush, marked = Brush(SLIP_WIDTH, SLIP_HEIGHT, percent), edge != deck.edge
    whole = 0, 0, SLIP_WIDTH, SLIP_HEIGHT
    brush.panel(whole, 9, deck.paper, edge, 4 if deck.heavy or marked else 2)
    if marked:
        brush.outline(_FOLD, (SLIP_WIDTH - _FOLDED, 0, SLIP_WIDTH, _FOLDED), edge)
    rank, suit = index >> 2, index & 3
    top = (SLIP_HEIGHT - _SIGN_SIZE) / 2
    if rank == JOKER:
        middle, size = SLIP_WIDTH / 2, SLIP_HEIGHT - 8
        star = middle - size / 2, 4, middle + size / 2, 4 + size
        brush.outline(STAR, star, deck.joker(bool(suit)))
        if not suit:  # hollow, as on the card
            hole = middle - size / 4, 4 + size * 0.28, middle + size / 4, 4 + size * 0.78
            brush.outline(STAR, hole, deck.paper)
        return _crisp(palette, brush.done(), deck.paper, edge, deck.joker(bool(suit)))
    letter = (NUMBERS if tiles else RANKS)[rank]
    draw_rank(
        brush, deck, letter, _RANK, (SLIP_HEIGHT - SLIP_CAP) / 2, SLIP_CAP, deck.suit(suit), 30
    )
    sign = _SIGN - _SIGN_SIZE / 2, top, _SIGN + _SIGN_SIZE / 2, top + _SIGN_SIZE
    draw_sign(brush, deck, suit, sign)
    return _crisp(palette, brush.done(), deck.paper, edge, deck.suit(suit))


def _crisp(palette: Palette, drawn: Image.Image, *colours: str) -> Sprite:
    """Return the slip in these colours only, with hard edges, so that many slips take few bytes."""
    few = Image.new("P", (1, 1))
    few.putpalette(bytes(part for colour in colours for part in rgba(colour)[:3]))
    hard = drawn.convert("RGB").quantize(palette=few, dither=Image.Dither.NONE).convert("RGBA")
    hard.putalpha(drawn.getchannel("A"))
    return sprite(palette, hard)
