"""Pictures of people as Discord's CDN serves them, drawn from their colours."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

SIZES = (16, 32, 64, 128, 256, 512, 1024)
DEFAULTS = ("#5865F2", "#747F8D", "#3BA55D", "#FAA61A", "#ED4245", "#EB459E")
_FINE = 4  # drawn pixels for each pixel of the picture, in each direction
SKIN = ("#F3CBA3", "#C98F5E", "#8A5A36", "#FFE0BD", "#A66A42")
_HAIR = ("#2B2118", "#7B4A22", "#D9B04A", "#9A3B26", "#B9BEC6", "#4B3B78")


def avatar_hash(person_id: str, colour: str) -> str:
    """Return the hash in the address of a person's picture, as long as Discord's hashes."""
    return hashlib.md5(f"{person_id} {colour}".encode(), usedforsecurity=False).hexdigest()


@lru_cache(maxsize=256)
def draw_person(person_id: str, colour: str, size: int) -> bytes:
    """Draw the PNG of a person, with hair and skin chosen by the hash."""
    lots = bytes.fromhex(avatar_hash(person_id, colour))
    skin, hair = SKIN[lots[0] % len(SKIN)], _HAIR[lots[1] % len(_HAIR)]
    image, draw = _sheet(size, colour)
    unit = image.width / 64
    draw.ellipse([unit * n for n in (10, 44, 54, 90)], _HAIR[lots[2] % len(_HAIR)])
    draw.ellipse([unit * n for n in (17, 8, 47, 42)], hair)
    draw.ellipse([unit * n for n in (20, 15, 44, 47)], skin)
    for x in (27, 37):
        draw.ellipse([unit * n for n in (x - 2, 27, x + 2, 31)], "#1B1B1B")
    smile = 4 + lots[3] % 4
    draw.arc(
        [unit * n for n in (32 - smile, 32, 32 + smile, 40)], 20, 160, "#1B1B1B", int(unit * 2)
    )
    return _png(image, size)


@lru_cache(maxsize=64)
def draw_default(number: int, size: int) -> bytes:
    """Draw the PNG of one of Discord's default pictures (`number` 0 to 5)."""
    image, draw = _sheet(size, DEFAULTS[number])
    unit = image.width / 64
    draw.rounded_rectangle([unit * n for n in (14, 20, 50, 46)], unit * 12, "#FFFFFF")
    for x in (25, 39):
        draw.ellipse([unit * n for n in (x - 4, 28, x + 4, 37)], DEFAULTS[number])
    return _png(image, size)


def _sheet(size: int, ground: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (size * _FINE, size * _FINE), ground)
    return image, ImageDraw.Draw(image)


def _png(image: Image.Image, size: int) -> bytes:
    file = BytesIO()
    image.resize((size, size), Image.Resampling.BOX).save(file, "PNG")
    return file.getvalue()
