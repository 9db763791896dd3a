"""A playground with its bot, which gives each night people and channels of its own."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Protocol

import aiohttp

from bot.clock import Clock
from bot.playground import Playground
from bot.playground.world.seed import GAME_NIGHT_ID, OTHER_HOUSE_ID, fixed_id
from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel
from tests.night.evening import Evening
from tests.night.gallery import Gallery
from tests.night.people import Person
from tests.night.reading import JSON

ROOMS = 40  # channels made before the bot connects; each table takes a new one
ELSEWHERE = "card-room"  # the name of a channel of the other server
SETTLED = 20.0  # seconds within which the bot finishes all that it does by itself
NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")


class Bot(Protocol):
    """The bot of a house: in a process of its own, or in the process of the test."""

    playground: Playground
    data: Path

    @property
    def database(self) -> str:
        """The address of the bot's database."""

    @property
    def log(self) -> str:
        """All that the bot logged, over all its starts."""

    async def start(self) -> None:
        """Start the bot and wait until the bot hears people."""

    async def connected(self) -> None:
        """Wait until the bot is connected to the gateway."""

    async def kill(self) -> None:
        """Kill the bot at once, and wait until the playground knows."""

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask the bot to stop by this signal; return the exit code."""


@dataclass
class House:
    """A playground, its bot and its guests; `chance` returns random lots for a named purpose."""

    playground: Playground
    bot: Bot
    session: aiohttp.ClientSession
    chance: Callable[[str], Random]
    person_type: type[Person] = Person
    gallery: Gallery = field(init=False)
    _numbers: itertools.count[int] = field(default_factory=itertools.count)
    _evenings: itertools.count[int] = field(default_factory=itertools.count)
    _rooms: list[Channel] = field(default_factory=list)
    _guests: list[Person] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)  # set by news for any guest

    def __post_init__(self) -> None:
        self.gallery = Gallery(self.playground.files)
        for number in range(ROOMS):
            self._rooms.append(self._channel(1000 + number, GAME_NIGHT_ID, f"room-{number}"))
        self._channel(2000, OTHER_HOUSE_ID, ELSEWHERE)

    def _channel(self, place: int, guild_id: str, name: str) -> Channel:
        channel = Channel(fixed_id(place), ChannelType.TEXT, guild_id, name)
        self.playground.world.channels[channel.id] = channel
        return channel

    async def person(self, name: str) -> Person:
        """Return a new person of this name, with a page open."""
        url = f"{self.playground.url}/people"
        named = {"name": f"{name} {next(self._numbers)}"}
        async with self.session.post(url, json=named) as response:
            return await self._arrive(await response.json())

    async def owner(self) -> Person:
        """Return the person who may manage the servers, with a page open."""
        world = self.playground.world
        return await self._arrive({"id": world.owner_id, "name": world.people[world.owner_id].name})

    async def _arrive(self, who: JSON) -> Person:
        person = self.person_type(
            self.playground.url, self.session, self.gallery, self.clock, who, self._news
        )
        await person.arrive()
        self._guests.append(person)
        return person

    def room(self) -> Channel:
        """Return a channel that has not been used."""
        return self._rooms.pop()

    @property
    def clock(self) -> Clock:
        """The clock of this house."""
        return self.playground.world.clock

    async def settle(self) -> None:
        """Wait `SETTLED` seconds, after which nothing is on its way any more."""
        await self.clock.sleep(SETTLED)

    async def evening(self, people: int) -> Evening:
        """Return an evening of new people in an unused channel."""
        guests = [await self.person(name) for name in NAMES[:people]]
        room, chance = self.room(), self.chance(f"evening {next(self._evenings)}")
        return Evening(guests, room.id, room.name, chance)

    async def close(self) -> None:
        """Close the pages of all guests, kill the bot, and close the playground."""
        for guest in self._guests:
            await guest.go()
        await self.bot.kill()
        await self.session.close()
        await self.playground.close()
