"""The bot of a simulated world: started, killed and started anew on the same file."""

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
from bot.logs import in_one_line
from bot.playground import Playground
from bot.settings import Settings
from bot.store import StorageError, Store
from bot.store.upgrade import database_file
from tests.databases import new_database
from tests.simulation.machine import Machine
from tests.simulation.processes import Process, process_of

START_SECONDS = 60.0  # simulated ones, which no busy machine can use up
CHATTY = ("discord", "alembic", "aiohttp", "asyncio")


class SimulatedBot:
    """As `tests.processes.bot_process.BotProcess`, in this process and on this loop."""

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
        self._log = _Log()
        self._main: asyncio.Task[None] | None = None
        self._dead: list[Process] = []

    @property
    def database(self) -> str:
        """The address of its games."""
        return self.settings.database

    @property
    def log(self) -> str:
        """All that it logged, in all its lives."""
        return "\n".join(self._log.lines)

    async def start(self) -> None:
        """Start it and wait until it hears people."""
        await self.begin()
        await self.connected()

    async def begin(self) -> None:
        """Start it without waiting."""
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
            await run(self.settings, store, token, address, clock, lots)
        finally:
            await store.close()

    async def connected(self) -> None:
        """Wait until it is connected to the gateway."""
        end = asyncio.get_running_loop().time() + START_SECONDS
        while not self.playground.gateway.connected:
            assert self._main is None or not self._main.done(), self.log
            assert asyncio.get_running_loop().time() < end, f"no connection:\n{self.log}"
            await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """Drop it at once; afterwards the playground knows that it is gone."""
        process, self.process, main = self.process, None, self._main
        if process is not None:
            if main is not None and main.done() and not main.cancelled():
                main.exception()  # it had ended by itself a moment before: nobody asks why
            process.kill()
            self._dead.append(process)
        await self._gone()

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop; its exit code."""
        process, self.process, main = self.process, None, self._main
        if process is not None and main is not None:
            gc.collect()  # tasks that failed and that nobody asked are logged when they go
            main.cancel()
            await asyncio.wait([main])
            process.kill()  # with its main task all others end
            self._dead.append(process)
            error = None if main.cancelled() else main.exception()
            if error and not isinstance(error, StorageError):  # that ends a start by itself
                raise error
        await self._gone()
        return 0

    @property
    def ended(self) -> bool:
        """Has it ended by itself?"""
        return self.process is not None and self._main is not None and self._main.done()

    async def bury_the_ended(self) -> BaseException | None:
        """Let go of one that has ended by itself; what it ended with."""
        assert self._main is not None
        (error,) = await asyncio.gather(self._main, return_exceptions=True)
        await self.kill()
        return error

    async def _gone(self) -> None:
        while self.playground.gateway.connected:
            await asyncio.sleep(0.01)
        self._log.hush()

    def bury(self) -> int:
        """At the end of the world: let go of all who were killed; how many tasks of theirs."""
        return sum(process.bury() for process in self._dead)


class _Log(logging.Handler):
    """Keeps what is logged from within the bot."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.before: dict[logging.Logger, int] = {}
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def listen(self) -> None:
        """From now on."""
        self.hush()
        root, chatty = logging.getLogger(), [logging.getLogger(name) for name in CHATTY]
        self.before = {logger: logger.level for logger in (root, *chatty)}
        root.addHandler(self)
        root.setLevel(min(root.level, logging.INFO))
        for logger in chatty:
            logger.setLevel(logging.WARNING)

    def hush(self) -> None:
        """No more; tests that come after it log as if there had been no night."""
        logging.getLogger().removeHandler(self)
        while self.before:
            logger, level = self.before.popitem()
            logger.setLevel(level)

    def emit(self, record: logging.LogRecord) -> None:
        if process_of(None) is not None:
            if record.name == "discord.shard":
                record = copy(record)  # others have put the traceback into words already
                record.exc_text = None
                in_one_line(record)
            self.lines.append(self.format(record))
