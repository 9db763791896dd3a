"""Emojis are small, distinct pictures, legible at a height of 22 pixels on any ground."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.discord.app_emojis import draw_emoji
from bot.drawing.emojis import SIZE, draw_card_emoji
from bot.words.card_emojis import NAMES

SMALL = (22, 22)
GROUNDS = ("#313338", "#FFFFFF")  # the dark and the light ground of messages in Discord
APART = 3.5  # the least mean difference of two emojis over their pixels, 0 to 255
MOST_BYTES = 8 * 1024


def small(drawn: bytes, ground: str) -> Image.Image:
    """Return an emoji on a ground in the size in which a text shows it."""
    with Image.open(BytesIO(drawn)) as picture:
        whole = Image.new("RGBA", picture.size, ground)
        whole.alpha_composite(picture.convert("RGBA"))
    return whole.convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)


@pytest.fixture(scope="module")
def drawn() -> list[bytes]:
    """All emojis as PNG files."""
    return [*map(draw_emoji, NAMES)]


@pytest.mark.slow
def test_each_is_a_small_square_with_a_clear_ground(drawn: list[bytes]) -> None:
    assert len(drawn) == 58
    for one in drawn:
        assert len(one) < MOST_BYTES
        with Image.open(BytesIO(one)) as picture:
            assert (picture.format, picture.size) == ("PNG", (SIZE, SIZE))
            assert picture.getchannel("A").getpixel((0, 0)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("ground", GROUNDS)
def test_no_two_are_alike_as_small_as_a_text_shows_them(drawn: list[bytes], ground: str) -> None:
    shown = [small(one, ground) for one in drawn]
    apart = [
        max(ImageStat.Stat(ImageChops.difference(one, other)).mean)
        for one, other in combinations(shown, 2)
    ]
    assert min(apart) > APART


@pytest.mark.slow
@pytest.mark.parametrize("ground", GROUNDS)
def test_the_card_stands_out_from_its_ground(drawn: list[bytes], ground: str) -> None:
    bare = Image.new("RGB", SMALL, ground)
    for one in drawn:
        assert max(ImageStat.Stat(ImageChops.difference(small(one, ground), bare)).mean) > 30


def test_the_same_card_gives_the_same_bytes() -> None:
    assert draw_card_emoji(7) == draw_card_emoji(7)
