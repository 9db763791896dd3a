"""The finale of a match: the winners, the course of all points, and a story for each person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.drawing.badges import Badge, lay_badge
from bot.drawing.chart import Box, Course, labels_height, lay_chart
from bot.drawing.marks import felt, lay_block, lay_crown, lay_words
from bot.drawing.names import covered, fitting_cap, has_room, lay_name, name_width
from bot.drawing.palettes import plain_palette
from bot.drawing.png import QUICK, SMALL, TIGHT
from bot.drawing.sprite import Canvas
from bot.drawing.theme import (
    BRASS,
    LEAST_CAP,
    MEDALS,
    PAPER,
    SLATE,
    STRAW,
    WIDTH,
)

Wordings = tuple[str, ...]  # forms of one text, the longest first; the first with room is drawn

_LEFT, _RIGHT, _FOOT = 36, WIDTH - 36, 34
_HEAD, _CHART = 306, 262  # the least heights of the champions, and of the chart below
_SIDE = 146  # the height of the sides
_AWARD, _GAP = 108, 8  # the height of an award in two lines, and the gap between two awards
_LINE, _SMALLER = 70, 28  # the height of an award in one line, and the radius of its badges
_BETWEEN = 18  # the gap between the names and the story in one line
_FACE, _FACES = 88, 236  # the radius of a single champion, and the width for all champions
_NAMES = (56, 48, 40, 34)  # heights of capitals in their names; the first that fits is used
_TITLE, _MARGIN, _ABOUT = (34, LEAST_CAP), (36, LEAST_CAP), (LEAST_CAP,)  # in the lines below
_WHO, _GUEST = LEAST_CAP, 34  # capitals of an award's names, and radius of badges
_DOT = " · "  # between the parts of a line
_SHOWN = 3  # most badges of an award
_CROWD = 3  # rows of champions from which on the crown is smaller
_MOST_BYTES = 50_000  # larger pictures are packed more tightly
_RESULT, _RESULT_ROOM = 48, 130  # the height of a side's result, and the width
_FRAME = 5  # the width of the frame round the side that has won
# by the most champions: the columns of badges, and the radius of a badge
_SHAPES = {1: (1, _FACE), 2: (2, 56), 4: (2, 50), 9: (3, 36), 12: (4, 27)}


@dataclass(frozen=True)
class AwardLine:
    """An award: the people, their names, and the story in a few words."""

    people: tuple[Badge, ...]
    story: str
    names: Wordings = ()


@dataclass(frozen=True)
class Side:
    """Partners through the whole match, their names, and their result if they have one."""

    people: tuple[Badge, ...]
    result: str = ""
    names: Wordings = ()


@dataclass(frozen=True)
class FinalePicture:
    """The content of a finale. Courses have at least one value each; the best is the first.

    Beside the champions are their names, their title, the margin of the win, and ``about``: the
    game and the date. Sides, the best first, are shown as columns.
    """

    champions: tuple[Badge, ...]
    courses: tuple[Course, ...]
    places: bool = False  # the courses show places; no number is written at their ends
    low_wins: bool = False  # the lowest number is on top: places, or penalty points
    numbered: bool = True  # the lowest and the highest number are written beside the chart
    sides: tuple[Side, ...] = ()
    names: Wordings = ()
    title: str = ""
    margin: Wordings = ()
    about: str = ""
    awards: tuple[AwardLine, ...] = ()
    heavy: bool = False  # for a reader whose deck has high contrast


Line = tuple[str, int, str]  # a text, the height of its capitals, and its colour


def draw_finale(finale: FinalePicture) -> bytes:
    """Draw a PNG 1100 px wide: the champions, the chart below, and the awards at the foot."""
    lines = _head(finale)
    palette = plain_palette(finale.heavy)
    sides = max(_HEAD, 36 + sum(map(_pitch, lines)))
    top = sides + (_SIDE + 2 * _GAP) * bool(finale.sides)
    labels = labels_height(palette, finale.courses, _RIGHT - _LEFT, finale.places)
    foot = top + max(_CHART, labels)
    bottom = foot + sum(_height(award) + _GAP for award in finale.awards) + _GAP
    canvas = felt(palette, bottom + _FOOT)
    _lay_champions(canvas, finale, lines)
    for number, side in enumerate(finale.sides):
        wide = (_RIGHT - _LEFT + _GAP) // len(finale.sides)
        left = _LEFT + number * wide
        won = {*side.people} <= {*finale.champions}
        _lay_side(canvas, side, (left, sides, left + wide - _GAP, sides + _SIDE), won)
    lay_chart(
        canvas,
        (_LEFT, top, _RIGHT, foot),
        finale.courses,
        places=finale.places,
        low_wins=finale.low_wins,
        numbered=finale.numbered,
    )
    y = foot + _GAP
    for award in finale.awards:
        _lay_award(canvas, award, y)
        y += _height(award) + _GAP
    return canvas.png_within(_MOST_BYTES, QUICK, SMALL, TIGHT)


def _fitting(wordings: Wordings, room: int, caps: Sequence[int]) -> tuple[str, int]:
    """Return the first wording that has room, else the last one, with the height of capitals."""
    drawn = [wording for wording in wordings if covered(wording)] or [""]
    best = next((wording for wording in drawn if has_room(wording, caps[-1], room)), drawn[-1])
    return best, fitting_cap(best, room, caps)


def _head(finale: FinalePicture) -> list[Line]:
    room = _RIGHT - _LEFT - _FACES - 24
    shown = (
        (finale.names, _NAMES, PAPER),
        ((finale.title,), _TITLE, MEDALS[0]),
        (finale.margin, _MARGIN, PAPER),
        (_shorter(finale.about), _ABOUT, MEDALS[1]),
    )
    lines = [(*_fitting(wordings, room, caps), colour) for wordings, caps, colour in shown]
    return [line for line in lines if line[0]]


def _shorter(line: str) -> Wordings:
    """Return a line of several parts, then the same line without its last parts."""
    parts = line.split(_DOT)
    return tuple(_DOT.join(parts[:count]) for count in range(len(parts), 0, -1))


def _pitch(line: Line) -> int:
    """Return the distance to the next line; lines do not overlap, as blending them costs time."""
    return line[1] * 19 // 10 + 2


def _lay_champions(canvas: Canvas, finale: FinalePicture, lines: Sequence[Line]) -> None:
    """Lay the champions under one crown, and the lines beside them."""
    middle, count = _LEFT + _FACES // 2, len(finale.champions)
    columns, radius = next(shape for most, shape in _SHAPES.items() if count <= most)
    rows = -(-count // columns)
    top = (_HEAD + 96 - rows * (2 * radius + 4)) // 2
    wide = 112 if rows < _CROWD else 80
    lay_crown(canvas, middle, max(30, top - wide * 3 // 4), wide)
    for position, badge in enumerate(finale.champions):
        row, column = divmod(position, columns)
        x = middle + (2 * column - min(columns, count - row * columns) + 1) * (radius + 3)
        y = top + radius + row * (2 * radius + 4)
        lay_badge(canvas, badge, None, x, y, radius, MEDALS[0])
    left, y = _LEFT + _FACES + 24, 22
    for line in lines:
        text, cap, colour = line
        lay_name(canvas, text, (left, y + cap // 2), cap, _RIGHT - left, colour)
        y += _pitch(line)


def _lay_side(canvas: Canvas, side: Side, box: Box, won: bool) -> None:
    left, top, right, bottom = box
    inner = left + _FRAME, top + _FRAME, right - _FRAME, bottom - _FRAME
    lay_block(canvas, MEDALS[0] if won else SLATE, box)
    lay_block(canvas, SLATE, inner)
    x, ring = left + 16, MEDALS[0] if won else BRASS
    for badge in side.people:
        lay_badge(canvas, badge, None, x + _GUEST, top + 10 + _GUEST, _GUEST, ring)
        x += 2 * _GUEST + 6
    colour = MEDALS[0] if won else PAPER
    if side.result:
        at = right - 16 - _RESULT_ROOM // 2, top + 22
        lay_words(canvas, side.result, *at, _RESULT, colour, _RESULT_ROOM)
    if won and right - 16 - _RESULT_ROOM - 90 > x:
        lay_crown(canvas, right - 16 - _RESULT_ROOM - 44, top + 16, 76)
    names, cap = _fitting(side.names, right - left - 32, (LEAST_CAP,))
    lay_name(canvas, names, (left + 16, top + 100), cap, right - left - 32, colour)


def _height(award: AwardLine) -> int:
    return _LINE if _in_one_line(award) else _AWARD


def _in_one_line(award: AwardLine) -> bool:
    """Whether the story fits beside as many names as have room above it."""
    room = _RIGHT - _story_left(award, _SMALLER) - _BETWEEN - name_width(award.story, LEAST_CAP)
    return has_room(_names_of(award), _WHO, room - 16)


def _names_of(award: AwardLine) -> str:
    return _fitting(award.names, _RIGHT - 16 - _story_left(award, _GUEST), (_WHO,))[0]


def _story_left(award: AwardLine, radius: int) -> int:
    return _LEFT + 30 + len(award.people[:_SHOWN]) * (2 * radius + 6)


def _lay_award(canvas: Canvas, award: AwardLine, top: int) -> None:
    low = _in_one_line(award)
    high, radius = (_LINE, _SMALLER) if low else (_AWARD, _GUEST)
    lay_block(canvas, SLATE, (_LEFT, top, _RIGHT, top + high))
    middle, x = top + high // 2, _story_left(award, radius)
    for number, badge in enumerate(award.people[:_SHOWN]):
        at = _LEFT + 16 + radius + number * (2 * radius + 6)
        lay_badge(canvas, badge, None, at, middle, radius)
    y = middle - _WHO // 2 if low else top + 13
    named = lay_name(canvas, _names_of(award), (x, y), _WHO, _RIGHT - 16 - x, STRAW)
    if low:
        x += named + _BETWEEN * bool(named)
    y = top + 76 if named and not low else middle
    lay_name(canvas, award.story, (x, y - LEAST_CAP // 2), LEAST_CAP, _RIGHT - 16 - x)
