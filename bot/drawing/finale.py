"""The finale of a match: the winners, the course of all points, and records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot

from PIL import Image, ImageDraw

from bot.drawing.curves import ARROW, CROWN, STAR, Outline
from bot.drawing.marks import felt, lay_block, lay_cards, lay_crown, lay_disc, lay_sign, lay_words
from bot.drawing.palette import Palette, mixed, rgba
from bot.drawing.palettes import results_palette
from bot.drawing.png import QUICK, RUNS
from bot.drawing.slips import lay_slips
from bot.drawing.sprite import Canvas
from bot.drawing.theme import (
    AMBER,
    BRASS,
    FELT,
    FELT_LINE,
    FOUR_COLOUR,
    LINES,
    MEDALS,
    PAPER,
    SLATE,
    WIDTH,
    Deck,
)
from rules.cards import Card

Box = tuple[int, int, int, int]
Spot = tuple[float, float]

_THICK = 9
_FINE = 2  # pixels drawn for one kept: enough for the three steps of a line's edge
_DASHES = ((), (34.0, 16.0), (10.0, 13.0))  # drawn and left out, in turn; nothing: all is drawn
_LABELS, _DIGIT = 110, 26  # pixels at the left for the highest and the lowest number; of a digit
_ENDS, _CROWDED_ENDS = 84, 128  # at the right for the seats
_UNCROWDED = 6  # lines whose ends have room in one column
_RADIUS, _CROWDED_RADIUS = 28, 24


def lay_chart(
    canvas: Canvas, box: Box, courses: Sequence[tuple[int, Sequence[int]]], places: bool
) -> None:
    """Lay a line for each course, a seat's number and its numbers in time, at least two of them.

    A line has a colour and a pattern, and the seat on a disc at its end. Of ``places`` the lowest
    number is on top.
    """
    left, top, right, bottom = box
    crowded = len(courses) > _UNCROWDED
    every = [value for _, values in courses for value in values]
    labels = max(_LABELS, 14 + _DIGIT * max(len(str(value)) for value in every))
    inner = left + labels, top + 30, right - (_CROWDED_ENDS if crowded else _ENDS), bottom - 30
    low, high = (max(every), min(every)) if places else (min(every), max(every))
    _lay_frame(canvas, inner, low, high)
    ends = []
    for order, (number, values) in enumerate(courses):
        spots = _spots(inner, values, low, high)
        pattern = _DASHES[(order + order // len(LINES)) % len(_DASHES)]
        colour = LINES[order % len(LINES)]
        _stroke(canvas, box, spots, colour, pattern)
        ends.append((spots[-1][1], number, colour))
    _lay_ends(canvas, (inner[2], top, right, bottom), ends)


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


def _lay_ends(canvas: Canvas, box: Box, ends: Sequence[tuple[float, int, str]]) -> None:
    """Lay the seats beside the ends of their lines, as near as possible without overlap."""
    left, top, _, bottom = box
    crowded = len(ends) > _UNCROWDED
    radius = _CROWDED_RADIUS if crowded else _RADIUS
    apart = radius * 3 // 2 if crowded else 2 * radius + 2
    wanted = sorted(ends)
    room = bottom - top - 2 * radius
    apart = min(apart, room // max(1, len(ends) - 1))
    ys: list[float] = []
    for y, _, _ in wanted:
        ys.append(max(y, ys[-1] + apart if ys else top + radius))
    lowest = float(bottom - radius)
    for at in reversed(range(len(ys))):
        ys[at] = min(ys[at], lowest)
        lowest = ys[at] - apart
    for order, (y, (_, number, colour)) in enumerate(zip(ys, wanted, strict=True)):
        x = left + radius + 12 + (order % 2) * (2 * radius + 4) * crowded
        lay_disc(canvas, number, x, round(y), radius, colour)


_CHART_TOP, _CHART_LEFT, _CHART_BOTTOM = 34, 336, 466
_RECORDS_TOP, _RECORD_HIGH, _FOOT = 478, 150, 34
_LEFT, _RIGHT, _GAP = 36, WIDTH - 36, 10
_FEW = 6  # courses at most with which it is packed as runs; more would take more bytes so
_NUMBER_WIDE, _WHOLE = 270, 5  # of a record beside a play, and the most cards with whole faces
_SHAPES = {1: (1, 104), 4: (2, 64), 9: (3, 44), 12: (4, 34)}  # columns and radius of so many


@dataclass(frozen=True)
class Course:
    """A seat's points before the first deal and after each, or its place in each."""

    seat: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class FinalePicture:
    """The content of a finale by seat numbers.

    Records are deals in a row of one or more seats, cards, turns. Courses need two values at least;
    the best comes first.
    """

    champions: tuple[int, ...]
    courses: tuple[Course, ...]
    places: bool = False  # the courses are of places: low is good
    reign: tuple[tuple[int, ...], int] | None = None
    play: tuple[int, tuple[Card, ...]] | None = None
    exit: tuple[int, int] | None = None
    deck: Deck = FOUR_COLOUR
    tiles: bool = False


def draw_finale(finale: FinalePicture) -> bytes:
    """Draw a PNG 1100 px wide: champions at the left, the chart beside, records below."""
    records = [one for one in (finale.reign, finale.play, finale.exit) if one]
    bottom = _RECORDS_TOP + _RECORD_HIGH if records else _CHART_BOTTOM
    canvas = felt(results_palette(finale.deck), bottom + _FOOT)
    _lay_champions(canvas, finale)
    courses = [(course.seat, course.values) for course in finale.courses]
    box = _CHART_LEFT, _CHART_TOP, _RIGHT, _CHART_BOTTOM
    lay_chart(canvas, box, courses, finale.places)
    if records:
        _lay_records(canvas, finale, len(records))
    return canvas.png(RUNS if len(courses) <= _FEW else QUICK)


def _lay_champions(canvas: Canvas, finale: FinalePicture) -> None:
    """Lay the champions under one crown, with their points where these are equal."""
    middle = (_LEFT + _CHART_LEFT) // 2
    lay_crown(canvas, middle, 52, 168)
    count = len(finale.champions)
    columns, radius = next(shape for most, shape in _SHAPES.items() if count <= most)
    top = 186
    for position, number in enumerate(finale.champions):
        row, column = divmod(position, columns)
        x = middle + (2 * column - min(columns, count - row * columns) + 1) * (radius + 3)
        lay_disc(canvas, number, x, top + radius + row * (2 * radius + 4), radius, MEDALS[0])
    last = {c.values[-1] for c in finale.courses if c.seat in finale.champions}
    if len(last) == 1 and not finale.places and count <= 2:
        lay_words(canvas, str(*last), middle, 408, 56, PAPER, 250)


def _lay_records(canvas: Canvas, finale: FinalePicture, count: int) -> None:
    room = _RIGHT - _LEFT - (count - 1) * _GAP
    wide = min(_NUMBER_WIDE, room // count) if finale.play else room // count
    left = _LEFT
    if finale.reign:
        _lay_number(canvas, (left, wide), *finale.reign, CROWN)
        left += wide + _GAP
    if finale.play:
        right = left + room - (count - 1) * wide
        _lay_play(canvas, finale, *finale.play, (left, right))
        left = right + _GAP
    if finale.exit:
        seat, turns = finale.exit
        _lay_number(canvas, (left, wide), (seat,), turns, ARROW)


def _lay_play(
    canvas: Canvas,
    finale: FinalePicture,
    seat: int,
    cards: tuple[Card, ...],
    across: tuple[int, int],
) -> None:
    left, right = across
    _, middle = _lay_record(canvas, (left, right - left), (seat,))
    lay_sign(canvas, STAR, AMBER, left + 94, middle - 28, 56)
    box = left + 164, _RECORDS_TOP + 4, right - 10, _RECORDS_TOP + _RECORD_HIGH - 4
    lay = lay_cards if len(cards) <= _WHOLE else lay_slips
    lay(canvas, cards, finale.deck, finale.tiles, box)


def _lay_number(
    canvas: Canvas,
    across: tuple[int, int],
    seats: tuple[int, ...],
    number: int,
    sign: Outline,
) -> None:
    left, middle = _lay_record(canvas, across, seats)
    lay_sign(canvas, sign, MEDALS[0] if sign is CROWN else BRASS, left + 98, middle - 36, 72)
    room = across[1] - 182
    lay_words(canvas, str(number), left + 176 + room // 2, middle - 32, 64, PAPER, room)


def _lay_record(canvas: Canvas, across: tuple[int, int], seats: tuple[int, ...]) -> tuple[int, int]:
    """Lay a panel with the seats at its left; returns its left edge and its middle height."""
    left, wide = across
    bottom = _RECORDS_TOP + _RECORD_HIGH
    lay_block(canvas, SLATE, (left, _RECORDS_TOP, left + wide, bottom))
    middle = (_RECORDS_TOP + bottom) // 2
    radius = min(36, _RECORD_HIGH // (2 * len(seats)) - 4)
    for position, seat in enumerate(seats):
        y = middle + (2 * position + 1 - len(seats)) * (radius + 2)
        lay_disc(canvas, seat, left + 48, y, radius)
    return left, middle
