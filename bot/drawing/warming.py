"""Drawing ahead what most pictures are composed of."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.drawing.face import INDICES, face
from bot.drawing.felt import bare_table
from bot.drawing.hand import HandPicture, draw_hand
from bot.drawing.palettes import hand_palette, table_palette
from bot.drawing.seats import SeatMark, lay_seat
from bot.drawing.sprite import Canvas
from bot.drawing.table import EARLIER_PERCENT, SEAT_RADIUS
from bot.drawing.theme import FOUR_COLOUR, Deck
from rules.cards import STANDARD, each, joined

_SEATS, _COUNTS = 8, 28
_ANYWHERE = 200, 200  # on a table that nobody sees


async def warm_up_aside() -> None:
    """Warm up in a thread beside the event loop; whoever cancels it waits for one part at most."""
    parts = _parts(FOUR_COLOUR)
    while await asyncio.to_thread(next, parts, None):
        pass


def warm_up(deck: Deck = FOUR_COLOUR) -> None:
    """Draw the faces of a deck, the bare tables and the marks of seats, so that nobody waits.

    Takes some two seconds of a processor and 18 MB.
    """
    for _ in _parts(deck):
        pass


def _parts(deck: Deck) -> Iterator[bool]:
    """The same, with a True after each small part."""
    yield from _draw_faces(deck)
    for ranks_reversed in (False, True):
        for clockwise in (True, False):
            bare_table(table_palette(deck, ranks_reversed), ranks_reversed, clockwise)
            yield True
    yield from _draw_seats(deck)
    some = tuple(each(STANDARD))[:13]
    draw_hand(HandPicture(some, joined(some[2:6]), joined(some[5:9]), deck))


def _draw_faces(deck: Deck) -> Iterator[bool]:
    hand, table = hand_palette(deck), table_palette(deck, False)
    for index in INDICES:
        for palette, percent, muted in (
            (hand, 100, False),
            (hand, 100, True),
            (table, 100, False),
            (table, EARLIER_PERCENT, True),
        ):
            face(index, palette, deck, percent, muted, None)
        yield True


def _draw_seats(deck: Deck) -> Iterator[bool]:
    palette = table_palette(deck, False)
    canvas = Canvas(palette, bare_table(palette, False, True).copy())
    for number in range(1, _SEATS + 1):
        for on_turn, passed in ((False, False), (True, False), (False, True)):
            seat = SeatMark(number, 0, on_turn, None, passed)
            lay_seat(canvas, seat, SEAT_RADIUS, *_ANYWHERE)
        lay_seat(canvas, SeatMark(number, 0, place=number), SEAT_RADIUS, *_ANYWHERE)
        yield True
    for count in range(_COUNTS):
        lay_seat(canvas, SeatMark(1, count), SEAT_RADIUS, *_ANYWHERE)
        yield True
