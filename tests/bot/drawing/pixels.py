"""Helpers for pictures: decoding, a plain background, and the difference of two pictures."""

from __future__ import annotations

from io import BytesIO
from typing import TypeAlias

from PIL import Image, ImageChops

from bot.drawing import Deck
from bot.drawing.face import face
from bot.drawing.palettes import hand_palette
from bot.drawing.sprite import Canvas
from rules.cards import Card, card

Box: TypeAlias = tuple[int, int, int, int]
ON_FELT = 30, 100  # a pixel of bare felt in every picture of results


def hand_of(words: str) -> tuple[Card, ...]:
    """Return the cards of these words, in order."""
    return tuple(card(word) for word in words.split())


def decoded(png: bytes) -> Image.Image:
    """Return the RGBA picture of PNG bytes."""
    with Image.open(BytesIO(png)) as picture:
        assert picture.format == "PNG"
        return picture.convert("RGBA")


def face_of(
    index: int, deck: Deck, percent: int = 100, stands_as: int | None = None
) -> Image.Image:
    """Return the picture of a card's face as a hand shows it."""
    palette = hand_palette(deck)
    drawn = face(index, palette, deck, percent, False, stands_as)
    canvas = Canvas.clear(palette, *drawn.picture.size)
    canvas.lay(drawn, 0, 0)
    return decoded(canvas.png())


def on_ground(picture: Image.Image, ground: str) -> Image.Image:
    """Return the picture on a background of this color, as Discord shows it."""
    below = Image.new("RGBA", picture.size, ground)
    below.alpha_composite(picture)
    return below.convert("RGB")


def difference(one: bytes, other: bytes) -> Box | None:
    """Return the box around all pixels that differ by more than a palette's rounding."""
    grounds = [on_ground(decoded(png), "#FFFFFF") for png in (one, other)]
    apart = ImageChops.difference(grounds[0], grounds[1]).convert("L")
    return apart.point(lambda value: 255 * (value > 24)).getbbox()


def inside(inner: Box, outer: Box) -> bool:
    """Whether the inner box does not leave the outer one."""
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[2] <= outer[2]
        and inner[3] <= outer[3]
    )
