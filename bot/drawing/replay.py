"""The replay of a deal as a GIF, which shows one table after the other and is built table by table.

The format is GIF because Discord plays GIFs in every client and every preview. Discord shows an
attached APNG as a still picture, and not all clients play WebP or AVIF. Tables have a palette, as
GIFs do: 50 tables of 1100 px take 0.6 MB, and 4 ms each. Lossless WebP takes as many bytes and
24 ms for a table. AVIF takes four fifths of the bytes and 41 ms for a table.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import GifImagePlugin, Image, ImageChops

from bot.drawing.palette import MOST, Palette, laid, rgba
from bot.drawing.table import TablePicture, lay_table
from bot.drawing.theme import SLATE

SAME = 0  # the index of unchanged pixels: a palette's `CLEAR`, which no frame shows
_KEEP = 1  # GIF's disposal: the next frame is laid on this one
_END = b";"


class Replay:
    """Animation that shows tables for some time each, in a loop, on an opaque ground.

    Of each table, only the part that differs from the table before is stored. The ground is opaque
    because a GIF can make a pixel neither transparent again nor half transparent.

    For example, two tables, with the last one shown for longer::

        replay = Replay()
        replay.add(before, 0.9)
        replay.add(after, 3.0)
        gif = replay.gif()
    """

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._first: Palette | None = None
        self._before: tuple[Palette, Image.Image] | None = None

    def add(self, table: TablePicture, seconds: float) -> None:
        """Draw one more table, which is shown for so many seconds."""
        canvas = lay_table(table)
        palette = canvas.palette
        whole = canvas.mapped(_opaque(palette))
        if self._first is None:
            self._first = palette
            self._parts += GifImagePlugin.getheader(whole.copy(), info={"loop": 0})[0]
        part, offset = self._changed(palette, whole)
        self._parts += GifImagePlugin.getdata(
            part,
            offset,
            duration=round(1000 * seconds),
            disposal=_KEEP,
            transparency=SAME,
            include_color_table=palette is not self._first,  # reversed ranks have another palette
        )
        self._before = palette, whole

    def gif(self) -> bytes:
        """Return the bytes of all tables added so far, at least one; deterministic.

        The picture is 1100 px wide, as tables are.
        """
        return b"".join([*self._parts, _END])

    def _changed(self, palette: Palette, whole: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
        """Return the part of the table that has changed, and the upper left corner of this part."""
        if self._before is None or self._before[0] is not palette:
            return whole, (0, 0)
        changes = ImageChops.subtract_modulo(whole, self._before[1])
        box = changes.getbbox() or (0, 0, 1, 1)
        same = changes.crop(box).point([255] + [0] * (MOST - 1), "1")
        part = whole.crop(box)
        part.paste(SAME, mask=same)
        return part, box[:2]


@lru_cache(maxsize=16)
def _opaque(palette: Palette) -> list[int]:
    """Return for each index of the palette the index of its colour on the opaque ground."""
    ground = rgba(SLATE)
    seen = [laid(colour, ground, colour[3] / 255) for colour in palette.colours]
    return [palette.index(colour) for colour in seen] + [SAME] * (MOST - len(seen))
