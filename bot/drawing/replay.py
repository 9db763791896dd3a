"""The replay of a deal as a GIF, which shows one table after the other and is built table by table.

The format is GIF because Discord plays GIFs in every client and every preview. Discord shows an
attached APNG as a still picture, and not all clients play WebP or AVIF. Tables have a palette, as
GIFs do: 50 tables of 1100 px take 0.6 MB, and 4 ms each. Lossless WebP takes as many bytes and
24 ms for a table. AVIF takes four fifths of the bytes and 41 ms for a table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import GifImagePlugin, Image, ImageChops

from bot.drawing.badges import Badge, lay_badge
from bot.drawing.marks import lay_block, lay_cards
from bot.drawing.names import lay_name
from bot.drawing.palette import MOST, Palette, laid, rgba
from bot.drawing.sprite import Canvas
from bot.drawing.table import TablePicture, lay_table
from bot.drawing.theme import LEAST_CAP, SLATE, WIDTH, Deck
from rules.cards import Card

SAME = 0  # the index of unchanged pixels: a palette's `CLEAR`, which no frame shows
_KEEP = 1  # GIF's disposal: the next frame is laid on this one
_END = b";"
_AGAIN = 2  # times that a replay is shown once more before its last step stays


_COLUMNS, _ROW, _GAP, _RADIUS = 2, 152, 8, 34  # of the open hands, in pixels
_PITCH = (WIDTH - _GAP) // _COLUMNS  # from one column to the next
_NAME = 150  # the width of a name there


@dataclass(frozen=True)
class OpenHand:
    """The cards of a person after the end of a deal; a person without a name has a seat number."""

    badge: Badge
    number: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class StepPicture:
    """A step of a replay: the table, and below it all hands as they then were."""

    table: TablePicture
    hands: tuple[OpenHand, ...] = ()


def draw_step(step: StepPicture) -> bytes:
    """Draw a PNG 1100 px wide: the table, and the open hands below it."""
    return _lay_step(step).png()


def _lay_step(step: StepPicture) -> Canvas:
    above = lay_table(step.table)
    if not step.hands:
        return above
    rows = -(-len(step.hands) // _COLUMNS)
    top = above.height
    canvas = above.extended(rows * (_ROW + _GAP) + _GAP)
    for at, hand in enumerate(step.hands):
        row, column = divmod(at, _COLUMNS)
        drawn = _hand(canvas.palette, hand, step.table.deck, step.table.tiles)
        canvas.place(drawn, _GAP + column * _PITCH, top + _GAP + row * (_ROW + _GAP))
    return canvas


@lru_cache(maxsize=64)  # of each step, a play changes one hand
def _hand(palette: Palette, hand: OpenHand, deck: Deck, tiles: bool) -> Canvas:
    """Draw a badge with the name below it, and the cards beside them."""
    wide = _PITCH - _GAP
    canvas = Canvas.clear(palette, wide, _ROW)
    lay_block(canvas, SLATE, (0, 0, wide, _ROW))
    badge, middle = hand.badge, _NAME // 2
    number = None if badge.avatar or badge.initial else hand.number
    lay_badge(canvas, badge, number, middle, 14 + _RADIUS, _RADIUS)
    at = middle, _ROW - 16 - LEAST_CAP
    lay_name(canvas, badge.name, at, LEAST_CAP, _NAME, centred=True)
    if hand.cards:
        lay_cards(canvas, hand.cards, deck, tiles, (_NAME + 6, 4, wide - 8, _ROW - 4))
    return canvas


class Replay:
    """Animation that shows steps for some time each, three times, on an opaque ground.

    Of each step, only the part that differs from the step before is stored. The ground is opaque
    because a GIF can make a pixel neither transparent again nor half transparent.
    """

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._first: Palette | None = None
        self._before: tuple[Palette, Image.Image] | None = None

    def add(self, step: StepPicture, seconds: float) -> None:
        """Draw one more step, which is shown for so many seconds."""
        canvas = _lay_step(step)
        palette = canvas.palette
        whole = canvas.mapped(_opaque(palette))
        if self._first is None:
            self._first = palette
            self._parts += GifImagePlugin.getheader(whole.copy(), info={"loop": _AGAIN})[0]
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
        """Return the bytes of all steps added so far, at least one; deterministic.

        The picture is 1100 px wide, as tables are. All steps must have equally many hands.
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
