"""A playground in this process, the bot in a process of its own, and people who wait long."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random
from typing import TypeVar

import aiohttp
import pytest
import pytest_asyncio

from bot.playground import Playground
from bot.playground.world.seed import fixed_id
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.reading import JSON, words
from tests.night.test_preferences import choose
from tests.processes.bot_process import BotProcess
from tests.processes.evening import RealEvening

T = TypeVar("T")
CHANNEL = fixed_id(30)  # a channel that every person sees
TRIPS = 10_000  # most trips of a wait; a trip is short, drawing and storing take many trips
PAUSE = 0.01  # seconds between two trips
ASKED: JSON = {
    "channel_id": CHANNEL,
    "name": "play",
    "options": [{"name": "cards", "value": ""}],
    "focused": "cards",
}


class Guest(Person):
    """A person whose patience is a number of trips to the bot and back, of any duration."""

    bot: BotProcess

    async def until(self, check: Callable[[], T | None], what: str, seconds: float = 0.0) -> T:
        """Wait until `check` finds something, described by `what`, and return it."""
        for _ in range(TRIPS):
            if found := check():
                return found
            await self._trip()
        sees = "\n".join(f"- {words(one)}" for one in [*self.messages.values()][-5:])
        raise AssertionError(f"{self.name} waited in vain for {what}, and sees\n{sees}")

    async def until_shown(
        self, check: Callable[[], T | None], what: str, seconds: float = 0.0
    ) -> T:
        """Do as `until`."""
        return await self.until(check, what)

    async def _trip(self) -> None:
        """Ask the bot through the gateway for completions, which changes nothing."""
        trip = asyncio.create_task(self.call("POST", "/autocomplete", ASKED))
        while not trip.done():
            assert self.bot.alive, self.bot.log
            await asyncio.sleep(PAUSE)
        await trip


class RealHouse(House):
    """A house with guests as people, and the bot in a process of its own."""

    bot: BotProcess

    async def evening(self, people: int) -> Evening:
        """Return an evening of new people in a new channel, pinged at once to save real time."""
        made = await super().evening(people)
        for person in made.people:
            await choose(person, made.channel_id, "At once")
        return RealEvening(made.people, made.channel_id, made.room, made.chance)

    async def _arrive(self, who: JSON) -> Person:
        guest = Guest(self.playground.url, self.session, self.gallery, self.clock, who, self._news)
        guest.bot = self.bot
        await guest.arrive()
        self._guests.append(guest)
        return guest


async def turns(evening: Evening, most: int = 10_000) -> None:
    """Let each person act when asked, for `most` turns or to the end of the deal."""
    for _ in range(most):
        asked = await evening.on_turn()
        if not asked:
            return
        await evening.turn_of(asked[0])


OpenHouse = Callable[..., Awaitable[RealHouse]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[OpenHouse]:
    """A function that opens a house, closed after the module; ``start=False`` starts no bot."""
    houses: list[RealHouse] = []

    async def open_one(start: bool = True) -> RealHouse:
        playground = Playground()
        playground.limits.answer_within = 86_400.0
        playground.limits.requests = playground.limits.all_requests = 10_000  # to save real time
        playground.limits.token_requests = 10_000  # the people press buttons very fast
        await playground.start()
        bot = BotProcess(playground, tmp_path_factory.mktemp("house"), TURN_SECONDS="86400")
        session = aiohttp.ClientSession()
        house = RealHouse(playground, bot, session, Random)
        houses.append(house)
        if start:
            await bot.start()
        return house

    yield open_one
    for house in houses:
        await house.close()
