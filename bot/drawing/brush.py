"""Drawing at three times the size, then shrinking, so that edges are smooth."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.drawing.curves import Outline
from bot.drawing.layout import scaled

FINE = 3  # pixels drawn across and down for one pixel of the picture
# stroke width by letter size: it gives the light built-in face the weight of a card's index
_STROKE, _HEAVY = 0.035, 0.047

Box = tuple[float, float, float, float]


@lru_cache(maxsize=64)
def _font(cap: int, stroke: float) -> tuple[ImageFont.FreeTypeFont, int]:
    trial = _built_in(1000).getbbox("H", anchor="ls")
    size = cap / (-trial[1] / 1000 + 2 * stroke)
    return _built_in(size), round(size * stroke)


def _built_in(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise RuntimeError("Pillow was built without FreeType: the pictures need it.")
    return font


class Brush:
    """A transparent sheet to draw on; `done` returns the picture.

    Lengths are pixels of the full size, ``width`` x ``height``. The picture has ``percent`` of this
    size, and its upper edge is at the y ``above``. A ``full`` sheet takes half the time, but allows
    no faint colour, and text only on an opaque ground.

    >>> brush = Brush(100, 50, percent=40)
    >>> brush.disc(50, 25, 20, "#F5A300")
    >>> brush.done().size, brush.done().getpixel((20, 10))
    ((40, 20), (245, 163, 0, 255))
    """

    def __init__(
        self, width: int, height: int, percent: int = 100, above: int = 0, full: bool = False
    ) -> None:
        across, down = scaled(width, percent) * FINE, scaled(height, percent) * FINE
        # shrinking needs "RGBa"; without faint colours, drawing may begin with that mode
        self._sheet = Image.new("RGBa" if full else "RGBA", (across, down))
        self._draw = ImageDraw.Draw(self._sheet)
        self._across, self._down = across / width, down / height
        self._size, self._above = FINE * percent / 100, above

    def done(self) -> Image.Image:
        return self._sheet.reduce(FINE).convert("RGBA")

    def outline(self, points: Outline, box: Box, fill: str) -> None:
        """Fill an outline of `curves`, stretched from its unit square to the box."""
        left, top, right, bottom = self._fine(box)
        self._draw.polygon(
            [(left + x * (right - left), top + y * (bottom - top)) for x, y in points], fill
        )

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a filled circle round (x, y)."""
        self._draw.ellipse(self._fine((x - radius, y - radius, x + radius, y + radius)), fill)

    def panel(self, box: Box, radius: float, fill: str | None, edge: str, line: float) -> None:
        """Draw a rectangle with round corners and an edge ``line`` wide inside the box."""
        left, top, right, bottom = self._fine(box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1),
            radius * self._size,
            fill,
            edge,
            max(1, round(line * self._size)),
        )

    def text(
        self,
        words: str,
        x: float,
        top: float,
        cap: float,
        fill: str,
        widest: float = 1000,
        heavy: bool = False,
    ) -> None:
        """Draw text with capitals ``cap`` high from ``top`` down, with its ink centered on x.

        Text wider than ``widest`` is squeezed.
        """
        font, stroke = _font(max(1, round(cap * self._size)), _HEAVY if heavy else _STROKE)
        left, high, right, low = font.getbbox(words, anchor="ls", stroke_width=stroke)
        ink = Image.new("L", (round(right - left), round(low - high)))
        ImageDraw.Draw(ink).text((-left, -high), words, 255, font, anchor="ls", stroke_width=stroke)
        width = min(ink.width, max(1, round(widest * self._size)))
        if width < ink.width:
            ink = ink.resize((width, ink.height), Image.Resampling.LANCZOS)
        base = (top + cap - self._above) * self._down - stroke
        self._draw.bitmap((round(x * self._across - width / 2), round(base + high)), ink, fill)

    def _fine(self, box: Box) -> Box:
        left, top, right, bottom = box
        top, bottom = top - self._above, bottom - self._above
        return left * self._across, top * self._down, right * self._across, bottom * self._down
