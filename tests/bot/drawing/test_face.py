"""Faces of cards: all are distinct in every palette, and their colors are legible."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from bot import drawing
from bot.drawing import FOUR_COLOUR, Deck
from bot.drawing.face import INDICES, face, plain, tile
from bot.drawing.palettes import hand_palette
from bot.drawing.sprite import Canvas
from bot.drawing.theme import (
    CARD_HEIGHT,
    CARD_RADIUS,
    CARD_WIDTH,
    GOLD,
    INDEX_STEP,
    INK,
    ROW_SEEN,
)
from rules.cards import SUITS, card, index_of
from tests.bot.drawing.pixels import decoded, face_of, on_ground

ONE_COLOUR = Deck("one", INK, INK, INK, INK)
FIELD = (126, 14, 218, 308)  # left, top, right, bottom of the part beside the index
NUMBERED = (
    "AD",
    "JD",
    "QD",
    "KD",
    "2D",
    "3D",
    "4D",
    "5D",
    "6D",
    "7D",
    "8D",
    "9D",
    "10D",
    "14D",
    "15D",
)
DECKS = pytest.mark.parametrize("deck", drawing.DECKS.values(), ids=drawing.DECKS)


def visible_index(index: int, deck: Deck) -> Image.Image:
    """Return the ink of a face as a mask, on the part that an overlapping card leaves free."""
    palette = hand_palette(deck)
    canvas = Canvas.clear(palette, CARD_WIDTH, CARD_HEIGHT)
    canvas.lay(plain(index, palette, deck, 100, False, False, None), 0, 0)
    whole = on_ground(decoded(canvas.png()), deck.paper)
    ink = ImageChops.difference(whole, Image.new("RGB", whole.size, deck.paper)).convert("L")
    return ink.crop((0, 0, INDEX_STEP, ROW_SEEN)).point(lambda value: 255 * (value > 55))


@pytest.mark.sampled(2)
@pytest.mark.slow
@DECKS
def test_all_62_faces_differ_in_shape_where_an_overlap_leaves_them_free(deck: Deck) -> None:
    shapes = [visible_index(index, deck) for index in INDICES]
    assert len(shapes) == 62
    for one, other in combinations(shapes, 2):
        apart = ImageChops.difference(one, other).histogram()[255]
        assert apart > 150


@pytest.mark.parametrize("index", INDICES)
def test_the_index_keeps_clear_of_the_cards_edge_and_the_next_card(index: int) -> None:
    ink = visible_index(index, FOUR_COLOUR)
    box = ink.crop((10, 10, INDEX_STEP, ROW_SEEN - 10)).getbbox()
    assert box is not None
    assert box[0] >= 4
    assert box[1] >= 4
    assert box[2] <= INDEX_STEP - 10 - 8
    assert box[3] < ROW_SEEN - 20


def test_wild_card_shows_its_declared_card_at_its_foot() -> None:
    joker = index_of(card("RJ"))
    plain = face_of(joker, FOUR_COLOUR)
    nine, ten = (
        face_of(joker, FOUR_COLOUR, stands_as=index_of(card(word))) for word in ("9S", "10S")
    )
    for one, other in ((plain, nine), (nine, ten)):
        box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
        assert box is not None
        assert box[1] >= ROW_SEEN * 0.6


def test_a_smaller_face_keeps_its_proportions() -> None:
    assert face_of(index_of(card("10H")), FOUR_COLOUR, 50).size == (115, 161)


@pytest.mark.slow
@DECKS
def test_tiles_are_numbered_from_1_to_15(deck: Deck) -> None:
    palette = hand_palette(deck)
    as_tiles = [tile(index_of(card(word)), palette, deck, 100, False, None) for word in NUMBERED]
    as_cards = [face(index_of(card(word)), palette, deck, 100, False, None) for word in NUMBERED]
    assert len({one.picture.tobytes() for one in as_tiles}) == 15
    assert not {one.picture.tobytes() for one in as_tiles} & {
        one.picture.tobytes() for one in as_cards[:4]
    }


@pytest.mark.sampled(3)
@pytest.mark.slow
@DECKS
@pytest.mark.parametrize("tiles", [False, True])
def test_a_covered_card_has_its_whole_index_and_nothing_beside_it(deck: Deck, tiles: bool) -> None:
    palette = hand_palette(deck)
    for index in INDICES:
        whole = (tile if tiles else face)(index, palette, deck, 100, False, None).picture
        left = plain(index, palette, deck, 100, False, tiles, None).picture
        free = (0, 0, 124, CARD_HEIGHT)  # the signs beside the index begin at x = 124
        assert left.crop(free).tobytes() == whole.crop(free).tobytes()
        blank = left.crop((124, 8, CARD_WIDTH - CARD_RADIUS, CARD_HEIGHT - 8)).tobytes()
        assert len(set(blank)) == 1


@pytest.mark.parametrize("rank", ["2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_a_card_has_as_many_signs_as_its_rank_says(rank: str) -> None:
    """Each sign is one island of ink in the field beside the index."""
    ink = face_of(index_of(card(rank + "D")), FOUR_COLOUR).convert("L")
    field = ink.crop((130, 10, 224, 312)).point(lambda value: 255 * (value < 128))
    assert islands(field) == int(rank)


@DECKS
@pytest.mark.parametrize("rank", ["2", "5", "8", "10"])
@pytest.mark.parametrize("suit", SUITS)
def test_signs_keep_16_px_from_the_edges_of_the_card(deck: Deck, rank: str, suit: str) -> None:
    whole = on_ground(face_of(index_of(card(rank + suit)), deck), deck.paper)
    inside = 12, 12, CARD_WIDTH - 12, CARD_HEIGHT - 12  # without the outline of the card
    apart = ImageChops.difference(whole, Image.new("RGB", whole.size, deck.paper)).convert("L")
    box = apart.crop(inside).point(lambda value: 255 * (value > 40)).getbbox()
    assert box is not None
    assert min(box[0], box[1]) >= 4
    assert box[2] + 12 <= CARD_WIDTH - 16
    assert box[3] + 12 <= CARD_HEIGHT - 16


@DECKS
@pytest.mark.parametrize("suit", SUITS)
def test_court_cards_wear_a_crown_or_a_cap_where_cards_overlap(deck: Deck, suit: str) -> None:
    """The crown or cap above the letter alone tells a jack, a queen and a king."""
    palette, heads = hand_palette(deck), dict[str, bytes]()
    for rank in ("9", "J", "Q", "K"):
        whole = plain(index_of(card(rank + suit)), palette, deck, 100, False, False, None)
        head = whole.picture.crop((20, 12, INDEX_STEP - 20, 46))
        gold = head.histogram()[palette.index_of(GOLD)]
        assert (gold > 100) is (rank != "9")
        heads[rank] = head.tobytes()
    assert len({*heads.values()}) == 4


def islands(picture: Image.Image) -> int:
    """Return the number of separate white areas."""
    found, rest = 0, picture.copy()
    while (box := rest.getbbox()) is not None:
        x = next(x for x in range(box[0], box[2]) if rest.getpixel((x, box[1])))
        ImageDraw.floodfill(rest, (x, box[1]), 0)
        found += 1
    return found


@DECKS
def test_court_cards_and_aces_look_the_same_upside_down(deck: Deck) -> None:
    for word in ("JD", "QC", "KH", "RJ", "BJ"):
        field = on_ground(face_of(index_of(card(word)), deck), deck.paper).crop(FIELD)
        apart = ImageChops.difference(field, field.transpose(Image.Transpose.ROTATE_180))
        unlike = sum(apart.convert("L").point(lambda value: 255 * (value > 90)).histogram()[128:])
        assert unlike < 0.02 * field.width * field.height


def test_each_king_queen_and_jack_holds_something_of_its_own() -> None:
    for rank in "JQK":
        drawn = {
            face_of(index_of(card(rank + suit)), ONE_COLOUR).crop(FIELD).tobytes() for suit in SUITS
        }
        assert len(drawn) == 4
