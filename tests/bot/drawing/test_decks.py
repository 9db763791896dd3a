"""Decks to choose from: suits are legible on a phone and distinct for the color-blind.

Color vision is simulated with the matrices of Machado, Oliveira and Fernandes (2009) for people
who lack one kind of cone. The distance of two colors is their distance in CIE L*a*b* (1976).
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import atan2, dist, hypot, remainder, tau

import pytest
from PIL import Image, ImageChops, ImageColor

from bot import drawing
from bot.domain.preferences import Sorting, arranged
from bot.drawing import (
    COLOUR_BLIND,
    DARK,
    FOUR_COLOUR,
    HIGH_CONTRAST,
    TWO_COLOUR,
    Deck,
    HandPicture,
    draw_hand,
)
from bot.drawing.brush import Brush
from bot.drawing.curves import SUIT_OUTLINES, Outline
from bot.drawing.palette import Palette, rgba
from bot.drawing.palettes import hand_palette, table_palette
from bot.drawing.theme import AMBER, FADED, FELT, INK, MEDALS, PAPER, SLATE
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
DECKS = pytest.mark.parametrize("deck", drawing.DECKS.values(), ids=drawing.DECKS)
PHONE = 300  # px: the width at which a phone shows a picture


def linear(colour: str) -> Triple:
    """Return red, green and blue of a color as amounts of light, 0 to 1."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return red, green, blue


def times(matrix: tuple[Triple, Triple, Triple], light: Triple) -> Triple:
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix
    )
    return red, green, blue


def lab(light: Triple) -> Triple:
    """Return the CIE L*a*b* values of linear sRGB, for daylight (D65)."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def closest_suits(deck: Deck, sight: str) -> float:
    """Return the distance of the two most similar suits of a deck, as seen with `sight`."""
    seen = [lab(times(SIGHT[sight], linear(deck.suit(suit)))) for suit in range(len(SUITS))]
    return min(dist(one, other) for one, other in combinations(seen, 2))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colors as WCAG 2 defines it, 1 to 21."""
    lighter, darker = sorted(
        (
            sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), linear(name), strict=True))
            for name in (one, other)
        ),
        reverse=True,
    )
    return (lighter + 0.05) / (darker + 0.05)


def shown(deck: Deck, name: str, muted: bool) -> str:
    """Return the color in which a hand's palette shows a color, muted or not."""
    return seen_in(hand_palette(deck), name, muted)


def seen_in(palette: Palette, name: str, muted: bool) -> str:
    """Return the color in which a palette shows a color, muted or not."""
    index = palette.index(rgba(name))
    colour = palette.colours[palette.muted[index] if muted else index]
    return "#{:02X}{:02X}{:02X}".format(*colour[:3])


@DECKS
@pytest.mark.parametrize("muted", [False, True])
@pytest.mark.parametrize("suit", range(len(SUITS)))
def test_every_index_stands_out_from_its_paper_also_where_it_may_not_be_played(
    deck: Deck, muted: bool, suit: int
) -> None:
    ink, paper = (shown(deck, name, muted) for name in (deck.suit(suit), deck.paper))
    assert contrast(ink, paper) >= 4.5


@DECKS
@pytest.mark.parametrize("turned", [False, True])
def test_the_trick_before_stands_out_from_its_paper_while_a_lead_is_due(
    deck: Deck, turned: bool
) -> None:
    palette = table_palette(deck, turned)
    paper, *inks = (seen_in(palette, name, True) for name in (deck.paper, *deck.suits))
    assert min(contrast(ink, paper) for ink in inks) >= 4.5


@pytest.mark.parametrize(
    ("ink", "ground"),
    [(PAPER, FELT), (PAPER, SLATE), (FADED, SLATE), (INK, AMBER), *((INK, one) for one in MEDALS)],
)
def test_numbers_stand_out_from_felt_plates_and_medals(ink: str, ground: str) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("suit", range(len(SUITS)))
@pytest.mark.parametrize("muted", [False, True])
def test_the_deck_of_high_contrast_deserves_its_name(suit: int, muted: bool) -> None:
    """Level AA of WCAG 2 asks for a ratio of 4.5, level AAA for 7."""
    ink, paper = (
        shown(HIGH_CONTRAST, name, muted)
        for name in (HIGH_CONTRAST.suit(suit), HIGH_CONTRAST.paper)
    )
    assert contrast(ink, paper) >= (6.5 if muted else 7)


@DECKS
@pytest.mark.parametrize("suit", range(len(SUITS)))
def test_a_card_that_may_not_be_played_keeps_the_hue_of_its_suit(deck: Deck, suit: int) -> None:
    plain, muted = (lab(linear(shown(deck, deck.suit(suit), muted))) for muted in (False, True))
    if hypot(*plain[1:]) > 20:  # a grey has no hue to keep
        turned = atan2(plain[2], plain[1]) - atan2(muted[2], muted[1])
        assert abs(remainder(turned, tau)) < 0.25
        assert hypot(*muted[1:]) > 0.5 * hypot(*plain[1:])


@pytest.mark.parametrize(
    ("deck", "apart"), [(FOUR_COLOUR, 18), (COLOUR_BLIND, 46), (DARK, 25)], ids=lambda one: str(one)
)
@pytest.mark.parametrize("sight", SIGHT)
def test_the_colour_blind_tell_all_suits_of_decks_of_four_colours_apart(
    deck: Deck, apart: float, sight: str
) -> None:
    assert closest_suits(deck, sight) >= apart


@pytest.mark.parametrize("deck", [TWO_COLOUR, HIGH_CONTRAST], ids=lambda deck: deck.name)
def test_where_two_suits_share_a_colour_their_signs_tell_them_apart(deck: Deck) -> None:
    by_colour = defaultdict(list)
    for colour, outline in zip(deck.suits, SUIT_OUTLINES, strict=True):
        by_colour[colour].append(outline)
    assert [len(outlines) for outlines in by_colour.values()] == [2, 2]
    for one, other in by_colour.values():
        assert unlike(one, other) > 0.1


def unlike(one: Outline, other: Outline) -> float:
    """Return the share of the area covered by two signs that only one of the signs covers."""
    brushes = Brush(50, 50), Brush(50, 50)
    for brush, outline in zip(brushes, (one, other), strict=True):
        brush.outline(outline, (0, 0, 50, 50), INK)
    first, second = (
        brush.done().getchannel("A").point(lambda value: 255 * (value > 127)) for brush in brushes
    )
    apart, either = ImageChops.difference(first, second), ImageChops.lighter(first, second)
    return apart.histogram()[255] / either.histogram()[255]


@pytest.mark.parametrize("sight", ["without red cones", "without green cones"])
def test_their_deck_serves_them_better_than_the_usual_one(sight: str) -> None:
    assert closest_suits(COLOUR_BLIND, sight) > 1.5 * closest_suits(FOUR_COLOUR, sight)


@pytest.mark.sampled(28)
@DECKS
@pytest.mark.parametrize("dimmed", [False, True])
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("rank", "top"), [("A", 9), ("K", 19)])  # a king's letter wears a crown
def test_the_index_of_every_deck_is_18_px_high_on_a_phone(
    deck: Deck, suit: str, dimmed: bool, rank: str, top: int
) -> None:
    """The rank keeps most of its contrast and its height when the picture is 300 px wide."""
    cards = hand_of(f"{rank}{suit}") * 7
    png = draw_hand(HandPicture(cards, cards[0] if dimmed else 0, deck=deck))
    picture = on_ground(decoded(png), deck.paper)
    height = picture.height * PHONE // picture.width
    small = picture.resize((PHONE, height), Image.Resampling.LANCZOS).convert("L")
    index = small.crop((6, top, 24, height))
    rows = [index.crop((0, y, 18, y + 1)).tobytes() for y in range(index.height)]
    inked = [max(row) - min(row) > 70 for row in rows]
    first = inked.index(True)
    assert inked.index(False, first) - first >= 18


@pytest.mark.slow
def test_each_deck_paints_the_same_hand_differently() -> None:
    cards = hand_of("9D 9C 9H 9S")
    pictures = [draw_hand(HandPicture(cards, deck=deck)) for deck in drawing.DECKS.values()]
    for one, other in combinations(pictures, 2):
        assert difference(one, other) is not None


def test_a_hand_by_suit_is_another_picture_of_the_same_cards() -> None:
    cards = hand_of("3D 4C 6H 6S 9D RJ")
    by_suit = arranged(cards, Sorting.SUIT)
    assert by_suit == hand_of("3D 9D 4C 6H 6S RJ")
    pictures = [draw_hand(HandPicture(order)) for order in (cards, by_suit)]
    assert difference(*pictures) is not None
