"""From what a seat sees to pictures and the same in words, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from io import BytesIO
from typing import Generic, TypeVar

import discord
from discord.ext import commands

from bot import limits, metrics
from bot.client import Gamenight
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
HANDS = 2_000  # that are kept, each of some 10 kB: who passes is shown what was shown before
TABLES = 64  # the same of tables, which hardly ever look the same again
SAMPLE = tuple(map(card, ("3S", "7D", "7C", "JH", "QD", "AS", "2H")))


async def hand_file(
    bot: Gamenight,
    view: SeatView,
    hand: tuple[Card, ...],
    preferences: Preferences,
    picked: Cards = 0,
) -> discord.File:
    """The hand as arranged, as a picture; on turn cards that no legal play holds are dimmed.

    Where not all plays are listed it is not known of which cards that is so.
    """
    playable = joined(play.laid for play in view.plays)
    dims = view.my_turn and view.opened and view.plays_in_full
    dimmed = view.held & ~playable if dims else 0
    picture = HandPicture(hand, dimmed, picked, DECKS[preferences.deck])
    return _file(picture, await pictures_of(bot).hands.png(picture))


def draw_ahead(bot: Gamenight, hand: tuple[Card, ...], preferences: Preferences) -> None:
    """Begin to draw these cards as they are shown while others play, if they will be."""
    if hand and preferences.pictures:
        cards = arranged(hand, preferences.sorting)
        pictures_of(bot).hands.begin(HandPicture(cards, deck=DECKS[preferences.deck]))


async def sample_file(preferences: Preferences) -> discord.File:
    """A few cards as this player would see them."""
    cards = arranged(SAMPLE, preferences.sorting)
    picture = HandPicture(cards, deck=DECKS[preferences.deck])
    drawn = asyncio.get_running_loop().run_in_executor(DRAWING, draw_hand, picture)
    return _file(picture, await drawn)


def _file(picture: HandPicture, png: bytes) -> discord.File:
    alt = say("alt-hand", count=len(picture.cards), cards=line(picture.cards))
    return discord.File(BytesIO(png), HAND, description=alt[: limits.ALT])


async def table_file(bot: Gamenight, view: SeatView) -> discord.File:
    """The trick on the table, with whose play it is by seat number."""
    png = await pictures_of(bot).tables.png(table_picture(view))
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


class Drawn(Generic[P]):
    """Pictures of one kind; those drawn last are kept.

    The drawing thread alone changes what is kept.
    """

    def __init__(self, name: str, draw: Callable[[P], bytes], most: int) -> None:
        self._name = name
        self._draw: Callable[[P], bytes] = draw
        self._most = most
        self._kept: dict[P, bytes] = {}  # in the order in which they were drawn

    async def png(self, picture: P) -> bytes:
        """The bytes of this picture, at once where it was drawn before."""
        return self._kept.get(picture) or await self.begin(picture)

    def begin(self, picture: P) -> asyncio.Future[bytes]:
        """Draw it beside the event loop, unless that was done before."""
        return asyncio.get_running_loop().run_in_executor(DRAWING, self._keep, picture)

    def _keep(self, picture: P) -> bytes:
        png = self._kept.get(picture)
        if png is None:
            with metrics.DRAWING.labels(self._name).time():
                png = self._kept[picture] = self._draw(picture)
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return png


class Pictures(commands.Cog):
    """The pictures that this bot has drawn lately."""

    def __init__(self) -> None:
        self.hands = Drawn[HandPicture]("hand", draw_hand, HANDS)
        self.tables = Drawn[TablePicture]("table", draw_table, TABLES)


def pictures_of(bot: Gamenight) -> Pictures:
    """The pictures of this bot."""
    found = bot.get_cog(Pictures.__name__)
    assert isinstance(found, Pictures)
    return found
