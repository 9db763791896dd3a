"""Faces: every card told from every other, in every palette, with readable colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor

from bot.drawing import COLOUR_BLIND, FOUR_COLOUR, TWO_COLOUR, Deck
from bot.drawing.face import INDICES
from bot.drawing.theme import CARD_HEIGHT, INDEX_STEP
from rules.cards import SUITS, card, index_of
from tests.bot.drawing.pixels import face_of

DECKS = pytest.mark.parametrize("deck", [FOUR_COLOUR, TWO_COLOUR, COLOUR_BLIND])


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def visible_index(index: int, deck: Deck) -> Image.Image:
    """The part of a face that an overlapping card leaves free, without its colours."""
    whole = face_of(index, deck)
    return whole.crop((0, 0, INDEX_STEP, CARD_HEIGHT)).convert("L")


@DECKS
@pytest.mark.parametrize("suit", range(len(SUITS)))
def test_suit_colours_stand_out_from_white(deck: Deck, suit: int) -> None:
    assert 1.05 / (luminance(deck.suit(suit)) + 0.05) >= 3.4


@DECKS
def test_all_62_faces_differ_in_shape_where_an_overlap_leaves_them_free(deck: Deck) -> None:
    shapes = [
        visible_index(index, deck).point(lambda value: 255 * (value < 200)) for index in INDICES
    ]
    assert len(shapes) == 62
    for one, other in combinations(shapes, 2):
        apart = ImageChops.difference(one, other).histogram()[255]
        assert apart > 150


@pytest.mark.parametrize("index", INDICES)
def test_the_index_keeps_clear_of_the_cards_edge_and_the_next_card(index: int) -> None:
    ink = visible_index(index, FOUR_COLOUR).point(lambda value: 255 * (value < 200))
    box = ink.crop((10, 10, INDEX_STEP, CARD_HEIGHT - 10)).getbbox()
    assert box is not None
    assert box[0] >= 4
    assert box[1] >= 4
    assert box[2] <= INDEX_STEP - 10 - 8
    assert box[3] < CARD_HEIGHT - 20


def test_a_wild_card_shows_at_its_foot_what_it_stands_as() -> None:
    joker = index_of(card("RJ"))
    plain = face_of(joker, FOUR_COLOUR)
    nine, ten = (
        face_of(joker, FOUR_COLOUR, stands_as=index_of(card(word))) for word in ("9S", "10S")
    )
    for one, other in ((plain, nine), (nine, ten)):
        box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
        assert box is not None
        assert box[1] >= CARD_HEIGHT * 0.6


def test_a_smaller_face_keeps_its_proportions() -> None:
    assert face_of(index_of(card("10H")), FOUR_COLOUR, 50).size == (115, 113)
