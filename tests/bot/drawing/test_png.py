"""The project's own PNG writer gives back what was composed, with every packing."""

from __future__ import annotations

from random import Random
from zlib import crc32

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot.drawing.brush import Brush
from bot.drawing.palette import CLEAR, Palette, ramp, rgba
from bot.drawing.png import QUICK, RUNS, SMALL, Packing, encoded
from bot.drawing.sprite import Canvas, Sprite, sprite
from bot.drawing.theme import AMBER, FELT, PAPER
from tests.bot.drawing.pixels import decoded

PALETTE = Palette(
    [
        *ramp(CLEAR, rgba(AMBER), 2),
        *ramp(rgba(AMBER), rgba(PAPER), 2),
        *ramp(rgba(FELT), rgba(PAPER), 2),
    ],
    lambda colour: colour,
)
PACKINGS = pytest.mark.parametrize("packing", [RUNS, QUICK, SMALL])
DISC = 40  # pixels: the diameter


def scattered(width: int, height: int) -> Image.Image:
    """Return a picture of boxes in random colors, and single pixels among them."""
    chance, picture = Random(width * height), Image.new("L", (width, height))
    draw, most = ImageDraw.Draw(picture), len(PALETTE.colours) - 1
    for _ in range(20):
        left, top = chance.randrange(width), chance.randrange(height)
        draw.rectangle((left, top, left + 9, top + 30), chance.randint(0, most))
        picture.putpixel((chance.randrange(width), chance.randrange(height)), most)
    return picture


def disc() -> Sprite:
    brush = Brush(DISC, DISC)
    brush.disc(DISC / 2, DISC / 2, DISC / 2, AMBER)
    return sprite(PALETTE, brush.done())


@PACKINGS
@pytest.mark.parametrize("height", [1, 2, 47, 48, 49, 96, 97, 300])
@pytest.mark.parametrize("width", [1, 2, 61, 1100])
def test_every_pixel_of_a_picture_is_in_its_file(width: int, height: int, packing: Packing) -> None:
    picture = scattered(width, height)
    shown = decoded(encoded(picture, PALETTE, packing))
    colours = [bytes(PALETTE.colours[index]) for index in picture.tobytes()]
    assert shown.size == (width, height)
    assert shown.tobytes() == b"".join(colours)


@PACKINGS
def test_each_chunk_of_a_file_has_its_checksum(packing: Packing) -> None:
    png, at, names = encoded(scattered(90, 90), PALETTE, packing), 8, []
    while at < len(png):
        length = int.from_bytes(png[at : at + 4])
        end = at + 8 + length
        assert crc32(png[at + 4 : end]) == int.from_bytes(png[end : end + 4])
        names.append(png[at + 4 : at + 8])
        at = end + 4
    assert at == len(png)
    assert names == [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"]


@pytest.mark.parametrize("ground", [FELT, PAPER])
def test_a_sprite_looks_the_same_on_plain_ground_as_on_any(ground: str) -> None:
    """A pixel in a corner, outside of the disc, makes the second ground not plain."""
    plain = Image.new("L", (DISC, DISC), PALETTE.index_of(ground))
    other = plain.copy()
    other.putpixel((0, 0), 0)
    shown = []
    for picture in (plain, other):
        Canvas(PALETTE, picture).lay(disc(), 0, 0)
        picture.putpixel((0, 0), 0)
        shown.append(picture.tobytes())
    assert shown[0] == shown[1]
    assert len({*shown[0]}) > 2


def test_large_sprite_covers_all_but_its_round_corners() -> None:
    brush = Brush(200, 300)
    brush.panel((0, 0, 200, 300), 20, PAPER, PAPER, 1)
    canvas = Canvas(PALETTE, Image.new("L", (200, 300), PALETTE.index_of(FELT)))
    canvas.lay(sprite(PALETTE, brush.done()), 0, 0)
    exact = Image.new("RGBA", (200, 300), FELT)
    exact.alpha_composite(brush.done())
    apart = ImageChops.difference(decoded(canvas.png()).convert("RGB"), exact.convert("RGB"))
    assert max(apart.tobytes()) <= 64
    box = apart.point(lambda value: 255 * (value > 2)).getbbox()
    assert box is not None  # soft corners, and colors of a palette, differ a little
    assert len({*apart.crop((0, 20, 200, 280)).tobytes()}) == 1
