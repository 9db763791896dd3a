"""The podium of a deal: people, places, titles or points of the deal, and held cards."""

from __future__ import annotations

from dataclasses import dataclass

from bot.drawing.badges import NOBODY, Badge, lay_badge
from bot.drawing.hats import Hat, hat_height, lay_hat
from bot.drawing.marks import (
    felt,
    lay_block,
    lay_cards,
    lay_medal,
    lay_words,
    medal_colour,
)
from bot.drawing.names import fitting_cap, lay_name, name_sprite
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
# capitals of names and captions on a step and in a row below, the first that fits
_NAME_CAPS, _SIDE_CAP, _SIDE_CAPS = (LEAST_CAP,), LEAST_CAP, (LEAST_CAP,)
_PLINTH = 46  # height of the part of a step that has the name
_SIDE_NAME, _MEDAL = 150, 26  # width of a name in a row below, and the radius of a medal
_PLACE = 48  # height of the number of a place
_LEFT, _RIGHT, _FOOT = 42, WIDTH - 42, 34
_FEW, _ROW, _HIGH_ROW = 3, 116, 172  # up to three rows are high and show whole cards
_MOST_BYTES = 60_000  # larger pictures are packed more tightly
_CARDS_LEFT, _CARDS_RIGHT, _CAPTIONED = 156, 2, 220  # margins of held cards; width of a caption
_PALE_LOSS = LINES[3]  # of penalties and lost points, on felt


@dataclass(frozen=True)
class PodiumSeat:
    """A seat after a deal: its person, a caption, and held cards.

    The caption is the title, the role or the points of the deal, in the language of the picture; a
    `loss` has a colour of its own. The number is drawn only for a person without avatar and name.

    For example, a seat that got penalty points, and one with a title::

        PodiumSeat(4, "7 penalty", loss=True, cards=cards)
        PodiumSeat(1, "President", badge=badge)
    """

    number: int
    caption: str = ""
    loss: bool = False
    cards: tuple[Card, ...] = ()
    badge: Badge = NOBODY
    hat: Hat | None = None


@dataclass(frozen=True)
class PodiumStep:
    """The seats that share a place: one seat, or a side. Two steps may have the same place.

    For example, partners who have won, and a loser whose place is not shown::

        PodiumStep(1, (PodiumSeat(2), PodiumSeat(3)))
        PodiumStep(2, (PodiumSeat(1),), medal=False)
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
            x = _LEFT + column * wide
            left = _lay_seat(canvas, place, on_step, seat, x, y + height // 2, wide)
            box = left, y + 8, x + wide - _CARDS_RIGHT, y + height - 8
            lay = lay_cards if few else lay_slips
            if seat.cards:
                lay(canvas, seat.cards, podium.deck, podium.tiles, box)
        y += height
    return canvas.png(RUNS) if few else canvas.png_within(_MOST_BYTES, SMALL, TIGHT)


def _height(seat: PodiumSeat, on_step: bool, few: bool, wide: int) -> int:
    """Return the height of a seat's row; its cards are slips unless there are `few` seats."""
    if few and seat.cards:
        return _HIGH_ROW
    least = _ROW + (hat_height(_SIDE_DISC) if seat.hat and not on_step else 0)
    room = wide - _CARDS_LEFT - _CARDS_RIGHT
    return max(least, rows_of_slips(len(seat.cards), room) * PITCH_Y + 16)


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
        cap = fitting_cap(seat.badge.name, apart - 8, _NAME_CAPS)
        lay_name(canvas, seat.badge.name, (middle, foot - cap), cap, apart - 8, INK, centred=True)
        cap = fitting_cap(seat.caption, apart - 8, _NAME_CAPS)
        at = middle, foot - _PLINTH - cap
        ink = LOSS if seat.loss else INK
        lay_name(canvas, seat.caption, at, cap, apart - 8, ink, centred=True)
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
    canvas: Canvas,
    place: int | None,
    on_step: bool,
    seat: PodiumSeat,
    left: int,
    middle: int,
    wide: int,
) -> int:
    """Lay a seat in a row below the podium; return the left edge of the free room.

    Place, caption and hat of a seat `on_step` are not shown again.
    """
    radius, x, hat = _SIDE_DISC, left + 75, None if on_step else seat.hat
    y = middle - 14 + (hat_height(radius) // 2 if hat else 0)
    name = name_sprite(canvas.palette, seat.badge.name, _SIDE_CAP, _SIDE_NAME)
    if name:
        canvas.lay(name, x - name.picture.width // 2, y + radius)
    _lay_face(canvas, seat, x, y, radius, hat)
    if place is not None:
        lay_medal(canvas, place, x + radius - 2, y + radius - 12, _MEDAL)
    crowded = seat.cards and wide < _RIGHT - _LEFT  # the message has the captions, too
    if on_step or crowded or not seat.caption:
        return left + _CARDS_LEFT
    room = _CAPTIONED if seat.cards else wide - _CARDS_LEFT
    cap = fitting_cap(seat.caption, room - 12, _SIDE_CAPS)
    ink = _PALE_LOSS if seat.loss else PAPER
    lay_name(canvas, seat.caption, (left + _CARDS_LEFT, middle - cap // 2), cap, room - 12, ink)
    return left + _CARDS_LEFT + room
