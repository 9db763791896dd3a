"""One stage of the load: a number of tables, one bot, and its measurement.

The measurement resembles the middle of a night: each person has pressed a button since the bot was
started. The bot then edits a hand by the token of its player's last press; Discord does not count
such requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import aiohttp

from bot.playground import Playground
from bot.playground.rest.rest import ANSWER_ROUTE
from bot.settings import Settings
from rules.match.match import Player
from tests.bench.load.crowd import EVERY, Crowd
from tests.bench.load.figures import Figures, Starts
from tests.bench.load.manners import Players, Strangers
from tests.bench.load.places import TURN, Place, open_tables, places
from tests.bench.load.process import POLL, Measured, running
from tests.ports import free_port

MEASURED = 30.0  # seconds of a measurement
FEW = 8  # least presses of a measurement, which is lengthened for them
WARMING = EVERY  # least seconds of presses before the measurement
WARMED = 150.0  # seconds after which the measurement begins even if a person has not pressed yet
QUIET = 1.5  # seconds without a request, after which all tables count as shown
LONGEST = 100.0  # seconds until the wait for that ends in any case
AGAIN = 0.25  # seconds between two presses while the bot starts
LOOKS = 20  # looks at the memory whose mean is taken
NO_LIMIT = 1_000_000
LIFTED = 1_000  # requests a second; Discord would have to grant them
UNCOUNTED = ("/webhooks/{", ANSWER_ROUTE)  # paths of requests that Discord does not count
TOO_MANY = 429


@dataclass(frozen=True)
class Stage:
    """A stage: the number of tables, lifted rate limits or not, the computers of each table.

    At most `workers` processes think for strong computers; None leaves the bot's default. A press
    is due at each table after `every` seconds.
    """

    tables: int
    lifted: bool = False
    computers: tuple[Player, ...] = ()
    workers: int | None = None
    every: float = EVERY

    @property
    def seconds(self) -> float:
        """The length of the measurement, in seconds."""
        return max(MEASURED, FEW * self.every / self.tables)


@dataclass(frozen=True)
class Setup:
    """A playground with its people, and a bot that is not started yet."""

    playground: Playground
    crowd: Crowd
    process: Measured

    async def shown(self) -> None:
        """Wait until a person can press at every table and the bot is quiet; `LONGEST` at most.

        The bot is quiet after `QUIET` seconds without a request that changes data.
        """
        ends, seen, since = time.monotonic() + LONGEST, -1, time.monotonic()
        while (now := time.monotonic()) < ends:
            if (sent := self._sent()) != seen:
                seen, since = sent, now
            elif now > since + QUIET and self.crowd.ready():
                return
            await asyncio.sleep(0.05)

    def _sent(self) -> int:
        """Return the number of requests other than GET: the bot looks members up for minutes."""
        counts = self.playground.journal.counts
        return sum(number for (method, *_), number in counts.items() if method != "GET")


async def plain(stage: Stage, edits: float, token_edits: float) -> Figures:
    """Measure the plain bot with presses on an equal schedule.

    After each answer it makes so many edits by the channel, and so many by the token of the press.
    """
    async with _playground(stage) as (playground, folder, found):
        crowd = Crowd(playground, found, Strangers(playground, found, Random(2)), Random(3))
        settings = {"EDITS": f"{edits:g}", "TOKEN_EDITS": f"{token_edits:g}"}
        process = Measured(playground, folder, "tests.bench.load.plain", **settings)
        setup = Setup(playground, crowd, process)
        async with running(setup.process):
            await setup.shown()
            return await _measure(stage, setup, everybody=False)


async def whole(stage: Stage) -> tuple[Figures, Starts]:
    """Measure Gamenight with people who play, then its stop and a new start with all its tables."""
    async with _set_up(stage) as setup:
        process, began = setup.process, time.monotonic()
        async with running(process):
            await setup.shown()
            shown = time.monotonic() - began - QUIET
            await process.idle()
            memory = process.memory
            figures = await _measure(stage, setup)
            asked_to_stop = time.monotonic()
        stopped = time.monotonic() - asked_to_stop
        answered = await _first_answer(setup)
        return figures, Starts(memory, shown, stopped, answered)


async def played(stage: Stage, module: str = "bot", **settings: str) -> Figures:
    """Measure Gamenight, started by `module`, with people who play."""
    async with _set_up(stage, module, **settings) as setup, running(setup.process):
        await setup.shown()
        await setup.process.idle()
        return await _measure(stage, setup)


async def grown(stage: Stage, presses: Sequence[int]) -> list[float]:
    """Return the memory of Gamenight before the first press and after each number of `presses`.

    Each is the mean of `LOOKS` looks, in bytes.
    """
    async with _set_up(stage) as setup, running(setup.process):
        await setup.shown()
        await setup.process.idle()
        found = [float(setup.process.memory)]
        gc.collect()
        gc.freeze()
        taken = setup.crowd.begin()
        setup.crowd.start()
        try:
            for number in presses:
                while taken.made < number:
                    await asyncio.sleep(AGAIN)
                looks = []
                for _ in range(LOOKS):
                    looks.append(setup.process.memory)
                    await asyncio.sleep(AGAIN)
                found.append(sum(looks) / LOOKS)
        finally:
            setup.crowd.stop()
            gc.unfreeze()
        return found


async def thought_out(stage: Stage) -> tuple[Figures, float]:
    """Measure Gamenight; return also the share of strong computers' moves that were thought out."""
    port = free_port()
    async with _set_up(stage, METRICS_PORT=str(port)) as setup, running(setup.process):
        await setup.shown()
        await setup.process.idle()
        figures = await _measure(stage, setup)
        async with aiohttp.ClientSession() as session:
            page = await (await session.get(f"http://127.0.0.1:{port}/metrics")).text()
        moves = _counted(page, 'gamenight_computer_moves_total{level="strong"}')
        return figures, 1 - _counted(page, "gamenight_computer_fell_back_total") / max(1, moves)


def _counted(page: str, name: str) -> float:
    """Return the sum of all counters whose line begins with this name, which may have a label."""
    lines = (line.rpartition(" ") for line in page.splitlines() if line.startswith(name))
    return sum(float(number) for _, _, number in lines)


def _settings(stage: Stage) -> dict[str, str]:
    stop = Settings.model_fields["stop_seconds"].default
    settings = {
        "TURN_SECONDS": f"{TURN:g}",
        "STOP_SECONDS": f"{stop:g}",
        "LOG_LEVEL": "WARNING",
    }
    if stage.workers is not None:
        settings["COMPUTER_WORKERS"] = str(stage.workers)
    if stage.lifted:
        settings["REQUESTS_PER_SECOND"] = str(LIFTED)
    return settings


@contextlib.asynccontextmanager
async def _set_up(stage: Stage, module: str = "bot", **settings: str) -> AsyncIterator[Setup]:
    """A setup of the stage: tables in the middle of a deal, which no message shows yet."""
    async with _playground(stage) as (playground, folder, found):
        players = Players(playground.world, Random(2))
        crowd = Crowd(playground, found, players, Random(3), stage.every)
        process = Measured(playground, folder, module, **_settings(stage), **settings)
        await open_tables(f"sqlite+aiosqlite:///{process.data / 'gamenight.db'}", found, Random(1))
        yield Setup(playground, crowd, process)


@contextlib.asynccontextmanager
async def _playground(stage: Stage) -> AsyncIterator[tuple[Playground, Path, list[Place]]]:
    playground = Playground(journal_limit=0)
    if stage.lifted:
        limits = playground.limits
        limits.requests = limits.other_requests = limits.all_requests = NO_LIMIT
        limits.token_requests = NO_LIMIT
    await playground.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = places(playground.world, stage.tables, stage.computers)
            yield playground, Path(folder), found
    finally:
        await playground.close()


async def _warmed(crowd: Crowd, everybody: bool) -> None:
    began = time.monotonic()
    await asyncio.sleep(WARMING)
    while everybody and crowd.strangers and time.monotonic() < began + WARMED:
        await asyncio.sleep(AGAIN)


async def _measure(stage: Stage, setup: Setup, everybody: bool = True) -> Figures:
    playground, crowd, process = setup.playground, setup.crowd, setup.process
    gc.collect()
    gc.freeze()  # so that no collection walks through all people and delays the playground
    crowd.start()
    try:
        await _warmed(crowd, everybody)
        before = playground.journal.counts.copy()
        work, own, began = process.seconds, time.process_time(), time.monotonic()
        taken = crowd.begin()
        await asyncio.sleep(stage.seconds)
        seconds = time.monotonic() - began
        work, own = process.seconds - work, time.process_time() - own
        done = playground.journal.counts - before
    finally:
        crowd.stop()
        gc.unfreeze()
    crowd.begin()
    await crowd.settled()
    by_token = [count for (_, path, _), count in done.items() if path.startswith(UNCOUNTED)]
    refused = tuple(
        f"{count} of {method} {path}"
        for (method, path, status), count in done.items()
        if status == TOO_MANY
    )
    uncounted = sum(by_token)
    return Figures(taken, seconds, work, done.total() - uncounted, uncounted, refused, own)


async def _first_answer(setup: Setup) -> float:
    """Start the bot once more, with people who press as soon as a button can be pressed.

    Return the seconds until the first answer, after which the bot is stopped.
    """
    crowd = setup.crowd
    taken, began = crowd.begin(), setup.playground.world.clock.now()
    async with running(setup.process):
        while not taken.first:
            any(map(crowd.press, crowd.places))  # the first person with a button presses
            again = time.monotonic() + AGAIN
            while not taken.first and time.monotonic() < again:
                await asyncio.sleep(POLL)
        return taken.first - began
