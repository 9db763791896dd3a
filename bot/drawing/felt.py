"""The bare table: felt, rail, the direction of play, and the empty place of a lead."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, pi

from PIL import Image

from bot.drawing.arrangement import LEAD_HEIGHT, LEAD_WIDTH
from bot.drawing.brush import Brush
from bot.drawing.curves import ARROW, CHEVRON, turned
from bot.drawing.oval import (
    CORNER,
    HEIGHT,
    MIDDLE_X,
    MIDDLE_Y,
    REACH_X,
    REACH_Y,
    Point,
    on_rail,
)
from bot.drawing.palette import Palette
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import (
    AMBER,
    BRASS,
    FAINT,
    FELT,
    FELT_LINE,
    RAIL,
    REVERSED_FELT,
    REVERSED_LINE,
    WIDTH,
)

_ARROW, _CHEVRON = 140, 30
_STRIP = 64  # height of one part: the whole table, drawn finely at once, would take 50 MB


@lru_cache(maxsize=4)
def bare_table(palette: Palette, ranks_reversed: bool) -> Image.Image:
    """Return the picture of felt and rail; the felt is wine-red while low ranks beat high ones."""
    whole = Image.new("L", (WIDTH, HEIGHT))
    for above in range(0, HEIGHT, _STRIP):
        brush = Brush(WIDTH, min(_STRIP, HEIGHT - above), above=above)
        _draw_felt(brush, ranks_reversed)
        whole.paste(palette.mapped(brush.done()), (0, above))
    return whole


@lru_cache(maxsize=12)  # of 0.9 MB each
def set_table(palette: Palette, ranks_reversed: bool, seats: int, clockwise: bool) -> Image.Image:
    """Return the bare table with signs of the direction of play between so many seats."""
    whole = bare_table(palette, ranks_reversed).copy()
    _lay_direction(Canvas(palette, whole), seats, clockwise)
    return whole


def _lay_direction(canvas: Canvas, seats: int, clockwise: bool) -> None:
    half = _CHEVRON // 2
    for position in range(seats):
        (x, y), angle = on_rail((position + 0.5) / seats)
        chevron = _chevron(canvas.palette, angle if clockwise else angle + pi)
        canvas.lay(chevron, x - half, y - half)


def lay_lead(canvas: Canvas, ranks_reversed: bool, towards: Point | None) -> None:
    """Lay the empty place of the coming lead; an arrow points to the leader's seat, if given."""
    left, top = MIDDLE_X - LEAD_WIDTH // 2, MIDDLE_Y - LEAD_HEIGHT // 2
    canvas.lay(_frame(canvas.palette, ranks_reversed), left, top)
    if towards is not None:
        angle = atan2(towards[1] - MIDDLE_Y, towards[0] - MIDDLE_X)
        half = _ARROW // 2
        canvas.lay(_arrow(canvas.palette, angle), MIDDLE_X - half, MIDDLE_Y - half)


@lru_cache(maxsize=8)
def _frame(palette: Palette, ranks_reversed: bool) -> Sprite:
    brush = Brush(LEAD_WIDTH, LEAD_HEIGHT)
    brush.panel((0, 0, LEAD_WIDTH, LEAD_HEIGHT), 26, None, FAINT, 6)
    felt = Image.new("RGBA", (LEAD_WIDTH, LEAD_HEIGHT), _felt(ranks_reversed)[0])
    felt.alpha_composite(brush.done())
    return sprite(palette, felt)


@lru_cache(maxsize=64)
def _arrow(palette: Palette, angle: float) -> Sprite:
    brush = Brush(_ARROW, _ARROW)
    brush.outline(turned(ARROW, angle), (0, 0, _ARROW, _ARROW), AMBER)
    return sprite(palette, brush.done())


@lru_cache(maxsize=128)
def _chevron(palette: Palette, angle: float) -> Sprite:
    brush = Brush(_CHEVRON, _CHEVRON)
    brush.outline(turned(CHEVRON, angle), (0, 0, _CHEVRON, _CHEVRON), BRASS)
    return sprite(palette, brush.done())


def _felt(ranks_reversed: bool) -> tuple[str, str]:
    """Return the colours of the felt and of the line on it."""
    return (REVERSED_FELT, REVERSED_LINE) if ranks_reversed else (FELT, FELT_LINE)


def _draw_felt(brush: Brush, ranks_reversed: bool) -> None:
    felt, line = _felt(ranks_reversed)
    for inset, fill, edge in ((-22, RAIL, BRASS), (17, felt, BRASS), (34, felt, line)):
        across, down = REACH_X - inset, REACH_Y - inset
        box = (MIDDLE_X - across, MIDDLE_Y - down, MIDDLE_X + across, MIDDLE_Y + down)
        brush.panel(box, CORNER - inset, fill, edge, 3)
