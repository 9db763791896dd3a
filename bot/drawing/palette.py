"""A fixed palette: the colours of one kind of picture, and intermediate steps for smooth edges."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import cached_property, partial
from math import dist
from typing import Generic, TypeAlias, TypeVar

from PIL import Image, ImageColor

Colour: TypeAlias = tuple[int, int, int, int]  # red, green, blue, opacity

CLEAR: Colour = (0, 0, 0, 0)
LEVELS = 3  # of opacity at edges; 3 is opaque. More levels would only take more bytes
MOST = 256
_GRAIN = 4  # colours that differ by less are looked up as one colour
_COARSE = [min(255, round(v / _GRAIN) * _GRAIN) for v in range(MOST)] * 4  # rounded, for 4 channels
_PART = 1 << 13  # pairs of pixels mapped in one go, while other threads wait

Found = TypeVar("Found")


def rgba(name: str) -> Colour:
    """Return the colour of a name in the notation of `theme`, such as "#FFFFFF30"."""
    red, green, blue, *opacity = ImageColor.getrgb(name)
    return red, green, blue, opacity[0] if opacity else 255


def mixed(colour: Colour, other: Colour, part: float) -> Colour:
    """Return the colour at a ``part``, from 0 to 1, of the way from one colour to the other.

    On the way to or from `CLEAR` a colour becomes fainter and keeps its hue.
    """
    if CLEAR in (colour, other):
        (red, green, blue, _), near = (other, part) if colour == CLEAR else (colour, 1 - part)
        return red, green, blue, round(255 * near)
    red, green, blue, opacity = (
        round(a + (b - a) * part) for a, b in zip(colour, other, strict=True)
    )
    return red, green, blue, opacity


def ramp(colour: Colour, other: Colour, steps: int) -> tuple[Colour, ...]:
    """Return both colours, and between them ``steps`` colours at equal distances."""
    return tuple(mixed(colour, other, step / (steps + 1)) for step in range(steps + 2))


def laid(over: Colour, below: Colour, opacity: float) -> Colour:
    """Blend a colour, of this opacity from 0 to 1, over another."""
    under = below[3] / 255 * (1 - opacity)
    whole = opacity + under
    if not whole:
        return CLEAR
    pairs = zip(over[:3], below[:3], strict=True)
    red, green, blue = (round((a * opacity + b * under) / whole) for a, b in pairs)
    return red, green, blue, round(255 * whole)


class Palette:
    """At most 256 colours; every other colour is shown as the nearest of them.

    Index 0 is `CLEAR`. Colours that are not opaque come first, so that a PNG lists few opacities.
    Otherwise the colours keep their order: the steps of a ramp are neighbors, so that few different
    differences occur between pixels. ``mute`` returns the look of a colour on a muted card. With
    ``looks``, each colour is found as itself, and seen as the look of the same position. Text on a
    ``heavy`` palette is bold.

    >>> palette = Palette([rgba("#FF0000"), rgba("#808080")], mute=lambda colour: rgba("#808080"))
    >>> palette.colours[palette.index(rgba("#F01010"))]
    (255, 0, 0, 255)
    >>> palette.colours[palette.muted[1]]
    (128, 128, 128, 255)
    """

    def __init__(
        self,
        colours: Iterable[Colour],
        mute: Callable[[Colour], Colour],
        looks: Iterable[Colour] | None = None,
        heavy: bool = False,
    ) -> None:
        colours = [*colours]
        different = dict.fromkeys((CLEAR, *colours))
        seen = dict(zip(reversed(colours), reversed([*looks]), strict=True)) if looks else {}
        self.heavy = heavy
        self.colours = tuple(sorted(different, key=lambda colour: colour[3] == 255))
        if len(self.colours) > MOST:
            raise ValueError(f"{len(self.colours)} colours are more than a palette's {MOST}.")
        self.rgb = bytes(part for colour in self.colours for part in colour[:3])
        self.seen = bytes(part for colour in self.colours for part in seen.get(colour, colour)[:3])
        self.opacities = bytes(colour[3] for colour in self.colours if colour[3] < 255)
        self._seen = [_on_two_grounds(colour) for colour in self.colours]
        self._mute = mute
        self._indices = _Remembered(self._index_of_pixel)
        self._pairs = _Remembered(self._indices_of_pair)
        self.blends = _Remembered(self._blend)

    def index(self, colour: Colour) -> int:
        """Return the index of the nearest colour, compared on light and on dark ground together."""
        far = list(map(partial(dist, _on_two_grounds(colour)), self._seen))
        return far.index(min(far))

    def index_of(self, name: str) -> int:
        """Return the index for the colour of a name, as for `rgba`."""
        return self._indices[int.from_bytes(bytes(rgba(name)), sys.byteorder)]

    def mapped(self, picture: Image.Image) -> Image.Image:
        """Map an RGBA picture to an "L" picture of indices, quicker for Pillow than a "P"."""
        coarse = picture.point(_COARSE)
        count = picture.width * picture.height
        pairs = memoryview(coarse.tobytes() + bytes(count % 2 * 4)).cast("Q")
        indices = self._pairs.__getitem__
        parts = (pairs[start : start + _PART] for start in range(0, len(pairs), _PART))
        whole = b"".join(b"".join(map(indices, part)) for part in parts)
        return Image.frombytes("L", picture.size, whole[:count])

    def nearest(self, picture: Image.Image) -> Image.Image:
        """Map an RGB picture of many colours, such as a photo, to an "L" picture of indices."""
        nearest = picture.quantize(palette=self._opaque[0], dither=Image.Dither.NONE)
        return Image.frombytes("L", nearest.size, nearest.tobytes()).point(self._opaque[1])

    @cached_property
    def _opaque(self) -> tuple[Image.Image, list[int]]:
        """A picture for Pillow with the opaque colours only, and their indices in this palette."""
        first = len(self.opacities)
        picture = Image.new("P", (1, 1))
        picture.putpalette(self.rgb[3 * first :])
        last = len(self.colours) - 1
        return picture, [min(first + index, last) for index in range(MOST)]

    @cached_property
    def muted(self) -> list[int]:
        """The table for `Image.point` with the index of the muted form of each colour."""
        table = [self.index(self._mute(colour)) for colour in self.colours]
        return table + [0] * (MOST - len(table))

    def _indices_of_pair(self, pair: int) -> bytes:
        """Return the indices of two pixels, given as one number, which halves the look-ups."""
        pixels = memoryview(pair.to_bytes(8, sys.byteorder)).cast("I")
        return bytes(map(self._indices.__getitem__, pixels))

    def _index_of_pixel(self, pixel: int) -> int:
        red, green, blue, opacity = pixel.to_bytes(4, sys.byteorder)
        return self.index((red, green, blue, opacity))

    def _blend(self, key: int) -> int:
        """Return the index for the blend of a colour over another one.

        The key has a byte each for the level of opacity, the colour above, and the colour below.
        """
        level, over, below = key >> 16, key >> 8 & 255, key & 255
        return self.index(laid(self.colours[over], self.colours[below], level / LEVELS))


class _Remembered(dict[int, Found], Generic[Found]):
    """A cache that computes the value of a missing key once."""

    def __init__(self, find: Callable[[int], Found]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, key: int) -> Found:
        value = self[key] = self._find(key)
        return value


def _on_two_grounds(colour: Colour) -> tuple[float, ...]:
    """Return red, green and blue of a colour laid on black, then on white."""
    opacity = colour[3] / 255
    black = tuple(part * opacity for part in colour[:3])
    return *black, *(part + 255 * (1 - opacity) for part in black)
