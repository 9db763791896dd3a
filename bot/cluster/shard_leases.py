"""Shards leased by this process as one of several: configured ones, or an equal part.

Processes agree by leases in the database: a process that lets a lease run out is dead, and another
takes over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from functools import partial
from typing import Protocol

from bot import metrics
from bot.clock import Clock
from bot.store import StorageError
from bot.store.leases import Leases
from bot.tables.shards import Shards

log = logging.getLogger(__name__)

RENEWALS = 5  # of a lease before it would end
DEAF_AFTER = 2  # renewals that another process has left out
ASKED_SECONDS = 0.3  # timeout of the query for the owner of a shard
FIRST = 0  # shard that receives clicks in direct messages


class Server(Protocol):
    """Server of shards, notified of changes.

    For example, `bot.cluster.node.ProcessNode` restores the tables of a gained shard::

        await shards.run(ProcessNode(app, shards))
    """

    async def gained(self, shard: int, away: float) -> None:
        """Serve this shard from now on, after `away` seconds without a server."""

    async def lost(self, shard: int) -> None:
        """Stop serving this shard, which another process serves now."""

    async def freed(self) -> None:
        """Note that a shard was released, and may be taken."""

    def heard(self) -> None:
        """Note that another process hears direct messages' clicks again, or no longer."""

    def shares(self, processes: int) -> None:
        """Note the number of live processes; each may use its part of shared limits."""


class ShardLeases(Shards):
    """Shards whose leases this process holds: those of `wanted`, or its part of all.

    `agree`, `join` and `start` before use, `run` while they are served, `close` at the end.

    For example, a process that takes its part of all shards::

        shards = ShardLeases(Leases(store, "first", 15), clock, wanted=())
        await shards.agree(client.recommended_shards, 0)
        await shards.join()
        await shards.start()
    """

    alone = False

    def __init__(self, leases: Leases, clock: Clock, wanted: Collection[int]) -> None:
        super().__init__()
        self.name = leases.holder
        self.seconds = leases.seconds  # limit until a process is considered dead
        self._leases = leases
        self._clock = clock
        self._wanted = frozenset(wanted)
        self._look = asyncio.Event()  # a shard may be free
        self._ends = 0.0  # end of the held leases without a renewal
        self._taken: dict[int, float] = {}  # not served yet
        self._gaining: dict[int, asyncio.Task[None]] = {}
        self._works: set[str] = set()
        self.count = 0

    def holds(self, guild_id: int) -> bool:
        """Whether this process serves that server."""
        return self.of(guild_id) in self.held

    def hears(self, shard: int) -> None:
        """Note that clicks of a shard are heard from now on, as its lease is to say."""
        super().hears(shard)
        self.look()

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        """Yield whether this process may do a work that one process may do at a time."""
        mine = False
        self._works.add(work)
        try:
            try:
                mine = bool(await self._leases.take([work]))
            except StorageError as error:
                log.warning("Nobody can be asked whose work %s is: %s", work, error)
            yield mine
        finally:
            self._works.discard(work)
            if mine:
                with contextlib.suppress(StorageError):  # then `_take` releases it as left over
                    await self._leases.release([work])

    async def join(self) -> None:
        """Become one of the live processes, which divide shared limits among themselves."""
        await self._leases.take([self._process])

    async def agree(self, recommended: Callable[[], Awaitable[int]], count: int) -> None:
        """Agree on the number of shards: `count`, or for 0 that of the live processes.

        Without live processes, the recommended number is used. StorageError if they serve another
        number, or if SHARD_IDS is set for some and not for all.
        """
        await self._leases.forget_dead(PROCESS)
        agreed = await counts(self._leases)
        self.count = count or (agreed.pop() if len(agreed) == 1 else await recommended())
        await self._check()

    async def start(self) -> None:
        """Wait until there are shards to serve. StorageError as in `agree`: others began too."""
        said = False
        while True:
            await self._take(await self._kept(), await self._shares())
            await self._check()
            if self.held:
                return
            if not said:
                log.info("All shards are served: this process stands by.")
                said = True
            await self._wait()

    async def run(self, server: Server) -> None:
        """Renew leases, take free ones and release surplus ones, until cancelled."""
        try:
            while True:
                try:
                    kept, shares = await self._renew(server), await self._shares()
                    await self._hear_of_first(server)
                    server.shares(min(self.count, len(shares)))  # a standby sends nothing
                    await self._take(kept, shares)
                    self._gain(server)
                    await self._give_up(shares | {self.name: len(self.held)}, server)
                except StorageError as error:
                    log.warning("The leases could not be renewed: %s", error)
                await self._wait()
        finally:
            for task in self._gaining.values():
                task.cancel()

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have taken a held lease."""
        return self._clock.now() < self._ends

    async def keeps(self, shard: int) -> bool:
        """Whether no other process has taken this shard, by the database, while a person waits."""
        try:
            async with self._clock.deadline(self._clock.now() + ASKED_SECONDS):
                kept = await self._kept()
        except (StorageError, TimeoutError) as error:  # another process would get no answer either
            log.warning(
                "Nobody can be asked whose shard %d is: %s", shard, str(error) or "too slow"
            )
            return True
        self.look()  # a lost shard is to be released
        return self._lease(shard) in kept

    async def give_up(self, shard: int) -> None:
        """Release this shard; the next process to take the lease serves it."""
        self.held.discard(shard)
        await self._leases.release([self._lease(shard)])

    def look(self) -> None:
        """Check soon for shards that have become free."""
        self._look.set()

    async def close(self) -> None:
        """Stop serving; release the leases, so that others need not wait for their end."""
        shards, self.held = self.held, set()
        try:
            await self._leases.release([self._process, *map(self._lease, shards)])
        except StorageError as error:
            log.warning("The leases could not be given back: %s", error)

    async def _wait(self) -> None:
        metrics.STANDING_BY.set(not self.held)
        with contextlib.suppress(TimeoutError):
            async with self._clock.deadline(self._clock.now() + self._leases.seconds / RENEWALS):
                await self._look.wait()
        self._look.clear()

    async def _kept(self) -> set[str]:
        """Renew the leases, and return those still held."""
        asked = self._clock.now()
        deaf = {self._lease(shard): asked - since for shard, since in self.deaf.items()}
        kept = await self._leases.renew(deaf)
        self._ends = asked + self._leases.seconds
        metrics.STORED_AT.set(self._clock.now())
        return kept

    async def _renew(self, server: Server) -> set[str]:
        kept = await self._kept()
        for shard in [shard for shard in self.held if self._lease(shard) not in kept]:
            log.warning("Shard %d is served by another process now.", shard)
            await self._lose(shard, server)
        return kept

    async def _hear_of_first(self, server: Server) -> None:
        """Track whether the first shard hears clicks in direct messages, for tables served here."""
        if FIRST in self.held:
            return
        silent, was_deaf = await self._leases.idle(self._lease(FIRST)), FIRST in self.deaf
        if silent > DEAF_AFTER * self._leases.seconds / RENEWALS:
            self.deaf.setdefault(FIRST, self._clock.now() - silent)
        else:
            self.deaf.pop(FIRST, None)
        if was_deaf != (FIRST in self.deaf):
            server.heard()

    def _gain(self, server: Server) -> None:
        """Serve the taken shards in tasks of their own, as leases end while tables are restored."""
        while self._taken:
            shard, away = self._taken.popitem()
            self._gaining[shard] = task = asyncio.create_task(server.gained(shard, away))
            task.add_done_callback(partial(self._gained, shard))

    def _gained(self, shard: int, task: asyncio.Task[None]) -> None:
        if self._gaining.get(shard) is task:
            del self._gaining[shard]
            if shard in self.deaf:  # lost time until now is given back; count from here
                self.deaf[shard] = self._clock.now()

    async def _lose(self, shard: int, server: Server) -> None:
        self.held.discard(shard)
        self._taken.pop(shard, None)
        if task := self._gaining.get(shard):
            task.cancel()
            await asyncio.wait([task])
        await server.lost(shard)

    async def _take(self, kept: Collection[str], shares: Mapping[str, int]) -> None:
        """Take free shards up to this process's part, and release left-over leases."""
        own = {self._process, *self._works, *map(self._lease, self.held)}
        if left_over := set(kept) - own:  # taken or released without a known answer
            await self._leases.release(left_over)
        if self._process not in kept:
            await self.join()
        free = {self._lease(n): n for n in self._wanted or range(self.count) if n not in self.held}
        most = len(free)
        if not self._wanted:
            most = may_take(self.count, shares, self.name)
        if most <= 0 or not free:
            return
        taken = await self._leases.take([*free], most)
        self._taken |= {free[name]: away for name, away in taken.items()}
        self.held |= self._taken.keys()
        now = self._clock.now()
        self.deaf |= {free[name]: now - away for name, away in taken.items()}

    async def _give_up(self, shares: Mapping[str, int], server: Server) -> None:
        """Release a shard of more than this process's part, so that newcomers get theirs."""
        if self._wanted or not is_to_give(self.count, shares, self.name):
            return
        served = self.held - self._gaining.keys()  # lost time has been given back there
        if not served:
            return
        shard = max(served)
        log.info("Shard %d is given up: others have fewer.", shard)
        await self._lose(shard, server)
        await self._leases.release([self._lease(shard)])
        await server.freed()

    async def _shares(self) -> dict[str, int]:
        return await shares(self._leases) | {self.name: len(self.held)}

    async def _check(self) -> None:
        """Check that the number of shards fits the live processes; otherwise close and raise."""
        try:
            await check(self._leases, self.count, bool(self._wanted))
        except StorageError:
            await self.close()
            raise

    @property
    def _process(self) -> str:
        """Name of the lease by which others know this process, and whether SHARD_IDS is set."""
        return PROCESS + self.name + TOLD * bool(self._wanted)

    def _lease(self, shard: int) -> str:
        return f"{SHARD}{shard}/{self.count}"


PROCESS, SHARD, TOLD = "process:", "shard:", "/told"  # SHARD_IDS tells that one its shards


def may_take(shards: int, held: Mapping[str, int], name: str) -> int:
    """Return how many free shards the process of this name may take.

    `held` is the number of shards of each live process. No process takes a shard meant for one with
    fewer: with an uneven number of shards, they would otherwise go back and forth.
    """
    fewest, rest = divmod(shards, len(held))
    if held[name] < fewest:
        return fewest - held[name]
    waits = any(count < fewest for count in held.values())
    return 0 if waits or not rest else max(0, fewest + 1 - held[name])


def is_to_give(shards: int, held: Mapping[str, int], name: str) -> bool:
    """Whether this process is to release a shard for newcomers; one process does at a time."""
    fewest, rest = divmod(shards, len(held))
    too_many = held[name] > fewest + (rest > 0)
    is_first = name == max(held, key=lambda one: (held[one], one))
    return too_many or (is_first and held[name] > fewest > min(held.values()))


async def shares(leases: Leases) -> dict[str, int]:
    """Return the number of shards of each live process, by its name. StorageError."""
    at_work = (await leases.held(PROCESS)).values()
    shards = Counter((await leases.held(SHARD)).values())
    return {name: shards[name] for name in at_work}


async def counts(leases: Leases) -> set[int]:
    """Return the shard counts of all served shards: one number if all is well. StorageError."""
    return {int(name.rpartition("/")[2]) for name in await leases.held(SHARD)}


async def check(leases: Leases, count: int, told: bool) -> None:
    """Raise StorageError if a process cannot serve `count` shards beside the live ones.

    `told` is whether SHARD_IDS tells it which.
    """
    if others := await counts(leases) - {count}:
        other = " or ".join(map(str, sorted(others)))
        raise StorageError(
            f"Other processes serve {other} shards, this one would serve {count}:"
            " stop them, or give it the same SHARD_COUNT."
        )
    if {name.endswith(TOLD) for name in await leases.held(PROCESS)} - {told}:
        raise StorageError(
            "SHARD_IDS tells some processes which shards they serve: set it for all, or for none."
        )
