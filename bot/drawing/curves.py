"""Suits and signs as outlines: points in a square of side 1, y downwards, made of cubic curves."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]
Curve: TypeAlias = tuple[Point, Point, Point]  # two control points and the end

_STEPS = 16


def _points(start: Point, curves: tuple[Curve, ...]) -> Iterator[Point]:
    yield start
    for first, second, end in curves:
        for step in range(1, _STEPS + 1):
            t = step / _STEPS
            u = 1 - t
            weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            corners = (start, first, second, end)
            yield (
                sum(w * x for w, (x, _) in zip(weights, corners, strict=True)),
                sum(w * y for w, (_, y) in zip(weights, corners, strict=True)),
            )
        start = end


def _mirrored(start: Point, *curves: Curve) -> Outline:
    right = tuple(_points(start, curves))
    return right + tuple((1 - x, y) for x, y in reversed(right))


def _line(begin: Point, end: Point) -> Curve:
    return begin, end, end


DIAMOND = _mirrored(
    (0.5, 0),
    ((0.60, 0.18), (0.74, 0.36), (0.89, 0.5)),
    ((0.74, 0.64), (0.60, 0.82), (0.5, 1)),
)
HEART = _mirrored(
    (0.5, 0.26),
    ((0.53, 0.12), (0.63, 0.03), (0.75, 0.03)),
    ((0.90, 0.03), (1, 0.15), (1, 0.31)),
    ((1, 0.57), (0.69, 0.70), (0.5, 1)),
)
_FOOT: tuple[Curve, ...] = (
    ((0.55, 0.85), (0.60, 0.96), (0.71, 1)),
    _line((0.71, 1), (0.5, 1)),
)
SPADE = _mirrored(
    (0.5, 0),
    ((0.60, 0.22), (1, 0.36), (1, 0.63)),
    ((1, 0.76), (0.90, 0.85), (0.78, 0.85)),
    ((0.68, 0.85), (0.59, 0.80), (0.545, 0.70)),
    *_FOOT,
)
CLUB = _mirrored(
    (0.5, 0),
    ((0.635, 0), (0.735, 0.10), (0.735, 0.23)),
    ((0.735, 0.30), (0.705, 0.36), (0.65, 0.405)),
    ((0.69, 0.38), (0.73, 0.37), (0.765, 0.37)),
    ((0.90, 0.37), (1, 0.47), (1, 0.605)),
    ((1, 0.74), (0.90, 0.84), (0.765, 0.84)),
    ((0.67, 0.84), (0.585, 0.79), (0.545, 0.69)),
    *_FOOT,
)
SUIT_OUTLINES = (DIAMOND, CLUB, HEART, SPADE)  # in the order of `rules.cards.SUITS`

STAR: Outline = tuple(
    (
        0.5 + sin(pi * k / 5) * (0.24 if k % 2 else 0.54),
        0.55 - cos(pi * k / 5) * (0.24 if k % 2 else 0.54),
    )
    for k in range(10)
)
CROWN = _mirrored(
    (0.5, 0.14),
    ((0.55, 0.36), (0.62, 0.50), (0.70, 0.56)),
    ((0.80, 0.52), (0.90, 0.40), (0.97, 0.26)),
    ((0.95, 0.50), (0.90, 0.74), (0.87, 0.92)),
    _line((0.87, 0.92), (0.5, 0.92)),
)
CROWN_BALLS: Outline = ((0.5, 0.12), (0.95, 0.25), (0.05, 0.25))
STRAW_HAT = _mirrored(
    (0.5, 0.04),
    ((0.66, 0.04), (0.72, 0.30), (0.75, 0.58)),
    ((0.86, 0.62), (0.98, 0.70), (1, 0.80)),
    ((0.90, 0.98), (0.70, 1), (0.5, 1)),
)
STRAW_RIBBON = _mirrored(
    (0.5, 0.54),
    ((0.60, 0.54), (0.68, 0.50), (0.735, 0.44)),
    _line((0.735, 0.44), (0.755, 0.62)),
    ((0.70, 0.70), (0.60, 0.74), (0.5, 0.74)),
)
POINTER: Outline = ((0, 0.1), (1, 0.1), (0.5, 0.95))
CHEVRON: Outline = ((0.15, 0), (0.5, 0), (0.95, 0.5), (0.5, 1), (0.15, 1), (0.6, 0.5))
ARROW: Outline = ((0, 0.36), (0.6, 0.36), (0.6, 0), (1, 0.5), (0.6, 1), (0.6, 0.64), (0, 0.64))
BURST: Outline = tuple(
    (
        0.5 + sin(pi * k / 16) * (0.36 if k % 2 else 0.50),
        0.5 - cos(pi * k / 16) * (0.36 if k % 2 else 0.50),
    )
    for k in range(32)
)
ROSETTE: Outline = tuple(
    (
        0.5 + sin(pi * k / 14) * (0.50 if k % 2 else 0.43),
        0.5 - cos(pi * k / 14) * (0.50 if k % 2 else 0.43),
    )
    for k in range(28)
)


def turned(points: Outline, towards: float) -> Outline:
    """Return the outline turned by so many radians, clockwise, round the middle of its square."""
    return tuple(
        (
            0.5 + (x - 0.5) * cos(towards) - (y - 0.5) * sin(towards),
            0.5 + (x - 0.5) * sin(towards) + (y - 0.5) * cos(towards),
        )
        for x, y in points
    )


def rounded(across: float, down: float, radius: float) -> Outline:
    """Return a rectangle with round corners, clockwise from the middle of its foot.

    Its middle is (0, 0), half its width is ``across``, and half its height is ``down``.
    """
    x, y = across - radius, down - radius
    corners = ((-x, y, 1), (-x, -y, 2), (x, -y, 3), (x, y, 4))
    arcs = tuple(
        (
            left + radius * cos(pi / 2 * (quarter + step / _STEPS)),
            top + radius * sin(pi / 2 * (quarter + step / _STEPS)),
        )
        for left, top, quarter in corners
        for step in range(_STEPS + 1)
    )
    return ((0.0, down), *arcs)


def smooth(*points: Point) -> Outline:
    """Return a closed curve through these points (Catmull and Rom 1974)."""
    around = (points[-1], *points, *points[:2])
    outline: list[Point] = []
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        outline += list(_points(start, ((first, second, end),)))[:-1]
    return tuple(outline)


def mirrored_points(*right: Point, about: float = 50) -> Outline:
    """Return a shape with these right corners, from top to bottom, and their mirror images.

    The corners are given for an axis at x = 50, and then moved to the axis ``about``.
    """
    return tuple((x + about - 50, y) for x, y in right) + tuple(
        (about + 50 - x, y) for x, y in reversed(right)
    )


def strip(start: Point, end: Point, width: float) -> Outline:
    """Return the outline of a straight line of this width."""
    (x, y), (u, v) = start, end
    long = hypot(u - x, v - y)
    across, down = (v - y) / long * width / 2, (x - u) / long * width / 2
    return (
        (x + across, y + down),
        (u + across, v + down),
        (u - across, v - down),
        (x - across, y - down),
    )


def circle(x: float, y: float, radius: float) -> Outline:
    around = (2 * pi * k / 24 for k in range(24))
    return tuple((x + radius * cos(a), y + radius * sin(a)) for a in around)
