"""The parts of pictures of results: a framed felt, numbers, discs of seats, medals."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from bot.drawing.brush import Brush
from bot.drawing.curves import CROWN, CROWN_BALLS, ROSETTE
from bot.drawing.face import lying
from bot.drawing.layout import Grid, fit, scaled
from bot.drawing.palette import Palette
from bot.drawing.slips import lay_slips
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import (
    BRASS,
    CAP_HEIGHT,
    CARD_WIDTH,
    FELT,
    INK,
    LEAST_CAP,
    MEDALS,
    RAIL,
    ROW_GAP,
    SLATE,
    WIDTH,
    Deck,
)
from rules.cards import Card, index_of

EDGE_WIDTH = 20  # width of the rail round the felt
_CORNER = 64  # height of the parts of the frame with round corners
_AIR = 6  # pixels above and below letters
_SIZES = 8  # steps between the sizes of cards, in percent
_IN_FACE = str.maketrans("\N{MINUS SIGN}\u00a0\u202f", "-  ")  # the built-in face lacks these
_ROUND = 14  # the radius of the corners of a block
LOSS_WIDTH = 32  # the width of the arrow before lost points, with the gap behind it


def felt(palette: Palette, height: int) -> Canvas:
    top, bottom = _end(palette, True), _end(palette, False)
    whole = Image.new("L", (WIDTH, height), palette.index_of(FELT))
    for left in (0, WIDTH - EDGE_WIDTH):
        side = top.crop((left, _CORNER - 1, left + EDGE_WIDTH, _CORNER))
        whole.paste(side.resize((EDGE_WIDTH, height), Image.Resampling.NEAREST), (left, 0))
    whole.paste(top, (0, 0))
    whole.paste(bottom, (0, height - _CORNER))
    return Canvas(palette, whole)


@lru_cache(maxsize=16)
def _end(palette: Palette, upper: bool) -> Image.Image:
    brush = Brush(WIDTH, _CORNER, above=0 if upper else _CORNER)
    low = 2 * _CORNER
    brush.panel((0, 0, WIDTH, low), 40, RAIL, BRASS, 3)
    inner = EDGE_WIDTH - 3
    brush.panel((inner, inner, WIDTH - inner, low - inner), 28, FELT, BRASS, 3)
    return palette.mapped(brush.done())


def lay_words(
    canvas: Canvas, text: str, middle: int, top: int, cap: int, colour: str, widest: int
) -> None:
    """Lay text with capitals ``cap`` px high from ``top`` down, centered; wide text is squeezed."""
    words = _words(canvas.palette, text.translate(_IN_FACE), cap, colour, widest)
    canvas.lay(words, middle - words.picture.width // 2, top - _AIR)


@lru_cache(maxsize=512)
def _words(palette: Palette, text: str, cap: int, colour: str, widest: int) -> Sprite:
    brush = Brush(widest, cap + 2 * _AIR)
    brush.text(text, widest / 2, _AIR, cap, colour, widest - 2, palette.heavy)
    drawn = brush.done()
    left, _, right, _ = drawn.getbbox() or (0, 0, *drawn.size)
    air = min(left, drawn.width - right)
    return sprite(palette, drawn.crop((air, 0, drawn.width - air, drawn.height)))


def lay_crown(canvas: Canvas, middle: int, top: int, width: int) -> None:
    """Lay the winner's crown, three quarters as high as wide."""
    canvas.lay(_crown(canvas.palette, width), middle - width // 2, top)


@lru_cache(maxsize=32)
def _crown(palette: Palette, width: int) -> Sprite:
    rim, high = width * 0.08, width * 0.75
    brush = Brush(width, int(high))
    brush.outline(CROWN, (rim, rim, width - rim, high), MEDALS[0])
    for x, y in CROWN_BALLS:
        across, down = rim + x * (width - 2 * rim), rim + y * (high - rim)
        brush.disc(across, down, width * 0.07, MEDALS[0])
    return sprite(palette, brush.done())


def lay_medal(
    canvas: Canvas, place: int, x: int, y: int, radius: int, colour: str | None = None
) -> None:
    """Lay a place on a rosette round (x, y), in `colour`, else gold, silver, bronze or steel."""
    drawn = _medal(canvas.palette, place, radius, colour or medal_colour(place))
    canvas.lay(drawn, x - radius, y - radius)


@lru_cache(maxsize=64)
def _medal(palette: Palette, place: int, radius: int, colour: str) -> Sprite:
    size = 2 * radius
    brush = Brush(size, size)
    brush.outline(ROSETTE, (0, 0, size, size), SLATE)
    brush.outline(ROSETTE, (3, 3, size - 3, size - 3), colour)
    cap = max(LEAST_CAP, radius * 0.92)
    brush.text(str(place), radius, radius - cap / 2, cap, INK, radius * 1.3)
    return sprite(palette, brush.done())


def lay_loss(canvas: Canvas, left: int, middle: int, colour: str) -> None:
    """Lay the arrow before points that were lost, as colour alone would not tell that to all."""
    sign = _loss(canvas.palette, colour)
    canvas.lay(sign, left, middle - sign.picture.height // 2)


@lru_cache(maxsize=8)
def _loss(palette: Palette, colour: str) -> Sprite:
    brush = Brush(LOSS_WIDTH - 6, LOSS_WIDTH - 10)
    brush.outline(((0, 0), (1, 0), (0.5, 1)), (0, 0, LOSS_WIDTH - 6, LOSS_WIDTH - 10), colour)
    return sprite(palette, brush.done())


def medal_colour(place: int) -> str:
    """Return the colour of a place: gold, silver, bronze, or steel for every later place."""
    return MEDALS[min(place, len(MEDALS)) - 1]


def lay_block(canvas: Canvas, colour: str, box: tuple[int, int, int, int]) -> None:
    left, top, right, bottom = box
    radius = min(_ROUND, (right - left) // 2, (bottom - top) // 2)
    index = canvas.palette.index_of(colour)
    canvas.fill(index, (left + radius, top, right - radius, bottom))
    canvas.fill(index, (left, top + radius, right, bottom - radius))
    for x, to_left in ((left, True), (right - radius, False)):
        for y, upwards in ((top, True), (bottom - radius, False)):
            canvas.lay(_corner(canvas.palette, colour, radius, to_left, upwards), x, y)


@lru_cache(maxsize=256)
def _corner(palette: Palette, colour: str, radius: int, to_left: bool, upwards: bool) -> Sprite:
    """Return a quarter of a disc, shared by blocks of all sizes."""
    brush = Brush(radius, radius)
    brush.disc(radius * to_left, radius * upwards, radius, colour)
    return sprite(palette, brush.done())


def lay_cards(
    canvas: Canvas, cards: tuple[Card, ...], deck: Deck, tiles: bool, box: tuple[int, int, int, int]
) -> None:
    """Lay faces as large as the box allows, from its left and in the middle of its height.

    Many cards overlap: each covers the card before except the index. Cards with ranks that would be
    too small to read are slips.
    """
    left, top, right, bottom = box
    grid = _of_few_sizes(fit(len(cards), right - left, bottom - top))
    if grid.percent * CAP_HEIGHT < LEAST_CAP * 100:
        lay_slips(canvas, cards, deck, tiles, box)
        return
    down = top + (bottom - top - grid.height) // 2
    for position, card in enumerate(cards):
        x, y = grid.place(position)
        looks = index_of(card), canvas.palette, deck, grid.percent, False, tiles
        canvas.lay(lying(*looks, grid.apart), left + x, down + y)


def _of_few_sizes(grid: Grid) -> Grid:
    """Return the grid with cards of the next smaller size among the few that are used."""
    percent = max(1, grid.percent // _SIZES * _SIZES)
    lost = scaled(CARD_WIDTH, grid.percent) - scaled(CARD_WIDTH, percent)
    room = grid.step + lost // max(1, grid.columns - 1)
    return replace(grid, percent=percent, step=min(room, scaled(CARD_WIDTH + ROW_GAP, percent)))
