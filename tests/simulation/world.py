"""A simulated world: time, chance, playground, bot and people, all from one seed."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import warnings
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast

import aiohttp
from aiohttp import web
from bot.playground.keep import rebase

from bot.playground import Playground
from tests.night.bot_process import BotProcess
from tests.night.conftest import House
from tests.night.people import Gallery
from tests.simulation.bot import SimulatedBot
from tests.simulation.libraries import tamed
from tests.simulation.loop import SimulatedLoop
from tests.simulation.stopgap import patched

T = TypeVar("T")


class SimulatedPlayground(Playground):
    """Listens on the network of its loop."""

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        self._runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.TCPSite(self._runner, host, port).start()
        host, port, *_ = self._runner.addresses[0]
        self._hosts = {f"{host}:{port}"}
        rebase(self.world, f"http://{host}:{port}")


class World:
    """Plays one night to its end: `World(7, folder).play(night)`. The same seed, the same night."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.folder = folder
        self.loop = SimulatedLoop(self.chance("network"))
        self.house: House

    def chance(self, what: str) -> Random:
        """A source of lots for this purpose alone, so that others are not disturbed by its use."""
        return Random(f"{self.seed} {what}")

    @property
    def bot(self) -> SimulatedBot:
        return cast(SimulatedBot, self.house.bot)

    def play(self, night: Callable[[World], Coroutine[Any, Any, T]], **settings: str) -> T:
        """Build the house, let this happen in it, and close it."""
        with ExitStack() as stack:
            stack.enter_context(tamed(self.loop, self.chance("libraries")))
            stack.enter_context(patched(self.loop, self.chance("program")))
            stack.callback(self._forget)
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
                return runner.run(self._play(night, settings))

    def _forget(self) -> None:
        """Let go of bots that were killed, in silence: what they left open is meant to be."""
        logging.disable(logging.CRITICAL)
        try:
            with warnings.catch_warnings(action="ignore"):
                self.bot.bury()
                gc.collect()
        finally:
            logging.disable(logging.NOTSET)

    async def _play(
        self, night: Callable[[World], Coroutine[Any, Any, T]], settings: dict[str, str]
    ) -> T:
        playground = SimulatedPlayground(journal_limit=1_000_000)
        await playground.start()
        session = aiohttp.ClientSession()
        bot = SimulatedBot(playground, self.folder, **settings)
        self.house = House(playground, cast(BotProcess, bot), session, Gallery(session))
        self.house.build()
        try:
            await bot.start()
            return await night(self)
        finally:
            await bot.stop()
            await self.house.close()

    def print_of_requests(self) -> str:
        """One number for all requests of the bot, their answers and their order."""
        whole = hashlib.sha256()
        for one in self.house.playground.journal:
            line = (one.method, one.path, one.sent, one.status, one.answered)
            whole.update(repr(line).encode())
        return whole.hexdigest()
