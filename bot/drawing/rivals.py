"""Two people against each other: their faces, the score, and a bar for each game they met in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.badges import Badge, lay_badge
from bot.drawing.marks import felt, lay_block, lay_words
from bot.drawing.names import fitting_cap, lay_name, name_sprite
from bot.drawing.palettes import plain_palette
from bot.drawing.png import SMALL
from bot.drawing.sprite import Canvas
from bot.drawing.theme import (
    FELT,
    FELT_LINE,
    LEAST_CAP,
    LINES,
    MEDALS,
    PAPER,
    STRAW,
    WIDTH,
)

_TOP, _FACE, _HEAD = 36, 84, 252  # upper margin, radius of a face, height of the faces and names
_MIDDLE, _ASIDE = WIDTH // 2, 200  # the middle of the picture, and of a face from its side
_NAME_ROOM, _NAMES = 500, (40, LEAST_CAP)  # the width of a name, and heights of its capitals
_EDGE = 36  # the least distance of a name from the picture's edge
_SCORE, _SCORE_ROOM = 84, 330
_BELOW, _CAPTIONS, _CAPTION_ROOM = 58, (LEAST_CAP,), WIDTH - 120  # of the caption
_ROW, _FOOT = 98, 34  # the height of a game, and the lower margin
_BAR_LEFT, _BAR_RIGHT, _NUMBER = 130, WIDTH - 130, 80  # edges of a bar; width of its numbers
_LEFT_COLOUR, _RIGHT_COLOUR = MEDALS[0], LINES[2]
_HIGH, _APART, _STRIPE = 32, 4, 14  # the height of a bar, the gap beside it, and a stripe's width


@dataclass(frozen=True)
class Duel:
    """The deals of two people in one game: those in which either was ahead, and the even ones."""

    game: str
    left: int
    right: int
    even: int = 0


@dataclass(frozen=True)
class RivalsPicture:
    """The content of the picture of two rivals; the caption stands below their names.

    A single game has no bar: the score is that of the game, which the caption names.
    """

    left: Badge
    right: Badge
    duels: tuple[Duel, ...]
    caption: str = ""
    heavy: bool = False  # for a reader whose deck has high contrast


def draw_rivals(rivals: RivalsPicture) -> bytes:
    """Draw a PNG 1100 px wide: the faces and the score, and below them a bar for each game."""
    rows = rivals.duels if len(rivals.duels) > 1 else ()
    top = _TOP + _HEAD + _BELOW * bool(rivals.caption)
    canvas = felt(plain_palette(rivals.heavy), top + _ROW * len(rows) + _FOOT)
    middle = _TOP + _FACE
    people = ((rivals.left, _ASIDE, _LEFT_COLOUR), (rivals.right, WIDTH - _ASIDE, _RIGHT_COLOUR))
    for badge, x, colour in people:
        lay_badge(canvas, badge, None, x, middle, _FACE, colour)
        cap = fitting_cap(badge.name, _NAME_ROOM, _NAMES)
        name = name_sprite(canvas.palette, badge.name, cap, _NAME_ROOM, colour)
        half = name.picture.width // 2 + _EDGE if name else 0
        at = min(max(x, half), WIDTH - half), middle + _FACE + 24
        lay_name(canvas, badge.name, at, cap, _NAME_ROOM, colour, centred=True)
    score = " : ".join(str(sum(side)) for side in zip(*_scores(rivals.duels), strict=True))
    lay_words(canvas, score, _MIDDLE, middle - _SCORE // 2, _SCORE, PAPER, _SCORE_ROOM)
    cap = fitting_cap(rivals.caption, _CAPTION_ROOM, _CAPTIONS)
    at = _MIDDLE, _TOP + _HEAD + 4
    lay_name(canvas, rivals.caption, at, cap, _CAPTION_ROOM, STRAW, centred=True)
    for row, duel in enumerate(rows):
        _lay_duel(canvas, duel, top + row * _ROW)
    return canvas.png(SMALL)


def _scores(duels: Sequence[Duel]) -> list[tuple[int, int]]:
    return [(duel.left, duel.right) for duel in duels]


def _lay_duel(canvas: Canvas, duel: Duel, top: int) -> None:
    """Lay the name of a game, and a bar of the shares of both; the even deals are between them.

    The share of the right person is striped, so that it differs from the other one by form.
    """
    wide = _BAR_RIGHT - _BAR_LEFT
    cap = fitting_cap(duel.game, wide, (LEAST_CAP,))
    lay_name(canvas, duel.game, (_MIDDLE, top + 6), cap, wide, centred=True)
    y = top + 54
    deals = max(1, duel.left + duel.right + duel.even)
    lay_block(canvas, FELT_LINE, (_BAR_LEFT, y, _BAR_RIGHT, y + _HIGH))
    shares = ((duel.left, _LEFT_COLOUR, True), (duel.right, _RIGHT_COLOUR, False))
    for count, colour, at_left in shares:
        long = wide * count // deals
        if long:
            edges = (_BAR_LEFT, _BAR_LEFT + long) if at_left else (_BAR_RIGHT - long, _BAR_RIGHT)
            lay_block(canvas, colour, (edges[0], y, edges[1], y + _HIGH))
            if not at_left:
                _lay_stripes(canvas, edges[0], y)
        x = _BAR_LEFT - 50 if at_left else _BAR_RIGHT + 50
        lay_words(canvas, str(count), x, y, LEAST_CAP, colour, _NUMBER)


def _lay_stripes(canvas: Canvas, left: int, top: int) -> None:
    felt = canvas.palette.index_of(FELT)
    canvas.fill(felt, (left - _APART, top, left, top + _HIGH))
    for x in range(left + _STRIPE, _BAR_RIGHT - _STRIPE, 2 * _STRIPE):
        canvas.fill(felt, (x, top, x + _STRIPE // 2, top + _HIGH))
