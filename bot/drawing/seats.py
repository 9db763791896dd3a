"""Seats as plates with their person and their state: turn, cards left, place, side, hat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from bot.drawing import signs
from bot.drawing.badges import NOBODY, Avatar, Badge, avatar_disc, lay_number
from bot.drawing.brush import Brush
from bot.drawing.curves import POINTER, turned
from bot.drawing.hats import Hat, draw_crown, hat_sprite
from bot.drawing.names import name_sprite
from bot.drawing.oval import HEAD, PLATE_HEIGHT, Point, plate
from bot.drawing.palette import Palette
from bot.drawing.signs import RING
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import AMBER, BRASS, EDGE, FADED, INK, LEAST_CAP, MEDALS, PAPER, SLATE

_HAT = 92  # percent of a hat's full size
_RADIUS = 28  # radius of the disc with the avatar or the number
_DISC_X, _DISC_Y = 60, 42  # middle of the disc, from the upper left corner of the plate
_ASIDE = 42  # from the right edge to the middle of the sign beside the disc: backs, or a medal
# height of a name's capitals, for letters of 14 px where a phone shows a picture 300 px wide, and
# the pixels of a plate's width that a name leaves free
NAME_CAP, NAME_MARGIN = 37, 12
_NAMELESS = 21  # pixels by which all signs lie lower on a plate without a name
_NAME_TOP, _EDGE = 63, 3  # top of a name, with room for accents; margin below descenders
_NUMBER = 24  # radius of a seat's number at the lower left of an avatar
_RIGHT = -1.5707963267948966  # radians: a quarter turn, so that the pointer points to the right


@dataclass(frozen=True)
class SeatMark:
    """A seat: its number from 1, the number of its cards, and its place once the seat is out.

    A number of cards below 0 is known to the owner only. ``side`` counts from 1; 0 is no side. A
    computer plays for a seat that is ``asleep``.
    """

    number: int
    cards_left: int
    on_turn: bool = False
    place: int | None = None
    passed: bool = False
    hat: Hat | None = None
    side: int = 0
    asleep: bool = False
    badge: Badge = NOBODY


def lay_seat(canvas: Canvas, seat: SeatMark, at: Point, seats: int) -> None:
    """Lay one of so many plates round this point."""
    left, top, right, _ = plate(at, seats)
    canvas.lay(
        _seat(canvas.palette, replace(seat, hat=None, asleep=False), right - left), left, top
    )
    if seat.hat:
        hat = hat_sprite(canvas.palette, seat.hat, _HAT)
        canvas.lay(hat, left + _DISC_X - hat.picture.width // 2, top - HEAD)
    if seat.asleep:
        canvas.lay(signs.sleep(canvas.palette), right - _ASIDE - 32, top - HEAD)


@lru_cache(maxsize=256)
def _seat(palette: Palette, seat: SeatMark, wide: int) -> Sprite:
    """Return all of a seat within its plate, cached: most seats do not change between pictures."""
    quiet = seat.passed or seat.place is not None
    bare = _plate(palette, wide, seat.on_turn, quiet)
    picture = bare.picture.copy()
    canvas = Canvas(palette, picture)
    colour = AMBER if seat.on_turn else FADED if quiet else PAPER
    name = name_sprite(palette, seat.badge.name, NAME_CAP, wide - NAME_MARGIN, colour)
    if name:
        top = min(_NAME_TOP, PLATE_HEIGHT - _EDGE - name.picture.height)
        canvas.lay(name, (wide - name.picture.width) // 2, top)
    x, y = _DISC_X, _DISC_Y + (0 if name else _NAMELESS)
    if seat.on_turn:
        canvas.lay(_pointer(palette), 8, y - 18)
    if seat.side:
        canvas.lay(signs.ring(palette, seat.side), x - RING - 1, y - RING - 1)
    avatar, ring = seat.badge.avatar, AMBER if seat.on_turn else EDGE if quiet else BRASS
    if avatar:
        disc = avatar_disc(palette, avatar, _RADIUS, ring)
    else:
        disc = _disc(palette, seat.number, seat.on_turn, quiet)
    canvas.lay(disc, x - _RADIUS, y - _RADIUS)
    if seat.passed:
        canvas.lay(signs.passed(palette), x + 8, y + 8)
    if avatar:
        lay_number(canvas, seat.number, x, y, _RADIUS, ring, _NUMBER)
    if seat.place is None:
        backs = signs.backs(palette, seat.cards_left, quiet)
        canvas.lay(backs, wide - _ASIDE - signs.BACKS_WIDTH // 2, y - 34)
    else:
        medal = signs.medal(palette, seat.place)
        canvas.lay(medal, wide - _ASIDE - signs.MEDAL // 2, y - signs.MEDAL // 2)
    return Sprite(picture, bare.shape)


@lru_cache(maxsize=64)
def tag(
    palette: Palette, number: int, radius: int, crowned: bool, rim: bool, avatar: Avatar | None
) -> Sprite:
    """Return a small disc with the avatar of a play's seat, or else with the seat's number.

    A disc with a number has a ``rim`` on cards that are as dark as the disc. Who is out first wears
    a crown, which is smaller on a small disc.
    """
    brush = Brush(2 * radius, 2 * radius)
    wide = radius * (0.8 if radius > LEAST_CAP else 0.6)
    if avatar:
        disc = avatar_disc(palette, avatar, radius, MEDALS[0] if crowned else SLATE)
        if not crowned:
            return disc
        draw_crown(brush, radius, 0, wide)
        picture = disc.picture.copy()
        Canvas(palette, picture).lay(sprite(palette, brush.done()), 0, 0)
        return Sprite(picture, disc.shape)
    brush.disc(radius, radius, radius, BRASS if rim else SLATE)
    brush.disc(radius, radius, radius - 3, SLATE)
    low = radius * 0.2 if crowned else 0
    cap = max(LEAST_CAP, radius * (0.8 if crowned else 1.0))
    brush.text(str(number), radius, radius - cap / 2 + low, cap, PAPER, radius * 1.25)
    if crowned:
        draw_crown(brush, radius, radius * 0.08, wide)
    return sprite(palette, brush.done())


@lru_cache(maxsize=16)
def _plate(palette: Palette, wide: int, on_turn: bool, quiet: bool) -> Sprite:
    brush = Brush(wide, PLATE_HEIGHT)
    edge = AMBER if on_turn else EDGE if quiet else BRASS
    brush.panel((0, 0, wide, PLATE_HEIGHT), 24, SLATE, edge, 7 if on_turn else 3)
    return sprite(palette, brush.done())


@lru_cache(maxsize=128)
def _disc(palette: Palette, number: int, on_turn: bool, quiet: bool) -> Sprite:
    brush = Brush(2 * _RADIUS, 2 * _RADIUS)
    if on_turn:
        brush.disc(_RADIUS, _RADIUS, _RADIUS - 1, AMBER)
    else:
        brush.disc(_RADIUS, _RADIUS, _RADIUS - 1, EDGE if quiet else BRASS)
        brush.disc(_RADIUS, _RADIUS, _RADIUS - 4, SLATE)
    colour = INK if on_turn else FADED if quiet else PAPER
    brush.text(str(number), _RADIUS, _RADIUS - 16, LEAST_CAP, colour, _RADIUS * 1.5)
    return sprite(palette, brush.done())


@lru_cache(maxsize=8)
def _pointer(palette: Palette) -> Sprite:
    brush = Brush(16, 36)
    brush.outline(turned(POINTER, _RIGHT), (0, 0, 16, 36), AMBER)
    return sprite(palette, brush.done())
