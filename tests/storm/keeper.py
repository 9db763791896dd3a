"""A keeper of the bot: ends its process for a fault, and starts a new one after each end."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from bot.store import StorageError
from tests.simulation.bot import SimulatedBot

LOOKS = 0.5  # seconds between two checks whether the bot runs
PATIENCE = 120.0  # seconds until a process that is to die at some request is killed anyway
RESTARTS_AFTER = 2.0  # seconds after an end, as with a service manager
KNOWS = 4.0  # seconds from a start until the bot knows its servers, even if dropped once


class Keeper:
    """A service manager of the bot, which also kills or stops the process for a fault."""

    def __init__(self, bot: SimulatedBot) -> None:
        self.bot = bot
        self.clock = bot.playground.world.clock
        self.kills = 0
        self.deaths: list[float] = []  # when a process ended, for any reason
        self.failed: list[str] = []  # errors of processes that ended by themselves
        self.births: list[float] = []  # when a process began
        # By server: spans without events of it, by begin, to their end; "" stands for all servers.
        self.silent: dict[str, dict[float, float]] = defaultdict(dict)
        self.server_of: dict[str, str] = {}  # by channel, deleted ones included
        self._told: dict[str, float] = {}  # by server: when Discord could last send an event of it
        self._noted = 0.0  # when the keeper last checked that
        self._turn = asyncio.Lock()

    async def watch(self) -> None:
        """Start a new process each time the bot has ended by itself; look forever.

        A storage error is an expected end. Other errors go to `failed`.
        """
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
        """Whether the process of this moment may not have heard of its servers, or not of this one.

        A process is deaf for `KNOWS` seconds from its start. If it began within a span without
        events of the server, it is deaf until `KNOWS` seconds after that span.
        """
        spans = self.silent[server].items()
        return any(one <= at <= one + KNOWS for one in self.births) or any(
            since <= at <= until + KNOWS and any(since <= one <= at for one in self.deaths)
            for since, until in spans
        )

    async def _begin(self) -> None:
        self.births.append(self.clock.now())
        await self.bot.begin()

    def _note_servers(self) -> None:
        """Note the servers that Discord now sends events about: all but dark ones, if connected.

        The keeper does not look while it waits for a process to die. A span without events that
        began before such a wait is extended to its end.
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
        """Kill the process, and start a new one `down` seconds later; return whether there was one.

        With `asking`, the process dies after so many more requests and queries, or after `PATIENCE`
        seconds.
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
        """Ask the bot to stop, and start it `down` seconds later; return whether it was there."""
        async with self._turn:
            process = self.bot.process
            await self.bot.stop()
            self.deaths.append(self.clock.now())
            await self.clock.sleep(down)
            await self._begin()
            return process is not None
