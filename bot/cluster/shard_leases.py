"""Which shards of Discord this process serves as one of several: those it was told, or its part.

They agree by leases in the database: who lets a lease run out is dead, and another takes over.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from functools import partial
from random import Random
from typing import Protocol

from bot import metrics
from bot.clock import Clock
from bot.cluster import rebalancing
from bot.cluster.rebalancing import PROCESS, SHARD, TOLD
from bot.cluster.shards import Shards
from bot.settings import Settings
from bot.store import StorageError, Store
from bot.store.leases import Leases

log = logging.getLogger(__name__)

RENEWALS = 5  # of a lease before it would end
DEAF_AFTER = 2  # renewals that another process has left out
ASKED_SECONDS = 0.3  # whose shard it is of which a click was heard
FIRST = 0  # the shard to which presses in direct messages come


class Server(Protocol):
    """Whoever serves shards."""

    async def gained(self, shard: int, away: float) -> None:
        """Serve this one from now on; for so many seconds nobody has."""

    async def lost(self, shard: int) -> None:
        """Serve it no more: another process does."""

    async def freed(self) -> None:
        """A shard was given up: others may take it."""

    def heard(self) -> None:
        """Presses in direct messages are heard again by another process, or not any more."""

    def shares(self, processes: int) -> None:
        """So many processes are at work now, of which each may use its part of what is limited."""


class LeasedShards(Shards):
    """Those whose leases this process holds: of `wanted`, or of all its part.

    `agree`, `join` and `start` before use, `run` as long as they are served, `close` at the end.
    """

    alone = False

    def __init__(self, leases: Leases, clock: Clock, wanted: Collection[int]) -> None:
        super().__init__()
        self.name = leases.holder
        self.seconds = leases.seconds  # after which a process is taken for dead
        self._leases = leases
        self._clock = clock
        self._wanted = frozenset(wanted)
        self._look = asyncio.Event()  # something is free, perhaps
        self._ends = 0.0  # when what is held would end, were it never renewed again
        self._taken: dict[int, float] = {}  # not served yet
        self._gaining: dict[int, asyncio.Task[None]] = {}
        self._works: set[str] = set()
        self.count = 0

    def holds(self, guild_id: int) -> bool:
        """Does this process serve that server?"""
        return self.of(guild_id) in self.held

    def hears(self, shard: int) -> None:
        """From now on, as the lease is to say."""
        super().hears(shard)
        self.look()

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        """Is it for this process to do what only one may do? No other may meanwhile."""
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
                with contextlib.suppress(StorageError):  # then it is freed with what is left over
                    await self._leases.release([work])

    async def join(self) -> None:
        """Be one of the processes at work, which divide among themselves whatever is limited."""
        await self._leases.take([self._process])

    async def agree(self, recommended: Callable[[], Awaitable[int]], count: int) -> None:
        """Settle how many shards there are: so many, or for 0 as many as those at work have.

        Where none are at work it is what is recommended. StorageError where they serve another
        number, or where some were told their shards and some were not.
        """
        await self._leases.forget_dead(PROCESS)
        agreed = await rebalancing.counts(self._leases)
        self.count = count or (agreed.pop() if len(agreed) == 1 else await recommended())
        await self._check()

    async def start(self) -> None:
        """Wait until there is something to serve. StorageError as in `agree`: others began too."""
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
        """Keep what is held, take what is free and give up what is too much, until cancelled."""
        try:
            while True:
                try:
                    kept, shares = await self._renew(server), await self._shares()
                    await self._hear_of_first(server)
                    server.shares(min(self.count, len(shares)))  # who stands by sends nothing
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
        """Can no other process have taken what is held here?"""
        return self._clock.now() < self._ends

    async def keeps(self, shard: int) -> bool:
        """Has no other process taken this one? The database is asked; somebody waits meanwhile."""
        try:
            async with self._clock.deadline(self._clock.now() + ASKED_SECONDS):
                kept = await self._kept()
        except (StorageError, TimeoutError) as error:  # whoever else asks is hardly told either
            log.warning(
                "Nobody can be asked whose shard %d is: %s", shard, str(error) or "too slow"
            )
            return True
        self.look()  # what is not kept any more is to be let go
        return self._lease(shard) in kept

    async def give_up(self, shard: int) -> None:
        """Whoever takes it next serves it."""
        self.held.discard(shard)
        await self._leases.release([self._lease(shard)])

    def look(self) -> None:
        """Something may have become free."""
        self._look.set()

    async def close(self) -> None:
        """Serve nothing any more; others need not wait until the leases end."""
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
        """The leases that are still held, which are renewed."""
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
        """Presses in direct messages come to the first shard, wherever the table is served."""
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
        """Serve what was taken; beside all else, as leases end while tables are restored."""
        while self._taken:
            shard, away = self._taken.popitem()
            self._gaining[shard] = task = asyncio.create_task(server.gained(shard, away))
            task.add_done_callback(partial(self._gained, shard))

    def _gained(self, shard: int, task: asyncio.Task[None]) -> None:
        if self._gaining.get(shard) is task:
            del self._gaining[shard]
            if shard in self.deaf:  # its clocks have the time until now, and lose more
                self.deaf[shard] = self._clock.now()

    async def _lose(self, shard: int, server: Server) -> None:
        self.held.discard(shard)
        self._taken.pop(shard, None)
        if task := self._gaining.get(shard):
            task.cancel()
            await asyncio.wait([task])
        await server.lost(shard)

    async def _take(self, kept: Collection[str], shares: Mapping[str, int]) -> None:
        """Those that are free, as many as are this process's part, beside what it has kept."""
        own = {self._process, *self._works, *map(self._lease, self.held)}
        if left_over := set(kept) - own:  # taken or given up without knowing it: an answer was lost
            await self._leases.release(left_over)
        if self._process not in kept:
            await self.join()
        free = {self._lease(n): n for n in self._wanted or range(self.count) if n not in self.held}
        most = len(free)
        if not self._wanted:
            most = rebalancing.may_take(self.count, shares, self.name)
        if most <= 0 or not free:
            return
        taken = await self._leases.take([*free], most)
        self._taken |= {free[name]: away for name, away in taken.items()}
        self.held |= self._taken.keys()
        now = self._clock.now()
        self.deaf |= {free[name]: now - away for name, away in taken.items()}

    async def _give_up(self, shares: Mapping[str, int], server: Server) -> None:
        """One of those that are more than this process's part, so that newcomers get theirs."""
        if self._wanted or not rebalancing.is_to_give(self.count, shares, self.name):
            return
        served = self.held - self._gaining.keys()  # whose clocks have what time they lost
        if not served:
            return
        shard = max(served)
        log.info("Shard %d is given up: others have fewer.", shard)
        await self._lose(shard, server)
        await self._leases.release([self._lease(shard)])
        await server.freed()

    async def _shares(self) -> dict[str, int]:
        return await rebalancing.shares(self._leases) | {self.name: len(self.held)}

    async def _check(self) -> None:
        """Leave all to those who are at work otherwise."""
        try:
            await rebalancing.check(self._leases, self.count, bool(self._wanted))
        except StorageError:
            await self.close()
            raise

    @property
    def _process(self) -> str:
        """The lease by which others know of this one, and whether it was told its shards."""
        return PROCESS + self.name + TOLD * bool(self._wanted)

    def _lease(self, shard: int) -> str:
        return f"{SHARD}{shard}/{self.count}"


def shards_of(settings: Settings, store: Store, clock: Clock, chance: Random) -> Shards:
    """All that there are, or what this process gets of them where it is one of several."""
    if not settings.is_one_of_several:
        return Shards()
    name = chance.randbytes(8).hex()
    return LeasedShards(Leases(store, name, settings.lease_seconds), clock, settings.wanted_shards)
