"""Who looks after the bot: ends it where a storm wants it, and starts it where it has ended."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from bot.store import StorageError
from tests.simulation.bot import SimulatedBot

LOOKS = 0.5  # seconds between two looks whether it runs
PATIENCE = 120.0  # seconds until a death that was meant for a moment comes at any moment
RESTARTS_AFTER = 2.0  # seconds, as a service manager does
KNOWS = 4.0  # seconds after which who is connected knows its servers, if dropped once


class Keeper:
    """As a service manager, and as whoever pulls the plug."""

    def __init__(self, bot: SimulatedBot) -> None:
        self.bot = bot
        self.clock = bot.playground.world.clock
        self.kills = 0
        self.deaths: list[float] = []  # when a process ended, by whatever
        self.failed: list[str] = []  # why it ended by itself
        self.births: list[float] = []  # when one began
        # By server: the ends of spans in which nothing of it was told, by their begin.
        self.silent: dict[str, dict[float, float]] = defaultdict(dict)
        self.server_of: dict[str, str] = {}  # by channel, also of those that are gone
        self._told: dict[str, float] = {}  # when anything of a server could last be told
        self._noted = 0.0  # when that was last looked at
        self._turn = asyncio.Lock()

    async def watch(self) -> None:
        """For ever: where it has ended by itself, start it anew."""
        while True:
            await self.clock.sleep(LOOKS)
            self._note_servers()
            async with self._turn:
                if self.bot.process is None:
                    await self._begin()
                elif self.bot.ended:
                    error = await self.bot.bury_the_ended()
                    self.deaths.append(self.clock.now())
                    if not isinstance(error, StorageError):
                        self.failed.append(f"the bot ended by itself: {error!r}")
                    await self.clock.sleep(RESTARTS_AFTER)
                    await self._begin()

    def was_deaf(self, at: float, server: str = "") -> bool:
        """Had the process of this moment been told of no server since it began, or not of this?"""
        spans = self.silent[server].items()
        return any(one <= at <= one + KNOWS for one in self.births) or any(
            since <= at <= until + KNOWS and any(since <= one <= at for one in self.deaths)
            for since, until in spans
        )

    async def _begin(self) -> None:
        self.births.append(self.clock.now())
        await self.bot.begin()

    def _note_servers(self) -> None:
        """Discord tells of them to whoever is connected, but not of one that is dark.

        While a process is waited for to die nobody looks: what nothing was told of before may have
        stayed so until now.
        """
        playground, now = self.bot.playground, self.clock.now()
        waited, self._noted = now - self._noted > 2 * LOOKS, now
        channels = playground.world.channels.values()
        self.server_of |= {one.id: one.guild_id for one in channels if one.guild_id}
        dark = {"": False} | {one.id: one.dark for one in playground.world.guilds.values()}
        for server, is_dark in dark.items():
            if playground.gateway.connected and not is_dark:
                since = self._told.get(server, now)
                if waited and since in self.silent[server]:
                    self.silent[server][since] = now
                self._told[server] = now
            else:
                since = self._told.setdefault(server, now)
                self.silent[server][since] = now

    async def kill(self, down: float, asking: int = 0) -> bool:
        """Let it die, now or in the middle of a step, and start it after so many seconds.

        Was it there?
        """
        async with self._turn:
            process = self.bot.process
            if process and asking:
                process.kill_after(asking)
                end = self.clock.now() + PATIENCE
                while process.alive and not self.bot.ended and self.clock.now() < end:
                    await self.clock.sleep(0.1)
            await self.bot.kill()
            self.kills += 1
            self.deaths.append(self.clock.now())
            await self.clock.sleep(down)
            await self._begin()
            return process is not None

    async def stop(self, down: float) -> bool:
        """Ask it to stop, and start it after so many seconds; was it there?"""
        async with self._turn:
            process = self.bot.process
            await self.bot.stop()
            self.deaths.append(self.clock.now())
            await self.clock.sleep(down)
            await self._begin()
            return process is not None
