"""Hats: all different in black and white at the size of a phone, and at their place on a disc."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from bot.drawing import FOUR_COLOUR, Hat
from bot.drawing.hats import HAT_WIDTH, OVERLAP, hat_height, hat_sprite, lay_hat, percent_of
from bot.drawing.palette import Palette
from bot.drawing.palettes import results_palette, table_palette
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FELT, SLATE
from tests.bot.drawing.pixels import decoded

PHONE = 300 / 1100  # the size of a picture on a phone
PALETTES = [table_palette(FOUR_COLOUR, False), results_palette(FOUR_COLOUR)]
GROUNDS = [SLATE, FELT]


def worn(palette: Palette, hat: Hat, ground: str, radius: int) -> Image.Image:
    """Return the hat on a disc of this radius, without the disc, as a picture in grey."""
    wide = HAT_WIDTH * percent_of(radius) // 100 + 4
    canvas = Canvas(palette, Image.new("L", (wide, 4 * radius), palette.index_of(ground)))
    lay_hat(canvas, hat, wide // 2, 3 * radius, radius)
    return decoded(canvas.png()).convert("L")


@pytest.mark.parametrize("palette", PALETTES, ids=["table", "results"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("radius", [28, 50])
def test_two_hats_differ_without_colours_on_a_phone(
    palette: Palette, ground: str, radius: int
) -> None:
    small = {}
    for hat in Hat:
        grey = worn(palette, hat, ground, radius)
        size = round(grey.width * PHONE), round(grey.height * PHONE)
        small[hat] = grey.resize(size, Image.Resampling.LANCZOS).tobytes()
    for one, other in combinations(Hat, 2):
        pairs = zip(small[one], small[other], strict=True)
        assert sum(abs(a - b) > 40 for a, b in pairs) >= 10, (one, other)


@pytest.mark.parametrize("hat", list(Hat))
@pytest.mark.parametrize("radius", [14, 28, 50, 90])
def test_a_hat_stands_on_its_disc_and_ends_where_it_says(hat: Hat, radius: int) -> None:
    (palette, _), side = PALETTES, 4 * radius
    canvas = Canvas(palette, Image.new("L", (side, side)))
    top = lay_hat(canvas, hat, side // 2, 3 * radius, radius)
    box = decoded(canvas.png()).getchannel("A").getbbox()
    assert box is not None
    assert top == 2 * radius - hat_height(radius)
    assert top <= box[1] <= top + radius // 4 + 2
    overlap = HAT_WIDTH * percent_of(radius) * OVERLAP // 10_000
    assert 2 * radius - 1 <= box[3] <= 2 * radius + overlap + 2
    assert abs((box[0] + box[2]) / 2 - side // 2) <= radius / 8


def test_a_hat_is_drawn_once_for_a_size() -> None:
    palette = PALETTES[0]
    assert hat_sprite(palette, Hat.BASKET, 84) is hat_sprite(palette, Hat.BASKET, 84)
