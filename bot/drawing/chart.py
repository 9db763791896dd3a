"""A chart of courses: a line for each person, and the people at the ends of their lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from bot.drawing.badges import Badge, lay_badge
from bot.drawing.marks import lay_block, lay_medal, lay_words
from bot.drawing.names import fitting_cap, lay_name, name_sprite
from bot.drawing.palette import Palette, mixed, rgba
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FELT, FELT_LINE, LEAST_CAP, LINES, PAPER

Box = tuple[int, int, int, int]
Spot = tuple[float, float]

_FINE = 2  # pixels drawn for one pixel kept: enough for the three steps of a line's edge
# pixels of a dash, of a gap, and so on; () is a solid line
_DASHES = ((), (30.0, 14.0), (10.0, 13.0), (28.0, 12.0, 8.0, 12.0))
_WIDTHS = ((9, 0), (4, 0), (15, 5))  # of a line, and of the gap in its middle
_LABELS, _DIGIT = 110, 26  # least width of the numbers at the left; width of a digit
_ENDS = 530  # width for the people at the right
_SAMPLE, _AFTER_SAMPLE = 64, 8  # length of the piece of a line before a person; the gap behind it
_RADIUS, _PITCH, _BESIDE = 21, 46, 16  # radius of a badge there; distance to the next line, badge
_END_CAPS, _END_DIGIT = (LEAST_CAP,), 26  # capitals of a name, and width of a digit


@dataclass(frozen=True)
class Course:
    """The line of a person, or of partners: points or places after each deal.

    `missed` is the number of deals before the first value. The final place and the last number are
    written at the end of the line; if `written` is None, that is the last value.
    """

    values: tuple[int, ...]
    people: tuple[Badge, ...] = ()
    place: int | None = None
    written: str | None = None
    missed: int = 0


@dataclass(frozen=True)
class Line:
    """The look of a line by its order: the first twelve differ in form, and neighbors in colour."""

    order: int

    @property
    def colour(self) -> str:
        return LINES[self.order % len(LINES)]

    @property
    def dashes(self) -> tuple[float, ...]:
        """The lengths of a dash, of a gap, and so on; () is a solid line."""
        return _DASHES[self.order % len(_DASHES)]

    @property
    def widths(self) -> tuple[int, int]:
        """The width of the line, and of the gap in its middle."""
        return _WIDTHS[self.order // len(_DASHES) % len(_WIDTHS)]


@dataclass(frozen=True)
class _Label:
    """The people whose lines have one end, in rows, with their lines."""

    y: float
    course: Course  # the first one, which has the place and the number of all
    rows: tuple[tuple[tuple[Badge, Line], ...], ...]
    sampled: bool  # whether a piece of the line is before each person

    @property
    def height(self) -> int:
        return _PITCH * len(self.rows)


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

    The lowest and the highest number are beside the chart if `numbered`. Each line has a form and a
    colour. At its end are the place, the people, and the last number unless it is a place. Lines
    with the same end share one label. Of several lines, each has a piece before its people.
    """
    left, top, right, bottom = box
    values = [value for course in courses for value in course.values]
    labels = max(_LABELS, 14 + _DIGIT * max(len(str(value)) for value in values))
    inner = left + labels, top + 24, right - _ENDS, bottom - 24
    low, high = (max(values), min(values)) if low_wins else (min(values), max(values))
    _lay_frame(canvas, inner, {low: inner[3], high: inner[1]} if numbered else {})
    ends = []
    steps = max(course.missed + len(course.values) for course in courses) - 1
    for order, course in enumerate(courses):
        spots = _spots(inner, course, (low, high), steps)
        _stroke(canvas, box, spots, Line(order))
        ends.append((spots[-1][1], course, Line(order)))
    _lay_ends(canvas, (inner[2], top, right, bottom), ends, not places)


def _lay_frame(canvas: Canvas, inner: Box, numbers: Mapping[int, int]) -> None:
    left, top, right, bottom = inner
    for y in (top, (top + bottom) // 2, bottom):
        lay_block(canvas, FELT_LINE, (left, y - 2, right, y + 2))
    for value, y in numbers.items():
        wide = 10 + _DIGIT * len(str(value))
        lay_words(canvas, str(value), left - 12 - wide // 2, y - 17, 34, PAPER, wide)


def _spots(inner: Box, course: Course, ends: tuple[int, int], steps: int) -> list[Spot]:
    """Return the points of a line; a single value is a short level stroke at the right end."""
    left, top, right, bottom = inner
    low, high = ends
    step = (right - left) / max(1, steps)
    reach = (bottom - top) / ((high - low) or 1)
    spots = [
        (left + n * step, bottom - (value - low) * reach)
        for n, value in enumerate(course.values, course.missed)
    ]
    return spots if len(spots) > 1 else [(spots[0][0] - step / 2, spots[0][1]), *spots]


def _stroke(canvas: Canvas, box: Box, spots: Sequence[Spot], line: Line) -> None:
    """Draw a line at twice the size on a mask, shrink the mask, and paint the line through it."""
    thick, gap = line.widths
    left, right = int(spots[0][0]) - thick, ceil(spots[-1][0]) + thick
    top = max(box[1], int(min(y for _, y in spots)) - thick)
    bottom = min(box[3], ceil(max(y for _, y in spots)) + thick)
    mask = Image.new("L", ((right - left) * _FINE, (bottom - top) * _FINE))
    draw = ImageDraw.Draw(mask)
    fine = [((x - left) * _FINE, (y - top) * _FINE) for x, y in spots]
    dashes = [length * _FINE for length in line.dashes]
    parts = list(_dashed(fine, dashes)) if dashes else [fine]
    for level, wide in ((255, thick), (0, gap)):
        for part in parts if wide else ():
            draw.line(part, level, wide * _FINE, "curve")
    canvas.paint(mask.reduce(_FINE), _soft(canvas.palette, line.colour), left, top)


@lru_cache(maxsize=32)
def _soft(palette: Palette, colour: str) -> tuple[int, ...]:
    """Return the palette indices of the steps from the felt to a line's colour."""
    felt, full = rgba(FELT), rgba(colour)
    return tuple(palette.index(mixed(felt, full, part)) for part in (1 / 3, 2 / 3, 1))


def _dashed(spots: Sequence[Spot], dashes: Sequence[float]) -> Iterator[list[Spot]]:
    """Yield the drawn parts of a course; the pattern goes on from one stretch to the next."""
    part, left = 0, dashes[0]  # the current dash or gap, and how much of it is left
    for (x, y), (other_x, other_y) in pairwise(spots):
        length = hypot(other_x - x, other_y - y)
        at = 0.0
        while at < length:
            end = min(length, at + left)
            if part % 2 == 0:
                yield [
                    (x + (other_x - x) * far / length, y + (other_y - y) * far / length)
                    for far in (at, end)
                ]
            left -= end - at
            if end < length or not left:
                part = (part + 1) % len(dashes)
                left = dashes[part]
            at = end


def _labels(
    palette: Palette, ends: Sequence[tuple[float, Course, Line]], room: int, numbered: bool
) -> list[_Label]:
    """Return one label for all lines with the same end, from top to bottom."""
    by_value: dict[float, list[tuple[float, Course, Line]]] = {}
    for end in ends:
        by_value.setdefault(end[1].values[-1], []).append(end)
    labels = []
    for same in by_value.values():
        y, course, _ = same[0]
        people = [
            (badge, line) for _, course_of_line, line in same for badge in course_of_line.people
        ]
        inner = room - _before(course) - _after(course, numbered)
        sampled = len(ends) > 1
        rows = tuple(_rows(palette, people, inner, _lead(sampled)))
        labels.append(_Label(y, course, rows, sampled))
    return sorted(labels, key=lambda label: label.y)


def _rows(
    palette: Palette, people: Sequence[tuple[Badge, Line]], room: int, lead: int
) -> Iterator[tuple[tuple[Badge, Line], ...]]:
    """Yield the people of a label in rows, as many in a row as have room with a `lead` each."""
    row, left = list[tuple[Badge, Line]](), room
    for badge, line in people:
        wide = lead + _width(palette, badge.name, room - lead)
        if row and wide > left:
            yield tuple(row)
            row, left = [], room
        row.append((badge, line))
        left -= wide + _BESIDE
    yield tuple(row)


def _width(palette: Palette, name: str, room: int) -> int:
    sprite = name_sprite(palette, name, _END_CAPS[-1], room)
    return sprite.picture.width if sprite else 0


def _lead(sampled: bool) -> int:
    return (_SAMPLE + _AFTER_SAMPLE) * sampled + 2 * _RADIUS + 8


def _before(course: Course) -> int:
    return 0 if course.place is None else 2 * _RADIUS + 8


def _after(course: Course, numbered: bool) -> int:
    return len(_last(course)) * _END_DIGIT + 10 if numbered else 0


def _last(course: Course) -> str:
    return str(course.values[-1]) if course.written is None else course.written


def labels_height(palette: Palette, courses: Sequence[Course], room: int, places: bool) -> int:
    """Return the height that the people at the ends of the courses need in a width of `room`."""
    ends = [(0.0, course, Line(order)) for order, course in enumerate(courses)]
    inner = min(room, _ENDS) - 12
    return sum(label.height for label in _labels(palette, ends, inner, not places))


def _lay_ends(
    canvas: Canvas, box: Box, ends: Sequence[tuple[float, Course, Line]], numbered: bool
) -> None:
    """Lay the labels beside the ends of their lines, as near as possible without overlap."""
    left, top, right, bottom = box
    labels = _labels(canvas.palette, ends, right - left - 12, numbered)
    ys: list[float] = []
    above = float(top)
    for label in labels:
        ys.append(max(label.y, above + label.height / 2))
        above = ys[-1] + label.height / 2
    below = float(bottom)
    for at in reversed(range(len(ys))):
        ys[at] = min(ys[at], below - labels[at].height / 2)
        below = ys[at] - labels[at].height / 2
    for y, label in zip(ys, labels, strict=True):
        _lay_label(canvas, label, (left + 12, round(y), right), numbered)


def _lay_label(canvas: Canvas, label: _Label, at: tuple[int, int, int], numbered: bool) -> None:
    left, middle, right = at
    course, y = label.course, middle - label.height // 2 + _PITCH // 2
    if course.place is not None:
        lay_medal(canvas, course.place, left + _RADIUS, middle, _RADIUS)
    left += _before(course)
    end = right - _after(course, numbered)
    alone = sum(map(len, label.rows)) == 1
    for row in label.rows:
        x = left
        for badge, line in row:
            x += _lead(label.sampled)
            if label.sampled:
                start, box = x - _lead(True), (left, y - _PITCH // 2, end, y + _PITCH // 2)
                _stroke(canvas, box, [(start, y), (start + _SAMPLE, y)], line)
            lay_badge(canvas, badge, None, x - _RADIUS - 8, y, _RADIUS, line.colour)
            room = end - x
            cap = fitting_cap(badge.name, room, _END_CAPS) if alone else _END_CAPS[-1]
            x += lay_name(canvas, badge.name, (x, y - cap // 2), cap, room) + _BESIDE
        y += _PITCH
    if numbered:
        wide, cap = len(_last(course)) * _END_DIGIT, _END_CAPS[0]
        lines = {line for row in label.rows for _, line in row}
        colour = lines.pop().colour if len(lines) == 1 else PAPER
        lay_words(canvas, _last(course), right - wide // 2, middle - cap // 2, cap, colour, wide)
