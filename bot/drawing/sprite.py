"""Sprites in the colours of a palette, and the canvas that is composed of them."""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Protocol, cast

from PIL import Image

from bot.drawing.palette import LEVELS, MOST, Palette
from bot.drawing.png import QUICK, Packing, encoded

_SOFT = re.compile(rb"[^\x00\x03]")
_LEVELS = [round(v * LEVELS / 255) for v in range(MOST)]  # level of each opacity
_LOOKED_AT = 24  # least soft pixels of a sprite for which a look at the ground is worth the time
_EACH = 60  # most pixels of such a sprite for each soft pixel
_TRUNK = 16_000  # least opaque pixels that are laid without a mask, in a tenth of the time


class Pixels(Protocol):
    """The indices of a picture, by x and y."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...

    def __setitem__(self, at: tuple[int, int], index: int, /) -> None: ...


@dataclass(frozen=True, eq=False)
class Shape:
    """The opaque part of a sprite, and its soft pixels: x, y, and the level of opacity.

    The soft pixels are kept as three arrays: as tuples they would take most memory of all sprites.
    Each of the ``parts`` has its first row, the row after its last one, and a mask of its opaque
    pixels. The mask is None where all pixels of these rows are opaque.
    """

    size: tuple[int, int]
    left: array[int]
    top: array[int]
    levels: bytes
    parts: tuple[tuple[int, int, Image.Image | None], ...]

    @cached_property
    def mostly_edge(self) -> bool:
        """Whether blending all soft pixels takes longer than a look at the ground."""
        count, (width, height) = len(self.levels), self.size
        return count >= _LOOKED_AT and width * height <= _EACH * count


@dataclass(frozen=True, eq=False)
class Sprite:
    """A small picture of indices that covers the ground below, and blends at its soft edge.

    ``on`` is a cache: by the index of a ground of one colour, the sprite laid on that ground.
    """

    picture: Image.Image
    shape: Shape
    on: dict[int, Image.Image] = field(default_factory=dict, repr=False)

    def muted(self, palette: Palette) -> Sprite:
        """Return the sprite in the muted colours of its palette."""
        return Sprite(self.picture.point(palette.muted), self.shape)

    @cached_property
    def soft(self) -> array[int]:
        """The soft pixels of the shape: for each, level << 16 | index of the colour << 8."""
        pixels, shape = _pixels(self.picture), self.shape
        soft = zip(shape.left, shape.top, shape.levels, strict=True)
        return array("I", [level << 16 | pixels[x, y] << 8 for x, y, level in soft])


def sprite(palette: Palette, drawn: Image.Image) -> Sprite:
    levels = drawn.getchannel("A").point(_LEVELS)
    solid = drawn.copy()
    solid.putalpha(255)
    return Sprite(palette.mapped(solid), _shape(drawn.size, levels.tobytes()))


def photo(palette: Palette, drawn: Image.Image) -> Sprite:
    """Return the sprite of an RGBA picture of many colours, mapped quicker than by `sprite`."""
    levels = drawn.getchannel("A").point(_LEVELS)
    return Sprite(palette.nearest(drawn.convert("RGB")), _shape(drawn.size, levels.tobytes()))


@lru_cache(maxsize=64)
def _shape(size: tuple[int, int], levels: bytes) -> Shape:
    """Return the shape with these levels of opacity, cached for all sprites of this shape."""
    wide, high = size
    places = [match.start() for match in _SOFT.finditer(levels)]
    left = array("H", [at % wide for at in places])
    top = array("H", [at // wide for at in places])
    soft = left, top, bytes([levels[at] for at in places])
    opaque = Image.frombytes("L", size, levels).point([0] * LEVELS + [255] * (MOST - LEVELS), "1")
    first, last = _trunk(wide, levels)
    if wide * (last - first) < _TRUNK:
        return Shape(size, *soft, ((0, high, opaque),))
    ends = ((0, first), (last, high))
    masked = [(top, end, opaque.crop((0, top, wide, end))) for top, end in ends if top < end]
    return Shape(size, *soft, ((first, last, None), *masked))


def _trunk(wide: int, levels: bytes) -> tuple[int, int]:
    """Return the first stretch of opaque rows: its first row, and the row after its last one."""
    whole = bytes([LEVELS]) * wide
    full = [levels[at : at + wide] == whole for at in range(0, len(levels), wide)]
    first = full.index(True) if True in full else 0
    return first, [*full, False].index(False, first)


class Canvas:
    """A picture in the colours of a palette; sprites of the same palette are laid on it."""

    def __init__(self, palette: Palette, picture: Image.Image) -> None:
        """Take an "L" picture of indices of the palette, which the canvas changes."""
        self.palette = palette
        self._picture = picture

    @classmethod
    def clear(cls, palette: Palette, width: int, height: int) -> Canvas:
        """Return an empty canvas with a transparent ground."""
        return cls(palette, Image.new("L", (width, height)))

    @property
    def height(self) -> int:
        return self._picture.height

    def extended(self, height: int) -> Canvas:
        """Return a canvas with this picture, and an empty ground of this height below it."""
        canvas = Canvas.clear(self.palette, self._picture.width, self.height + height)
        canvas._picture.paste(self._picture, (0, 0))
        return canvas

    def lay(self, drawn: Sprite, x: int, y: int) -> None:
        """Lay a sprite with its upper left corner at (x, y); all of it must be on the canvas."""
        if drawn.shape.mostly_edge:
            width, height = drawn.shape.size
            below = self._picture.crop((x, y, x + width, y + height))
            low, high = cast(tuple[int, int], below.getextrema())
            if low == high:
                self._picture.paste(self._on(drawn, low), (x, y))
                return
        self._blend(drawn, x, y)

    def _on(self, drawn: Sprite, ground: int) -> Image.Image:
        if ground not in drawn.on:
            canvas = Canvas(self.palette, Image.new("L", drawn.shape.size, ground))
            canvas._blend(drawn, 0, 0)
            drawn.on[ground] = canvas._picture
        return drawn.on[ground]

    def _blend(self, drawn: Sprite, x: int, y: int) -> None:
        """Cover the opaque part of a sprite, and blend its soft pixels with the picture below."""
        width, height = drawn.shape.size
        for top, bottom, mask in drawn.shape.parts:
            whole = bottom - top == height
            part = drawn.picture if whole else drawn.picture.crop((0, top, width, bottom))
            self._picture.paste(part, (x, y + top), mask)
        below, blends = _pixels(self._picture), self.palette.blends
        for left, top, over in zip(drawn.shape.left, drawn.shape.top, drawn.soft, strict=True):
            at = x + left, y + top
            below[at] = blends[over | below[at]]

    def place(self, other: Canvas, x: int, y: int) -> None:
        """Place another canvas of the same palette with its upper left corner at (x, y)."""
        self._picture.paste(other._picture, (x, y))

    def fill(self, colour: int, box: tuple[int, int, int, int]) -> None:
        """Fill a box with this index of the palette: left, top, right, bottom."""
        self._picture.paste(colour, box)

    def paint(self, levels: Image.Image, colours: tuple[int, ...], x: int, y: int) -> None:
        """Paint through an "L" mask with these indices of the palette, from faint to full."""
        through, shown = _steps(colours)
        self._picture.paste(levels.point(shown), (x, y), levels.point(through, "1"))

    def mapped(self, indices: list[int]) -> Image.Image:
        """Return a new "P" picture; ``indices`` has the new index for each of the 256 old ones."""
        picture = self._picture.point(indices)
        picture.putpalette(self.palette.seen)
        return picture

    def png(self, packing: Packing = QUICK) -> bytes:
        """Return the bytes of a PNG; equal pictures give equal bytes."""
        return encoded(self._picture, self.palette, packing)

    def png_within(self, most: int, *packings: Packing) -> bytes:
        """Return a PNG by the first packing that takes at most ``most`` bytes, else by the last."""
        for packing in packings:
            if len(png := self.png(packing)) <= most:
                break
        return png


@lru_cache(maxsize=64)
def _steps(colours: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Return two lists by the level of an "L" mask: 255 or 0 to paint or not, and the index."""
    steps = [level * (len(colours) + 1) // MOST for level in range(MOST)]
    return [255 * bool(step) for step in steps], [colours[step - 1] for step in steps]


def _pixels(picture: Image.Image) -> Pixels:
    return cast(Pixels, picture.load())
