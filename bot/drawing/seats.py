"""Seats as numbered discs with what a player wants to know: whose turn, cards left, place."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.drawing.brush import Brush
from bot.drawing.curves import CROWN, CROWN_BALLS, POINTER, ROSETTE
from bot.drawing.theme import AMBER, BRASS, EDGE, FADED, INK, MEDALS, PAPER, SLATE

SEAT_WIDTH, SEAT_HEIGHT = 124, 190
SEAT_MIDDLE = 88  # from the top of a seat's picture to the middle of its disc


@dataclass(frozen=True)
class SeatMark:
    """One seat: number from 1, cards left (below 0: only the owner knows), place once it is out."""

    number: int
    cards_left: int
    on_turn: bool = False
    place: int | None = None
    passed: bool = False


@lru_cache(maxsize=256)
def seat_picture(seat: SeatMark, radius: int) -> Image.Image:
    """The disc with one sign above it (pointer, crown or bar) and cards left or place below."""
    brush = Brush(SEAT_WIDTH, SEAT_HEIGHT)
    middle = SEAT_WIDTH / 2
    top = SEAT_MIDDLE - radius
    _draw_disc(brush, seat, radius)
    if seat.on_turn:
        brush.outline(POINTER, (middle - 24, top - 44, middle + 24, top - 8), AMBER)
    elif seat.place == 1:
        draw_crown(brush, middle, top - 44, 60)
    elif seat.passed:
        brush.panel((middle - 28, top - 22, middle + 28, top - 8), 7, FADED, SLATE, 2)
    foot = SEAT_MIDDLE + radius - 10
    if seat.place is None:
        brush.panel((middle - 29, foot, middle + 29, foot + 50), 10, PAPER, EDGE, 2)
        count = "?" if seat.cards_left < 0 else str(seat.cards_left)
        brush.text(count, middle, foot + 10, 30, INK, 46)
    else:
        medal = MEDALS[min(seat.place, len(MEDALS)) - 1]
        brush.outline(ROSETTE, (middle - 31, foot - 4, middle + 31, foot + 58), SLATE)
        brush.outline(ROSETTE, (middle - 28, foot - 1, middle + 28, foot + 55), medal)
        brush.text(str(seat.place), middle, foot + 13, 28, INK, 40)
    return brush.done()


@lru_cache(maxsize=64)
def tag(number: int, radius: int, crowned: bool) -> Image.Image:
    """A small seat disc that says whose play it is, in a square of four radii."""
    brush = Brush(4 * radius, 4 * radius)
    middle = 2 * radius
    brush.disc(middle, middle, radius, BRASS)
    brush.disc(middle, middle, radius - 4, SLATE)
    brush.text(str(number), middle, middle - radius * 0.46, radius * 0.92, PAPER, radius * 1.3)
    if crowned:
        draw_crown(brush, middle, middle - radius * 1.6, radius * 1.1)
    return brush.done()


def draw_crown(brush: Brush, middle: float, top: float, width: float) -> None:
    """The winner's crown, three quarters as high as wide."""
    left, height = middle - width / 2, width * 0.75
    brush.outline(CROWN, (left, top, left + width, top + height), MEDALS[0])
    for x, y in CROWN_BALLS:
        brush.disc(left + x * width, top + y * height, width * 0.08, MEDALS[0])


def _draw_disc(brush: Brush, seat: SeatMark, radius: int) -> None:
    middle = SEAT_WIDTH / 2
    quiet = seat.passed or seat.place is not None
    if seat.on_turn:
        brush.disc(middle, SEAT_MIDDLE, radius + 9, INK)
        brush.disc(middle, SEAT_MIDDLE, radius + 7, AMBER)
    brush.disc(middle, SEAT_MIDDLE, radius, EDGE if quiet else BRASS)
    brush.disc(middle, SEAT_MIDDLE, radius - 4, PAPER if seat.on_turn else SLATE)
    colour = INK if seat.on_turn else FADED if quiet else PAPER
    brush.text(str(seat.number), middle, SEAT_MIDDLE - 24, 40, colour, radius * 1.4)
