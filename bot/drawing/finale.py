"""The finale of a match: the winners, the course of all points, and awards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from bot.drawing.badges import NOBODY, Badge, lay_badge
from bot.drawing.marks import felt, lay_block, lay_crown, lay_words
from bot.drawing.names import covered, lay_name
from bot.drawing.palette import Palette, mixed, rgba
from bot.drawing.palettes import results_palette
from bot.drawing.png import QUICK, RUNS
from bot.drawing.sprite import Canvas
from bot.drawing.theme import (
    FADED,
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
_FINE = 2  # pixels drawn for one kept: enough for the three steps of a line's edge
_DASHES = ((), (34.0, 16.0), (10.0, 13.0))  # drawn and left out, in turn; nothing: all is drawn
_LABELS, _DIGIT = 110, 26  # pixels at the left for the highest and the lowest number; of a digit
_ENDS = 350  # at the right for the people
_UNCROWDED = 6  # lines whose ends have room in one column
_RADIUS, _CROWDED_RADIUS = 20, 18  # of a badge there
_END_CAP, _CROWDED_CAP, _END_DIGIT = 30, 24, 24  # of a name, and the width of a digit


@dataclass(frozen=True)
class Course:
    """A person's points before the first deal and after each, or the place in each."""

    seat: int | None
    values: tuple[int, ...]
    badge: Badge = NOBODY


@dataclass(frozen=True)
class Guest:
    """A person who is shown with a badge, and with the seat's number if there is one."""

    badge: Badge = NOBODY
    seat: int | None = None


@dataclass(frozen=True)
class Told:
    """An award: the people, and its story in a few words."""

    people: tuple[Guest, ...]
    story: str


@dataclass(frozen=True)
class FinalePicture:
    """The content of a finale. Courses need two values at least; the best comes first.

    Beside the champions are their title, the margin of the win, and game and date.
    """

    champions: tuple[Guest, ...]
    courses: tuple[Course, ...]
    places: bool = False  # the courses are of places: low is good
    title: str = ""
    margin: str = ""
    about: str = ""
    awards: tuple[Told, ...] = ()


def lay_chart(canvas: Canvas, box: Box, courses: Sequence[Course], places: bool) -> None:
    """Lay a line for each course, of two numbers at least.

    A line has a colour and a pattern, and the person with the last number at its end. Of
    ``places`` the lowest number is on top.
    """
    left, top, right, bottom = box
    every = [value for course in courses for value in course.values]
    labels = max(_LABELS, 14 + _DIGIT * max(len(str(value)) for value in every))
    inner = left + labels, top + 24, right - _ENDS, bottom - 24
    low, high = (max(every), min(every)) if places else (min(every), max(every))
    _lay_frame(canvas, inner, low, high)
    ends = []
    for order, course in enumerate(courses):
        spots = _spots(inner, course.values, low, high)
        pattern = _DASHES[(order + order // len(LINES)) % len(_DASHES)]
        colour = LINES[order % len(LINES)]
        _stroke(canvas, box, spots, colour, pattern)
        ends.append((spots[-1][1], course, colour))
    _lay_ends(canvas, (inner[2], top, right, bottom), ends, places)


def _lay_frame(canvas: Canvas, inner: Box, low: int, high: int) -> None:
    left, top, right, bottom = inner
    for y in (top, (top + bottom) // 2, bottom):
        lay_block(canvas, FELT_LINE, (left, y - 2, right, y + 2))
    for value, y in {low: bottom, high: top}.items():
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
    """Draw a line, twice as large on a mask of its own part of the box, and shrunk."""
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
    """Return the steps from the felt to a line's colour."""
    felt, full = rgba(FELT), rgba(colour)
    return tuple(palette.index(mixed(felt, full, part)) for part in (1 / 3, 2 / 3, 1))


def _dashed(spots: Sequence[Spot], pattern: Sequence[float]) -> Iterator[list[Spot]]:
    """Yield the drawn parts of a course; the pattern goes on from one stretch to the next."""
    drawn, gap = pattern
    gone = 0.0  # of the pattern
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
    columns = 1 + (len(ends) > _UNCROWDED)
    radius = _RADIUS if columns == 1 else _CROWDED_RADIUS
    wanted = sorted(ends, key=lambda one: one[0])
    apart = min(2 * radius + 6, (bottom - top - 2 * radius) * columns // max(1, len(ends) - 1))
    apart = apart if columns == 1 else apart // columns
    ys: list[float] = []
    for y, _, _ in wanted:
        ys.append(max(y, ys[-1] + apart if ys else top + radius))
    lowest = float(bottom - radius)
    for at in reversed(range(len(ys))):
        ys[at] = min(ys[at], lowest)
        lowest = ys[at] - apart
    wide = (right - left) // columns
    for order, (y, (_, course, colour)) in enumerate(zip(ys, wanted, strict=True)):
        x, middle = left + 12 + (order % columns) * wide, round(y)
        _lay_end(canvas, (x, middle, wide - 12), radius, course, colour, places or columns > 1)


def _lay_end(
    canvas: Canvas, at: tuple[int, int, int], radius: int, course: Course, colour: str, bare: bool
) -> None:
    """Lay a badge in the colour of its line, the name, and unless ``bare`` the last number."""
    left, middle, wide = at
    lay_badge(canvas, course.badge, course.seat, left + radius, middle, radius, colour)
    cap, x = (
        (_END_CAP, left + 2 * radius + 8) if not bare else (_CROWDED_CAP, left + 2 * radius + 6)
    )
    number = "" if bare else str(course.values[-1])
    room = left + wide - x - (len(number) * _END_DIGIT + 10 if number else 0)
    if room > cap:
        lay_name(canvas, course.badge.name, (x, middle - cap // 2), cap, room)
    if number:
        width = len(number) * _END_DIGIT
        lay_words(canvas, number, left + wide - width // 2, middle - cap // 2, cap, colour, width)


_LEFT, _RIGHT, _FOOT = 36, WIDTH - 36, 34
_HEAD, _CHART = 306, 262  # the height of the champions, and of the chart below
_AWARD, _GAP = 118, 8  # the height of an award, and what is between two
_FACE, _FACES = 88, 236  # the radius of a champion alone, and the width for several
_NAME, _NAMES, _TITLE, _MARGIN, _ABOUT = (
    56,
    44,
    34,
    36,
    26,
)  # the heights of capitals in the lines beside them
_WHO, _STORY, _GUEST = 26, 34, 36  # of an award's lines, and the radius of its badge
_SHOWN = 3  # badges of an award
_FEW = 6  # courses at most with which it is packed as runs; more would take more bytes so
_SHAPES = {1: (1, _FACE), 2: (2, 56), 4: (2, 50), 9: (3, 36), 12: (4, 27)}  # columns, and radius


def draw_finale(finale: FinalePicture) -> bytes:
    """Draw a PNG 1100 px wide: the champions, the chart below, and the awards at the foot."""
    awards = finale.awards
    bottom = _HEAD + _CHART + len(awards) * (_AWARD + _GAP) + _GAP
    canvas = felt(results_palette(FOUR_COLOUR), bottom + _FOOT)
    _lay_champions(canvas, finale)
    chart = _LEFT, _HEAD, _RIGHT, _HEAD + _CHART
    lay_chart(canvas, chart, finale.courses, finale.places)
    for number, award in enumerate(awards):
        _lay_award(canvas, award, _HEAD + _CHART + _GAP + number * (_AWARD + _GAP))
    return canvas.png(RUNS if len(finale.courses) <= _FEW else QUICK)


def _lay_champions(canvas: Canvas, finale: FinalePicture) -> None:
    """Lay the champions under one crown, and beside them their names and what they have won."""
    middle, count = _LEFT + _FACES // 2, len(finale.champions)
    columns, radius = next(shape for most, shape in _SHAPES.items() if count <= most)
    rows = -(-count // columns)
    top = (_HEAD + 96 - rows * (2 * radius + 4)) // 2
    lay_crown(canvas, middle, max(34, top - 84), 112)
    for position, guest in enumerate(finale.champions):
        row, column = divmod(position, columns)
        x = middle + (2 * column - min(columns, count - row * columns) + 1) * (radius + 3)
        y = top + radius + row * (2 * radius + 4)
        lay_badge(canvas, guest.badge, guest.seat, x, y, radius, MEDALS[0])
    lines = (
        (_names(finale.champions), _NAME if count == 1 else _NAMES, PAPER),
        (finale.title, _TITLE, MEDALS[0]),
        (finale.margin, _MARGIN, PAPER),
        (finale.about, _ABOUT, FADED),
    )
    left, y = _LEFT + _FACES + 24, 22
    for said, cap, colour in lines:
        if said and lay_name(canvas, said, (left, y + cap // 2), cap, _RIGHT - left, colour):
            y += cap * 19 // 10 + 2  # no line reaches into another one, which would cost time


def _names(people: Sequence[Guest]) -> str:
    """Return the names that the fonts at hand can show."""
    return " · ".join(one.badge.name for one in people if covered(one.badge.name))


def _lay_award(canvas: Canvas, award: Told, top: int) -> None:
    """Lay the badges of an award, the names above, and the story below them."""
    lay_block(canvas, SLATE, (_LEFT, top, _RIGHT, top + _AWARD))
    middle, x = top + _AWARD // 2, _LEFT + 16
    for guest in award.people[:_SHOWN]:
        lay_badge(canvas, guest.badge, guest.seat, x + _GUEST, middle, _GUEST)
        x += 2 * _GUEST + 6
    x, room = x + 14, _RIGHT - x - 30
    lay_name(canvas, _names(award.people), (x, top + 15), _WHO, room, STRAW)
    lay_name(canvas, award.story, (x, top + 69), _STORY, room)
