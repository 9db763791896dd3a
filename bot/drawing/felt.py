"""The bare table: felt, rail, the direction of play, and the lead that nobody has taken yet."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, pi

from PIL import Image

from bot.drawing.brush import Brush
from bot.drawing.curves import ARROW, CHEVRON, oval, turned
from bot.drawing.palette import Palette
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import (
    AMBER,
    BRASS,
    FAINT,
    FELT,
    FELT_LINE,
    INK,
    RAIL,
    REVERSED_FELT,
    REVERSED_LINE,
    WIDTH,
)

HEIGHT = 578
_MIDDLE_X, _MIDDLE_Y = WIDTH // 2, 322
_REACH_X, _REACH_Y = 524, 222  # from the middle of the table to the middle of the rail
_SQUARENESS = 4.0
_LEAD_WIDTH, _LEAD_HEIGHT, _LEAD_TOP = 320, 236, 244
_ARROW = 140
_STRIP = 64  # high: the whole table, drawn finely at once, would take 46 MB for a moment


def rail_at(x: int) -> int:
    """The y of the far rail's middle above this x."""
    part: float = min(1.0, abs(x - _MIDDLE_X) / _REACH_X)
    height: float = (1 - part**_SQUARENESS) ** (1 / _SQUARENESS)
    return round(_MIDDLE_Y - _REACH_Y * height)


@lru_cache(maxsize=8)
def bare_table(palette: Palette, ranks_reversed: bool, clockwise: bool) -> Image.Image:
    """Felt and rail; wine-red felt and the sign "A < 3" while low ranks beat high ones."""
    whole = palette.dressed(Image.new("P", (WIDTH, HEIGHT)))
    for above in range(0, HEIGHT, _STRIP):
        brush = Brush(WIDTH, min(_STRIP, HEIGHT - above), above=above)
        _draw_felt(brush, ranks_reversed)
        _draw_direction(brush, clockwise)
        if ranks_reversed:
            _draw_reversed(brush)
        whole.paste(palette.mapped(brush.done()), (0, above))
    return whole


def lay_lead(canvas: Canvas, ranks_reversed: bool, towards: tuple[int, int] | None) -> None:
    """Lay the empty place of the coming play; its arrow points to the leader."""
    left = _MIDDLE_X - _LEAD_WIDTH // 2
    canvas.lay(_frame(canvas.palette, ranks_reversed), left, _LEAD_TOP)
    if towards is not None:
        middle_y = _LEAD_TOP + _LEAD_HEIGHT // 2
        angle = atan2(towards[1] - middle_y, towards[0] - _MIDDLE_X)
        half = _ARROW // 2
        canvas.lay(_arrow(canvas.palette, angle), _MIDDLE_X - half, middle_y - half)


@lru_cache(maxsize=8)
def _frame(palette: Palette, ranks_reversed: bool) -> Sprite:
    brush = Brush(_LEAD_WIDTH, _LEAD_HEIGHT)
    brush.panel((0, 0, _LEAD_WIDTH, _LEAD_HEIGHT), 26, None, FAINT, 6)
    felt = Image.new("RGBA", (_LEAD_WIDTH, _LEAD_HEIGHT), _felt(ranks_reversed)[0])
    felt.alpha_composite(brush.done())
    return sprite(palette, felt)


@lru_cache(maxsize=64)
def _arrow(palette: Palette, angle: float) -> Sprite:
    brush = Brush(_ARROW, _ARROW)
    brush.outline(turned(ARROW, angle), (0, 0, _ARROW, _ARROW), AMBER)
    return sprite(palette, brush.done())


def _felt(ranks_reversed: bool) -> tuple[str, str]:
    """The colours of the felt and of the line on it."""
    return (REVERSED_FELT, REVERSED_LINE) if ranks_reversed else (FELT, FELT_LINE)


def _draw_felt(brush: Brush, ranks_reversed: bool) -> None:
    felt, line = _felt(ranks_reversed)
    for inset, colour in (
        (-22, BRASS),
        (-19, RAIL),
        (17, BRASS),
        (20, felt),
        (34, line),
        (37, felt),
    ):
        across, down = _REACH_X - inset, _REACH_Y - inset
        box = (_MIDDLE_X - across, _MIDDLE_Y - down, _MIDDLE_X + across, _MIDDLE_Y + down)
        brush.outline(oval(_SQUARENESS), box, colour)


def _draw_direction(brush: Brush, clockwise: bool) -> None:
    around = 0 if clockwise else pi
    for apart in (-34, 0, 34):
        for side in (-1, 1):
            for x, y, angle in (
                (_MIDDLE_X + side * _REACH_X, _MIDDLE_Y + apart, side * pi / 2),
                (_MIDDLE_X + side * 230 + apart, _MIDDLE_Y + _REACH_Y, pi),
            ):
                box = (x - 13, y - 13, x + 13, y + 13)
                brush.outline(turned(CHEVRON, angle + around), box, BRASS)


def _draw_reversed(brush: Brush) -> None:
    y = _MIDDLE_Y + _REACH_Y
    brush.panel((_MIDDLE_X - 96, y - 32, _MIDDLE_X + 96, y + 32), 18, AMBER, RAIL, 4)
    brush.text("A < 3", _MIDDLE_X, y - 20, 40, INK, 160)
