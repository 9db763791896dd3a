"""A hand as rows of cards with jumbo indices, legible on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.drawing.brush import Brush
from bot.drawing.curves import DIAMOND
from bot.drawing.face import lying
from bot.drawing.layout import Grid, fit, scaled
from bot.drawing.palette import Palette
from bot.drawing.palettes import hand_palette
from bot.drawing.png import RUNS, SMALL, TIGHT
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import (
    AMBER,
    BACKS,
    BAND_TOP,
    CARD_RADIUS,
    FOUR_COLOUR,
    INDEX_MIDDLE,
    INK,
    LIFT,
    PAPER,
    ROW_SEEN,
    WIDTH,
    Deck,
)
from rules.cards import ONE_PACK, Card, Cards, index_of

BAND_WIDTH, BAND_HEIGHT = 88, 18


@lru_cache(maxsize=16)
def taken_band(palette: Palette, percent: int) -> Sprite:
    """Return the strip that is laid below the index of cards that the player picked up."""
    brush = Brush(BAND_WIDTH, BAND_HEIGHT, percent)
    brush.panel((0, 0, BAND_WIDTH, BAND_HEIGHT), 9, AMBER, INK, 2)
    return sprite(palette, brush.done())


@lru_cache(maxsize=16)
def band(palette: Palette, percent: int) -> Sprite:
    """Return the strip of the second pack's back that is laid below the index of its cards."""
    brush = Brush(BAND_WIDTH, BAND_HEIGHT, percent)
    brush.panel((0, 0, BAND_WIDTH, BAND_HEIGHT), 5, BACKS[1], PAPER, 2)
    for x in range(9, BAND_WIDTH - 9, 14):
        brush.outline(DIAMOND, (x, 3, x + 10, BAND_HEIGHT - 3), PAPER)
    return sprite(palette, brush.done())


_HATCH_TOP, _HATCH_HIGH, _HATCH_STEP = 18, 182, 26
_HATCH_WIDE, _HATCH_HEAVY = 10, 15  # pixels, in most decks and in one with thick edges


@lru_cache(maxsize=64)
def hatch(palette: Palette, deck: Deck, percent: int) -> Sprite:
    """Return the bars on the left edge of a card that may not be played, as it is never covered."""
    wide = _HATCH_HEAVY if deck.heavy else _HATCH_WIDE
    brush = Brush(wide, _HATCH_HIGH, percent)
    for y in range(0, _HATCH_HIGH - _HATCH_STEP + 1, _HATCH_STEP):
        bar = ((0, 0), (1, 0), (1, 0.5), (0, 0.5))  # level, as slanted bars would take more bytes
        brush.outline(bar, (0, y, wide, y + _HATCH_STEP), deck.spades)
    return sprite(palette, brush.done())


@lru_cache(maxsize=512)
def dimmed(
    index: int, palette: Palette, deck: Deck, percent: int, tiles: bool, apart: bool, inset: int
) -> Sprite:
    card = lying(index, palette, deck, percent, False, tiles, apart).muted(palette)
    canvas = Canvas(palette, card.picture)
    canvas.lay(hatch(palette, deck, percent), inset, scaled(_HATCH_TOP, percent))
    return card


_SIDE, _TOP, _BOTTOM = 8, LIFT + 4, 6
_TALLEST = 1100
_RUNS = 14  # most cards of a hand packed as runs; a larger hand would take more bytes
_FEW, _MANY = 13, 20  # up to so many cards, a hand takes at most so many bytes:
_FEW_BYTES, _BYTES = 30_000, 40_000


@dataclass(frozen=True)
class HandPicture:
    """The cards of a hand in the order shown; ``dimmed`` cards are illegal, ``lifted`` ones picked.

    Cards that were ``taken`` from the table in this deal, such as a landlord's, have a mark. With
    ``tiles``, cards are numbered from 1 to 15: a jack is a tile of 11. With ``backs``, a card
    of the second pack has a strip of its back.
    """

    cards: tuple[Card, ...]
    dimmed: Cards = 0
    lifted: Cards = 0
    deck: Deck = FOUR_COLOUR
    tiles: bool = False
    backs: bool = False
    taken: Cards = 0


def draw_hand(hand: HandPicture) -> bytes:
    """Draw a PNG 1100 px wide and at most 1100 px high, on a transparent ground.

    Up to 28 cards keep their full size; more are drawn smaller. Raises ValueError for no cards.
    """
    if not hand.cards:
        raise ValueError("A picture of a hand needs at least one card.")
    grid = _grid(len(hand.cards))
    canvas = Canvas.clear(hand_palette(hand.deck), WIDTH, _TOP + grid.height + _BOTTOM)
    for lifted in (False, True):  # lifted cards are drawn last, so that none is covered
        for position, card in enumerate(hand.cards):
            if bool(card & hand.lifted) is lifted:
                _lay(canvas, hand, grid, position)
    return _packed(canvas, len(hand.cards))


def hand_height(count: int) -> float:
    """Return the height of a picture of so many cards, at least one, divided by its width."""
    return (_TOP + _grid(count).height + _BOTTOM) / WIDTH


def _grid(count: int) -> Grid:
    return fit(count, WIDTH - 2 * _SIDE, _TALLEST - _TOP - _BOTTOM, ROW_SEEN)


def _packed(canvas: Canvas, count: int) -> bytes:
    """Return the PNG: at most 30 kB for 13 cards and 40 kB for 20; unlimited for more."""
    if count <= _RUNS:
        return canvas.png_within(_FEW_BYTES if count <= _FEW else _BYTES, RUNS, SMALL, TIGHT)
    return canvas.png_within(_BYTES, SMALL, TIGHT) if count <= _MANY else canvas.png(SMALL)


def _lay(canvas: Canvas, hand: HandPicture, grid: Grid, position: int) -> None:
    card, palette, percent = hand.cards[position], canvas.palette, grid.percent
    x, y = grid.place(position)
    x, y = x + _SIDE, y + _TOP
    free = grid.free(position, len(hand.cards))
    looks = index_of(card), palette, hand.deck, percent
    if card & hand.lifted:
        y -= scaled(LIFT, percent)
        muted = bool(card & hand.dimmed)
        canvas.lay(raised(*looks, muted, hand.tiles, grid.apart, free), x, y)
    elif card & hand.dimmed:
        canvas.lay(dimmed(*looks, hand.tiles, grid.apart, 0), x, y)
    else:
        canvas.lay(lying(*looks, False, hand.tiles, grid.apart), x, y)
    left, top = scaled(INDEX_MIDDLE - BAND_WIDTH // 2, percent), scaled(BAND_TOP, percent)
    if hand.backs and card & ~ONE_PACK:
        canvas.lay(band(palette, percent), x + left, y + top)
    elif card & hand.taken:
        canvas.lay(taken_band(palette, percent), x + left, y + top)


_FRAME = 8


@lru_cache(maxsize=256)
def raised(
    index: int,
    palette: Palette,
    deck: Deck,
    percent: int,
    muted: bool,
    tiles: bool,
    apart: bool,
    size: tuple[int, int],
) -> Sprite:
    """Return the uncovered part of a lifted card, of this size in pixels, in a frame."""
    width, height = size
    frame = max(2, scaled(_FRAME, percent))
    whole = _panel(palette, width, height, scaled(CARD_RADIUS, percent), deck.frame)
    wide, high = width - 2 * frame, height - 2 * frame
    window = _panel(palette, wide, high, scaled(CARD_RADIUS - _FRAME, percent), PAPER)
    card = (
        dimmed(index, palette, deck, percent, tiles, apart, frame)
        if muted
        else lying(index, palette, deck, percent, False, tiles, apart)
    )
    seen = card.picture.crop((frame, frame, frame + wide, frame + high))
    picture = whole.picture.copy()
    Canvas(palette, picture).lay(Sprite(seen, window.shape), frame, frame)
    return Sprite(picture, whole.shape)


@lru_cache(maxsize=64)
def _panel(palette: Palette, width: int, height: int, radius: int, colour: str) -> Sprite:
    brush = Brush(width, height)
    brush.panel((0, 0, width, height), radius, colour, colour, 1)
    return sprite(palette, brush.done())
