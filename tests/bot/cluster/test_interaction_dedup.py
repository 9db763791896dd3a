"""A click that several connections report is handled once, by the holder of its shard."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from bot.cluster.node import Hearing
from bot.cluster.shard_leases import ShardLeases
from bot.store import StorageError, Store
from bot.store.leases import Leases
from tests.bot.four_people import StoppedClock

SECONDS = 600.0
SERVERS = {0: 2 << 22, 1: 3 << 22}  # a server of each of the two shards


class Process:
    """A process that holds both shards and is connected to both."""

    def __init__(self, leases: Leases) -> None:
        self.clock = StoppedClock()
        self.shards = ShardLeases(leases, self.clock, ())
        self.connected = [0, 1]
        self.heard: list[str] = []
        self.hearing = Hearing(self.shards, self.connected, self._hear)

    def _hear(self, interaction: Any) -> None:
        self.heard.append(interaction["id"])

    def is_told(self, name: str, shard: int | None) -> None:
        """Report a click on a server of this shard, or in a direct message if `shard` is None."""
        server = {} if shard is None else {"guild_id": str(SERVERS[shard])}
        self.hearing({"id": name, **server})

    async def settle(self) -> None:
        await asyncio.gather(*self.hearing._tasks)


@pytest.fixture
async def process(store: Store) -> Process:
    made = Process(Leases(store, "one", SECONDS))
    await made.shards.agree(_two, 2)
    await made.shards.start()
    return made


async def _two() -> int:
    return 2


async def test_interaction_of_two_connections_is_handled_once(process: Process) -> None:
    for name in ("a", "a", "b", "a"):
        process.is_told(name, 1)
    assert process.heard == ["a", "b"]


async def test_a_click_of_a_shard_that_was_given_up_is_left_to_others(process: Process) -> None:
    process.connected.remove(1)
    process.is_told("a", 1)
    process.is_told("b", 0)
    process.is_told("c", None)  # direct messages come to shard 0
    assert process.heard == ["b", "c"]


async def test_process_that_slept_longer_than_its_lease_asks_for_the_owner_of_a_click(
    process: Process, store: Store
) -> None:
    leases = process.shards._leases
    leases.seconds = 0.0
    await leases.renew()  # the leases end at once
    assert await Leases(store, "other", SECONDS).take(["shard:1/2"])
    process.clock.moment += SECONDS
    process.is_told("a", 0)
    process.is_told("b", 1)
    assert process.heard == []
    await process.settle()
    assert process.heard == ["a"]


@pytest.mark.parametrize("away", [True, False])
async def test_interaction_is_handled_once_if_the_leases_cannot_be_read(
    process: Process, away: bool
) -> None:
    process.shards._leases = cast(Leases, Away() if away else Silent())
    process.clock.moment += SECONDS
    process.is_told("a", 1)
    await process.settle()
    assert process.heard == ["a"]


class Away:
    """Leases of a process that cannot reach the database."""

    async def renew(self, idle: dict[str, float]) -> set[str]:
        raise StorageError("away")


class Silent(Away):
    """Leases of a process whose database never answers."""

    async def renew(self, idle: dict[str, float]) -> set[str]:
        await asyncio.Event().wait()
        raise AssertionError
