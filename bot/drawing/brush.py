"""Drawing three times too large and shrinking, so that edges are smooth; and small PNG files."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.drawing.curves import Outline

FINE = 3  # pixels drawn for one pixel kept
_COLOURS = 128  # with 64 a dimmed card or the felt takes the pale tints of other cards away
_STROKE = 0.035  # of the letter size; gives the light built-in face the weight of a card's index

Box = tuple[float, float, float, float]


@lru_cache(maxsize=64)
def _font(cap: int) -> tuple[ImageFont.FreeTypeFont, int]:
    """Pillow's built-in face and stroke with which capitals are this many pixels high."""
    trial = _built_in(1000).getbbox("H", anchor="ls")
    size = cap / (-trial[1] / 1000 + 2 * _STROKE)
    return _built_in(size), round(size * _STROKE)


def _built_in(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise RuntimeError("Pillow was built without FreeType: the pictures need it.")
    return font


def png(picture: Image.Image) -> bytes:
    """The bytes of an RGBA picture as a PNG; equal pictures give equal bytes.

    A palette with transparency keeps these flat drawings intact.
    """
    file = BytesIO()
    flat = picture.quantize(_COLOURS, Image.Quantize.FASTOCTREE)
    flat.save(file, "PNG", compress_level=6)
    return file.getvalue()


class Brush:
    """A transparent sheet of ``width`` x ``height`` pixels to draw on; `done` gives the picture."""

    def __init__(self, width: int, height: int) -> None:
        self._sheet = Image.new("RGBA", (width * FINE, height * FINE))
        self._draw = ImageDraw.Draw(self._sheet)

    def done(self) -> Image.Image:
        """What was drawn, at its real size."""
        return self._sheet.reduce(FINE)

    def outline(self, points: Outline, box: Box, fill: str) -> None:
        """Fill an outline of `curves`, stretched from its unit square to the box."""
        left, top, right, bottom = (edge * FINE for edge in box)
        self._draw.polygon(
            [(left + x * (right - left), top + y * (bottom - top)) for x, y in points], fill
        )

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """A filled circle round (x, y)."""
        box = [edge * FINE for edge in (x - radius, y - radius, x + radius, y + radius)]
        self._draw.ellipse(box, fill)

    def panel(self, box: Box, radius: float, fill: str | None, edge: str, line: float) -> None:
        """A rectangle with round corners and an edge ``line`` wide inside the box."""
        left, top, right, bottom = (side * FINE for side in box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1), radius * FINE, fill, edge, round(line * FINE)
        )

    def text(
        self, words: str, x: float, top: float, cap: float, fill: str, widest: float = 1000
    ) -> None:
        """Letters with capitals ``cap`` high from ``top`` down, their ink centred on x.

        What would be wider than ``widest`` is squeezed.
        """
        font, stroke = _font(round(cap * FINE))
        left, high, right, low = font.getbbox(words, anchor="ls", stroke_width=stroke)
        ink = Image.new("L", (round(right - left), round(low - high)))
        ImageDraw.Draw(ink).text((-left, -high), words, 255, font, anchor="ls", stroke_width=stroke)
        width = min(ink.width, round(widest * FINE))
        if width < ink.width:
            ink = ink.resize((width, ink.height), Image.Resampling.LANCZOS)
        base = (top + cap) * FINE - stroke
        self._draw.bitmap((round(x * FINE - width / 2), round(base + high)), ink, fill)
