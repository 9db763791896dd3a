"""Sprites in the colours of a palette, and the canvas that is composed of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from typing import Protocol, cast

from PIL import Image

from bot.drawing.palette import LEVELS, MOST, Palette

COMPRESSION = 5  # of zlib: half the work of 6, and 5 percent more bytes
_SOFT = re.compile(rb"[^\x00\x09]")


class Pixels(Protocol):
    """The indices of a "P" picture, by x and y."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...

    def __setitem__(self, at: tuple[int, int], index: int, /) -> None: ...


@dataclass(frozen=True)
class Shape:
    """Where a sprite is opaque, and its soft pixels: x, y, and the level of opacity << 16."""

    opaque: Image.Image
    soft: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Sprite:
    """A small "P" picture that hides what lies below it, but for its shape's soft edge."""

    picture: Image.Image
    shape: Shape

    def muted(self, palette: Palette) -> Sprite:
        """The same in the muted colours of its palette."""
        return Sprite(self.picture.point(palette.muted), self.shape)


def sprite(palette: Palette, drawn: Image.Image) -> Sprite:
    """An RGBA picture in the colours of a palette."""
    levels = drawn.getchannel("A").point([round(v * LEVELS / 255) for v in range(MOST)])
    solid = drawn.copy()
    solid.putalpha(255)
    return Sprite(palette.mapped(solid), _shape(drawn.size, levels.tobytes()))


@lru_cache(maxsize=64)
def _shape(size: tuple[int, int], levels: bytes) -> Shape:
    """The shape with these levels of opacity, kept once for all sprites that have it."""
    opaque = Image.frombytes("L", size, levels).point([0] * LEVELS + [255] * (MOST - LEVELS), "1")
    places = (found.start() for found in _SOFT.finditer(levels))
    soft = tuple((at % size[0], at // size[0], levels[at] << 16) for at in places)
    return Shape(opaque, soft)


class Canvas:
    """A picture in the colours of a palette; sprites of the same palette are laid on it."""

    def __init__(self, palette: Palette, picture: Image.Image) -> None:
        """A "P" picture of the palette; it is changed."""
        self.palette = palette
        self._picture = picture

    @classmethod
    def clear(cls, palette: Palette, width: int, height: int) -> Canvas:
        """A canvas on which nothing lies, with a transparent ground."""
        return cls(palette, palette.dressed(Image.new("P", (width, height))))

    def lay(self, one: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its upper left corner at (x, y), all of it on the canvas."""
        below, above, blends = _pixels(self._picture), _pixels(one.picture), self.palette.blends
        self._picture.paste(one.picture, (x, y), one.shape.opaque)
        for left, top, level in one.shape.soft:
            at = x + left, y + top
            below[at] = blends[level | above[left, top] << 8 | below[at]]

    def fill(self, colour: int, box: tuple[int, int, int, int]) -> None:
        """Fill a box with this index of the palette: left, top, right, bottom."""
        self._picture.paste(colour, box)

    def paint(self, levels: Image.Image, colours: Sequence[int], x: int, y: int) -> None:
        """Paint through an "L" mask with these indices of the palette, from faint to full."""
        steps = [level * (len(colours) + 1) // MOST for level in range(MOST)]
        through = levels.point([255 * bool(step) for step in steps], "1")
        shown = levels.point([colours[step - 1] for step in steps])
        self._picture.paste(self.palette.dressed(shown), (x, y), through)

    def mapped(self, indices: list[int]) -> Image.Image:
        """What was composed, as a "P" picture of its own: 256 indices say what each becomes."""
        return self.palette.dressed(self._picture.point(indices))

    def png(self, compression: int = COMPRESSION) -> bytes:
        """The bytes of a PNG; equal pictures give equal bytes."""
        file = BytesIO()
        self._picture.save(
            file, "PNG", compress_level=compression, transparency=self.palette.opacities
        )
        return file.getvalue()


def _pixels(picture: Image.Image) -> Pixels:
    return cast(Pixels, picture.load())
