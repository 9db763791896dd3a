"""The decks people may choose: every suit legible on a phone, and told apart by the colour-blind.

Colour vision is simulated with the matrices of Machado, Oliveira and Fernandes (2009) for people
who lack one kind of cone; how far two colours lie apart is the distance in CIE L*a*b* (1976).
"""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageColor

from bot.domain.preferences import Sorting
from bot.domain.sorting import arranged
from bot.drawing import COLOUR_BLIND, FOUR_COLOUR, TWO_COLOUR, Deck, HandPicture, draw_hand
from rules.cards import SUITS
from tests.bot.drawing.pixels import decoded, difference, hand_of, on_ground

Triple = tuple[float, float, float]
SIGHT: dict[str, tuple[Triple, Triple, Triple]] = {
    "without red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "without green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "without blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
DECKS = pytest.mark.parametrize("deck", [FOUR_COLOUR, TWO_COLOUR, COLOUR_BLIND])
PHONE = 300  # px that a phone gives a picture


def linear(colour: str) -> Triple:
    """Red, green and blue as amounts of light, 0 to 1."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def times(matrix: tuple[Triple, Triple, Triple], light: Triple) -> Triple:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    """CIE L*a*b* of linear sRGB, for daylight (D65)."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def closest_suits(deck: Deck, sight: str) -> float:
    """How far the two suits lie apart that are hardest to tell."""
    seen = [lab(times(SIGHT[sight], linear(deck.suit(suit)))) for suit in range(len(SUITS))]
    return min(dist(one, other) for one, other in combinations(seen, 2))


@pytest.mark.parametrize(
    ("sight", "apart"),
    [("without red cones", 35), ("without green cones", 50), ("without blue cones", 16)],
)
def test_the_colour_blind_tell_all_suits_of_their_deck_apart(sight: str, apart: float) -> None:
    assert closest_suits(COLOUR_BLIND, sight) >= apart


@pytest.mark.parametrize("sight", ["without red cones", "without green cones"])
def test_their_deck_serves_them_better_than_the_usual_one(sight: str) -> None:
    assert closest_suits(COLOUR_BLIND, sight) > 1.5 * closest_suits(FOUR_COLOUR, sight)


@DECKS
@pytest.mark.parametrize("suit", SUITS)
def test_every_suit_of_every_deck_is_legible_on_a_phone(deck: Deck, suit: str) -> None:
    """The rank keeps most of its contrast and its height when the picture is 300 px wide."""
    picture = on_ground(decoded(draw_hand(HandPicture(hand_of(f"K{suit}") * 7, deck=deck))), "#FFF")
    height = picture.height * PHONE // picture.width
    small = picture.resize((PHONE, height), Image.Resampling.LANCZOS).convert("L")
    index = small.crop((6, 8, 24, height))
    rows = [min(index.crop((0, y, 18, y + 1)).tobytes()) for y in range(index.height)]
    inked = [darkest < 160 for darkest in rows]
    first = inked.index(True)
    assert inked.index(False, first) - first >= 17


def test_each_deck_paints_the_same_hand_differently() -> None:
    cards = hand_of("9D 9C 9H 9S")
    pictures = [
        draw_hand(HandPicture(cards, deck=deck)) for deck in (FOUR_COLOUR, TWO_COLOUR, COLOUR_BLIND)
    ]
    for one, other in combinations(pictures, 2):
        assert difference(one, other) is not None


def test_a_hand_by_suit_is_another_picture_of_the_same_cards() -> None:
    cards = hand_of("3D 4C 6H 6S 9D RJ")
    by_suit = arranged(cards, Sorting.SUIT)
    assert by_suit == hand_of("3D 9D 4C 6H 6S RJ")
    pictures = [draw_hand(HandPicture(order)) for order in (cards, by_suit)]
    assert difference(*pictures) is not None
