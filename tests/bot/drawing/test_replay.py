"""A replay shows each table for its time and as the picture of that table does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bot.drawing import (
    TWO_COLOUR,
    Badge,
    Deck,
    OpenHand,
    PlayMark,
    Replay,
    SeatMark,
    StepPicture,
    TablePicture,
    draw_step,
    draw_table,
)
from bot.drawing.theme import SLATE
from rules.cards import STANDARD, each
from tests.bot.drawing.pixels import decoded, difference, hand_of, inside, on_ground

PAIR, HIGHER = PlayMark(2, hand_of("9D 9S")), PlayMark(3, hand_of("JC JS"))
START = TablePicture(tuple(SeatMark(number, 5, number == 2) for number in range(1, 5)), (PAIR,))
BEATEN = replace(START, plays=(PAIR, HIGHER))
TABLES = (
    START,
    BEATEN,
    BEATEN,
    replace(BEATEN, reversed=True),
    replace(START, reversed=True, clockwise=False),
    replace(START, seats=(SeatMark(1, 0, place=1), *START.seats[1:])),
)


def gif_of(tables: Sequence[TablePicture], seconds: float = 0.9) -> bytes:
    """Return a replay as a GIF that shows each table for `seconds` seconds."""
    replay = Replay()
    for table in tables:
        replay.add(StepPicture(table), seconds)
    return replay.gif()


def frames(gif: bytes) -> list[Image.Image]:
    """Return the frames of a GIF in order."""
    with Image.open(BytesIO(gif)) as picture:
        assert picture.format == "GIF"
        found = []
        for number in range(getattr(picture, "n_frames", 1)):
            picture.seek(number)
            found.append(picture.convert("RGB"))
        return found


@pytest.mark.slow
def test_each_frame_is_the_picture_of_its_table() -> None:
    """Tables without a change, and tables with reversed ranks and other colors, are included."""
    shown = frames(gif_of(TABLES))
    assert len(shown) == len(TABLES)
    for frame, table in zip(shown, TABLES, strict=True):
        drawn = on_ground(decoded(draw_table(table)), SLATE)
        apart = ImageChops.difference(frame, drawn).convert("L")
        assert apart.point(lambda value: 255 * (value > 24)).getbbox() is None


def test_a_replay_stops_after_three_rounds_and_shows_each_table_for_its_time() -> None:
    replay = Replay()
    replay.add(StepPicture(START), 0.9)
    replay.add(StepPicture(BEATEN), 3.0)
    with Image.open(BytesIO(replay.gif())) as picture:
        assert picture.info["loop"] == 2  # rounds after the first
        assert picture.info["duration"] == 900
        picture.seek(1)
        assert picture.info["duration"] == 3000


def test_frame_of_a_replay_stores_only_its_changes() -> None:
    fewer = replace(START, seats=(SeatMark(1, 4), *START.seats[1:]))
    first, second, third = (len(gif_of((START, fewer, fewer)[:count])) for count in (1, 2, 3))
    assert second - first < first / 10
    assert third - second < 50  # the third table has no change


@pytest.mark.slow
@pytest.mark.parametrize("deck", [START.deck, TWO_COLOUR])
def test_the_same_tables_give_the_same_bytes(deck: Deck) -> None:
    tables = [replace(table, deck=deck) for table in TABLES]
    assert gif_of(tables) == gif_of(tables)


@pytest.mark.long
def test_a_long_replay_of_a_full_table_is_small_enough_to_be_sent() -> None:
    """The replay has 64 tables of eight seats, with plays of one to five cards."""
    chance, pack, replay = Random(1), tuple(each(STANDARD)), Replay()
    plays: tuple[PlayMark, ...] = ()
    for number in range(64):
        size = number // 4 % 5 + 1
        last = PlayMark(number % 8 + 1, tuple(chance.sample(pack, size)))
        plays = (*plays, last) if number % 4 else (last,)
        seats = tuple(SeatMark(n, 20 - number // 8, n == number % 8 + 1) for n in range(1, 9))
        replay.add(StepPicture(TablePicture(seats, plays)), 0.9)
    assert len(replay.gif()) < 2_000_000


PACK = tuple(each(STANDARD))


@pytest.mark.parametrize("people", [2, 3, 7, 12])
def test_open_hands_are_below_the_table(people: int) -> None:
    hands = tuple(OpenHand(Badge(f"P{n}"), n, PACK[n : n + 13]) for n in range(1, people + 1))
    plain = on_ground(decoded(draw_table(START)), SLATE)
    step = on_ground(decoded(draw_step(StepPicture(START, hands))), SLATE)
    assert step.width == plain.width
    assert step.height == plain.height + 8 + 160 * -(-people // 2)
    whole = ImageChops.difference(step.crop((0, 0, *plain.size)), plain)
    assert whole.getbbox() is None
    for at in range(people):
        fewer = (*hands[:at], replace(hands[at], cards=hands[at].cards[1:]), *hands[at + 1 :])
        changed = difference(
            draw_step(StepPicture(START, hands)), draw_step(StepPicture(START, fewer))
        )
        assert changed is not None
        row, column = divmod(at, 2)
        top = plain.height + 8 + row * 160
        assert inside(changed, (8 + column * 546, top, 550 + column * 546, top + 152))


def test_a_step_without_open_hands_is_the_table() -> None:
    assert draw_step(StepPicture(START)) == draw_table(START)
