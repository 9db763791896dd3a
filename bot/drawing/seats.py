"""Seats as numbered discs with what a player wants to know: whose turn, cards left, place."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.drawing.brush import Brush
from bot.drawing.curves import CROWN, CROWN_BALLS, POINTER, ROSETTE
from bot.drawing.palette import Palette
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import AMBER, BRASS, EDGE, FADED, INK, MEDALS, PAPER, SLATE

_RING = 9  # round the disc of who is on turn
_CROWN_WIDTH, _CROWN_RIM = 60, 6


@dataclass(frozen=True)
class SeatMark:
    """One seat: number from 1, cards left (below 0: only the owner knows), place once it is out."""

    number: int
    cards_left: int
    on_turn: bool = False
    place: int | None = None
    passed: bool = False


def lay_seat(canvas: Canvas, seat: SeatMark, radius: int, x: int, y: int) -> None:
    """Lay the disc round (x, y), one sign above it, and cards left or place below."""
    palette = canvas.palette
    half = radius + _RING + 1
    quiet = seat.passed or seat.place is not None
    canvas.lay(_disc(palette, seat.number, radius, seat.on_turn, quiet), x - half, y - half)
    top = y - radius
    if seat.on_turn:
        canvas.lay(_pointer(palette), x - 24, top - 44)
    elif seat.place == 1:
        canvas.lay(_crown(palette), x - _CROWN_WIDTH // 2 - _CROWN_RIM, top - 44 - _CROWN_RIM)
    elif seat.passed:
        canvas.lay(_bar(palette), x - 28, top - 22)
    foot = y + radius - 10
    if seat.place is None:
        canvas.lay(_count(palette, seat.cards_left), x - 29, foot)
    else:
        canvas.lay(_medal(palette, seat.place), x - 31, foot - 4)


@lru_cache(maxsize=64)
def tag(palette: Palette, number: int, radius: int, crowned: bool) -> Sprite:
    """A small seat disc that says whose play it is, in a square of four radii."""
    brush = Brush(4 * radius, 4 * radius)
    middle = 2 * radius
    brush.disc(middle, middle, radius, BRASS)
    brush.disc(middle, middle, radius - 4, SLATE)
    brush.text(str(number), middle, middle - radius * 0.46, radius * 0.92, PAPER, radius * 1.3)
    if crowned:
        _draw_crown(brush, middle, middle - radius * 1.6, radius * 1.1)
    return sprite(palette, brush.done())


@lru_cache(maxsize=128)
def _disc(palette: Palette, number: int, radius: int, on_turn: bool, quiet: bool) -> Sprite:
    middle = radius + _RING + 1
    brush = Brush(2 * middle, 2 * middle)
    if on_turn:
        brush.disc(middle, middle, radius + _RING, INK)
        brush.disc(middle, middle, radius + _RING - 2, AMBER)
    brush.disc(middle, middle, radius, EDGE if quiet else BRASS)
    brush.disc(middle, middle, radius - 4, PAPER if on_turn else SLATE)
    colour = INK if on_turn else FADED if quiet else PAPER
    brush.text(str(number), middle, middle - 24, 40, colour, radius * 1.4)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def _pointer(palette: Palette) -> Sprite:
    brush = Brush(48, 36)
    brush.outline(POINTER, (0, 0, 48, 36), AMBER)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def _crown(palette: Palette) -> Sprite:
    brush = Brush(_CROWN_WIDTH + 2 * _CROWN_RIM, _CROWN_WIDTH * 3 // 4 + 2 * _CROWN_RIM)
    _draw_crown(brush, _CROWN_WIDTH / 2 + _CROWN_RIM, _CROWN_RIM, _CROWN_WIDTH)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def _bar(palette: Palette) -> Sprite:
    brush = Brush(56, 14)
    brush.panel((0, 0, 56, 14), 7, FADED, SLATE, 2)
    return sprite(palette, brush.done())


@lru_cache(maxsize=128)
def _count(palette: Palette, cards_left: int) -> Sprite:
    brush = Brush(58, 50)
    brush.panel((0, 0, 58, 50), 10, PAPER, EDGE, 2)
    brush.text("?" if cards_left < 0 else str(cards_left), 29, 10, 30, INK, 46)
    return sprite(palette, brush.done())


@lru_cache(maxsize=32)
def _medal(palette: Palette, place: int) -> Sprite:
    brush = Brush(62, 62)
    brush.outline(ROSETTE, (0, 0, 62, 62), SLATE)
    brush.outline(ROSETTE, (3, 3, 59, 59), MEDALS[min(place, len(MEDALS)) - 1])
    brush.text(str(place), 31, 17, 28, INK, 40)
    return sprite(palette, brush.done())


def _draw_crown(brush: Brush, middle: float, top: float, width: float) -> None:
    """The winner's crown, three quarters as high as wide."""
    left, height = middle - width / 2, width * 0.75
    brush.outline(CROWN, (left, top, left + width, top + height), MEDALS[0])
    for x, y in CROWN_BALLS:
        brush.disc(left + x * width, top + y * height, width * 0.08, MEDALS[0])
