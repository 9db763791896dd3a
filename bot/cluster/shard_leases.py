"""Shards leased by this process as one of several: the configured shards, or an equal part.

Processes agree by leases in the database. A process that lets a lease run out counts as dead, and
another process takes the shard over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING

from bot import metrics
from bot.clock import Clock
from bot.store import StorageError
from bot.store.leases import Leases
from bot.tables.shards import Shards

if TYPE_CHECKING:
    from bot.cluster.node import ProcessNode

log = logging.getLogger(__name__)

RENEWALS = 5  # number of renewals of a lease within its duration
DEAF_AFTER = 2  # missed renewals until another process counts as deaf
ASKED_SECONDS = 0.3  # timeout of the query for the owner of a shard
FIRST = 0  # shard that receives interactions in direct messages


class ShardLeases(Shards):
    """Shards whose leases this process holds: the `wanted` shards, or an equal part of all.

    Call `agree`, `join` and `start` before use, `run` while the shards are served, `close` at the
    end.
    """

    alone = False

    def __init__(self, leases: Leases, clock: Clock, wanted: Collection[int]) -> None:
        super().__init__()
        self.name = leases.holder
        self.seconds = leases.seconds  # duration of a lease, after which a process counts as dead
        self._leases = leases
        self._clock = clock
        self._wanted = frozenset(wanted)
        self._look = asyncio.Event()  # set if a shard may be free
        self._ends = 0.0  # moment at which the held leases end without a renewal
        self._taken: dict[int, float] = {}  # shards not served yet, with seconds away
        self._gaining: dict[int, asyncio.Task[None]] = {}
        self._works: set[str] = set()
        self.count = 0

    def holds(self, guild_id: int) -> bool:
        return self.of(guild_id) in self.held

    def hears(self, shard: int) -> None:
        """Note that interactions of a shard are received from now on.

        The leases are renewed soon, so that the shard's lease no longer counts as idle.
        """
        super().hears(shard)
        self.look()

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        """Yield whether this process may do `work`, a task for one process at a time."""
        taken = False
        self._works.add(work)
        try:
            try:
                taken = bool(await self._leases.take([work]))
            except StorageError as error:
                log.warning("Could not find out which process does %s: %s", work, error)
            yield taken
        finally:
            self._works.discard(work)
            if taken:
                with contextlib.suppress(StorageError):  # then `_take` releases the lease
                    await self._leases.release([work])

    async def join(self) -> None:
        """Become one of the live processes, which divide shards and shared limits equally."""
        await self._leases.take([self._process])

    async def agree(self, recommended: Callable[[], Awaitable[int]], count: int) -> None:
        """Set the number of shards: `count`, or for 0 the number that the live processes use.

        Without live processes, `recommended` gives the number. Raises StorageError if the live
        processes use another number, or if SHARD_IDS is set for some processes and not for all.
        """
        await self._leases.forget_dead(PROCESS)
        agreed = await counts(self._leases)
        self.count = count or (agreed.pop() if len(agreed) == 1 else await recommended())
        await self._check()

    async def start(self) -> None:
        """Wait until there are shards to serve.

        Raises StorageError as `agree` does, since other processes may have started since then.
        """
        logged = False
        while True:
            self._clock.skip(self._clock.missing())
            await self._take(await self._renewed(), await self._shares())
            await self._check()
            if self.held:
                return
            if not logged:
                log.info("All shards are served: this process stands by.")
                logged = True
            await self._wait()

    async def run(self, node: ProcessNode) -> None:
        """Renew leases, take free shards and release surplus shards, until cancelled."""
        try:
            while True:
                try:
                    held = await self._renew(node)
                    if seconds := self._clock.missing():
                        await node.woke(seconds)  # as do others here, before any counts as dead
                    else:
                        await self._divide(held, node)
                except StorageError as error:
                    log.warning("The leases could not be renewed: %s", error)
                await self._wait()
        finally:
            for task in self._gaining.values():
                task.cancel()

    async def _divide(self, held: Collection[str], node: ProcessNode) -> None:
        """Take free shards and release surplus shards; `held` are the names of the held leases."""
        shares = await self._shares()
        await self._hear_of_first(node)
        node.shares(min(self.count, len(shares)))  # a standby sends nothing
        await self._take(held, shares)
        self._gain(node)
        await self._give_up(shares | {self.name: len(self.held)}, node)

    @property
    def is_sure(self) -> bool:
        """Whether the held leases cannot have ended, so that no other process has taken one."""
        return self._clock.now() < self._ends and not self._clock.missing()

    async def keeps(self, shard: int) -> bool:
        """Whether this process still holds the lease of this shard, according to the database.

        An interaction logged for the result. True also if the database fails or does not answer
        within `ASKED_SECONDS`.
        """
        try:
            async with self._clock.deadline(self._clock.now() + ASKED_SECONDS):
                held = await self._renewed()
        except (StorageError, TimeoutError) as error:  # another process would get no answer either
            log.warning(
                "Could not check the lease of shard %d: %s", shard, str(error) or "too slow"
            )
            return True
        self.look()  # let `run` release a lost shard soon
        return self._lease(shard) in held

    async def give_up(self, shard: int) -> None:
        """Release this shard; the next process to take the lease serves it."""
        self.held.discard(shard)
        await self._leases.release([self._lease(shard)])

    def look(self) -> None:
        """Let `run` or `start` check soon for shards that have become free."""
        self._look.set()

    async def close(self) -> None:
        """Stop serving; release the leases, so that other processes need not wait for their end."""
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

    async def _renewed(self) -> set[str]:
        """Renew the leases, and return the names of the leases still held."""
        renewed_at = self._clock.now()
        elapsed = self._clock.elapsed  # the time asleep is given back by `ProcessNode.woke`
        deaf = {self._lease(shard): elapsed(since) for shard, since in self.deaf.items()}
        held = await self._leases.renew(deaf)
        self._ends = renewed_at + self._leases.seconds
        metrics.STORED_AT.set(self._clock.now())
        return held

    async def _renew(self, node: ProcessNode) -> set[str]:
        held = await self._renewed()
        for shard in [shard for shard in self.held if self._lease(shard) not in held]:
            log.warning("Shard %d is served by another process now.", shard)
            await self._lose(shard, node)
        return held

    async def _hear_of_first(self, node: ProcessNode) -> None:
        """Track whether another process receives the interactions in direct messages.

        Players of tables served here also act in direct messages.
        """
        if FIRST in self.held:
            return
        silent, was_deaf = await self._leases.idle(self._lease(FIRST)), FIRST in self.deaf
        if silent > DEAF_AFTER * self._leases.seconds / RENEWALS:
            self.deaf.setdefault(FIRST, self._clock.now() - silent)
        else:
            self.deaf.pop(FIRST, None)
        if was_deaf != (FIRST in self.deaf):
            node.heard()

    def _gain(self, node: ProcessNode) -> None:
        """Start a task for each taken shard that serves the shard.

        The restoring of tables may take longer than a lease, which has to be renewed in time.
        """
        while self._taken:
            shard, away = self._taken.popitem()
            self._gaining[shard] = task = asyncio.create_task(node.gained(shard, away))
            task.add_done_callback(partial(self._gained, shard))

    def _gained(self, shard: int, task: asyncio.Task[None]) -> None:
        if self._gaining.get(shard) is task:
            del self._gaining[shard]
            if shard in self.deaf:  # time lost until now has been given back: count from now on
                self.deaf[shard] = self._clock.now()

    async def _lose(self, shard: int, node: ProcessNode) -> None:
        self.held.discard(shard)
        self._taken.pop(shard, None)
        if task := self._gaining.get(shard):
            task.cancel()
            await asyncio.wait([task])
        await node.lost(shard)

    async def _take(self, held: Collection[str], shares: Mapping[str, int]) -> None:
        """Take free shards up to this process's part, and release leases that it does not use.

        `held` are the names of the held leases, `shares` the number of shards of each process.
        """
        own = {self._process, *self._works, *map(self._lease, self.held)}
        if left_over := set(held) - own:  # taken or released without a known result
            await self._leases.release(left_over)
        if self._process not in held:
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

    async def _give_up(self, shares: Mapping[str, int], node: ProcessNode) -> None:
        """Release one shard if this process has too many, so that new processes get their part."""
        if self._wanted or not is_to_give(self.count, shares, self.name):
            return
        served = self.held - self._gaining.keys()  # at their tables, lost time has been given back
        if not served:
            return
        shard = max(served)
        log.info("Shard %d is given up: others have fewer.", shard)
        await self._lose(shard, node)
        await self._leases.release([self._lease(shard)])
        await node.freed()

    async def _shares(self) -> dict[str, int]:
        return await shares(self._leases) | {self.name: len(self.held)}

    async def _check(self) -> None:
        """Check that the number of shards fits the live processes.

        Otherwise release all leases and raise StorageError.
        """
        try:
            await check(self._leases, self.count, bool(self._wanted))
        except StorageError:
            await self.close()
            raise

    @property
    def _process(self) -> str:
        """Name of the lease by which other processes know this process.

        The suffix `TOLD` shows that SHARD_IDS is set.
        """
        return PROCESS + self.name + TOLD * bool(self._wanted)

    def _lease(self, shard: int) -> str:
        return f"{SHARD}{shard}/{self.count}"


PROCESS, SHARD, TOLD = "process:", "shard:", "/told"  # TOLD: SHARD_IDS is set


def may_take(shards: int, held: Mapping[str, int], name: str) -> int:
    """Return the number of free shards that the process of this name may take.

    `shards` is the number of all shards, `held` that of each live process by name. If the shards
    cannot be divided equally, some processes hold one more. No process takes such a shard while
    another process has too few: otherwise, the shard would go back and forth.
    """
    fewest, rest = divmod(shards, len(held))
    if held[name] < fewest:
        return fewest - held[name]
    logged = any(count < fewest for count in held.values())
    return 0 if logged or not rest else max(0, fewest + 1 - held[name])


def is_to_give(shards: int, held: Mapping[str, int], name: str) -> bool:
    """Whether this process is to release a shard.

    A process with too many shards releases one. If a new process has too few, the process with the
    most shards releases one.
    """
    fewest, rest = divmod(shards, len(held))
    too_many = held[name] > fewest + (rest > 0)
    is_first = name == max(held, key=lambda process: (held[process], process))
    return too_many or (is_first and held[name] > fewest > min(held.values()))


async def shares(leases: Leases) -> dict[str, int]:
    """Return the number of shards of each live process, by its name. Raises StorageError."""
    at_work = (await leases.held(PROCESS)).values()
    shards = Counter((await leases.held(SHARD)).values())
    return {name: shards[name] for name in at_work}


async def counts(leases: Leases) -> set[int]:
    """Return the numbers of all shards that live processes use. Raises StorageError."""
    return {int(name.rpartition("/")[2]) for name in await leases.held(SHARD)}


async def check(leases: Leases, count: int, has_shard_ids: bool) -> None:
    """Raise StorageError if a process with `count` as number of all shards does not fit the others.

    All live processes need the same number of shards, and SHARD_IDS must be set for all or for
    none.
    """
    if others := await counts(leases) - {count}:
        other = " or ".join(map(str, sorted(others)))
        raise StorageError(
            f"Other processes serve {other} shards, this one would serve {count}:"
            " stop them, or give it the same SHARD_COUNT."
        )
    if {name.endswith(TOLD) for name in await leases.held(PROCESS)} - {has_shard_ids}:
        raise StorageError(
            "SHARD_IDS tells some processes which shards they serve: set it for all, or for none."
        )
