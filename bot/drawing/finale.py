"""The finale of a match: the winners, the course of all points, and records."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.chart import lay_chart
from bot.drawing.curves import ARROW, CROWN, STAR, Outline
from bot.drawing.marks import felt, lay_block, lay_cards, lay_crown, lay_disc, lay_sign, lay_words
from bot.drawing.palettes import results_palette
from bot.drawing.png import QUICK, RUNS
from bot.drawing.slips import lay_slips
from bot.drawing.sprite import Canvas
from bot.drawing.theme import AMBER, BRASS, FOUR_COLOUR, MEDALS, PAPER, SLATE, WIDTH, Deck
from rules.cards import Card

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
