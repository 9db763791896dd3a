"""The podium of a deal: people, places, points of the deal and in total, and held cards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.badges import NOBODY, Badge
from bot.drawing.marks import (
    felt,
    lay_block,
    lay_cards,
    lay_disc,
    lay_medal,
    lay_words,
    medal_colour,
)
from bot.drawing.names import fitting_cap, lay_name, name_sprite
from bot.drawing.palettes import results_palette
from bot.drawing.png import RUNS, SMALL, TIGHT
from bot.drawing.slips import PITCH_Y, lay_slips, rows_of_slips
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FOUR_COLOUR, INK, PAPER, WIDTH, Deck
from rules.cards import Card

STEPS = 3  # most steps that are drawn; seats of later steps are in rows below the podium
_BASE, _HEIGHTS = 456, (274, 224, 180)  # y of the podium's foot, and heights of its steps
_WIDEST, _GAP = 620, 10  # greatest width of a step, and the gap between two steps
_DISC = 50
# capitals of names on a step and in a row below; height of the part of a step that has the names
_NAME_CAP, _SIDE_CAP, _PLINTH = 24, 18, 42
_LONE_CAP = 40  # capitals of names on a step without points
_SIDE_NAME, _MEDAL = 118, 21  # width of a name in a row below, and the radius of a medal
_POINTS, _LEAST_PLACE = 148, 36  # height that points take on a step; least height of a place
_LEFT, _RIGHT, _FOOT = 42, WIDTH - 42, 34
_FEW, _ROW, _HIGH_ROW = 3, 108, 176  # up to three rows are high and show whole cards
_MOST_BYTES = 60_000  # larger pictures are packed more tightly
_CARDS_LEFT, _CARDS_RIGHT, _NUMBERED = 112, 2, 124  # margins of held cards, and the width of points


@dataclass(frozen=True)
class PodiumSeat:
    """A seat after a deal: points of the deal and in total, or None without points; held cards.

    For example, a seat that has lost two points, and one where no points are kept::

        PodiumSeat(4, gained=-2, total=7, cards=cards)
        PodiumSeat(1, badge=badge)
    """

    number: int
    gained: int | None = None
    total: int | None = None
    cards: tuple[Card, ...] = ()
    badge: Badge = NOBODY


@dataclass(frozen=True)
class PodiumStep:
    """The seats that share a place: one seat, or a side. Two steps may have the same place.

    For example, partners who have won, and a loser whose place is not shown::

        PodiumStep(1, (PodiumSeat(2, 6, 11), PodiumSeat(3, 6, 5)))
        PodiumStep(2, (PodiumSeat(1, -12, -16),), medal=False)
    """

    place: int
    seats: tuple[PodiumSeat, ...]
    medal: bool = True  # False hides the place: the deal was lost, or drawn


@dataclass(frozen=True)
class PodiumPicture:
    """The steps of a podium, the best step first.

    For example, the podium of a deal with tiles::

        picture = PodiumPicture(steps, tiles=True)
        png = await app.pictures.png(draw_podium, picture)
    """

    steps: tuple[PodiumStep, ...]
    deck: Deck = FOUR_COLOUR
    tiles: bool = False


def draw_podium(podium: PodiumPicture) -> bytes:
    """Draw a PNG 1100 px wide: up to three steps, and rows of seats below the podium.

    The rows show the seats of later steps, and seats with cards. Raises ValueError without a step.
    """
    if not podium.steps:
        raise ValueError("A podium needs at least one step.")
    below = [
        (step.place if number >= STEPS else None, seat)
        for number, step in enumerate(podium.steps)
        for seat in step.seats
        if seat.cards or number >= STEPS
    ]
    few = len(below) <= _FEW
    columns = 1 if few else 2
    wide = (_RIGHT - _LEFT) // columns
    lines = [below[at : at + columns] for at in range(0, len(below), columns)]
    heights = [_HIGH_ROW if few else max(_crowded(*one, wide) for one in line) for line in lines]
    canvas = felt(results_palette(podium.deck), _BASE + sum(heights) + _FOOT)
    _lay_steps(canvas, podium.steps[:STEPS])
    y = _BASE + 16
    for line, height in zip(lines, heights, strict=True):
        for column, (place, seat) in enumerate(line):
            x = _LEFT + column * wide
            left = _lay_seat(canvas, place, seat, x, y + height // 2)
            box = left, y + 8, x + wide - _CARDS_RIGHT, y + height - 8
            lay = lay_cards if few else lay_slips
            if seat.cards:
                lay(canvas, seat.cards, podium.deck, podium.tiles, box)
        y += height
    return canvas.png(RUNS) if few else canvas.png_within(_MOST_BYTES, SMALL, TIGHT)


def _crowded(place: int | None, seat: PodiumSeat, wide: int) -> int:
    """Return the height of a seat's row with its cards as slips."""
    room = wide - _CARDS_LEFT - _CARDS_RIGHT - _numbered(place, seat)
    return max(_ROW, rows_of_slips(len(seat.cards), room) * PITCH_Y + 16)


def _numbered(place: int | None, seat: PodiumSeat) -> int:
    """Return the width of the points in a row; 0 where the seat is on a step or has no points."""
    return 0 if place is None or seat.gained is None else _NUMBERED


def _lay_steps(canvas: Canvas, steps: tuple[PodiumStep, ...]) -> None:
    order = (1, 0, 2) if len(steps) == STEPS else tuple(range(len(steps)))
    shares = [1 + len(step.seats) for step in steps]  # a step with more seats is wider
    whole = min(_WIDEST * len(steps), _RIGHT - _LEFT + 12 - (len(steps) - 1) * _GAP)
    widths = [whole * share // sum(shares) for share in shares]
    left = (WIDTH - sum(widths) - (len(steps) - 1) * _GAP) // 2
    crowned = sum(step.place == 1 for step in steps) == 1
    for number in order:
        _lay_step(canvas, steps[number], left, widths[number], crowned)
        left += widths[number] + _GAP


def _lay_step(canvas: Canvas, step: PodiumStep, left: int, wide: int, crowned: bool) -> None:
    top = _BASE - _HEIGHTS[min(step.place, STEPS) - 1]
    colour = medal_colour(step.place if step.medal else STEPS + 1)
    lay_block(canvas, colour, (left, top, left + wide, _BASE))
    apart = wide // len(step.seats)
    radius = min(_DISC, apart // 2 - 4)
    for position, seat in enumerate(step.seats):
        middle = left + apart // 2 + position * apart
        crown = crowned and step.place == 1
        lay_disc(canvas, seat.number, middle, top - radius - 8, radius, PAPER, crown, seat.badge)
        caps = (_LONE_CAP if seat.gained is None else _NAME_CAP, _NAME_CAP, _SIDE_CAP)
        cap = fitting_cap(seat.badge.name, apart - 16, caps)
        at = middle, _BASE - _PLINTH + _NAME_CAP - cap
        lay_name(canvas, seat.badge.name, at, cap, apart - 16, INK, centred=True)
        if seat.gained is None:
            continue
        room = apart - 12
        if len(step.seats) == 1:
            middle, room = middle + wide // 6, wide * 3 // 5
        lay_words(canvas, f"{seat.gained:+d}", middle, top + 20, 48, INK, room)
        lay_words(canvas, f"= {seat.total}", middle, top + 86, 36, INK, room)
    if not step.medal:
        return
    scored = step.seats[0].gained is not None
    if len(step.seats) == 1 or not scored:
        aside = wide // 3 if scored else 0
        lay_words(canvas, str(step.place), left + wide // 2 - aside, top + 34, 76, INK, 100)
    elif (below := min(76, _BASE - top - _POINTS - _PLINTH)) >= _LEAST_PLACE:
        lay_words(canvas, str(step.place), left + wide // 2, top + _POINTS - 8, below, INK, 100)


def _lay_seat(canvas: Canvas, place: int | None, seat: PodiumSeat, left: int, middle: int) -> int:
    """Lay seat, place and points in a row below the podium; return the left edge of the free room.

    A ``place`` of None means that the seat is on a step, so that its place and name are not shown
    again.
    """
    radius, x, y = 36, left + 50, middle
    named = place is not None  # else the name is on the podium
    name = name_sprite(canvas.palette, seat.badge.name, _SIDE_CAP, _SIDE_NAME) if named else None
    if name:
        radius, y = 32, middle - 12
        canvas.lay(name, x - name.picture.width // 2, y + radius)
    lay_disc(canvas, seat.number, x, y, radius, badge=seat.badge)
    if place is not None:
        lay_medal(canvas, place, x + radius - 2, y + radius - 12, _MEDAL)
    if numbered := _numbered(place, seat):
        lay_words(canvas, f"{seat.gained:+d}", left + 170, middle - 42, 36, PAPER, 108)
        lay_words(canvas, f"= {seat.total}", left + 170, middle + 10, 30, PAPER, 108)
    return left + _CARDS_LEFT + numbered
