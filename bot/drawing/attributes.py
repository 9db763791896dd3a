"""Attributes of kings, queens and jacks: objects in their hands, different in each suit."""

from __future__ import annotations

from math import cos, pi, sin

from bot.drawing.courts import GOLD, INK, PAPER, SKIN, SUIT, Shape
from bot.drawing.curves import SUIT_OUTLINES, circle, mirrored_points, smooth, strip, turned

_AT = 88  # the x of a held object
_HAND: Shape = (SKIN, circle(_AT, 112, 7.5))


def _held(*shapes: Shape) -> tuple[Shape, ...]:
    return (*shapes, _HAND)


def _staff(top: float) -> Shape:
    return GOLD, strip((_AT, top), (_AT, 136), 5)


def _sign(suit: int, size: float, colour: str, top: float) -> Shape:
    """Return a suit's sign with its upper edge here."""
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


HELD = {  # by suit, as `rules.cards.SUITS`
    "K": (_AXE, _ORB, _SCEPTRE, _SWORD),
    "Q": tuple(map(_flower, range(4))),
    "J": tuple(map(_pike, range(4))),
}
