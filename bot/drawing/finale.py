"""The finale of a match: the winners, the course of all points, and awards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from bot.drawing.badges import NOBODY, Badge, lay_badge
from bot.drawing.marks import felt, lay_block, lay_crown, lay_words
from bot.drawing.names import covered, fitting_cap, has_room, lay_name
from bot.drawing.palette import Palette, mixed, rgba
from bot.drawing.palettes import results_palette
from bot.drawing.png import QUICK, SMALL
from bot.drawing.sprite import Canvas
from bot.drawing.theme import (
    BRASS,
    FELT,
    FELT_LINE,
    FOUR_COLOUR,
    LINES,
    MEDALS,
    PAPER,
    SLATE,
    STRAW,
    WIDTH,
)

Box = tuple[int, int, int, int]
Spot = tuple[float, float]

_THICK = 9
_FINE = 2  # pixels drawn for one pixel kept: enough for the three steps of a line's edge
_DASHES = ((), (34.0, 16.0), (10.0, 13.0))  # pixels of a dash and of a gap; () is a solid line
_LABELS, _DIGIT = 110, 26  # least width of the numbers at the left; width of a digit
_ENDS = 430  # width for the people at the right
_RADIUS, _APART = 20, 44  # radius of a badge there, and the distance to the next badge
_END_CAP, _LEAST_END_CAP, _END_DIGIT = 30, 24, 24  # capitals of a name, and width of a digit


@dataclass(frozen=True)
class Course:
    """A person's points before the first deal and after each deal, or the places in the deals.

    For example, the line of seat 3 through three deals::

        course = Course(3, (0, 2, 3, 5), Badge("Ana"))
        lay_chart(canvas, box, [course])
    """

    seat: int | None
    values: tuple[int, ...]
    badge: Badge = NOBODY


@dataclass(frozen=True)
class Guest:
    """A person who is shown with a badge, and with the seat's number if there is one.

    For example, a person with an award, who may have left the table::

        guest = Guest(Badge(name), seats.get(player))
    """

    badge: Badge = NOBODY
    seat: int | None = None


@dataclass(frozen=True)
class Told:
    """An award: the people, and its story in a few words.

    For example, an award that two partners share::

        Told((Guest(Badge("Ana"), 1), Guest(Badge("Ben"), 3)), "Won 4 deals in a row")
    """

    people: tuple[Guest, ...]
    story: str


@dataclass(frozen=True)
class Side:
    """Partners through the whole match, and their result if they have one.

    For example, the partners at seats 1 and 3, who have 11 points::

        Side((Guest(Badge("Ana"), 1), Guest(Badge("Ben"), 3)), "11")
    """

    people: tuple[Guest, ...]
    result: str = ""


@dataclass(frozen=True)
class FinalePicture:
    """The content of a finale. Courses have at least two values each; the best course is the first.

    Beside the champions are their title, the margin of the win, and ``about``: the game and the
    date. Sides, the best first, are shown as columns.

    For example, a match that the fewest penalty points have won::

        picture = FinalePicture((Guest(badge, 3),), courses, low_wins=True, title=title)
        png = await app.pictures.png(draw_finale, picture)
    """

    champions: tuple[Guest, ...]
    courses: tuple[Course, ...]
    places: bool = False  # the courses show places; no number is written at their ends
    low_wins: bool = False  # the lowest number is on top: places, or penalty points
    sides: tuple[Side, ...] = ()
    title: str = ""
    margin: str = ""
    about: str = ""
    awards: tuple[Told, ...] = ()


def lay_chart(
    canvas: Canvas,
    box: Box,
    courses: Sequence[Course],
    *,
    places: bool = False,
    low_wins: bool = False,
    numbered: bool = True,
) -> None:
    """Lay a chart with a line for each course; parameters are as in `FinalePicture`.

    The lowest and the highest number are beside the chart if `numbered`. Each line has a colour and
    a pattern. At its end are the person and the last number.
    """
    left, top, right, bottom = box
    every = [value for course in courses for value in course.values]
    labels = max(_LABELS, 14 + _DIGIT * max(len(str(value)) for value in every))
    inner = left + labels, top + 24, right - _ENDS, bottom - 24
    low, high = (max(every), min(every)) if low_wins else (min(every), max(every))
    _lay_frame(canvas, inner, {low: inner[3], high: inner[1]} if numbered else {})
    ends = []
    for order, course in enumerate(courses):
        spots = _spots(inner, course.values, low, high)
        pattern = _DASHES[(order + order // len(LINES)) % len(_DASHES)]
        colour = LINES[order % len(LINES)]
        _stroke(canvas, box, spots, colour, pattern)
        ends.append((spots[-1][1], course, colour))
    _lay_ends(canvas, (inner[2], top, right, bottom), ends, places)


def _lay_frame(canvas: Canvas, inner: Box, numbers: Mapping[int, int]) -> None:
    """Lay the lines of a chart, and numbers at the left, by their y."""
    left, top, right, bottom = inner
    for y in (top, (top + bottom) // 2, bottom):
        lay_block(canvas, FELT_LINE, (left, y - 2, right, y + 2))
    for value, y in numbers.items():
        wide = 10 + _DIGIT * len(str(value))
        lay_words(canvas, str(value), left - 12 - wide // 2, y - 17, 34, PAPER, wide)


def _spots(inner: Box, values: Sequence[int], low: int, high: int) -> list[Spot]:
    left, top, right, bottom = inner
    step = (right - left) / (len(values) - 1)
    reach = (bottom - top) / ((high - low) or 1)
    return [(left + n * step, bottom - (value - low) * reach) for n, value in enumerate(values)]


def _stroke(
    canvas: Canvas, box: Box, spots: Sequence[Spot], colour: str, pattern: tuple[float, ...]
) -> None:
    """Draw a line at twice the size on a mask, shrink the mask, and paint the line through it."""
    left, right = int(spots[0][0]) - _THICK, ceil(spots[-1][0]) + _THICK
    top = max(box[1], int(min(y for _, y in spots)) - _THICK)
    bottom = min(box[3], ceil(max(y for _, y in spots)) + _THICK)
    mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
    draw = ImageDraw.Draw(mask)
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in spots]
    for part in _dashed(fine, [length * _FINE for length in pattern]) if pattern else [fine]:
        draw.line(part, 255, _THICK * _FINE, "curve")
    canvas.paint(mask.reduce(_FINE), _soft(canvas.palette, colour), left, top)


@lru_cache(maxsize=32)
def _soft(palette: Palette, colour: str) -> tuple[int, ...]:
    """Return the palette indices of the steps from the felt to a line's colour."""
    felt, full = rgba(FELT), rgba(colour)
    return tuple(palette.index(mixed(felt, full, part)) for part in (1 / 3, 2 / 3, 1))


def _dashed(spots: Sequence[Spot], pattern: Sequence[float]) -> Iterator[list[Spot]]:
    """Yield the drawn parts of a course; the pattern goes on from one stretch to the next."""
    drawn, gap = pattern
    gone = 0.0  # position in the pattern, in pixels
    for (x, y), (other_x, other_y) in pairwise(spots):
        length = hypot(other_x - x, other_y - y)
        at = 0.0
        while at < length:
            left_of_dash = drawn - gone
            end = min(length, at + (left_of_dash if left_of_dash > 0 else drawn + gap - gone))
            if left_of_dash > 0:
                yield [
                    (x + (other_x - x) * part / length, y + (other_y - y) * part / length)
                    for part in (at, end)
                ]
            gone = (gone + end - at) % (drawn + gap)
            at = end if end > at else length


def _lay_ends(
    canvas: Canvas, box: Box, ends: Sequence[tuple[float, Course, str]], places: bool
) -> None:
    """Lay the people beside the ends of their lines, as near as possible without overlap."""
    left, top, right, bottom = box
    wanted = sorted(ends, key=lambda one: one[0])
    ys: list[float] = []
    for y, _, _ in wanted:
        ys.append(max(y, ys[-1] + _APART if ys else top + _RADIUS))
    lowest = float(bottom - _RADIUS)
    for at in reversed(range(len(ys))):
        ys[at] = min(ys[at], lowest)
        lowest = ys[at] - _APART
    for y, (_, course, colour) in zip(ys, wanted, strict=True):
        _lay_end(canvas, (left + 12, round(y), right - left - 12), course, colour, places)


def _lay_end(
    canvas: Canvas, at: tuple[int, int, int], course: Course, colour: str, bare: bool
) -> None:
    """Lay a badge in the colour of the line, the name, and unless ``bare`` the last number."""
    left, middle, wide = at
    number = None if covered(course.badge.name) else course.seat  # a name needs no number
    lay_badge(canvas, course.badge, number, left + _RADIUS, middle, _RADIUS, colour)
    x, top = left + 2 * _RADIUS + 8, middle - _END_CAP // 2
    last = "" if bare else str(course.values[-1])
    room = left + wide - x - (len(last) * _END_DIGIT + 10 if last else 0)
    if room > _END_CAP:
        cap = fitting_cap(course.badge.name, room, (_END_CAP, _LEAST_END_CAP))
        lay_name(canvas, course.badge.name, (x, middle - cap // 2), cap, room)
    if last:
        width = len(last) * _END_DIGIT
        lay_words(canvas, last, left + wide - width // 2, top, _END_CAP, colour, width)


_LEFT, _RIGHT, _FOOT = 36, WIDTH - 36, 34
_BETWEEN = " · "
_HEAD, _CHART = 306, 262  # the least heights of the champions, and of the chart below
_SIDE = 146  # the height of the sides
_AWARD, _GAP = 118, 8  # the height of an award, and the gap between two awards
_FACE, _FACES = 88, 236  # the radius of a single champion, and the width for all champions
_NAMES = (56, 48, 40, 34)  # heights of capitals in their names; the first that fits is used
_TITLE, _MARGIN, _ABOUT = (34, 28, 22), (36, 32, 28, 22), (26, 23, 20)  # in the lines below
_WHO, _STORY, _GUEST = 26, 34, 36  # capitals of an award's lines, and the radius of its badges
_SHOWN = 3  # most badges of an award
_CROWD = 3  # rows of champions from which on the crown is smaller
_MOST_BYTES = 50_000  # larger pictures are packed more tightly
_RESULT, _RESULT_ROOM = 48, 130  # the height of a side's result, and the width
# by the most champions: the columns of badges, and the radius of a badge
_SHAPES = {1: (1, _FACE), 2: (2, 56), 4: (2, 50), 9: (3, 36), 12: (4, 27)}

Line = tuple[str, int, str]  # a text, the height of its capitals, and its colour


def draw_finale(finale: FinalePicture) -> bytes:
    """Draw a PNG 1100 px wide: the champions, the chart below, and the awards at the foot."""
    lines = _head(finale)
    sides = max(_HEAD, 36 + sum(map(_pitch, lines)))
    top = sides + (_SIDE + 2 * _GAP) * bool(finale.sides)
    foot = top + max(_CHART, _APART * len(finale.courses))
    bottom = foot + len(finale.awards) * (_AWARD + _GAP) + _GAP
    canvas = felt(results_palette(FOUR_COLOUR), bottom + _FOOT)
    _lay_champions(canvas, finale, lines)
    for number, side in enumerate(finale.sides):
        wide = (_RIGHT - _LEFT + _GAP) // len(finale.sides)
        left = _LEFT + number * wide
        _lay_side(canvas, side, (left, sides, left + wide - _GAP, sides + _SIDE), not number)
    chart = _LEFT, top, _RIGHT, foot
    lay_chart(canvas, chart, finale.courses, places=finale.places, low_wins=finale.low_wins)
    for number, award in enumerate(finale.awards):
        _lay_award(canvas, award, foot + _GAP + number * (_AWARD + _GAP))
    return canvas.png_within(_MOST_BYTES, QUICK, SMALL)


def _head(finale: FinalePicture) -> list[Line]:
    """Return the lines beside the champions: names, title, margin, and game and date."""
    room = _RIGHT - _LEFT - _FACES - 24
    names = _lines_of_names([_names([one]) for one in finale.champions], room)
    cap = min((fitting_cap(line, room, _NAMES) for line in names), default=0)
    lines = [
        *((line, cap, PAPER) for line in names),
        *(
            (said, fitting_cap(said, room, caps), colour)
            for said, caps, colour in (
                (finale.title, _TITLE, MEDALS[0]),
                (finale.margin, _MARGIN, PAPER),
                (finale.about, _ABOUT, MEDALS[1]),
            )
        ),
    ]
    return [line for line in lines if covered(line[0])]


def _lines_of_names(names: Sequence[str], room: int) -> list[str]:
    """Return all names in one line, or in two lines where one has too little room."""
    shown = list(filter(None, names))
    whole, least = _BETWEEN.join(shown), _NAMES[-1]
    first = len(shown)
    while first > 1 and not has_room(_BETWEEN.join(shown[:first]), least, room):
        first -= 1
    return (
        [whole]
        if first >= len(shown)
        else [_BETWEEN.join(shown[:first]), _BETWEEN.join(shown[first:])]
    )


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
    for position, guest in enumerate(finale.champions):
        row, column = divmod(position, columns)
        x = middle + (2 * column - min(columns, count - row * columns) + 1) * (radius + 3)
        y = top + radius + row * (2 * radius + 4)
        lay_badge(canvas, guest.badge, guest.seat, x, y, radius, MEDALS[0])
    left, y = _LEFT + _FACES + 24, 22
    for line in lines:
        said, cap, colour = line
        lay_name(canvas, said, (left, y + cap // 2), cap, _RIGHT - left, colour)
        y += _pitch(line)


def _names(people: Sequence[Guest]) -> str:
    """Return the joined names of people, without names that the installed fonts cannot show."""
    return _BETWEEN.join(one.badge.name for one in people if covered(one.badge.name))


def _lay_side(canvas: Canvas, side: Side, box: Box, won: bool) -> None:
    """Lay the people of a side, their names below them, and the result at the right."""
    left, top, right, _ = box
    lay_block(canvas, SLATE, box)
    x, ring = left + 16, MEDALS[0] if won else BRASS
    for guest in side.people:
        lay_badge(canvas, guest.badge, guest.seat, x + _GUEST, top + 10 + _GUEST, _GUEST, ring)
        x += 2 * _GUEST + 6
    colour = MEDALS[0] if won else PAPER
    if side.result:
        at = right - 16 - _RESULT_ROOM // 2, top + 22
        lay_words(canvas, side.result, *at, _RESULT, colour, _RESULT_ROOM)
    if won and right - 16 - _RESULT_ROOM - 90 > x:
        lay_crown(canvas, right - 16 - _RESULT_ROOM - 44, top + 16, 76)
    names = _names(side.people)
    cap = fitting_cap(names, right - left - 32, (28, 24, 20))
    lay_name(canvas, names, (left + 16, top + 100), cap, right - left - 32, colour)


def _lay_award(canvas: Canvas, award: Told, top: int) -> None:
    """Lay the badges of an award, the names above, and the story below them."""
    lay_block(canvas, SLATE, (_LEFT, top, _RIGHT, top + _AWARD))
    middle, x = top + _AWARD // 2, _LEFT + 16
    for guest in award.people[:_SHOWN]:
        number = None if covered(guest.badge.name) else guest.seat
        lay_badge(canvas, guest.badge, number, x + _GUEST, middle, _GUEST)
        x += 2 * _GUEST + 6
    x, room = x + 14, _RIGHT - x - 30
    named = lay_name(canvas, _names(award.people), (x, top + 15), _WHO, room, STRAW)
    cap = fitting_cap(award.story, room, (_STORY, _WHO))
    lay_name(canvas, award.story, (x, top + (69 if named else 42)), cap, room)
