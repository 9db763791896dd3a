"""Palettes: few and right colors, and no picture has its colors quantized."""

from __future__ import annotations

from io import BytesIO
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot import drawing
from bot.drawing import FOUR_COLOUR, Deck, draw_hand, draw_table
from bot.drawing.brush import Brush
from bot.drawing.face import face
from bot.drawing.palette import CLEAR, Palette, mixed, ramp, rgba
from bot.drawing.palettes import hand_palette, table_palette
from bot.drawing.samples import HAND, TABLE
from bot.drawing.sprite import Canvas, sprite
from bot.drawing.theme import AMBER, EDGE, FELT, MEDALS, PAPER, SLATE
from tests.bot.drawing.pixels import decoded
from tests.sampling import examples

DECKS = pytest.mark.parametrize("deck", drawing.DECKS.values(), ids=drawing.DECKS)


def palettes(deck: Deck) -> list[Palette]:
    return [hand_palette(deck), table_palette(deck, False), table_palette(deck, True)]


def unmuted(colour: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return colour


@DECKS
def test_a_palette_has_the_colours_of_its_deck_as_they_are(deck: Deck) -> None:
    for palette in palettes(deck):
        assert {*map(rgba, (deck.paper, deck.edge, AMBER, *deck.suits))} <= {*palette.colours}
        assert palette.colours[0] == CLEAR


@DECKS
def test_a_palette_has_room_for_more_colours(deck: Deck) -> None:
    assert all(len(palette.colours) <= 216 for palette in palettes(deck))


def test_more_colours_than_a_palette_holds_are_refused() -> None:
    with pytest.raises(ValueError, match="257 colours"):
        Palette(((n, n, 1, 255) for n in range(256)), unmuted)


def test_a_ramp_has_its_ends_and_equal_steps_between() -> None:
    assert ramp((0, 0, 0, 255), (30, 60, 90, 255), 2) == (
        (0, 0, 0, 255),
        (10, 20, 30, 255),
        (20, 40, 60, 255),
        (30, 60, 90, 255),
    )


def test_color_that_fades_to_transparency_keeps_its_hue() -> None:
    assert ramp(CLEAR, (245, 163, 0, 255), 1)[1] == (245, 163, 0, 128)
    assert mixed((245, 163, 0, 255), CLEAR, 0.75) == (245, 163, 0, 64)


def test_a_colour_between_two_of_a_palette_is_the_nearer_one() -> None:
    palette = Palette([(0, 0, 0, 255), (90, 90, 90, 255)], unmuted)
    shown = [palette.colours[palette.index((n, n, n, 255))][0] for n in (10, 44, 46, 255)]
    assert shown == [0, 0, 90, 90]


@DECKS
def test_a_muted_card_of_a_hand_has_grey_paper(deck: Deck) -> None:
    palette = hand_palette(deck)
    grey = palette.colours[palette.muted[palette.index(rgba(deck.paper))]]
    assert max(grey[:3]) - min(grey[:3]) < 24
    assert grey[:3] != rgba(deck.paper)[:3]


def test_the_muted_colours_of_a_table_let_the_felt_through() -> None:
    palette = table_palette(FOUR_COLOUR, False)
    faded = palette.colours[palette.muted[palette.index(rgba(PAPER))]]
    paper, felt = rgba(PAPER), rgba(FELT)
    assert all(
        low < seen < high for low, seen, high in zip(felt, faded, paper, strict=True) if low < high
    )


GROUNDS = st.sampled_from((PAPER, FELT, SLATE, EDGE, AMBER, MEDALS[0]))


@given(ground=GROUNDS, colour=GROUNDS, radius=st.integers(4, 40))
@examples(40)
def test_soft_edge_on_any_ground_is_nearly_that_of_full_color(
    ground: str, colour: str, radius: int
) -> None:
    palette = table_palette(FOUR_COLOUR, False)
    brush = Brush(90, 90)
    brush.disc(45, 45, radius, colour)
    exact = Image.new("RGBA", (90, 90), ground)
    canvas = Canvas(palette, palette.mapped(exact))
    canvas.lay(sprite(palette, brush.done()), 0, 0)
    exact.alpha_composite(brush.done())
    apart = ImageChops.difference(decoded(canvas.png()).convert("RGB"), exact.convert("RGB"))
    assert max(apart.tobytes()) <= 64


def test_an_edge_on_nothing_is_translucent() -> None:
    palette = table_palette(FOUR_COLOUR, False)
    brush = Brush(20, 20)
    brush.disc(10, 10, 8, AMBER)
    canvas = Canvas.clear(palette, 20, 20)
    canvas.lay(sprite(palette, brush.done()), 0, 0)
    opacities = {alpha for _, alpha in decoded(canvas.png()).getchannel("A").getcolors() or []}
    assert {0, 255} < opacities


def test_pictures_are_kept_as_indices_of_a_palette() -> None:
    for png in (draw_hand(HAND), draw_table(TABLE)):
        with Image.open(BytesIO(png)) as picture:
            assert picture.mode == "P"


def test_no_picture_looks_for_its_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The colors of a picture were looked up when its sprites were made."""
    pictures = draw_hand(HAND), draw_table(TABLE)

    def refuse(*_: object, **__: object) -> NoReturn:
        raise AssertionError("A picture is converted.")

    for name in ("quantize", "convert"):
        monkeypatch.setattr(Image.Image, name, refuse)
    monkeypatch.setattr(Palette, "mapped", refuse)
    monkeypatch.setattr(Palette, "index", refuse)
    assert (draw_hand(HAND), draw_table(TABLE)) == pictures


def test_a_dimmed_face_has_the_shape_of_the_plain_one() -> None:
    palette = hand_palette(FOUR_COLOUR)
    plain, dimmed = (face(0, palette, FOUR_COLOUR, 100, muted, None) for muted in (False, True))
    assert plain.shape is dimmed.shape
    assert plain.picture.tobytes() != dimmed.picture.tobytes()
