"""Court cards of the animal deck: a lion, a cat, a dog and a monkey as half figures."""

from __future__ import annotations

from bot.drawing.courts import (
    COURT_CROWNS,
    FLOPPING_HORNS,
    GOLD,
    HAIR,
    INK,
    PAPER,
    RUFF,
    SKIN,
    SUIT,
    Shape,
    eyes,
    robe,
)
from bot.drawing.curves import Outline, circle, mirrored_points, smooth, strip


def _pair(colour: str, x: float, y: float, radius: float) -> tuple[Shape, ...]:
    """Return two circles, ``x`` to the left and to the right of the middle."""
    return tuple((colour, circle(50 + side * x, y, radius)) for side in (-1, 1))


def _oval(x: float, y: float, across: float, down: float) -> Outline:
    return tuple((x + u * across, y + v * down) for u, v in circle(0, 0, 1))


def _nose(y: float, colour: str = INK) -> tuple[Shape, ...]:
    return (
        (colour, smooth((44, y), (50, y - 1), (56, y), (53, y + 5), (50, y + 7), (47, y + 5))),
        (INK, strip((50, y + 5), (50, y + 11), 1.8)),
        (INK, strip((50, y + 10.5), (43, y + 13), 1.8)),
        (INK, strip((50, y + 10.5), (57, y + 13), 1.8)),
    )


_WHISKERS: tuple[Shape, ...] = tuple(
    (PAPER, strip((50 + side * 12, 71 + low), (50 + side * 32, 69 + 3 * low), 1.6))
    for side in (-1, 1)
    for low in (-2, 1, 4)
)
LION: tuple[Shape, ...] = (
    robe(92),
    (PAPER, mirrored_points((62, 96), (76, 104), (66, 122), (50, 138))),
    (GOLD, circle(50, 122, 6)),
    *(
        (HAIR, circle(50 + 27 * across, 62 + 29 * down, 11))
        for across, down in ((-1, 0), (1, 0), (0, 1), (-0.8, -0.7), (0.8, -0.7))
    ),
    *((HAIR, circle(50 + side * 21, 62 + 22, 11)) for side in (-1, 1)),
    (HAIR, circle(50, 62, 31)),
    *_pair(GOLD, 21, 42, 7),
    (GOLD, _oval(50, 61, 23, 24)),
    (PAPER, _oval(50, 74, 14, 10)),
    *_nose(66),
    *eyes(56, 10),
    *COURT_CROWNS["K"],
)
CAT: tuple[Shape, ...] = (
    robe(92),
    (PAPER, mirrored_points((62, 92), (72, 99), (50, 130))),
    (GOLD, circle(50, 116, 5.5)),
    (INK, (*mirrored_points((76, 18), (79, 52), (56, 40)), (50, 40))),
    *((SKIN, ((50 + s * 24, 26), (50 + s * 26, 46), (50 + s * 16, 38))) for s in (-1, 1)),
    (INK, _oval(50, 62, 31, 27)),
    *((GOLD, _oval(50 + side * 12, 58, 7, 6)) for side in (-1, 1)),
    *((INK, _oval(50 + side * 12, 58, 2.2, 5.5)) for side in (-1, 1)),
    *_WHISKERS,
    (SKIN, smooth((45, 68), (50, 67), (55, 68), (50, 74))),
    (SKIN, strip((50, 73), (50, 78), 1.8)),
    (SKIN, strip((50, 78), (44, 81), 1.8)),
    (SKIN, strip((50, 78), (56, 81), 1.8)),
    *COURT_CROWNS["Q"],
)
DOG: tuple[Shape, ...] = (
    robe(92),
    (GOLD, mirrored_points((62, 90), (74, 98), (50, 116))),
    (PAPER, mirrored_points((58, 90), (66, 96), (50, 106))),
    (SKIN, _oval(50, 61, 25, 28)),
    (HAIR, _oval(61, 56, 11, 13)),
    (PAPER, _oval(50, 76, 15, 12)),
    (SUIT, smooth((46, 85), (54, 85), (55, 93), (50, 97), (45, 93))),
    *_nose(67),
    *eyes(56, 10),
    *((HAIR, _oval(50 + side * 29, 62, 9, 23)) for side in (-1, 1)),
    *COURT_CROWNS["J"],
)
MONKEY: tuple[Shape, ...] = (
    robe(92),
    RUFF,
    *_pair(HAIR, 30, 60, 10),
    *_pair(SKIN, 30, 60, 6),
    (HAIR, _oval(50, 60, 28, 29)),
    *_pair(SKIN, 9, 55, 12),
    (SKIN, _oval(50, 73, 20, 14)),
    *((INK, circle(50 + side * 2.5, 68, 1.4)) for side in (-1, 1)),
    (INK, smooth((36, 73), (43, 77), (50, 78), (57, 77), (64, 73), (58, 82), (50, 85), (42, 82))),
    *eyes(56),
    *FLOPPING_HORNS,
)
PAW: tuple[Outline, ...] = tuple(  # in a square of side 1, drawn 88 px wide and 150 high
    tuple((x / 88, y / 150) for x, y in part)
    for part in (
        smooth(
            (44, 44),
            (66, 56),
            (80, 80),
            (76, 102),
            (58, 108),
            (44, 104),
            (30, 108),
            (12, 102),
            (8, 80),
            (22, 56),
        ),
        *(_oval(x, y, 10, 15) for x, y in ((10, 40), (32, 18), (56, 18), (78, 40))),
    )
)
