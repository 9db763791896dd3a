"""The replay of a deal: one table after the other as a GIF, which grows by a table at a time.

GIF, because Discord plays it in every client and every preview; it shows an attached APNG as a
picture that stands still, and not all clients play WebP or AVIF. Our tables are pictures of a
palette, as a GIF is: 50 tables of 1100 px take 0.6 MB and 4 ms each. As lossless WebP they take
as many bytes and 24 ms, as AVIF four fifths of the bytes and 41 ms.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import GifImagePlugin, Image, ImageChops

from bot.drawing.palette import MOST, Palette, laid, rgba
from bot.drawing.table import TablePicture, lay_table
from bot.drawing.theme import SLATE

SAME = 0  # the index of pixels that stay as they were: a palette's `CLEAR`, which no frame shows
_KEEP = 1  # GIF's disposal: the next frame is laid on this one
_END = b";"


class Replay:
    """Tables that are shown for some time each, over and over, on an opaque ground.

    Only what differs from the table before is stored. It lies on a ground of its own because a GIF
    can neither make a pixel transparent again nor half transparent.

    For example, two tables, the last of which is shown for longer::

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
        """Draw one more table."""
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

        1100 px wide, as tables are.
        """
        return b"".join([*self._parts, _END])

    def _changed(self, palette: Palette, whole: Image.Image) -> tuple[Image.Image, tuple[int, int]]:
        """Return the box round all that changes, and its upper left corner."""
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
    """Return the index of each colour on the ground."""
    ground = rgba(SLATE)
    seen = [laid(colour, ground, colour[3] / 255) for colour in palette.colours]
    return [palette.index(colour) for colour in seen] + [SAME] * (MOST - len(seen))
