"""The measures of the table: the width of its felt, and the oval of its seats and rail."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate, pairwise
from math import atan2, dist

from bot.drawing.curves import rounded
from bot.drawing.free_space import CELL, FreeSpace
from bot.drawing.theme import WIDTH

HEIGHT = 830
MIDDLE_X, MIDDLE_Y = WIDTH // 2, 428
REACH_X, REACH_Y, CORNER = 506, 345, 220  # from the middle to the rail; radius of its corners
PLATE_WIDTH, PLATE_HEIGHT = 208, 130  # size of a seat
NARROW, CROWD = 186, 11  # width of a seat from so many seats on
HEAD = 26  # pixels by which a hat stands above its plate

_SEATS_Y, _SEATS_CORNER = 333, 200  # distance from the middle to seats, and radius of their oval
_BESIDE = 4  # least pixels between a seat and the edge of the picture
_CARDS_X, _CARDS_Y, _CARDS_CORNER = 484, 323, 198  # to the edge of the area for cards, and radius

Box = tuple[int, int, int, int]
Point = tuple[int, int]


def plate_width(seats: int) -> int:
    return PLATE_WIDTH if seats < CROWD else NARROW


def around(part: float, seats: int = 1) -> Point:
    """Return the middle of a seat at a part, 0 to 1, of the way round, clockwise from the foot.

    The table has so many ``seats``: in a crowd the plates are narrower.
    """
    across = WIDTH // 2 - plate_width(seats) // 2 - _BESIDE
    return _on_oval(part % 1, across, _SEATS_Y, _SEATS_CORNER)


@lru_cache(maxsize=128)
def on_rail(part: float) -> tuple[Point, float]:
    """Return the point at this part of the rail, and the angle of the clockwise direction there."""
    (x, y), (left, top) = (
        _on_oval((part + more) % 1, REACH_X, REACH_Y, CORNER) for more in (0, 0.004)
    )
    return (x, y), atan2(top - y, left - x)


@lru_cache(maxsize=4)
def _walk(across: int, down: int, corner: int) -> tuple[tuple[Point, ...], tuple[float, ...]]:
    """Return points of an oval clockwise from its foot, and the length of the oval up to each."""
    points = rounded(across, down, corner)
    points = (*points, points[0])
    steps = (dist(point, other) for point, other in pairwise(points))
    return (
        tuple((MIDDLE_X + round(x), MIDDLE_Y + round(y)) for x, y in points),
        tuple(accumulate(steps, initial=0.0)),
    )


def _on_oval(part: float, across: int, down: int, corner: int) -> Point:
    points, far = _walk(across, down, corner)
    wanted = part * far[-1]
    at = max(1, bisect_left(far, wanted))
    (x, y), (right, low) = points[at - 1], points[at]
    between = (wanted - far[at - 1]) / (far[at] - far[at - 1])
    return round(x + (right - x) * between), round(y + (low - y) * between)


@lru_cache(maxsize=128)
def plate(seat: Point, seats: int = 1) -> Box:
    """Return the box of a seat with its middle at this point, at a table of so many seats."""
    wide = plate_width(seats)
    left, top = seat[0] - wide // 2, seat[1] - PLATE_HEIGHT // 2
    return left, top, left + wide, top + PLATE_HEIGHT


@lru_cache(maxsize=1)
def felt() -> FreeSpace:
    """Return the part of the picture that cards may lie on; seats are not yet excluded."""
    ground = FreeSpace(WIDTH, HEIGHT)
    for top in range(0, HEIGHT, CELL):
        down = max(abs(top - MIDDLE_Y), abs(top + CELL - MIDDLE_Y))
        half = _half(down) if down <= _CARDS_Y else 0
        ground.take((0, top, MIDDLE_X - half, top + CELL))
        ground.take((MIDDLE_X + half, top, WIDTH, top + CELL))
    return ground


def _half(down: int) -> int:
    """Return half the width of the felt for cards, ``down`` px above or below its middle."""
    beyond = max(0, down - _CARDS_Y + _CARDS_CORNER)
    return int(_CARDS_X - _CARDS_CORNER + (_CARDS_CORNER**2 - beyond**2) ** 0.5)
