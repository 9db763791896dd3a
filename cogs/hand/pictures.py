"""From what a seat holds to its picture and the same in words, drawn off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from io import BytesIO
from typing import Generic, TypeVar

import discord
from discord.ext import commands

from bot import limits, metrics
from bot.client import Gamenight
from bot.domain.preferences import Preferences
from bot.domain.sorting import arranged
from bot.drawing import (
    DECKS,
    BarsPicture,
    FinalePicture,
    HandPicture,
    PodiumPicture,
    TablePicture,
    draw_bars,
    draw_finale,
    draw_hand,
    draw_podium,
    draw_table,
)
from bot.drawing.thread import DrawingThread
from bot.words import say
from bot.words.cards import line
from rules.cards import ONE_PACK, Card, Cards, card, joined
from rules.view import SeatView

P = TypeVar("P", bound=Hashable)

HAND = "hand.png"
DRAWING = DrawingThread()
HANDS = 2_000  # that are kept, each of some 10 kB: who passes is shown what was shown before
TABLES = 64  # the same of tables, which hardly ever look the same again
RESULTS = 32  # the same of results of each kind, which are shown until the next deal
SAMPLE = tuple(map(card, ("7S", "7D", "10C", "QH", "AS")))


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
    picture = HandPicture(
        hand, dimmed, picked, DECKS[preferences.deck], view.tiles, bool(view.backs)
    )
    return _file(picture, await pictures_of(bot).hands.png(picture))


async def cards_file(
    bot: Gamenight, cards: tuple[Card, ...], preferences: Preferences, view: SeatView
) -> discord.File:
    """Cards that lie on the table, in a picture that looks as this seat's hand does."""
    deck = DECKS[preferences.deck]
    picture = HandPicture(cards, deck=deck, tiles=view.tiles, backs=bool(view.backs))
    png = await pictures_of(bot).hands.png(picture)
    return discord.File(BytesIO(png), HAND, description=line(cards)[: limits.ALT])


def draw_ahead(
    bot: Gamenight,
    hand: tuple[Card, ...],
    preferences: Preferences,
    tiles: bool = False,
    backs: bool = False,
) -> None:
    """Begin to draw these cards as they are shown while others play, if they will be."""
    if hand and preferences.pictures:
        cards = arranged(hand, preferences.sorting)
        deck = DECKS[preferences.deck]
        pictures_of(bot).hands.begin(HandPicture(cards, deck=deck, tiles=tiles, backs=backs))


async def sample_file(preferences: Preferences) -> discord.File:
    """A few cards as this player would see them."""
    cards = arranged(SAMPLE, preferences.sorting)
    picture = HandPicture(cards, deck=DECKS[preferences.deck])
    drawn = asyncio.get_running_loop().run_in_executor(DRAWING, draw_hand, picture)
    return _file(picture, await drawn)


def _file(picture: HandPicture, png: bytes) -> discord.File:
    return discord.File(BytesIO(png), HAND, description=hand_alt(picture)[: limits.ALT])


def hand_alt(picture: HandPicture) -> str:
    """All that the picture shows: the cards in its order, and those that look otherwise."""
    said = say("alt-hand", count=len(picture.cards), cards=line(picture.cards))
    second = joined(picture.cards) & ~ONE_PACK if picture.backs else 0
    marked = {"picked": picture.lifted, "dimmed": picture.dimmed, "backs": second}
    told = [
        say(f"alt-hand-{how}", cards=line(one for one in picture.cards if one & cards))
        for how, cards in marked.items()
        if cards
    ]
    if not told:
        return said
    return say("between-sentences").join(say("as-sentence", said=one) for one in (said, *told))


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
        self.bars = Drawn[BarsPicture]("bars", draw_bars, RESULTS)
        self.finales = Drawn[FinalePicture]("finale", draw_finale, RESULTS)
        self.podiums = Drawn[PodiumPicture]("podium", draw_podium, RESULTS)


def pictures_of(bot: Gamenight) -> Pictures:
    """The pictures of this bot."""
    found = bot.get_cog(Pictures.__name__)
    assert isinstance(found, Pictures)
    return found
