"""The picture of a hand: legible on a phone, uncut, with the right cards dimmed or lifted."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor, ImageOps

from bot.drawing import (
    DECKS,
    FOUR_COLOUR,
    TWO_COLOUR,
    Deck,
    HandPicture,
    draw_hand,
    warm_up,
    warm_up_aside,
)
from bot.drawing.face import INDICES, _drawn, face
from bot.drawing.layout import fit
from bot.drawing.theme import CARD_HEIGHT, CARD_RADIUS, CARD_WIDTH, LIFT, ROW_GAP, ROW_SEEN
from rules.cards import STANDARD, Card, each, joined, with_jokers
from tests.bot.drawing.pixels import decoded, difference, hand_of, inside, on_ground
from tests.sampling import examples

PHONE = 300  # px: the width at which a phone shows a picture
TWO_PACKS = (*each(STANDARD), *(one << 64 for one in each(STANDARD)), *each(with_jokers(4, 2)))
THIRTEEN = hand_of("3D 4C 6H 6S 9D 10H 10S JC QH KD AS 2C RJ")


def cap_height_on_a_phone(cards: tuple[Card, ...]) -> int:
    """Return the height in pixels of the first card's rank, in a picture shown 300 px wide."""
    picture = on_ground(decoded(draw_hand(HandPicture(cards))), "#FFFFFF")
    height = picture.height * PHONE // picture.width
    small = picture.resize((PHONE, height), Image.Resampling.LANCZOS).convert("L")
    index = small.crop((6, 8, 24, height))
    dark = [min(index.crop((0, y, 18, y + 1)).tobytes()) < 100 for y in range(index.height)]
    first = dark.index(True)
    return dark.index(False, first) - first


@pytest.mark.parametrize("count", range(1, 27))
def test_the_ranks_of_up_to_26_cards_are_17_px_high_on_a_phone(count: int) -> None:
    aces = hand_of("AS") * count
    assert cap_height_on_a_phone(aces) >= 17


def test_the_ranks_of_54_cards_are_still_12_px_high_on_a_phone() -> None:
    assert cap_height_on_a_phone(hand_of("AS") * 54) >= 12


@given(st.integers(1, len(TWO_PACKS)), st.booleans())
@examples(25)
def test_every_hand_fits_its_picture_with_an_empty_rim(count: int, lifted: bool) -> None:
    cards = TWO_PACKS[:count]
    png = draw_hand(HandPicture(cards, lifted=joined(cards) if lifted else 0))
    picture = decoded(png)
    drawn = picture.getchannel("A").getbbox()
    assert picture.width == 1100
    assert picture.height <= 1100
    assert len(png) < 70_000
    assert drawn is not None
    assert inside(drawn, (2, 2, picture.width - 2, picture.height - 2))


def test_up_to_14_cards_stand_in_two_rows_at_most() -> None:
    heights = [decoded(draw_hand(HandPicture(TWO_PACKS[:n]))).height for n in (1, 7, 8, 14, 15)]
    assert heights[0] == heights[1] < heights[2] == heights[3] < heights[4]


def test_the_ground_is_transparent_and_the_cards_are_not() -> None:
    picture = decoded(draw_hand(HandPicture(hand_of("6S"))))
    assert picture.getpixel((0, 0)) == picture.getpixel((900, 100))
    alpha = picture.getchannel("A")
    assert [alpha.getpixel(at) for at in ((0, 0), (1099, 349), (900, 100))] == [0, 0, 0]
    assert alpha.getpixel((120, 120)) == 255


@pytest.mark.parametrize("lone", TWO_PACKS)
def test_every_card_of_two_packs_can_be_drawn(lone: Card) -> None:
    assert decoded(draw_hand(HandPicture((lone,)))).size == (1100, 350)


def test_a_second_packs_copy_looks_like_the_first() -> None:
    one, copy = (draw_hand(HandPicture(hand_of(word))) for word in ("7H", "7H*"))
    assert one == copy


def test_where_backs_count_a_strip_tells_the_second_packs_cards() -> None:
    cards = hand_of("7H 7H* 9C")
    plain, told = (draw_hand(HandPicture(cards, backs=backs)) for backs in (False, True))
    changed = difference(plain, told)
    assert changed is not None
    second = 8 + CARD_WIDTH + ROW_GAP
    assert inside(changed, (second, 22, second + CARD_WIDTH, 22 + ROW_SEEN))
    one_pack = HandPicture(hand_of("7H 9C"))
    assert draw_hand(one_pack) == draw_hand(replace(one_pack, backs=True))


def test_equal_hands_give_equal_bytes_in_any_thread() -> None:
    with ThreadPoolExecutor(4) as pool:
        pictures = set(pool.map(draw_hand, [HandPicture(THIRTEEN)] * 8))
    assert pictures == {draw_hand(HandPicture(THIRTEEN))}


@given(st.permutations(THIRTEEN))
@examples(10)
def test_another_order_is_another_picture(order: list[Card]) -> None:
    same = tuple(order) == THIRTEEN
    other = draw_hand(HandPicture(tuple(order)))
    assert (difference(draw_hand(HandPicture(THIRTEEN)), other) is None) == same


@pytest.mark.parametrize("position", range(13))
def test_a_dimmed_card_changes_where_it_lies_and_nowhere_else(position: int) -> None:
    plain = draw_hand(HandPicture(THIRTEEN))
    dimmed = draw_hand(HandPicture(THIRTEEN, dimmed=THIRTEEN[position]))
    row, column = divmod(position, 7)
    left, top = 8 + column * 142, 22 + row * 238
    changed = difference(plain, dimmed)
    assert changed is not None
    corners = ROW_SEEN + ROW_GAP + CARD_RADIUS  # seen between round corners of the next row
    low = top + (corners if position < 6 else CARD_HEIGHT)
    assert inside(changed, (left, top, left + 230, low))
    assert changed[2] - changed[0] > 100


def test_a_lifted_card_rises_and_wears_a_frame() -> None:
    plain, lifted = (
        decoded(draw_hand(HandPicture(hand_of("7H"), lifted=up))) for up in (0, hand_of("7H")[0])
    )
    tops = [(picture.getchannel("A").getbbox() or (0, 0, 0, 0))[1] for picture in (plain, lifted)]
    assert tops == [22, 4]
    frame = lifted.crop((120, 6, 121, 7)).tobytes()
    assert all(
        abs(seen - meant) < 12
        for seen, meant in zip(frame, ImageColor.getrgb(FOUR_COLOUR.frame), strict=False)
    )


@pytest.mark.parametrize("position", range(13))
def test_no_neighbour_cuts_the_frame_of_a_lifted_card(position: int) -> None:
    """The frame hides no part of a neighbor: it lies where only the lifted card shows."""
    lifted = THIRTEEN[position]
    picture = on_ground(decoded(draw_hand(HandPicture(THIRTEEN, lifted=lifted))), "#FFFFFF")
    grid = fit(13, 1084, 1072, ROW_SEEN)
    (left, top), (width, height) = grid.place(position), grid.free(position, 13)
    left, top = left + 8, top + 22 - LIFT
    right, bottom = left + width - 1, top + height - 1
    amber = [
        *((left + 4, y) for y in range(top + 24, bottom - 24)),
        *((right - 4, y) for y in range(top + 24, bottom - 24)),
        *((x, top + 4) for x in range(left + 24, right - 24)),
        *((x, bottom - 4) for x in range(left + 24, right - 24)),
    ]
    assert {picture.getpixel(at) for at in amber} == {ImageColor.getrgb(FOUR_COLOUR.frame)}
    plain = draw_hand(HandPicture(THIRTEEN))
    changed = difference(plain, draw_hand(HandPicture(THIRTEEN, lifted=lifted)))
    assert changed is not None
    assert inside(changed, (left, top, right + CARD_RADIUS + 1, top + LIFT + CARD_HEIGHT))


@pytest.mark.parametrize("dimmed", ["", "3D 7H"])
def test_the_foot_of_a_card_before_a_lifted_one_is_round_in_its_rim(dimmed: str) -> None:
    """The foot shows below the lifted neighbor: its right half mirrors its left half."""
    cards = hand_of("3D 7H 8S 9C JC KS 2C")
    drawn = draw_hand(HandPicture(cards, joined(hand_of(dimmed)), lifted=cards[1]))
    picture, left, bottom = decoded(drawn), 8, 22 + CARD_HEIGHT
    foot = on_ground(picture, "#313338").crop((left, bottom - LIFT + 2, left + CARD_WIDTH, bottom))
    half = CARD_WIDTH // 2
    mirrored = ImageOps.mirror(foot).crop((0, 0, half, foot.height))
    assert ImageChops.difference(foot.crop((0, 0, half, foot.height)), mirrored).getbbox() is None


@pytest.mark.parametrize("count", range(1, 29))
@pytest.mark.parametrize("lifted", [False, True])
def test_all_cards_show_their_signs_or_none_does(count: int, lifted: bool) -> None:
    """No last card of a row has the only signs, which would look like a fault."""
    grid, tens = fit(count, 1084, 1072, ROW_SEEN), hand_of("10S") * count
    picture = HandPicture(tens, lifted=tens[0] if lifted else 0)
    grey = on_ground(decoded(draw_hand(picture)), "#FFFFFF").convert("L")
    signs = []
    for position in range(count):
        left, top = grid.place(position)
        wide, high = grid.free(position, count)
        field = left + 8 + 130, top + 44, left + 8 + wide - 24, top + min(high, 200)
        signs.append(wide > 180 and min(grey.crop(field).tobytes()) < 60)
    assert signs == [grid.apart] * count
    assert grid.apart is (count <= 4)


@pytest.mark.parametrize("count", range(1, 27))
def test_no_card_shows_a_part_of_its_signs_beside_a_neighbour(count: int) -> None:
    """A card shows its whole face, or its index on bare paper."""
    tens = hand_of("10S") * count
    picture = on_ground(decoded(draw_hand(HandPicture(tens))), "#FFFFFF").convert("L")
    grid = fit(count, 1084, 1072, ROW_SEEN)
    for position in range(count):
        left, top = grid.place(position)
        wide, _ = grid.free(position, count)
        if wide < CARD_WIDTH:  # the strip between the index and the next card
            beside = (left + 8 + 128, top + 22 + CARD_RADIUS, left + 8 + wide, top + 22 + 200)
            assert min(picture.crop(beside).tobytes()) > 100, "nothing but the edge of a card"


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize(("count", "most"), [(13, 30_000), (20, 40_000)])
def test_13_cards_take_30_kb_and_20_take_40_at_most_whatever_is_dimmed_or_lifted(
    deck: Deck, count: int, most: int
) -> None:
    chance, pack = Random(count), (*each(STANDARD), *each(with_jokers(2, 1)))
    for raised, grey in product((0, 0.2, 0.5, 1), (0, 0, 0.4)):
        cards = sorted(chance.sample(pack, count))
        lifted = joined(one for one in cards if chance.random() < raised)
        dimmed = joined(one for one in cards if chance.random() < grey) & ~lifted
        assert len(draw_hand(HandPicture(tuple(cards), dimmed, lifted, deck))) <= most


@pytest.mark.parametrize("count", [1, 2, 7, 13, 20, 54])
def test_tiles_lie_as_cards_do(count: int) -> None:
    cards = HandPicture(TWO_PACKS[32 : 32 + count])  # from jacks: a three is a 3 on a tile too
    one, other = (draw_hand(replace(cards, tiles=tiles)) for tiles in (False, True))
    assert decoded(one).size == decoded(other).size
    assert difference(one, other) is not None


def test_the_deck_of_two_colours_paints_diamonds_red() -> None:
    four, two = (
        draw_hand(HandPicture(hand_of("9D"), deck=deck)) for deck in (FOUR_COLOUR, TWO_COLOUR)
    )
    assert difference(four, two) is not None


def test_a_hand_without_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one card"):
        draw_hand(HandPicture(()))


async def at_once(_: float) -> None:
    """Return at once; stands in for a sleep."""


@pytest.mark.slow
async def test_warm_up_in_a_thread_draws_the_same_and_ends_early_when_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.drawing.warmup.INDICES", INDICES[:4])
    face.cache_clear()
    await warm_up_aside(lambda _: asyncio.sleep(0))
    assert (drawn := face.cache_info().misses) > 4
    face.cache_clear()
    working = asyncio.create_task(warm_up_aside(at_once))
    while not face.cache_info().misses:
        await asyncio.sleep(0)
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working
    assert face.cache_info().misses < drawn


@pytest.mark.slow
def test_after_warming_up_no_face_is_left_to_draw() -> None:
    warm_up()
    before = _drawn.cache_info().misses
    draw_hand(HandPicture(THIRTEEN, dimmed=joined(THIRTEEN[:6]), lifted=THIRTEEN[6]))
    assert _drawn.cache_info().misses == before
