"""The bot of a simulated world, started, killed and restarted on one database file."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random

from sqlalchemy import make_url

from bot.clock import Clock
from bot.discord.client import run
from bot.discord.overload import EVERY
from bot.logs import in_one_line
from bot.playground import Playground
from bot.settings import Settings
from bot.store import StorageError, Store
from bot.store.upgrade import database_file
from tests.databases import new_database
from tests.simulation.machine import Machine
from tests.simulation.processes import Process, process_of

START_SECONDS = 60.0  # simulated, so that no busy machine uses them up
CHATTY = ("discord", "alembic", "aiohttp", "asyncio")


class SimulatedBot:
    """A bot like `tests.processes.bot_process.BotProcess`, but in this process and on this loop."""

    def __init__(
        self,
        playground: Playground,
        folder: Path,
        chance: Callable[[str], Random],
        machine: Machine,
        **settings: str,
    ) -> None:
        self.playground = playground
        self.chance = chance
        self.machine = machine
        self.data = folder / "data"
        self.settings = Settings.model_validate(
            {name.lower(): value for name, value in settings.items()}
            | {"data": self.data, "discord_token": playground.token}
        )
        file = database_file(make_url(self.database))
        if file and not file.exists():
            new_database(file)
        self.process: Process | None = None
        self.starts = 0
        self.delay = 0.0  # of the bot's event loop, in seconds: simulated time has none of its own
        self._log = _Log()
        self._main: asyncio.Task[None] | None = None
        self._dead: list[Process] = []

    @property
    def database(self) -> str:
        """The address of the bot's database."""
        return self.settings.database

    @property
    def log(self) -> str:
        """The lines that the bot has logged, over all starts."""
        return "\n".join(self._log.lines)

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        await self.begin()
        await self.connected()

    async def begin(self) -> None:
        """Start the bot without waiting."""
        assert self.process is None, "it runs already"
        self.starts += 1
        self._log.listen()
        self.process = Process(f"bot {self.starts}")
        self._main = self.process.begin(self._run())

    async def _run(self) -> None:
        clock = Clock(wall=self.machine.wall, steady=self.machine.steady)
        lots = self.chance(f"bot {self.starts}")
        token, address = self.playground.token, self.playground.api
        store = await Store.open(self.database, clock)
        try:
            await run(self.settings, store, token, address, clock, lots, self._measure)
        finally:
            await store.close()

    async def _measure(self) -> float:
        await asyncio.sleep(EVERY)
        return self.delay

    async def connected(self) -> None:
        """Wait until the bot is connected to the gateway."""
        end = asyncio.get_running_loop().time() + START_SECONDS
        while not self.playground.gateway.connected:
            assert self._main is None or not self._main.done(), self.log
            assert asyncio.get_running_loop().time() < end, f"no connection:\n{self.log}"
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Kill the bot at once, and wait until the playground has no connection to it."""
        process, self.process, main = self.process, None, self._main
        if process is not None:
            if main is not None and main.done() and not main.cancelled():
                main.exception()  # the bot ended by itself: log no warning
            process.kill()
            self._dead.append(process)
        await self._gone()

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Stop the bot, wait until the playground has no connection to it, and return 0.

        Raises the error with which the bot ended, if any, other than StorageError.
        """
        process, self.process, main = self.process, None, self._main
        if process is not None and main is not None:
            gc.collect()  # logs the unread errors of tasks that are gone
            main.cancel()
            await asyncio.wait([main])
            process.kill()  # other tasks end with the main task
            self._dead.append(process)
            error = None if main.cancelled() else main.exception()
            if error and not isinstance(error, StorageError):  # a StorageError ends a start
                raise error
        await self._gone()
        return 0

    @property
    def ended(self) -> bool:
        """Whether the bot has ended by itself."""
        return self.process is not None and self._main is not None and self._main.done()

    async def bury_the_ended(self) -> BaseException | None:
        """Clear away a bot that has ended by itself; return its error, or None."""
        assert self._main is not None
        (error,) = await asyncio.gather(self._main, return_exceptions=True)
        await self.kill()
        return error

    async def _gone(self) -> None:
        while self.playground.gateway.connected:
            await asyncio.sleep(0.01)
        self._log.hush()

    def bury(self) -> int:
        """Release all killed bots at the end of the world; return the number of their tasks."""
        return sum(process.bury() for process in self._dead)


class _Log(logging.Handler):
    """A log handler that keeps the lines of the bot."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.before: dict[logging.Logger, int] = {}
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def listen(self) -> None:
        """Keep lines from now on."""
        self.hush()
        root, chatty = logging.getLogger(), [logging.getLogger(name) for name in CHATTY]
        self.before = {logger: logger.level for logger in (root, *chatty)}
        root.addHandler(self)
        root.setLevel(min(root.level, logging.INFO))
        for logger in chatty:
            logger.setLevel(logging.WARNING)

    def hush(self) -> None:
        """Keep no more lines, and restore the log levels for the tests that follow."""
        logging.getLogger().removeHandler(self)
        while self.before:
            logger, level = self.before.popitem()
            logger.setLevel(level)

    def emit(self, record: logging.LogRecord) -> None:
        if process_of(None) is not None:
            if record.name == "discord.shard":
                record = copy(record)  # it may hold a traceback formatted by another handler
                record.exc_text = None
                in_one_line(record)
            self.lines.append(self.format(record))
