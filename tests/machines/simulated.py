"""Processes of a bot that share its shards, in simulated time, without Discord and PostgreSQL."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable, Collection, Coroutine
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast
from unittest.mock import patch

from bot.app import App
from bot.clock import Clock
from bot.cluster.node import ClusterShards, ProcessNode
from bot.discord.rate_limit import RateLimit
from bot.store import Store, notifications
from bot.store import leases as lease_rows
from bot.store.leases import Leases
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE, Listener, settings
from tests.databases import new_database
from tests.simulation.libraries import tamed
from tests.simulation.loop import SimulatedLoop
from tests.simulation.machine import Machine

T = TypeVar("T")
LEASE_SECONDS = 15.0
SETTLED = 120.0  # seconds, after which no lease changes any more
LOOK = 0.01  # seconds, between two looks of a test
SERVER = 3 << 22  # id of a server on the second of two shards
MOST, WINDOW = 45, 1.1  # requests, in so many seconds, of all processes together


class Publisher(Listener):
    """A publisher that shows nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.heard_anew = 0

    def leave(self, table: Table) -> None:
        """Do nothing where another process shows the table from now on."""

    def heard(self) -> None:
        """Count the call, made when presses are heard again or not heard any more."""
        self.heard_anew += 1


class Process:
    """A simulated process of a bot, which connects its shards in turn, as discord.py does.

    The process serves its part of all shards, or those of `wanted`.
    """

    def __init__(self, night: Night, name: str, wanted: Collection[int] = ()) -> None:
        self.name = name
        self.night = night
        self.store = night.store
        self.clock = clock_of(night.machine)
        self.limit = RateLimit(self.clock, MOST, WINDOW)
        self.requests = SimpleNamespace(limit=self.limit)
        leases = Leases(night.store, name, LEASE_SECONDS)
        self.shards = ClusterShards(leases, self.clock, wanted)
        self.publisher = Publisher()
        self.tables = Tables(
            night.store, self.publisher, settings(), self.clock, Random(0), self.shards
        )
        self.client = self  # this object stands in for the Discord client as well
        self.serving = ProcessNode(cast(App, self), self.shards)
        self._connecting: dict[int, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        night.processes.append(self)

    async def begin(self, shards: int) -> None:
        """Join the other processes and serve shards from now on."""
        await self.shards.agree(self.recommended_shards, shards)
        await self.shards.join()
        await self.serving.freed()
        await self.shards.start()
        self.also(self.shards.run(self.serving))

    def also(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` as a task that ends with the process."""
        self._tasks.append(asyncio.create_task(work))

    async def die(self) -> None:
        """Kill the process, without notice to the other processes."""
        self.night.processes.remove(self)
        tasks = [*self._tasks, *self._connecting.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.tables.close()

    async def leave(self) -> None:
        """End the process in order: it releases its shards and notifies the other processes."""
        await self.die()
        await self.shards.close()
        await self.serving.freed()

    async def recommended_shards(self) -> int:
        """Return the number of shards that Discord recommends."""
        return self.night.recommended

    def connect_shard(self, shard: int) -> None:
        """Begin to connect `shard`."""
        self._connecting[shard] = asyncio.create_task(self._connect(shard))

    async def _connect(self, shard: int) -> None:
        await self.serving.may_identify(shard)
        self.night.identified.append((self.clock.now(), shard, self.name))
        self.shards.hears(shard)

    async def disconnect_shard(self, shard: int) -> None:
        """Stop the connection of `shard`, or the attempt to connect it."""
        self._connecting[shard].cancel()
        self.shards.deaf.pop(shard, None)


def clock_of(machine: Machine) -> Clock:
    """Return a clock for one process on this machine."""
    return Clock(wall=machine.wall, steady=machine.steady)


class Night:
    """The store, the machine and the list of processes that all processes share."""

    def __init__(self, store: Store, machine: Machine) -> None:
        self.store = store
        self.machine = machine
        self.clock = clock_of(machine)
        self.identified: list[tuple[float, int, str]] = []  # time, shard, name of the process
        self.recommended = 1  # number of shards that Discord recommends
        self.processes: list[Process] = []

    def tell(self, sender: str, about: str, what: str) -> None:
        """Notify all processes but the sender, as PostgreSQL does."""
        for process in self.processes:
            if process.name != sender:
                process.serving.notified(about, what)


def night(test: Callable[[Night], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """Return `test` as a test for pytest, in simulated time for the loop and the database."""

    @functools.wraps(test)
    def run(tmp_path: Path) -> None:
        loop = SimulatedLoop(Random(0))
        machine = Machine(loop)
        with (
            tamed(loop, Random(0), machine),
            patch.object(lease_rows, "read_now", lambda _: machine.wall()),
            asyncio.Runner(loop_factory=lambda: loop) as runner,
        ):
            runner.run(_on_a_file(test, tmp_path, machine))

    run.__dict__.pop("__wrapped__")  # or pytest takes the arguments of `test` for fixtures
    return run


async def _on_a_file(
    test: Callable[[Night], Coroutine[Any, Any, None]], folder: Path, machine: Machine
) -> None:
    store = await Store.open(new_database(folder / "gamenight.db"), clock_of(machine))
    night = Night(store, machine)
    try:
        with patch.object(notifications, "tell", lambda _, *told: night.tell(*told)):
            await test(night)
    finally:
        await store.close()


async def processes(at: Night, names: str, shards: int) -> list[Process]:
    """Begin a process for each letter of `names`, the first before the others; return all."""
    made = [Process(at, name) for name in names]
    first, *others = made
    await first.begin(shards)
    for other in others:
        other.also(other.begin(shards))
    return made


async def until(at: Night, check: Callable[[], T | None]) -> T:
    """Wait until `check` finds something, and return it; fail after 2 * SETTLED seconds."""
    for _ in range(int(2 * SETTLED / LOOK)):
        if found := check():
            return found
        await at.clock.sleep(LOOK)
    raise AssertionError("waited in vain")


async def dealt(process: Process) -> Table:
    """Return a table of `process` with four players and a first deal."""
    table = await process.tables.open(SERVER, 100, PEOPLE[0], "president_basic", {})
    for person in PEOPLE[1:]:
        await table.join(person)
    await table.deal(PEOPLE[0])
    return table
