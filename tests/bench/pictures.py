"""Pictures against the time that they may take, and against bare encoding of the same pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from random import Random

from PIL import Image

from bot.drawing import (
    HandPicture,
    PlayMark,
    SeatMark,
    TablePicture,
    draw_hand,
    draw_table,
    warm_up,
)
from bot.drawing.sprite import COMPRESSION
from rules.cards import STANDARD, each, joined
from tests.bench.measure import Row, Side, compare, figure, steady

PICTURES = 10  # of each kind, one after the other
HAND_SECONDS, TABLE_SECONDS = 0.005, 0.006
PACK = tuple(each(STANDARD))


def rows() -> list[Row]:
    """All benchmarks of the pictures."""
    warm_up()
    hands = [partial(draw_hand, _hand(number)) for number in range(PICTURES)]
    tables = [partial(draw_table, _table(number)) for number in range(PICTURES)]
    return [
        *_measured("Drawing a hand of 13", hands, HAND_SECONDS),
        *_measured("Drawing a table", tables, TABLE_SECONDS),
    ]


def _hand(number: int) -> HandPicture:
    """Thirteen cards, some of them illegal now, and two picked."""
    cards = tuple(Random(number).sample(PACK, 13))
    return HandPicture(cards, dimmed=joined(cards[:5]), lifted=joined(cards[7:9]))


def _table(number: int) -> TablePicture:
    """Two to eleven seats, and a trick of plays of one to five cards."""
    chance, size = Random(number), number % 5 + 1
    seats = tuple(
        SeatMark(n + 1, chance.randint(1, 13), on_turn=not n, passed=n == 2)
        for n in range(number + 2)
    )
    plays = tuple(PlayMark(n + 1, tuple(chance.sample(PACK, size))) for n in range(4))
    return TablePicture(seats, plays, clockwise=bool(number % 2))


def _measured(what: str, draw: Sequence[Callable[[], bytes]], most: float) -> tuple[Row, Row]:
    pixels = [_pixels(one()) for one in draw]

    def ours() -> None:
        for one in draw:
            one()

    def bare() -> None:
        for one in pixels:
            one.save(BytesIO(), "PNG", compress_level=COMPRESSION)

    spent = Side(ours, PICTURES)
    bare_too = compare(what, "bare encoding of its pixels", steady(spent, Side(bare, PICTURES)))
    return figure(what, spent, at_most=most), bare_too


def _pixels(png: bytes) -> Image.Image:
    """The picture of indices that was encoded."""
    with Image.open(BytesIO(png)) as picture:
        picture.load()
        return picture
