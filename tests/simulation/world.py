"""A simulated world: time, random sources, playground, bot and people, all from one seed."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import warnings
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar, cast
from unittest.mock import patch

import aiohttp
from greenlet import getcurrent, greenlet

from bot.playground import Playground
from bot.playground.world.emoji import Emoji
from bot.playground.world.seed import fixed_id
from bot.words.card_emojis import NAMES
from tests.night.courtesy import avoidable
from tests.night.house import House
from tests.night.mentioning import strange
from tests.simulation.bot import SimulatedBot
from tests.simulation.clock import PeoplesClock
from tests.simulation.libraries import tamed
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import EPOCH, Machine
from tests.simulation.processes import UNWOUND

T = TypeVar("T")
EMOJIS = 8000  # for `fixed_id`: the first emoji that the bot uploaded before the night


class World:
    """A simulated world that plays one night to its end: `World(7, folder).play(night)`.

    Equal seeds give equal nights.
    """

    _spared = False  # whether the objects of the first night are out of garbage collection

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.folder = folder
        self.loop = SimulatedLoop(self.chance("network"))
        self.clock = PeoplesClock(lambda: EPOCH + self.loop.time())
        self.machine = Machine(self.loop)
        self.house: House

    def chance(self, what: str) -> Random:
        """Return a random source for the purpose `what` alone; its use does not affect others."""
        return Random(f"{self.seed} {what}")

    @property
    def bot(self) -> SimulatedBot:
        """The bot of the house."""
        return cast(SimulatedBot, self.house.bot)

    def play(
        self,
        night: Callable[[World], Coroutine[Any, Any, T]],
        *,
        start: bool = True,
        weathered: bool = False,
        emojis: bool = True,
        **settings: str,
    ) -> T:
        """Build the house, play `night` in it, close the house, and return what `night` returns.

        With `start`, the bot is started before `night`. Requests that Discord refuses are faults of
        the bot, unless `weathered`: a storm judges the requests itself. With `emojis`, the bot's
        emojis are uploaded already. `settings` override the bot's default settings.
        """
        with ExitStack() as stack:
            stack.enter_context(tamed(self.loop, self.chance("libraries"), self.machine))
            stack.callback(self._forget)
            with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
                return runner.run(self._play(night, start, weathered, emojis, settings))

    async def _play(
        self,
        night: Callable[[World], Coroutine[Any, Any, T]],
        start: bool,
        weathered: bool,
        emojis: bool,
        settings: dict[str, str],
    ) -> T:
        playground = Playground(
            journal_limit=1_000_000, clock=self.clock, chance=self.chance("playground")
        )
        if emojis:
            uploaded = {fixed_id(EMOJIS + number): name for number, name in enumerate(NAMES)}
            playground.world.emojis = {one: Emoji(one, name) for one, name in uploaded.items()}
        await playground.start()
        bot = SimulatedBot(playground, self.folder, self.chance, self.machine, **settings)
        self.house = House(playground, bot, aiohttp.ClientSession(), self.chance)
        try:
            if start:
                await bot.start()
            done = await night(self)
            await self.house.settle()
            await bot.stop()
        finally:
            await self.house.close()
        if not weathered:
            self._check_requests()
        return done

    def _check_requests(self) -> None:
        playground = self.house.playground
        # 40060: a first response that the bot repeats because Discord's answer was lost
        wrong = [one for one in playground.journal if one.status == 400]
        malformed = [one for one in wrong if '"code": 40060' not in one.answered]
        assert not malformed, "the bot never sends what Discord calls an invalid form"
        assert not (spared := avoidable(playground.journal)), "\n".join(spared)
        assert list(strange(playground.journal)) == [], "only pings mention somebody"

    def _forget(self) -> None:
        """Release the killed bots, without warnings of what they left open on purpose."""
        self.loop.set_exception_handler(lambda *_: None)  # no error in another world's log
        logging.disable(logging.CRITICAL)
        try:
            with (
                warnings.catch_warnings(action="ignore"),
                patch("sys.unraisablehook", lambda _: None),
            ):
                if self.bot.bury():
                    self._unwind()
                    gc.collect()
        finally:
            logging.disable(logging.NOTSET)
        if not World._spared:
            World._spared = True
            gc.collect()
            gc.freeze()

    def _unwind(self) -> None:
        """Release what refers to killed bots; otherwise memory keeps each bot and its whole night.

        The work of SQLAlchemy for a killed bot is suspended in greenlets, which the garbage
        collector cannot search. Client sessions that are still referred to, for example by a log,
        are marked closed, so that no session warns that it is open.
        """
        for one in gc.get_objects():
            if isinstance(one, greenlet) and one.gr_frame is not None and one is not getcurrent():
                for _ in range(UNWOUND):  # a greenlet may wait again while it closes
                    with suppress(BaseException):
                        one.throw()
            elif isinstance(one, aiohttp.BaseConnector) and one._loop is self.loop:
                one._closed = True
            elif isinstance(one, aiohttp.ClientSession) and one._loop is self.loop:
                one.detach()

    def print_of_requests(self) -> str:
        """Return a SHA-256 of the bot's requests: times, pictures, answers and order."""
        whole = hashlib.sha256()
        for one in self.house.playground.journal:
            whole.update(repr(one).encode())
        return whole.hexdigest()
