"""A playground in this process, the bot in one of its own, and people of any patience."""

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
CHANNEL = fixed_id(30)  # one that every person sees
TRIPS = 10_000  # a trip is short, as nothing is read for it; drawing and storing take many
PAUSE = 0.01  # seconds between two trips
ASKED: JSON = {
    "channel_id": CHANNEL,
    "name": "play",
    "options": [{"name": "cards", "value": ""}],
    "focused": "cards",
}


class Guest(Person):
    """Waits for so many trips to the bot and back, however long they take."""

    bot: BotProcess

    async def until(self, check: Callable[[], T | None], what: str, seconds: float = 0.0) -> T:
        """Wait until something is shown in which `check` finds what it looks for; what that is."""
        for _ in range(TRIPS):
            if found := check():
                return found
            await self._trip()
        sees = "\n".join(f"- {words(one)}" for one in [*self.messages.values()][-5:])
        raise AssertionError(f"{self.name} waited in vain for {what}, and sees\n{sees}")

    async def until_shown(
        self, check: Callable[[], T | None], what: str, seconds: float = 0.0
    ) -> T:
        """The same."""
        return await self.until(check, what)

    async def _trip(self) -> None:
        """Ask the bot, by way of the gateway, for something that changes nothing."""
        trip = asyncio.create_task(self.call("POST", "/autocomplete", ASKED))
        while not trip.done():
            assert self.bot.alive, self.bot.log
            await asyncio.sleep(PAUSE)
        await trip


class RealHouse(House):
    """A house whose people are guests, and whose playground gives the bot all the time."""

    bot: BotProcess

    async def evening(self, people: int) -> Evening:
        """New people around a new channel, who wish to be pinged at once: real time is dear."""
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
    """Everybody acts when asked, for so many turns at most or to the end of the deal."""
    for _ in range(most):
        asked = await evening.on_turn()
        if not asked:
            return
        await evening.turn_of(asked[0])


OpenHouse = Callable[..., Awaitable[RealHouse]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def open_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[OpenHouse]:
    """Opens houses that are closed at the end; ``start=False`` for one whose bot is not there."""
    houses: list[RealHouse] = []

    async def open_one(start: bool = True) -> RealHouse:
        playground = Playground()
        playground.limits.answer_within = 86_400.0
        playground.limits.requests = playground.limits.all_requests = 10_000  # real time is dear
        playground.limits.token_requests = 10_000  # and so quick nobody clicks
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
