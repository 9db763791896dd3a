"""Bars with a place before and a number behind each: a leaderboard, or counts of places.

The bars are drawn with Pillow alone, as the chart in `bot.drawing.chart` is.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.badges import Badge, lay_badge
from bot.drawing.chart import Course, lay_chart
from bot.drawing.marks import felt, lay_block, lay_medal, lay_words, medal_colour
from bot.drawing.names import fitting_cap, lay_name
from bot.drawing.palettes import plain_palette
from bot.drawing.png import SMALL, TIGHT
from bot.drawing.signs import EMBLEM, emblem
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FELT_LINE, LEAST_CAP, PAPER, WIDTH

_ROW, _TOP, _LEAST = 74, 34, 132  # pixels; the least height has room for round corners
_LEFT, _RIGHT, _NUMBER = 128, 828, 216  # edges of the bars; width of the numbers behind them
_THIN = 8
PLAIN = 4  # the first place without a medal of its own
_FACE, _NAME, _NAME_ROOM = 156, 200, 300  # the middle of a face, the left of a name, and its width
_AFTER_NAMES, _AFTER_LABELS = 510, 440  # left edges of bars there
LABEL_ROOM = 300  # the width of a label
_HEAD, _HEAD_RADIUS = 116, 46  # height and radius of the person whose numbers all bars show
_GAP = 14
_LATEST = 60  # the width for each of the latest deals
_SIGN, _EARNED_CAP = 68, LEAST_CAP  # the height of an achievement, and of its name's capitals
_COURSE, _EDGE = 262, 36  # the height of a course, and the margins left and right of it


@dataclass(frozen=True)
class Bar:
    """A bar: its place (0 is not drawn), its number and the number's text, and the person.

    The number may be negative. Without a person a label may say what the number counts.
    """

    place: int
    value: float
    written: str
    badge: Badge | None = None
    medal: bool = True  # False draws a place without gold, silver or bronze
    label: str = ""


@dataclass(frozen=True)
class Emblem:
    """An achievement of a person: the key of its sign, and its name."""

    kind: str
    name: str


@dataclass(frozen=True)
class BarsPicture:
    """The bars from top to bottom. Where a person is given, all numbers belong to this person.

    The person is above the bars. Between them are achievements, a course with at least two values,
    and the places in the latest deals, the newest last, if given; 0 stands for a deal lost.
    """

    bars: tuple[Bar, ...]
    badge: Badge | None = None
    course: Course | None = None
    earned: tuple[Emblem, ...] = ()
    latest: tuple[int, ...] = ()
    latest_label: str = ""
    heavy: bool = False  # for a reader whose deck has high contrast


def draw_bars(picture: BarsPicture) -> bytes:
    """Draw a PNG 1100 px wide; bars of negative numbers go to the left from zero."""
    headed = picture.badge and (picture.badge.avatar or picture.badge.initial)
    top = _TOP + (_HEAD if headed else 0)
    signs = top
    top += _SIGN * len(picture.earned) + (_GAP if picture.earned else 0)
    course = top - 6
    top += _COURSE if picture.course else 0
    latest = top + _ROW // 2
    top += _ROW if picture.latest else 0
    canvas = felt(plain_palette(picture.heavy), max(_LEAST, top + _TOP + _ROW * len(picture.bars)))
    if picture.badge and headed:
        _lay_head(canvas, picture.badge)
    for row, earned in enumerate(picture.earned):
        _lay_earned(canvas, earned, signs + row * _SIGN + _SIGN // 2)
    if picture.course:
        box = _EDGE, course, WIDTH - _EDGE, course + _COURSE
        lay_chart(canvas, box, [picture.course], numbered=False)
    if picture.latest:
        _lay_latest(canvas, picture, latest)
    left = _LEFT
    if any(bar.badge or bar.label for bar in picture.bars):
        left = _AFTER_NAMES if any(bar.badge for bar in picture.bars) else _AFTER_LABELS
    values = [0.0, *(bar.value for bar in picture.bars)]
    low, high = min(values), max(values)
    reach = (_RIGHT - left - _THIN) / ((high - low) or 1)
    nothing = left + round(-low * reach)
    for row, bar in enumerate(picture.bars):
        end = nothing + round(bar.value * reach)
        ends = min(nothing, end), max(nothing, end) + _THIN
        y = top + row * _ROW + _ROW // 2
        lay_block(canvas, FELT_LINE, (left, y - 24, _RIGHT, y + 24))
        _lay_bar(canvas, bar, ends, y)
    return canvas.png(TIGHT if picture.earned else SMALL)


def _lay_bar(canvas: Canvas, bar: Bar, ends: tuple[int, int], y: int) -> None:
    left, right = ends
    colour = medal_colour(bar.place if bar.medal and bar.place else PLAIN)
    if bar.place and bar.medal:
        lay_medal(canvas, bar.place, 80, y, 32)
    elif bar.place:
        lay_words(canvas, str(bar.place), 80, y - LEAST_CAP // 2, LEAST_CAP, PAPER, 64)
    if bar.label:
        cap = fitting_cap(bar.label, LABEL_ROOM, (LEAST_CAP,))
        lay_name(canvas, bar.label, (_LEFT, y - cap // 2), cap, LABEL_ROOM)
    if bar.badge:
        shows_person = bar.badge.avatar or bar.badge.initial
        lay_badge(canvas, bar.badge, None if shows_person else bar.place, _FACE, y, 32)
        cap = fitting_cap(bar.badge.name, _NAME_ROOM, (LEAST_CAP,))
        lay_name(canvas, bar.badge.name, (_NAME, y - cap // 2), cap, _NAME_ROOM)
    lay_block(canvas, colour, (left, y - 24, right, y + 24))
    lay_words(canvas, bar.written, (_RIGHT + WIDTH - 40) // 2 + 4, y - 20, 40, PAPER, _NUMBER)


def _lay_latest(canvas: Canvas, picture: BarsPicture, y: int) -> None:
    cap = fitting_cap(picture.latest_label, LABEL_ROOM, (LEAST_CAP,))
    lay_name(canvas, picture.latest_label, (_LEFT, y - cap // 2), cap, LABEL_ROOM)
    for number, place in enumerate(picture.latest):
        x = _AFTER_LABELS + _LATEST // 2 + number * _LATEST
        if place:
            lay_medal(canvas, place, x, y, _LATEST // 2 - 2)
        else:
            lay_block(canvas, FELT_LINE, (x - 18, y - 6, x + 18, y + 6))


def _lay_earned(canvas: Canvas, earned: Emblem, y: int) -> None:
    canvas.lay(emblem(canvas.palette, earned.kind), _LEFT - EMBLEM // 2, y - EMBLEM // 2)
    left = _LEFT + _HEAD_RADIUS + 32
    room = WIDTH - 50 - left
    lay_name(canvas, earned.name, (left, y - _EARNED_CAP // 2), _EARNED_CAP, room)


def _lay_head(canvas: Canvas, badge: Badge) -> None:
    middle = _TOP + _HEAD // 2 - 6
    lay_badge(canvas, badge, None, _LEFT, middle, _HEAD_RADIUS)
    left = _LEFT + _HEAD_RADIUS + 32
    cap = fitting_cap(badge.name, WIDTH - 50 - left, (38, LEAST_CAP))
    lay_name(canvas, badge.name, (left, middle - cap // 2), cap, WIDTH - 50 - left)
