"""Seats at the table on a phone: size and contrast of names, signs without colour, numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.drawing import (
    DECKS,
    FOUR_COLOUR,
    Avatar,
    Badge,
    Deck,
    Hat,
    SeatMark,
    TablePicture,
    draw_table,
)
from bot.drawing.oval import HEAD, around, plate
from bot.drawing.samples import portrait
from bot.drawing.theme import WIDTH
from tests.bot.drawing.pixels import decoded
from tests.bot.drawing.test_contrast import LEAST, contrast

SHOWN = 300  # pixels: the width of a picture on a phone with a screen 390 px wide
LETTERS = 14  # pixels: the least size of letters there
FACES = [None, portrait(1)]
STATES = {
    "waiting": SeatMark(2, 5),
    "on turn": SeatMark(2, 5, on_turn=True),
    "passed": SeatMark(2, 5, passed=True),
    "out": SeatMark(2, 0, place=3),
    "asleep": SeatMark(2, 5, asleep=True),
}


def seat_alone(seat: SeatMark, deck: Deck = FOUR_COLOUR, seats: int = 4) -> Image.Image:
    """Return the plate of a seat and its head."""
    all_seats = (SeatMark(1, 5), seat, *(SeatMark(n, 5) for n in range(3, seats + 1)))
    whole = decoded(draw_table(TablePicture(all_seats, (), deck=deck))).convert("RGB")
    left, top, right, bottom = plate(around(1 / seats, seats), seats)
    return whole.crop((left, top - HEAD, right, bottom))


@pytest.mark.parametrize("deck", DECKS.values(), ids=DECKS)
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("seats", [2, 5, 7, 12])
def test_a_name_at_the_table_is_large_and_has_contrast(deck: Deck, state: str, seats: int) -> None:
    named, bare = (
        seat_alone(replace(STATES[state], badge=Badge(name)), deck, seats) for name in ("HIH", ".")
    )
    drawn = ImageChops.difference(named, bare).convert("L").point(lambda value: 255 * (value > 90))
    box = drawn.getbbox()
    assert box is not None
    cap, size = box[3] - box[1], LETTERS * 0.714  # capitals are 0.714 of the letters' size
    assert cap * SHOWN / WIDTH >= size
    part = named.crop(box).tobytes()
    pixels = Counter(tuple(part[at : at + 3]) for at in range(0, len(part), 3))
    (ground, _), (letters, _) = pixels.most_common(2)
    assert contrast(ground, letters) >= LEAST


@pytest.mark.parametrize("avatar", FACES, ids=["number", "face"])
@pytest.mark.parametrize("seats", [4, 12])
def test_seat_that_passed_has_a_mark_in_black_and_white(avatar: Avatar | None, seats: int) -> None:
    shapes = []
    for state in ("waiting", "passed"):
        plain = seat_alone(replace(STATES[state], badge=Badge("Ana", avatar)), seats=seats)
        grey = plain.convert("L")
        small = grey.resize((grey.width * SHOWN // WIDTH, grey.height * SHOWN // WIDTH))
        shapes.append(small.point(lambda value: 255 * (value > 128)))
    box = ImageChops.difference(*shapes).getbbox()
    assert box is not None
    assert box[2] - box[0] >= 8
    assert box[3] - box[1] >= 5


@pytest.mark.parametrize("seats", [2, 7, 12])
@pytest.mark.parametrize("hat", [None, *Hat])
@pytest.mark.parametrize("state", STATES)
def test_a_seats_number_is_readable_and_nothing_lies_on_it(
    state: str, hat: Hat | None, seats: int
) -> None:
    """The number of a face changes one box, which hat, sleep and the sign of a pass leave free."""
    badge = Badge("Ana", portrait(1))
    one, other, bare = (
        seat_alone(replace(STATES[state], number=number, badge=badge, hat=worn), seats=seats)
        for number, worn in ((2, hat), (8, hat), (8, None))
    )
    changed = ImageChops.difference(one, other).convert("L").point(lambda v: 255 * (v > 60))
    box = changed.getbbox()
    assert box is not None
    assert (box[3] - box[1]) * SHOWN / WIDTH >= 6
    disc = 41 - 22, HEAD + 56 - 22, 41 + 22, HEAD + 56 + 22
    assert ImageChops.difference(other.crop(disc), bare.crop(disc)).getbbox() is None
