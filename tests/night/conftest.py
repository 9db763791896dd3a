"""One playground and one bot for all tests of a module, and new people for each test."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from random import Random

import aiohttp
import pytest
import pytest_asyncio

from bot.playground import Playground
from bot.playground.world.seed import GAME_NIGHT_ID, fixed_id
from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel
from tests.night.evening import Evening
from tests.night.people import Gallery, Person
from tests.night.reading import JSON
from tests.processes.bot_process import BotProcess

ROOMS = 40  # channels made before the bot connects; each test takes new ones
NAMES = ("Ana", "Ben", "Chi", "Dev", "Eve")


@dataclass
class House:
    """A playground with its bot; tests take people and channels of their own from it."""

    playground: Playground
    bot: BotProcess
    session: aiohttp.ClientSession
    gallery: Gallery
    _numbers: itertools.count[int] = field(default_factory=itertools.count)
    _rooms: list[Channel] = field(default_factory=list)
    _guests: list[Person] = field(default_factory=list)

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
        person = Person(self.playground.url, self.session, self.gallery, who)
        await person.arrive()
        self._guests.append(person)
        return person

    def room(self) -> Channel:
        """A channel that nobody has used."""
        return self._rooms.pop()

    async def evening(self, people: int, seed: int = 1) -> Evening:
        """New people around a channel that is new as well."""
        guests = [await self.person(name) for name in NAMES[:people]]
        room = self.room()
        return Evening(guests, room.id, room.name, Random(seed))

    def build(self) -> None:
        """Make the channels."""
        for number in range(ROOMS):
            room = Channel(
                fixed_id(1000 + number), ChannelType.TEXT, GAME_NIGHT_ID, f"room-{number}"
            )
            self.playground.world.channels[room.id] = room
            self._rooms.append(room)

    async def close(self) -> None:
        """Everybody goes home."""
        for guest in self._guests:
            await guest.go()
        await self.bot.kill()
        await self.session.close()
        await self.playground.close()


OpenHouse = Callable[..., Awaitable[House]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[OpenHouse]:
    """Opens houses that are closed at the end: ``await open_house(TURN_SECONDS="2")``."""
    houses: list[House] = []

    async def open_one(start: bool = True, **settings: str) -> House:
        playground = Playground(journal_limit=100_000)
        await playground.start()
        folder = tmp_path_factory.mktemp("house")
        session = aiohttp.ClientSession()
        bot = BotProcess(playground, folder, **settings)
        house = House(playground, bot, session, Gallery(session))
        houses.append(house)
        house.build()
        if start:
            await bot.start()
        return house

    yield open_one
    for house in houses:
        await house.close()
        malformed = [one for one in house.playground.journal if one.status == 400]
        assert not malformed, "the bot never sends what Discord calls an invalid form"
