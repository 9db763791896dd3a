"""A playground with its bot, from which nights take people and channels of their own."""

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
ELSEWHERE = "card-room"  # one of the other server
SETTLED = 20.0  # seconds in which whatever the bot does by itself is done
NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")


class Bot(Protocol):
    """The bot of a house: in a process of its own, or in that of the test."""

    playground: Playground
    data: Path

    @property
    def database(self) -> str:
        """The address of its games."""

    @property
    def log(self) -> str:
        """All that it logged, in all its lives."""

    async def start(self) -> None:
        """Start it and wait until it hears people."""

    async def connected(self) -> None:
        """Wait until it is connected to the gateway."""

    async def kill(self) -> None:
        """Let it die at once; afterwards the playground knows that it is gone."""

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""


@dataclass
class House:
    """`chance` gives lots for the purpose that is named."""

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
    _news: asyncio.Event = field(default_factory=asyncio.Event)  # to anybody

    def __post_init__(self) -> None:
        self.gallery = Gallery(self.session)
        for number in range(ROOMS):
            self._rooms.append(self._channel(1000 + number, GAME_NIGHT_ID, f"room-{number}"))
        self._channel(2000, OTHER_HOUSE_ID, ELSEWHERE)

    def _channel(self, place: int, guild_id: str, name: str) -> Channel:
        channel = Channel(fixed_id(place), ChannelType.TEXT, guild_id, name)
        self.playground.world.channels[channel.id] = channel
        return channel

    async def person(self, name: str) -> Person:
        """A new person of this name, with a page open."""
        url = f"{self.playground.url}/people"
        named = {"name": f"{name} {next(self._numbers)}"}
        async with self.session.post(url, json=named) as response:
            return await self._arrive(await response.json())

    async def owner(self) -> Person:
        """The one who may manage the servers, with a page open."""
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
        """A channel that nobody has used."""
        return self._rooms.pop()

    @property
    def clock(self) -> Clock:
        """The time of this house."""
        return self.playground.world.clock

    async def settle(self) -> None:
        """Wait until all that is on its way has come, and nothing follows from it."""
        await self.clock.sleep(SETTLED)

    async def evening(self, people: int) -> Evening:
        """New people around a channel that is new as well."""
        guests = [await self.person(name) for name in NAMES[:people]]
        room, chance = self.room(), self.chance(f"evening {next(self._evenings)}")
        return Evening(guests, room.id, room.name, chance)

    async def close(self) -> None:
        """Everybody goes home."""
        for guest in self._guests:
            await guest.go()
        await self.bot.kill()
        await self.session.close()
        await self.playground.close()
