"""The podium of a deal: people, places, titles or points of the deal, and held cards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.badges import NOBODY, Badge, lay_badge
from bot.drawing.hats import Hat, hat_height, lay_hat
from bot.drawing.marks import (
    LOSS_WIDTH,
    felt,
    lay_block,
    lay_cards,
    lay_loss,
    lay_medal,
    lay_words,
    medal_colour,
)
from bot.drawing.names import lay_name
from bot.drawing.palettes import results_palette
from bot.drawing.png import RUNS, SMALL, TIGHT
from bot.drawing.slips import PITCH_Y, lay_slips, rows_of_slips
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FOUR_COLOUR, INK, LEAST_CAP, LINES, LOSS, PAPER, WIDTH, Deck
from rules.cards import Card

STEPS = 3  # most steps that are drawn; seats of later steps are in rows below the podium
_BASE, _HEIGHTS = 388, (208, 188, 168)  # y of the podium's foot, and heights of its steps
_WIDEST, _GAP = 620, 10  # greatest width of a step, and the gap between two steps
_DISC, _SIDE_DISC = 50, 32  # radii of faces on a step, and in a row below
_PLINTH = 46  # height of the part of a step that has the name
_LINE, _MEDAL = 48, 26  # height of a line of text in a row below, and the radius of a medal
_PLACE = 48  # height of the number of a place
_LEFT, _RIGHT, _FOOT = 42, WIDTH - 42, 34
_FEW, _ROW, _HIGH_ROW = 3, 116, 172  # up to three rows are high and show whole cards
_MOST_BYTES = 60_000  # larger pictures are packed more tightly
_FACE, _NAMED, _CARDS_RIGHT = 104, 272, 2  # widths of a face, and of a name beside whole cards
_PALE_LOSS = LINES[3]  # of penalties and lost points, on felt


@dataclass(frozen=True)
class PodiumSeat:
    """A seat after a deal: its person, a caption, and held cards.

    The caption is the title, the role or the points of the deal, in the language of the picture; a
    `loss` has a colour of its own. The number is drawn only for a person without avatar and name.
    """

    number: int
    caption: str = ""
    loss: bool = False
    cards: tuple[Card, ...] = ()
    badge: Badge = NOBODY
    hat: Hat | None = None


@dataclass(frozen=True)
class PodiumStep:
    """The seats that share a place: one seat, or a side. Two steps may have the same place."""

    place: int
    seats: tuple[PodiumSeat, ...]
    medal: bool = True  # False hides the place: the deal was lost, or drawn


@dataclass(frozen=True)
class PodiumPicture:
    """The steps of a podium, the best step first."""

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
        (step.place if number >= STEPS and step.medal else None, number < STEPS, seat)
        for number, step in enumerate(podium.steps)
        for seat in step.seats
        if seat.cards or number >= STEPS
    ]
    few = len(below) <= _FEW and any(seat.cards for _, _, seat in below)
    columns = 1 if few else 2
    wide = (_RIGHT - _LEFT) // columns
    lines = [below[at : at + columns] for at in range(0, len(below), columns)]
    heights = [
        max(_height(seat, on_step, few, wide) for _, on_step, seat in line) for line in lines
    ]
    canvas = felt(results_palette(podium.deck), _BASE + sum(heights) + _FOOT)
    _lay_steps(canvas, podium.steps[:STEPS])
    y = _BASE + 16
    for line, height in zip(lines, heights, strict=True):
        for column, (place, on_step, seat) in enumerate(line):
            row = _Row(_LEFT + column * wide, y, wide, height, few)
            _lay_seat(canvas, place, on_step, seat, row)
            lay = lay_cards if few else lay_slips
            if seat.cards:
                lay(canvas, seat.cards, podium.deck, podium.tiles, row.cards)
        y += height
    return canvas.png(RUNS) if few else canvas.png_within(_MOST_BYTES, SMALL, TIGHT)


@dataclass(frozen=True)
class _Row:
    """The place of a seat below the podium: its face, its name, and its cards if it has any.

    Where there are `few`, the cards are whole and stand beside the name, otherwise below it.
    """

    left: int
    top: int
    wide: int
    height: int
    few: bool

    @property
    def room(self) -> int:
        return _NAMED if self.few else self.wide - _FACE - _CARDS_RIGHT

    @property
    def cards(self) -> tuple[int, int, int, int]:
        right, bottom = self.left + self.wide - _CARDS_RIGHT, self.top + self.height - 8
        if self.few:
            return self.left + _FACE + _NAMED, self.top + 8, right, bottom
        return self.left + _FACE, self.top + _LINE + 8, right, bottom


def _height(seat: PodiumSeat, on_step: bool, few: bool, wide: int) -> int:
    """Return the height of a seat's row; its cards are slips unless there are `few` seats."""
    if few and seat.cards:
        return _HIGH_ROW
    least = _ROW + (hat_height(_SIDE_DISC) if seat.hat and not on_step else 0)
    room = wide - _FACE - _CARDS_RIGHT
    return max(least, _LINE + rows_of_slips(len(seat.cards), room) * PITCH_Y + 20)


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
        crown = Hat.CROWN if crowned and step.place == 1 else None
        _lay_face(canvas, seat, middle, top - radius - 8, radius, seat.hat or crown)
        foot = _BASE - 13
        at = middle, foot - LEAST_CAP
        lay_name(canvas, seat.badge.name, at, LEAST_CAP, apart - 8, INK, centred=True)
        room = apart - 8 - 2 * LOSS_WIDTH * seat.loss
        at = middle, foot - _PLINTH - LEAST_CAP
        ink = LOSS if seat.loss else INK
        width = lay_name(canvas, seat.caption, at, LEAST_CAP, room, ink, centred=True)
        if seat.loss and width:
            lay_loss(canvas, middle - width // 2 - LOSS_WIDTH, at[1] + LEAST_CAP // 2, ink)
    if step.medal:
        lay_words(canvas, str(step.place), left + wide // 2, top + 12, _PLACE, INK, 100)


def _lay_face(
    canvas: Canvas, seat: PodiumSeat, x: int, y: int, radius: int, hat: Hat | None
) -> None:
    """Lay a person's disc round (x, y) with a hat; the seat's number if it has no other sign."""
    number = None if seat.badge.avatar or seat.badge.initial else seat.number
    lay_badge(canvas, seat.badge, number, x, y, radius, PAPER)
    if hat:
        lay_hat(canvas, hat, x, y, radius)


def _lay_seat(
    canvas: Canvas, place: int | None, on_step: bool, seat: PodiumSeat, row: _Row
) -> None:
    """Lay the face, the name and the caption of a seat in a row below the podium.

    Place, caption and hat of a seat `on_step` are not shown again. There is no room for a caption
    above slips: the message tells it, too.
    """
    radius, hat = _SIDE_DISC, None if on_step else seat.hat
    x, middle = row.left + radius + 10, row.top + row.height // 2
    y = middle + (hat_height(radius) // 2 if hat else 0)
    _lay_face(canvas, seat, x, y, radius, hat)
    if place is not None:
        lay_medal(canvas, place, x + radius - 2, y + radius - 12, _MEDAL)
    captioned = not on_step and bool(seat.caption) and (row.few or not seat.cards)
    above = seat.cards and not row.few
    left, room = row.left + _FACE, row.room - 12
    top = (row.top + 6 if above else middle - _LINE * (1 + captioned) // 2) + _LINE // 2
    lay_name(canvas, seat.badge.name, (left, top - LEAST_CAP // 2), LEAST_CAP, room)
    if captioned:
        top += _LINE
        ink, sign = (_PALE_LOSS, LOSS_WIDTH) if seat.loss else (PAPER, 0)
        if sign:
            lay_loss(canvas, left, top, ink)
        at = left + sign, top - LEAST_CAP // 2
        lay_name(canvas, seat.caption, at, LEAST_CAP, room - sign, ink)
