"""A real bot in a process of its own, and people whose patience is counted in round trips to it.

On a busy machine a round trip takes longer, and so the bot gets as many turns as on an idle one
before anybody gives up.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeVar

import aiohttp

from bot.playground import Playground
from tests.night.house import House
from tests.night.people import Person
from tests.night.reading import JSON
from tests.process import Process

T = TypeVar("T")
TRIPS = 1000  # or things shown meanwhile
PAUSE = 0.05  # seconds between two round trips in which nothing new is shown
POLL = 0.02  # seconds between two looks at a process that starts or ends
FOR_EVER = 86_400.0
QUICK = {"COMPUTER_SECONDS": "0", "TABLE_EDIT_SECONDS": "0.05"}


class BotProcess:
    """The bot, waited for as long as it lives."""

    def __init__(self, playground: Playground, folder: Path) -> None:
        self.playground = playground
        self._process = Process(folder, **QUICK)
        self.data = self._process.data

    @property
    def database(self) -> str:
        """The address of its games."""
        return f"sqlite+aiosqlite:///{self.data / 'gamenight.db'}"

    @property
    def log(self) -> str:
        """All that it printed, in all its lives."""
        return self._process.log

    async def start(self) -> None:
        """Start it and wait until it hears people."""
        self.begin()
        await self.connected()

    def begin(self, **settings: str) -> None:
        """Start it without waiting."""
        address = {"DISCORD_TOKEN": self.playground.token, "DISCORD_URL": self.playground.api}
        self._process.begin(**(address | settings))

    async def connected(self) -> None:
        """Wait until it is connected to the gateway."""
        while not self.playground.gateway.connected:
            assert self._process.alive, self.log
            await asyncio.sleep(POLL)

    async def kill(self) -> None:
        """SIGKILL; afterwards the playground knows that it is gone."""
        await self.stop(signal.SIGKILL)

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        self._process.signal(number)
        code = await self.ended()
        while self.playground.gateway.connected:
            await asyncio.sleep(POLL)
        return code

    async def ended(self) -> int:
        """Wait for its end; the exit code."""
        return await asyncio.to_thread(self._process.wait)


class PatientPerson(Person):
    """Waits in round trips through the bot, whatever number of seconds is said."""

    async def until(self, check: Callable[[], T | None], what: str, seconds: float = 0.0) -> T:
        for _ in range(TRIPS):
            if found := check():
                return found
            self._news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), PAUSE)
                continue
            await self._trip()
        raise AssertionError(f"{self.name} waited {TRIPS} round trips in vain for {what}")

    async def _trip(self) -> None:
        """Ask the bot for something that changes nothing."""
        state = await self.call("GET", "/state")
        focused = {"name": "preset", "value": ""}
        body: JSON = {
            "channel_id": state["guilds"][0]["channels"][0]["id"],
            "name": "rules",
            "options": [focused],
            "focused": "preset",
        }
        await self.call("POST", "/autocomplete", body)


class PatientHouse(House):
    """A house with a real bot, which is not started yet."""

    bot: BotProcess

    @classmethod
    async def open(cls, folder: Path) -> PatientHouse:
        """Open it on the network of this machine."""
        playground = Playground(journal_limit=100_000)
        playground.limits.answer_within = FOR_EVER
        await playground.start()
        bot, session = BotProcess(playground, folder), aiohttp.ClientSession()
        return cls(playground, bot, session, Random, PatientPerson)
