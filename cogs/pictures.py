"""From what a seat sees to pictures and the same in words, drawn off the event loop."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from io import BytesIO

import discord

from bot.drawing import HandPicture, PlayMark, SeatMark, TablePicture, draw_hand, draw_table
from bot.words import say
from bot.words.cards import called, line
from rules.cards import Cards, each, joined
from rules.events import Played
from rules.view import SeatView

HAND, TABLE = "hand.png", "table.png"
ALT_LENGTH = 1024


async def hand_file(view: SeatView, picked: Cards = 0) -> discord.File:
    """The hand as a picture; on the seat's turn the cards that no legal play holds are dimmed."""
    playable = joined(play.laid for play in view.plays)
    dimmed = view.held & ~playable if view.my_turn and not view.gift else 0
    png = await asyncio.to_thread(_hand, HandPicture(view.hand, dimmed, picked))
    return discord.File(BytesIO(png), HAND, description=hand_words(view)[:ALT_LENGTH])


async def table_file(view: SeatView) -> discord.File:
    """The trick on the table, with whose play it is by seat number."""
    png = await asyncio.to_thread(_table, table_picture(view))
    return discord.File(BytesIO(png), TABLE, description=table_words(view)[:ALT_LENGTH])


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


def hand_words(view: SeatView) -> str:
    """The hand in words, for those who cannot see the picture."""
    if not view.hand:
        return say("alt-hand-empty")
    return say("alt-hand", count=len(view.hand), cards=line(view.hand))


def table_words(view: SeatView) -> str:
    """The table in words: the play to beat, and the cards that each seat holds."""
    top = view.top
    first = (
        say("alt-table-top", play=called(top.cards), seat=top.seat + 1)
        if top
        else say("alt-table-empty")
    )
    counts = ", ".join(
        say("alt-table-seat", seat=seat + 1, count=left)
        for seat, left in enumerate(view.cards_left)
    )
    return f"{first} {counts}."


def _last(view: SeatView) -> tuple[Played, ...]:
    return view.last_trick if view.ended else ()


@lru_cache(maxsize=64)
def _hand(picture: HandPicture) -> bytes:
    return draw_hand(picture)


@lru_cache(maxsize=64)
def _table(picture: TablePicture) -> bytes:
    return draw_table(picture)
