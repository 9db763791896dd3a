"""From what a seat sees to pictures and the same in words, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from typing import TypeVar

import discord

from bot import limits, metrics
from bot.domain.preferences import Deck, Preferences
from bot.domain.sorting import arranged
from bot.drawing import (
    COLOUR_BLIND,
    FOUR_COLOUR,
    TWO_COLOUR,
    HandPicture,
    PlayMark,
    SeatMark,
    TablePicture,
    draw_hand,
    draw_table,
)
from bot.drawing.thread import DrawingThread
from bot.words import say
from bot.words.cards import called, line
from rules.cards import Card, Cards, card, each, joined
from rules.events import Played
from rules.view import HIDDEN, SeatView

P = TypeVar("P", HandPicture, TablePicture)

HAND, TABLE = "hand.png", "table.png"
DECKS = {Deck.FOUR: FOUR_COLOUR, Deck.TWO: TWO_COLOUR, Deck.SAFE: COLOUR_BLIND}
DRAWING = DrawingThread()
SAMPLE = tuple(map(card, ("3S", "7D", "7C", "JH", "QD", "AS", "2H")))


async def hand_file(
    view: SeatView, hand: tuple[Card, ...], preferences: Preferences, picked: Cards = 0
) -> discord.File:
    """The hand as arranged, as a picture; on turn cards that no legal play holds are dimmed.

    Where not all plays are listed it is not known of which cards that is so.
    """
    playable = joined(play.laid for play in view.plays)
    dims = view.my_turn and view.opened and view.plays_in_full
    dimmed = view.held & ~playable if dims else 0
    return await _hand_file(HandPicture(hand, dimmed, picked, DECKS[preferences.deck]))


async def sample_file(preferences: Preferences) -> discord.File:
    """A few cards as this player would see them."""
    cards = arranged(SAMPLE, preferences.sorting)
    return await _hand_file(HandPicture(cards, deck=DECKS[preferences.deck]))


async def _hand_file(picture: HandPicture) -> discord.File:
    png = await _drawn(_hand, picture)
    alt = say("alt-hand", count=len(picture.cards), cards=line(picture.cards))
    return discord.File(BytesIO(png), HAND, description=alt[: limits.ALT])


async def table_file(view: SeatView) -> discord.File:
    """The trick on the table, with whose play it is by seat number."""
    png = await _drawn(_table, table_picture(view))
    return discord.File(BytesIO(png), TABLE, description=table_words(view)[: limits.ALT])


def table_picture(view: SeatView) -> TablePicture:
    """What the picture of the table shows; only what anybody may see."""
    ended = view.ended is not None
    places = view.ended.places if view.ended else view.out
    marks = tuple(
        SeatMark(
            number=seat + 1,
            cards_left=left,
            on_turn=seat in view.to_act,
            place=places.index(seat) + 1 if seat in places else None,
            passed=seat in view.closed and not ended,
        )
        for seat, left in enumerate(view.cards_left)
    )
    plays = tuple(PlayMark(p.seat + 1, tuple(each(p.cards))) for p in view.trick or _last(view))
    return TablePicture(marks, plays, view.upside_down, view.direction > 0)


def table_words(view: SeatView) -> str:
    """The table in words: the play to beat, and the cards that each seat holds."""
    top = view.top
    first = (
        say("alt-table-top", play=called(top.cards), seat=top.seat + 1)
        if top
        else say("alt-table-empty")
    )
    counts = say("between-words").join(
        say("alt-table-seat", seat=seat + 1, count="?" if left == HIDDEN else left)
        for seat, left in enumerate(view.cards_left)
    )
    return first + say("between-sentences") + say("as-sentence", said=counts)


def _last(view: SeatView) -> tuple[Played, ...]:
    return view.last_trick if view.ended else ()


async def _drawn(draw: Callable[[P], bytes], picture: P) -> bytes:
    return await asyncio.get_running_loop().run_in_executor(DRAWING, draw, picture)


@lru_cache(maxsize=64)
def _hand(picture: HandPicture) -> bytes:
    with metrics.DRAWING.labels("hand").time():
        return draw_hand(picture)


@lru_cache(maxsize=64)
def _table(picture: TablePicture) -> bytes:
    with metrics.DRAWING.labels("table").time():
        return draw_table(picture)
