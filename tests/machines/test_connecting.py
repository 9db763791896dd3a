"""A bot as one of several processes: one connection for each shard, and registered commands."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from random import Random

import pytest

from bot.clock import Clock
from bot.cluster import node
from bot.cluster.node import cluster_shards
from bot.cluster.shard_leases import PROCESS
from bot.discord.client import COMMANDS, run
from bot.playground import Playground
from bot.settings import Settings
from bot.store import Store
from bot.store.leases import Leases
from tests.postgres import Postgres

POLL = 0.01
LOOKS = 6_000
SECONDS = 600.0


class Other:
    """Another process on the same database, which has leases and nothing else."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.leases = Leases(store, "other", SECONDS)
        self.turns = Leases(store, "other identifies", SECONDS)

    async def comes(self) -> None:
        """Take the lease of a process, so that the bot is one of two."""
        await self.leases.take([f"{PROCESS}other"])

    async def goes(self) -> None:
        """Release that lease, so that the bot is alone."""
        await self.leases.release([f"{PROCESS}other"])

    async def until_served(self, *shards: int) -> None:
        """Tell the bot to look for free shards until it holds just these shards."""
        names = [f"shard:{shard}/2" for shard in shards]
        while [*await self.leases.held("shard:")] != names:
            await self.store.notifications.tell("other", node.FREE, "")
            await asyncio.sleep(POLL)


@pytest.fixture
async def store(postgres: Postgres) -> AsyncIterator[Store]:
    opened = await Store.open(postgres.url)
    yield opened
    await opened.close()


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A playground of two shards, which may connect at the same time."""
    opened = Playground(shards=2)
    opened.limits.identify_at_once = 2
    await opened.start()
    yield opened
    await opened.close()


@contextlib.asynccontextmanager
async def running(playground: Playground, postgres: Postgres) -> AsyncIterator[None]:
    """A bot that runs as one of several processes."""
    settings = Settings(
        discord_token="", database_url=postgres.url, shard_count=2, lease_seconds=SECONDS
    )
    store = await Store.open(postgres.url)
    bot = asyncio.create_task(run(settings, store, playground.token, playground.api, Clock()))
    try:
        yield
        assert not bot.done()
    finally:
        bot.cancel()
        await asyncio.wait([bot])
        await store.close()


def connected(playground: Playground) -> list[int]:
    """Return the shards of all open connections, sorted."""
    sessions = playground.gateway.sessions.values()
    return sorted(session.shard for session in sessions if session.line)


async def until(check: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait until `check` is true, for `LOOKS` looks, which take at least a minute."""
    for _ in range(LOOKS):
        found = check()
        if found if isinstance(found, bool) else await found:
            return
        await asyncio.sleep(POLL)
    raise AssertionError("waited in vain")


async def test_a_shard_that_goes_and_comes_back_while_it_waits_to_connect_connects_once(
    playground: Playground, postgres: Postgres, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node, "IDENTIFY_SECONDS", POLL)
    monkeypatch.setattr(node, "TRY_SECONDS", 3.0)  # the test is over before the next look
    other = Other(store)
    await other.turns.take(["identify:1"])
    async with running(playground, postgres):
        await until(lambda: connected(playground) == [0])
        await other.comes()
        await other.until_served(0)
        await other.goes()
        await other.until_served(0, 1)
        assert connected(playground) == [0]
        await other.turns.release(["identify:1"])
        await until(lambda: 1 in connected(playground))
        await other.comes()
        await other.until_served(0)
        await until(lambda: connected(playground) == [0])
        await other.goes()
        await other.until_served(0, 1)
        await until(lambda: connected(playground) == [0, 1])


@pytest.mark.long
async def test_commands_that_a_dead_process_was_about_to_register_are_registered_by_another(
    playground: Playground, postgres: Postgres, store: Store
) -> None:
    dead = Leases(store, "dead", 0.5)
    await store.facts.remember("commands", "")
    assert await dead.take([COMMANDS])
    async with running(playground, postgres):
        await until(lambda: is_registered(store))
    puts = [one for one in playground.journal if one.method == "PUT" and "commands" in one.path]
    assert [one.status for one in puts] == [200]


async def is_registered(store: Store) -> bool:
    return bool(await store.facts.recall("commands"))


async def test_of_several_one_alone_is_to_register_the_commands(
    postgres: Postgres, store: Store
) -> None:
    settings = Settings(database_url=postgres.url, shard_count=2)
    ones = [cluster_shards(settings, store, Clock(), chance) for chance in map(Random, range(3))]
    async with contextlib.AsyncExitStack() as all_of_them:
        asked = [await all_of_them.enter_async_context(one.only(COMMANDS)) for one in ones]
        assert sorted(asked) == [False, False, True]
    async with ones[2].only(COMMANDS) as mine:
        assert mine
