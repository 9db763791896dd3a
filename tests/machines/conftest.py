"""A playground with several servers, PostgreSQL, and bot processes that share the shards."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

import aiohttp
import pytest
import pytest_asyncio
from sqlalchemy import Connection, select

from bot.clock import Clock
from bot.discord.limits import shard_of
from bot.playground import Playground
from bot.playground.world.seed import fixed_id
from bot.playground.world.wire import ChannelType
from bot.playground.world.world import Channel, ChannelMade, Guild
from bot.store import Store
from bot.store.schema import lease
from tests.night.evening import Evening
from tests.night.gallery import Gallery
from tests.night.people import Person
from tests.night.reading import JSON, words
from tests.night.test_preferences import choose
from tests.ports import free_port
from tests.postgres import WITHOUT, Postgres, binaries
from tests.processes.bot_process import POLL, BotProcess
from tests.processes.evening import RealEvening

T = TypeVar("T")
LEASE_SECONDS = 45  # no busy machine delays a process for so long
OK = 200
LOOKS = 20_000  # most looks of a wait: some minutes at least


class Guest(Person):
    """A person whose patience is a number of looks, whether bots live or not."""

    async def until(self, check: Callable[[], T | None], what: str, seconds: float = 0.0) -> T:
        """Wait until `check` finds something, described by `what`, and return it."""
        for _ in range(LOOKS):
            if found := check():
                return found
            await asyncio.sleep(POLL)
        sees = "\n".join(f"- {words(one)}" for one in [*self.messages.values()][-5:])
        raise AssertionError(f"{self.name} waited in vain for {what}, and sees\n{sees}")

    async def until_shown(
        self, check: Callable[[], T | None], what: str, seconds: float = 0.0
    ) -> T:
        """Do as `until`."""
        return await self.until(check, what)


class Machines:
    """A set of `count` bot processes, `count` shards, and one server per shard."""

    def __init__(
        self, playground: Playground, postgres: Postgres, folder: Path, count: int
    ) -> None:
        self.playground = playground
        self.postgres = postgres
        self.count = count
        self.bots: list[BotProcess] = []
        self._folder = folder
        self.store: Store
        self._session = aiohttp.ClientSession()
        self._gallery = Gallery(playground.files)
        self._guests: list[Person] = []
        self._news = asyncio.Event()
        self._ports: dict[BotProcess, int] = {}  # of the health checks and metrics
        self._rooms = 1000
        for place in range(1, count + 1):
            guild = Guild(fixed_id(place), f"Server {place}")
            playground.world.guilds.setdefault(guild.id, guild)

    async def start(self) -> None:
        """Start all processes, and wait until each of them serves one shard."""
        self.store = await Store.open(self.postgres.url)
        for _ in range(self.count):
            self.begin()
        while len({*(await self.holders()).values()}) < self.count:
            assert all(bot.alive for bot in self.bots), "\n".join(bot.log for bot in self.bots)
            await asyncio.sleep(POLL)
        while not all("is connected" in bot.log for bot in self.bots):
            await asyncio.sleep(POLL)
        await self.connected(self.count)

    def begin(self) -> BotProcess:
        """Start one more process without waiting."""
        folder = self._folder / str(len(self.bots))
        folder.mkdir()
        bot = BotProcess(self.playground, folder)
        self.bots.append(bot)
        self._ports[bot] = free_port()
        bot.begin(
            DATABASE_URL=self.postgres.url,
            SHARD_COUNT=str(self.count),
            LEASE_SECONDS=str(LEASE_SECONDS),
            TURN_SECONDS="86400",
            METRICS_PORT=str(self._ports[bot]),
        )
        return bot

    async def be_several(self) -> None:
        """If only one process lives, start another and wait until it serves a shard."""
        if sum(bot.alive for bot in self.bots) == 1:
            await self.begin().says("is connected")

    async def well(self) -> None:
        """Wait until each live process reports at ``/healthz`` that it is well."""
        for bot in self.bots:
            said = ""
            for _ in range(LOOKS if bot.alive else 0):
                with contextlib.suppress(aiohttp.ClientError):
                    address = f"http://127.0.0.1:{self._ports[bot]}/healthz"
                    async with self._session.get(address) as answer:
                        said = await answer.text()
                        if answer.status == OK:
                            break
                await asyncio.sleep(POLL)
            else:
                assert not bot.alive, said

    async def connected(self, shards: int) -> None:
        """Wait until at least `shards` shards are connected."""
        while len(self._shards()) < shards:
            await asyncio.sleep(POLL)

    def _shards(self) -> set[int]:
        sessions = self.playground.gateway.sessions.values()
        return {session.shard for session in sessions if session.line}

    async def holders(self) -> dict[int, str]:
        """Return the name of the process that serves each shard, by shard."""

        def read(connection: Connection) -> dict[int, str]:
            rows = connection.execute(select(lease.c.name, lease.c.holder))
            found = {name: holder for name, holder in rows if name.startswith("shard:")}
            return {int(name[6:].partition("/")[0]): found[name] for name in found if found[name]}

        return await self.store.read(read)

    async def bot_of(self, shard: int) -> BotProcess:
        """Return the process that serves `shard`."""
        name = (await self.holders())[shard]
        return next(bot for bot in self.bots if f" as {name}." in bot.log)

    async def kill(self, shard: int) -> None:
        """Kill the process that serves `shard`, and wait until its shards are disconnected."""
        holders, bot = await self.holders(), await self.bot_of(shard)
        served = {one for one, name in holders.items() if name == holders[shard]}
        bot.signal(signal.SIGKILL)
        bot.wait()
        while served & self._shards():
            await asyncio.sleep(POLL)

    async def evening(self, shard: int, people: int) -> Evening:
        """Return an evening of new people, pinged at once, in a new channel of `shard`."""
        place = next(n for n in range(1, self.count + 1) if self.shard_of(fixed_id(n)) == shard)
        self._rooms += 1
        number, guild_id, name = fixed_id(self._rooms), fixed_id(place), f"room-{self._rooms}"
        room = Channel(number, ChannelType.TEXT, guild_id, name)
        self.playground.world.channels[room.id] = room
        self.playground.world.tell(ChannelMade(room))
        guests = [await self._guest(f"{name} {self._rooms}") for name in "ABCDE"[:people]]
        for guest in guests:
            await choose(guest, room.id, "At once")
        return RealEvening(guests, room.id, room.name, Random(self._rooms))

    def shard_of(self, guild_id: str) -> int:
        """Return the shard of a server."""
        return shard_of(guild_id, self.count)

    async def _guest(self, name: str) -> Person:
        url = self.playground.url
        async with self._session.post(f"{url}/people", json={"name": name}) as response:
            return await self._arrive(await response.json())

    async def owner(self) -> Person:
        """Return the person who may manage the servers, with a page open."""
        world = self.playground.world
        return await self._arrive({"id": world.owner_id, "name": world.people[world.owner_id].name})

    async def _arrive(self, who: JSON) -> Person:
        url = self.playground.url
        guest = Guest(url, self._session, self._gallery, Clock(), who, self._news)
        await guest.arrive()
        self._guests.append(guest)
        return guest

    async def close(self) -> None:
        """Close the pages of all people, kill the bots, and close session and store."""
        for guest in self._guests:
            await guest.go()
        for bot in self.bots:
            bot.signal(signal.SIGKILL)
            bot.wait()
            print(bot.log)  # pytest shows the log of a failed test
        await self._session.close()
        await self.store.close()


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the module; without PostgreSQL the tests are skipped."""
    if binaries() is None:
        pytest.skip(WITHOUT)
    server = Postgres()
    yield server
    server.close()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def machines(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Machines]:
    """A playground with three shards and three bot processes, one shard for each process."""
    playground = Playground(shards=3)
    playground.limits.answer_within = 86_400.0
    playground.limits.requests = playground.limits.all_requests = 10_000  # to save real time
    playground.limits.token_requests = 10_000  # the people press buttons very fast
    playground.limits.identify_per = 5.0  # as in Discord
    await playground.start()
    opened = Machines(playground, postgres, tmp_path_factory.mktemp("machines"), 3)
    await opened.start()
    yield opened
    await opened.close()
    await playground.close()
