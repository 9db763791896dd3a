"""Decks to choose from: suits are legible on a phone and distinct for the color-blind.

Distances are CIEDE2000, with the sight of people with all kinds of cones and of those who lack one.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import atan2, hypot, remainder, tau

import pytest
from PIL import Image, ImageChops

from bot import drawing
from bot.domain.preferences import Sorting, arranged
from bot.drawing import (
    COLOUR_BLIND,
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
from bot.drawing.styles import STYLES, Style
from bot.drawing.theme import AMBER, FADED, FELT, INK, LINES, MEDALS, PAPER, SIDES, SLATE
from rules.cards import STANDARD, SUITS, each
from tests.bot.drawing.colours import SIGHT, closest, contrast, lab, linear
from tests.bot.drawing.pixels import decoded, difference, hand_of, on_ground

DECKS = pytest.mark.parametrize("deck", drawing.DECKS.values(), ids=drawing.DECKS)
PHONE = 300  # px: the width at which a phone shows a picture


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


@DECKS
@pytest.mark.parametrize("sight", SIGHT)
def test_suits_of_different_colours_are_apart_with_any_sight(deck: Deck, sight: str) -> None:
    assert closest({*deck.suits}, sight) >= (20 if deck is COLOUR_BLIND else 10)


@pytest.mark.parametrize(("colours", "ground"), [(SIDES, SLATE), (LINES, FELT)])
@pytest.mark.parametrize("sight", SIGHT)
def test_teams_and_lines_are_apart_with_any_sight(
    colours: tuple[str, ...], ground: str, sight: str
) -> None:
    assert closest(colours, sight) >= 10
    assert min(contrast(colour, ground) for colour in colours) >= 3


@DECKS
def test_the_frame_of_picked_cards_stands_out_from_their_paper(deck: Deck) -> None:
    assert contrast(deck.frame, deck.paper) >= 3


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_the_signs_of_all_suits_differ_in_every_style(style: Style) -> None:
    for one, other in combinations(style.signs, 2):
        assert unlike(one, other) > 0.1


@pytest.mark.parametrize("count", [1, 5, 13, 20, 40])
def test_high_contrast_marks_cards_that_may_not_be_played_by_form(count: int) -> None:
    """The left edge of each such card has dark bars; the same hand without them has none."""
    hand = tuple(each(STANDARD))[:count]
    hatched, bare = (
        on_ground(decoded(draw_hand(HandPicture(hand, cards_dimmed, deck=HIGH_CONTRAST))), PAPER)
        for cards_dimmed in (sum(hand), 0)
    )
    dark = [
        sum(picture.crop((8, 0, 24, 200)).convert("L").histogram()[:60])
        for picture in (hatched, bare)
    ]
    muted = shown(HIGH_CONTRAST, HIGH_CONTRAST.paper, True)
    assert dark[0] > dark[1] * 1.3
    assert contrast(INK, muted) >= 3


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
