"""A simulated world: time, chance, playground, bot and people, all from one seed."""

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

from bot.clock import Clock
from bot.playground import Playground
from bot.playground.world.emoji import Emoji
from bot.playground.world.seed import fixed_id
from bot.words.card_emojis import NAMES
from tests.night.courtesy import avoidable
from tests.night.house import House
from tests.night.mentioning import strange
from tests.simulation.bot import SimulatedBot
from tests.simulation.libraries import tamed
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import EPOCH, Machine
from tests.simulation.processes import UNWOUND

T = TypeVar("T")
EMOJIS = 8000  # the place of the first of those that a bot had uploaded before


class World:
    """Plays one night to its end: `World(7, folder).play(night)`. The same seed, the same night."""

    _spared = False  # what the first night loads for all others is not searched for garbage again

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed = seed
        self.folder = folder
        self.loop = SimulatedLoop(self.chance("network"))
        self.clock = Clock(lambda: EPOCH + self.loop.time())
        self.machine = Machine(self.loop)
        self.house: House

    def chance(self, what: str) -> Random:
        """A source of lots for this purpose alone, so that others are not disturbed by its use."""
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
        """Build the house, start the bot if asked to, let this happen in it, and close it.

        Discord's refusals are faults of the bot, unless what happens is `weathered`, a storm that
        judges them itself. Without `emojis` no bot has uploaded any before. `settings` are those of
        the bot that differ from what everybody gets.
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
        # 40060: a first answer that is sent again, as its answer was lost
        wrong = [one for one in playground.journal if one.status == 400]
        malformed = [one for one in wrong if '"code": 40060' not in one.answered]
        assert not malformed, "the bot never sends what Discord calls an invalid form"
        assert not (spared := avoidable(playground.journal)), "\n".join(spared)
        assert list(strange(playground.journal)) == [], "only pings mention somebody"

    def _forget(self) -> None:
        """Let go of bots that were killed, in silence: what they left open is meant to be."""
        self.loop.set_exception_handler(lambda *_: None)  # nor later, in the log of another world
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
        """Let go of what holds the dead: or each of them is kept for ever, with its whole night.

        What SQLAlchemy was doing for them stands in greenlets, through which nothing is seen to
        be garbage. Sessions that something holds, such as a log, are closed: none complains.
        """
        for one in gc.get_objects():
            if isinstance(one, greenlet) and one.gr_frame is not None and one is not getcurrent():
                for _ in range(UNWOUND):  # it may wait once more to close what it had open
                    with suppress(BaseException):
                        one.throw()
            elif isinstance(one, aiohttp.BaseConnector) and one._loop is self.loop:
                one._closed = True
            elif isinstance(one, aiohttp.ClientSession) and one._loop is self.loop:
                one.detach()

    def print_of_requests(self) -> str:
        """One number for all requests of the bot, their times, pictures, answers and order."""
        whole = hashlib.sha256()
        for one in self.house.playground.journal:
            whole.update(repr(one).encode())
        return whole.hexdigest()
