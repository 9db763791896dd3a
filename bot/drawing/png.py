"""PNG files of pictures of a palette, written by our own few lines.

Pillow's writer leaves out two savings. It has zlib keep its largest table of places, which must be
gone through anew for every 32 kB of pixels: a tenth of all the time that a picture takes. And it
never lets rows be written as their difference from the row above, which makes a hand mostly zeros.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops

from bot.drawing.palette import Palette

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_INDEXED, _BITS = 3, 8  # colours by an index of one byte
_UP = 2  # PNG's filter: a row less the row above
_ROWS = 48  # that are handed to zlib in one go: they stay in the processor's cache
_MEMORY = 5  # of zlib: the size of its tables


@dataclass(frozen=True)
class Packing:
    """How a picture is packed: zlib's level, and whether only as ``runs`` of one difference.

    Runs take half the time of level 5, and more bytes where much is repeated within a row.
    """

    level: int
    runs: bool = False


RUNS, QUICK, SMALL = Packing(1, runs=True), Packing(5), Packing(6)
TIGHT = Packing(8)  # a tenth less than `SMALL`, in four times its time


def encoded(picture: Image.Image, palette: Palette, packing: Packing) -> bytes:
    """The bytes of a PNG of a picture of indices; equal pictures give equal bytes."""
    header = struct.pack(">IIBBBBB", *picture.size, _BITS, _INDEXED, 0, 0, 0)
    chunks = (
        (b"IHDR", header),
        (b"PLTE", palette.rgb),
        (b"tRNS", palette.opacities),
        (b"IDAT", b"".join(_packed(picture, packing))),
        (b"IEND", b""),
    )
    return b"".join([_SIGNATURE, *(_chunk(name, body) for name, body in chunks)])


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _packed(picture: Image.Image, packing: Packing) -> Iterator[bytes]:
    strategy = zlib.Z_RLE if packing.runs else zlib.Z_DEFAULT_STRATEGY
    packer = zlib.compressobj(packing.level, zlib.DEFLATED, zlib.MAX_WBITS, _MEMORY, strategy)
    width, height = picture.size
    lines = picture.crop((-1, 0, width, height))  # before each row a 0: it is as it is
    if packing.runs:
        above = lines.crop((0, -1, width + 1, height - 1))
        lines = ImageChops.subtract_modulo(lines, above)
        lines.paste(_UP, (0, 0, 1, height))
    for top in range(0, height, _ROWS):
        strip = lines.crop((0, top, width + 1, min(height, top + _ROWS)))
        yield packer.compress(strip.tobytes())
    yield packer.flush()
