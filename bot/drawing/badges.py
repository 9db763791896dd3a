"""Badges of people: the avatar on a disc with the seat's number, or the number alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.drawing.brush import Brush
from bot.drawing.names import covered, lay_name
from bot.drawing.palette import Palette
from bot.drawing.sprite import Canvas, Sprite, photo, sprite
from bot.drawing.theme import BRASS, PAPER, SLATE

_NUMBER = 0.42  # of a disc's radius: the radius of the number on an avatar
_LEAST = 13  # pixels of that radius


@dataclass(frozen=True, eq=False)
class Avatar:
    """A small RGB picture of a person; two are never equal, so that caches need not compare."""

    picture: Image.Image


@dataclass(frozen=True)
class Badge:
    """A person in a picture: the name as plain text, and the avatar where it is there."""

    name: str = ""
    avatar: Avatar | None = None

    @property
    def initial(self) -> str:
        """The first letter of the name; nothing where the fonts at hand lack the name."""
        return "".join(covered(self.name)[:1]).upper()


NOBODY = Badge()


def lay_badge(
    canvas: Canvas,
    badge: Badge,
    number: int | None,
    x: int,
    y: int,
    radius: int,
    ring: str = BRASS,
) -> None:
    """Lay an avatar round (x, y), with a seat's number at its lower left where one is given.

    Without an avatar the number is on the disc, or else the initial.
    """
    if badge.avatar:
        canvas.lay(avatar_disc(canvas.palette, badge.avatar, radius, ring), x - radius, y - radius)
        if number is not None:
            lay_number(canvas, number, x, y, radius, ring)
        return
    canvas.lay(number_disc(canvas.palette, number, radius, ring), x - radius, y - radius)
    if number is None and badge.initial:
        at, cap = (x, y - radius * 2 // 5), radius * 4 // 5
        lay_name(canvas, badge.initial, at, cap, radius * 3 // 2, centred=True)


def lay_number(canvas: Canvas, number: int, x: int, y: int, radius: int, ring: str = BRASS) -> None:
    """Lay a seat's number at the lower left of a disc of this radius round (x, y)."""
    small = max(_LEAST, round(radius * _NUMBER))
    left, low = x - radius * 7 // 10 - small, y + radius * 7 // 10 - small
    canvas.lay(number_disc(canvas.palette, number, small, ring), left, low)


@lru_cache(maxsize=1024)
def avatar_disc(palette: Palette, avatar: Avatar, radius: int, ring: str) -> Sprite:
    """Return an avatar within a ring, in a square of two radii."""
    brush, inner = Brush(2 * radius, 2 * radius), Brush(2 * radius, 2 * radius)
    brush.disc(radius, radius, radius, ring)
    wide = _ring(radius)
    inner.disc(radius, radius, radius - wide, PAPER)
    size = 2 * (radius - wide)
    drawn, shape = brush.done(), inner.done().getchannel("A")
    face = Image.new("RGB", drawn.size)
    face.paste(avatar.picture.resize((size, size), Image.Resampling.LANCZOS), (wide, wide))
    drawn.paste(face, (0, 0), shape)
    return photo(palette, drawn)


@lru_cache(maxsize=256)
def number_disc(palette: Palette, number: int | None, radius: int, ring: str) -> Sprite:
    """Return a number within a ring, in a square of two radii."""
    brush = Brush(2 * radius, 2 * radius)
    brush.disc(radius, radius, radius, ring)
    brush.disc(radius, radius, radius - _ring(radius), SLATE)
    if number is not None:
        brush.text(str(number), radius, radius * 0.52, radius * 0.96, PAPER, radius * 1.4)
    return sprite(palette, brush.done())


def _ring(radius: int) -> int:
    return max(3, radius // 10)
