"""Warm-up of the caches of sprites that most pictures are composed of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

from bot.drawing.arrangement import EARLIER_PERCENT, TOP_PERCENTS
from bot.drawing.chart import Course
from bot.drawing.face import INDICES, face, plain
from bot.drawing.felt import bare_table
from bot.drawing.finale import FinalePicture, draw_finale
from bot.drawing.hand import HandPicture, draw_hand
from bot.drawing.names import name_sprite
from bot.drawing.oval import PLATE_WIDTH, around
from bot.drawing.palettes import hand_palette, table_palette
from bot.drawing.podium import PodiumPicture, PodiumSeat, PodiumStep, draw_podium
from bot.drawing.seats import NAME_CAP, NAME_MARGIN, SeatMark, lay_seat
from bot.drawing.sprite import Canvas
from bot.drawing.theme import FOUR_COLOUR, Deck
from rules.cards import STANDARD, each, joined

_PACK = tuple(each(STANDARD))
AFTER = 5.0  # seconds before the warm-up begins
_SEATS, _COUNTS = 8, 28
_LETTERS = ("A", "é", "Ж", "あ", "陳", "김", "م", "ไ", "🙂")  # of the fonts most used
_HELD = 5, 13  # a few cards with whole faces, and many that mostly cover each other


async def warm_up_aside(sleep: Callable[[float], Awaitable[None]]) -> None:
    """Warm up in a worker thread; after a cancellation, the current part is the last one.

    The warm-up begins after a sleep, because the bot is busy at its start and draws pictures then.
    """
    await sleep(AFTER)
    parts = _parts(FOUR_COLOUR)
    while await asyncio.to_thread(next, parts, None):
        pass


def warm_up(deck: Deck = FOUR_COLOUR) -> None:
    """Draw the faces of a deck, bare tables, marks of seats and results before a player needs them.

    The warm-up takes some two seconds of a processor and 39 MB.
    """
    for _ in _parts(deck):
        pass


def _parts(deck: Deck) -> Iterator[bool]:
    """Warm up in small parts, and yield True after each part."""
    yield from _draw_faces(deck)
    for ranks_reversed in (False, True):
        bare_table(table_palette(deck, ranks_reversed), ranks_reversed)
        yield True
    yield from _draw_seats(deck)
    some = _PACK[:13]
    draw_hand(HandPicture(some, joined(some[2:6]), joined(some[5:9]), deck))
    yield True
    yield from _draw_results(deck)


def _draw_faces(deck: Deck) -> Iterator[bool]:
    hand, table = hand_palette(deck), table_palette(deck, False)
    for index in INDICES:
        for palette, percent, muted in (
            (hand, 100, False),
            *((table, percent, False) for percent in TOP_PERCENTS[:2]),
            (table, EARLIER_PERCENT, False),
        ):
            face(index, palette, deck, percent, muted, None)
        plain(index, hand, deck, 100, False, False, None)
        plain(index, table, deck, EARLIER_PERCENT, False, False, None)
        yield True


def _draw_results(deck: Deck) -> Iterator[bool]:
    for count in _HELD:
        for first in range(0, len(_PACK), count):
            held = _PACK[first : first + count]
            steps = (
                PodiumStep(n, (PodiumSeat(n, "+1", cards=held * (n == 4)),)) for n in range(1, 5)
            )
            draw_podium(PodiumPicture(tuple(steps), deck))
            yield True
    courses = tuple(Course((0, seat), place=seat) for seat in range(1, _SEATS + 1))
    draw_finale(FinalePicture((), courses))


def _draw_seats(deck: Deck) -> Iterator[bool]:
    palette, at = table_palette(deck, False), around(0, _SEATS)
    for letter in _LETTERS:
        name_sprite(palette, letter, NAME_CAP, PLATE_WIDTH - NAME_MARGIN)
        yield True
    canvas = Canvas(palette, bare_table(palette, False).copy())
    for number in range(1, _SEATS + 1):
        for on_turn, passed in ((False, False), (True, False), (False, True)):
            seat = SeatMark(number, 0, on_turn, None, passed)
            lay_seat(canvas, seat, at, _SEATS)
        lay_seat(canvas, SeatMark(number, 0, place=number), at, _SEATS)
        yield True
    for count in range(_COUNTS):
        lay_seat(canvas, SeatMark(1, count), at, _SEATS)
        yield True
