"""King, queen, jack and jester as half figures of a few flat shapes, in a field 100 wide."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TypeAlias

from bot.drawing.curves import (
    SUIT_OUTLINES,
    Outline,
    circle,
    mirrored_points,
    smooth,
    strip,
    turned,
)

HALF = 147  # height from the top of the field to its middle, where the other half begins
Shape: TypeAlias = tuple[str, Outline]  # the use of a colour, such as "hair", and an outline

SUIT, PAPER, GOLD, SKIN, HAIR, INK = "suit", "paper", "gold", "skin", "hair", "ink"


def eyes(y: float, apart: float = 8.5) -> tuple[Shape, ...]:
    """Return two eyes at the height y, each ``apart`` from the middle of the face."""
    return tuple((INK, circle(50 + side * apart, y, 2.9)) for side in (-1, 1))


def _brows(y: float, slope: float, apart: float = 8.5) -> tuple[Shape, ...]:
    return tuple(
        (INK, strip((50 + s * (apart - 5), y + slope), (50 + s * (apart + 5), y - slope), 2.2))
        for s in (-1, 1)
    )


_NOSE: Shape = (INK, strip((50.5, 55), (48, 64), 1.8))
_FACE: Shape = (
    SKIN,
    smooth((50, 36), (64, 40), (68, 54), (63, 70), (50, 80), (37, 70), (32, 54), (36, 40)),
)
_NECK: Shape = (SKIN, mirrored_points((59, 70), (60, 92)))


def robe(shoulder: float, colour: str = SUIT) -> Shape:
    return colour, mirrored_points(
        (50, shoulder), (66, shoulder + 3), (84, shoulder + 12), (94, shoulder + 28), (98, HALF)
    )


COURT_CROWNS: dict[str, tuple[Shape, ...]] = {  # the headgear of each figure
    "K": (
        (GOLD, mirrored_points((50, 4), (56, 24), (66, 25), (76, 7), (75, 38), (50, 41))),
        (SUIT, mirrored_points((62, 34), (73, 30), (72, 38), (50, 40.5), (50, 34))),
        *((GOLD, circle(x, y, 4)) for x, y in ((50, 5), (24, 8), (76, 8))),
    ),
    "Q": (
        (
            GOLD,
            mirrored_points((50, 8), (55, 20), (63, 13), (66, 23), (75, 19), (71, 36), (50, 31)),
        ),
        *((SUIT, circle(x, y, 2.6)) for x, y in ((50, 24), (60, 26), (40, 26))),
    ),
    "J": (
        (
            SUIT,
            smooth(
                (26, 38),
                (20, 28),
                (26, 16),
                (46, 9),
                (68, 12),
                (82, 24),
                (80, 34),
                (74, 38),
                (50, 35),
            ),
        ),
        (GOLD, mirrored_points((50, 33), (74, 37), (73, 42), (50, 38))),
        (PAPER, smooth((70, 31), (75, 17), (86, 6), (91, 9), (87, 22), (79, 32))),
        (INK, strip((73, 31), (88, 10), 1.6)),
    ),
}
KING: tuple[Shape, ...] = (
    robe(86),
    (PAPER, mirrored_points((66, 88), (82, 97), (74, 120), (50, 136))),
    *((INK, circle(x, y, 2.4)) for x, y in ((31, 104), (38, 117), (69, 104), (62, 117))),
    (SUIT, mirrored_points((50, 100), (60, 106), (50, 124))),
    (HAIR, mirrored_points((70, 36), (78, 48), (77, 66), (72, 78))),
    _FACE,
    (
        HAIR,
        smooth(  # the beard
            (32, 58),
            (37, 66),
            (50, 68),
            (63, 66),
            (68, 58),
            (70, 78),
            (63, 98),
            (50, 110),
            (37, 98),
            (30, 78),
        ),
    ),
    (SKIN, smooth((50, 71.5), (56, 72), (56, 75), (50, 76.5), (44, 75), (44, 72))),
    (
        INK,
        smooth(  # the moustache
            (50, 66),
            (58, 65),
            (67, 72),
            (58, 71),
            (50, 70.5),
            (42, 71),
            (33, 72),
            (42, 65),
        ),
    ),
    *eyes(53),
    *_brows(47, 0.8),
    _NOSE,
    *COURT_CROWNS["K"],
)
QUEEN: tuple[Shape, ...] = (
    (
        HAIR,
        smooth(
            (50, 22),
            (70, 28),
            (78, 50),
            (77, 72),
            (84, 96),
            (74, 104),
            (50, 96),
            (26, 104),
            (16, 96),
            (23, 72),
            (22, 50),
            (30, 28),
        ),
    ),
    robe(94),
    _NECK,
    (SKIN, mirrored_points((60, 88), (66, 96), (50, 118))),
    (PAPER, mirrored_points((62, 90), (72, 97), (50, 130), (50, 120), (62, 97))),
    (GOLD, circle(50, 124, 5.5)),
    _FACE,
    (
        HAIR,
        smooth(  # parted in the middle
            (50, 32),
            (62, 34),
            (70, 46),
            (70, 60),
            (64, 50),
            (50, 40),
            (36, 50),
            (30, 60),
            (30, 46),
            (38, 34),
        ),
    ),
    *eyes(57, 8),
    *_brows(51, -0.6, 8),
    _NOSE,
    (HAIR, smooth((44, 70), (47, 68.5), (50, 69.5), (53, 68.5), (56, 70), (50, 74.5))),
    (GOLD, circle(31, 72, 3.2)),
    (GOLD, circle(69, 72, 3.2)),
    *COURT_CROWNS["Q"],
)
JACK: tuple[Shape, ...] = (
    (
        HAIR,
        smooth(
            (50, 26),
            (70, 30),
            (77, 50),
            (79, 74),
            (70, 84),
            (50, 78),
            (30, 84),
            (21, 74),
            (23, 50),
            (30, 30),
        ),
    ),
    robe(90),
    _NECK,
    (GOLD, mirrored_points((61, 84), (76, 94), (50, 112))),
    (PAPER, mirrored_points((57, 86), (66, 92), (50, 102))),
    (GOLD, mirrored_points((52.5, 112), (52.5, HALF))),
    _FACE,
    (HAIR, smooth((32, 52), (30, 40), (40, 34), (60, 34), (70, 40), (68, 52), (62, 43), (38, 43))),
    *eyes(55, 8),
    *_brows(49, 0.2, 8),
    _NOSE,
    (INK, strip((45, 72), (56, 71), 2)),
    *COURT_CROWNS["J"],
)
RUFF: Shape = (
    PAPER,
    smooth(
        (50, 84),
        (64, 82),
        (76, 88),
        (84, 98),
        (72, 104),
        (62, 112),
        (50, 108),
        (38, 112),
        (28, 104),
        (16, 98),
        (24, 88),
        (36, 82),
    ),
)
FLOPPING_HORNS: tuple[Shape, ...] = (
    (SUIT, smooth((50, 42), (34, 44), (30, 40), (8, 56), (3, 42), (12, 24), (30, 22), (42, 28))),
    (GOLD, smooth((50, 42), (66, 44), (70, 40), (92, 56), (97, 42), (88, 24), (70, 22), (58, 28))),
    (INK, smooth((50, 44), (38, 40), (40, 24), (50, 6), (60, 24), (62, 40))),
    (PAPER, mirrored_points((50, 39), (68, 40), (69, 46), (50, 46))),
    *((GOLD, circle(x, y, 5)) for x, y in ((50, 7), (7, 57), (93, 57))),
)
JESTER: tuple[Shape, ...] = (
    robe(92),
    _NECK,
    RUFF,
    _FACE,
    *eyes(54),
    *_brows(47, -1.2),
    _NOSE,
    (INK, smooth((38, 66), (44, 71), (50, 72.5), (56, 71), (62, 66), (58, 75), (50, 78), (42, 75))),
    *FLOPPING_HORNS,
)


_AT = 88  # the x of a held object
_HAND: Shape = (SKIN, circle(_AT, 112, 7.5))


def _held(*shapes: Shape) -> tuple[Shape, ...]:
    return (*shapes, _HAND)


def _staff(top: float) -> Shape:
    return GOLD, strip((_AT, top), (_AT, 136), 5)


def _sign(suit: int, size: float, colour: str, top: float) -> Shape:
    return colour, tuple((_AT + (x - 0.5) * size, top + y * size) for x, y in SUIT_OUTLINES[suit])


_SWORD = _held(
    (INK, mirrored_points((50, 10), (55.5, 20), (55.5, 98), about=_AT)),
    (PAPER, mirrored_points((50, 15), (53.4, 22), (53.4, 96), about=_AT)),
    (GOLD, strip((77, 98), (99, 98), 6)),
    (GOLD, strip((_AT, 98), (_AT, 128), 6)),
    (GOLD, circle(_AT, 129, 5)),
)
_AXE = _held(
    _staff(42),
    (INK, smooth((84, 45), (93, 39), (96.5, 57), (94, 75), (84, 69), (86.5, 57))),
    (INK, strip((79, 57), (88, 57), 9)),
)
_ORB = _held(
    (GOLD, strip((_AT, 62), (_AT, 80), 4.5)),
    (GOLD, strip((81, 69), (95, 69), 4.5)),
    (SUIT, circle(_AT, 91, 12)),
    (GOLD, strip((76.5, 91), (99.5, 91), 4)),
    (GOLD, strip((_AT, 79), (_AT, 91), 4)),
)
_SCEPTRE = _held(_staff(56), _sign(2, 24, SUIT, 38), (GOLD, circle(_AT, 65, 4.5)))


def _flower(suit: int) -> tuple[Shape, ...]:
    """Return a queen's flower; its petals are the sign of the suit."""
    x, y = 82, 98
    petals = (
        tuple(
            (x + (u - 0.5) * 13 - 8 * sin(angle), y + (v - 0.5) * 13 - 8 * cos(angle))
            for u, v in turned(SUIT_OUTLINES[suit], -angle)
        )
        for angle in (k * pi * 2 / 5 for k in range(5))
    )
    return (
        (PAPER, circle(x, y, 16)),
        (GOLD, strip((x, y), (x, 136), 3.5)),
        *((SUIT, petal) for petal in petals),
        (GOLD, circle(x, y, 4)),
        (SKIN, circle(x, 126, 7)),
    )


def _pike(suit: int) -> tuple[Shape, ...]:
    """Return a jack's pike; its point is the sign of the suit."""
    return _held(_staff(70), _sign(suit, 22, SUIT, 52), (GOLD, strip((81, 76), (95, 76), 4)))


HELD = {  # objects by suit, in the order of `rules.cards.SUITS`
    "K": (_AXE, _ORB, _SCEPTRE, _SWORD),
    "Q": tuple(map(_flower, range(4))),
    "J": tuple(map(_pike, range(4))),
}
FIGURES = {"J": JACK, "Q": QUEEN, "K": KING}


def beside(sign: Outline) -> Outline:
    """Return the sign of a suit beside the head of a figure that holds nothing."""
    return tuple((90 + (x - 0.5) * 19, 62 + y * 19) for x, y in sign)
