"""One of several processes at its work: it takes over shards and gives them up, tells and hears."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Coroutine
from typing import Any, Protocol

from bot.clock import Clock
from bot.cluster.shard_leases import LeasedShards
from bot.discord.rate_limit import Pace
from bot.store import StorageError, Store
from bot.store.leases import Leases
from bot.tables.registry import Tables
from bot.tables.remote_tables import TABLE
from bot.tables.table import Audience, Table
from rules.match.match import Player

log = logging.getLogger(__name__)

FREE = "free"  # what is told when shards are given up, or wanted
IDENTIFY_SECONDS = 5.5  # Discord lets so many shards as it says connect anew in 5
TRY_SECONDS = 0.5
GOODBYE_SECONDS = 2.0  # for Discord's answer to that a shard disconnects


class Publisher(Audience, Protocol):
    """Shows tables to people; an extension puts it in place."""

    async def begin(self) -> None:
        """Before any table is taken up: find out what is shown. StorageError."""

    async def answered(self, table: Table, player: Player) -> None:
        """This player was just shown the hand by another process, in answer to a click on it."""

    async def tried(self, table: Table, player: Player) -> None:
        """Wait until this player has been sent the hand, or that has failed.

        Of a table that another process shows nothing is known.
        """

    def heard(self) -> None:
        """Presses are heard again, or not any more, on one of the shards."""

    def allowed(self, guild_id: int) -> None:
        """What the bot may do on this server, or in a channel there, is not what it was."""

    def leave(self, table: Table) -> None:
        """Stop showing this one: another process does."""

    async def close(self) -> None:
        """Stop showing them."""

    async def tell_restarting(self, until: float) -> None:
        """Let those at tables know that they go on soon, as many as can be told by then."""


class Client(Protocol):
    """What is needed of the one that is connected to Discord."""

    store: Store
    clock: Clock
    pace: Pace
    tables: Tables
    publisher: Publisher

    async def recommended_shards(self) -> int:
        """How many shards Discord would like."""

    def connect_shard(self, shard: int) -> None:
        """Connect one more, as soon as it may."""

    async def disconnect_shard(self, shard: int) -> None:
        """Connect one no more."""


class Serving:
    """`begin` before the client connects, `end` when it is closed."""

    def __init__(self, client: Client, shards: LeasedShards) -> None:
        self._client = client
        self._shards = shards
        self._store = client.store
        self._identifying = Leases(client.store, f"{shards.name} identifies", IDENTIFY_SECONDS)
        self._part = self._wanted = 0.0  # of the global limit, and what it will be
        self._more: asyncio.TimerHandle | None = None
        client.pace.share(0)  # until the others know of this one, and send less
        self._at_once = 1
        self._turns = defaultdict[str, asyncio.Lock](asyncio.Lock)  # one asks at a time
        self._tasks: set[asyncio.Task[None]] = set()
        self._long: list[asyncio.Task[None]] = []

    async def begin(self, count: int) -> None:
        """Wait until there is something to serve, and begin to."""
        shards = self._shards
        await shards.agree(self._client.recommended_shards, count)
        listening = self._store.others.listen(shards.name, self)
        self._long = [asyncio.create_task(listening, name="listening to other processes")]
        await shards.join()
        await self._say_free()  # all others look how many they are, and give up what is too much
        await shards.start()
        log.info("Serving shards %s of %d as %s.", sorted(shards.held), shards.count, shards.name)
        keeping = shards.run(self)
        self._long.append(asyncio.create_task(keeping, name="keeping the leases"))

    async def end(self) -> None:
        """Give up everything, and say so."""
        tasks = [*self._long, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._shards.close()
        await self._say_free()

    # As the server of the shards

    async def gained(self, shard: int, away: float) -> None:
        """Serve this one from now on; for so many seconds nobody has."""
        log.info("Serving shard %d, which nobody did for %.0f s.", shard, away)
        try:
            await self._client.tables.adopt(shard, away)
        except StorageError as error:
            log.warning("The tables of shard %d cannot be read: %s", shard, error)
            await self.lost(shard)
            await self._shards.give_up(shard)
        else:
            self._client.connect_shard(shard)

    async def lost(self, shard: int) -> None:
        """Serve it no more: another process does."""
        for table in self._client.tables.abandon(shard):
            self._client.publisher.leave(table)
        clock = self._client.clock
        with contextlib.suppress(TimeoutError):  # leases are not renewed meanwhile
            async with clock.deadline(clock.now() + GOODBYE_SECONDS):
                await self._client.disconnect_shard(shard)

    async def freed(self) -> None:
        """Something was given up for others to take."""
        await self._say_free()

    def heard(self) -> None:
        """Presses in direct messages are heard again by another process, or not any more."""
        self._client.publisher.heard()

    def shares(self, processes: int) -> None:
        """So many processes send to Discord now: each has its part of the global limit.

        Less at once; more only when what others have sent, who are to send less, counts no more.
        """
        wanted, pace, clock = 1 / processes, self._client.pace, self._client.clock
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if self._more is not None:
            self._more.cancel()
            self._more = None
        if wanted <= self._part:
            self._allow(wanted)
        else:
            self._more = clock.call_at(clock.now() + 2 * pace.seconds, lambda: self._allow(wanted))

    def _allow(self, part: float) -> None:
        self._part = part
        self._client.pace.share(part)

    # As the listener

    def told(self, about: str, what: str) -> None:
        """Another process has said this."""
        if about == FREE:
            self._shards.look()
        elif about == TABLE and hasattr(self._client, "tables"):
            self._do(self._show(what))

    async def _show(self, what: str) -> None:
        if found := await self._client.tables.told(what):
            table, player = found
            if player:
                await self._client.publisher.answered(table, player)
            self._client.tables.changed(table)

    def missed(self) -> None:
        """For a while others could not be heard."""
        if hasattr(self._client, "tables"):
            self._do(self._client.tables.look_again())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._done(work), name="hearing other processes")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StorageError as error:
            log.warning("What another process has changed cannot be read: %s", error)

    # Connecting anew

    def serves(self, shard: int) -> bool:
        """Is this one of its shards?"""
        return shard in self._shards.held

    def identify_at_once(self, shards: int) -> None:
        """So many may do so within five seconds, each with another remainder of its number."""
        self._at_once = max(1, shards)

    def bucket(self, shard: int) -> int:
        """Those of one bucket connect one after the other."""
        return shard % self._at_once

    async def may_identify(self, shard: int) -> None:
        """Wait until it is this shard's turn among those of all processes.

        CancelledError, by which discord.py lets go of it, where it is not served any more.
        """
        turn = f"identify:{self.bucket(shard)}"
        async with self._turns[turn]:
            while self.serves(shard) and not await self._took(turn):
                await self._client.clock.sleep(TRY_SECONDS)
        if not self.serves(shard):
            raise asyncio.CancelledError

    async def _took(self, turn: str) -> bool:
        try:
            return bool(await self._identifying.take([turn]))
        except StorageError:  # the database is away: Discord itself says what is too fast
            return True

    async def _say_free(self) -> None:
        try:
            await self._store.others.tell(self._shards.name, FREE, "")
        except StorageError as error:
            log.warning("Other processes could not be told: %s", error)
