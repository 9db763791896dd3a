"""One of several processes: gains and loses shards, sends and receives notifications."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Collection, Coroutine
from typing import Any

from bot.app import App
from bot.cluster.interaction_dedup import Hearing
from bot.cluster.shard_leases import ShardLeases
from bot.cluster.visited_tables import TABLE
from bot.store import StorageError
from bot.store.leases import Leases
from bot.tables.shards import Hear

log = logging.getLogger(__name__)

FREE = "free"  # kind of notification that shards are released, or wanted
IDENTIFY_SECONDS = 5.5  # Discord lets as many shards as it says identify within 5
TRY_SECONDS = 0.5
GOODBYE_SECONDS = 2.0  # for Discord's answer to the disconnection of a shard


class ProcessNode:
    """Work of one process. `begin` before the client connects, `end` after it is closed."""

    def __init__(self, app: App, shards: ShardLeases) -> None:
        self._app = app
        self._shards = shards
        self._store = app.store
        self._identifying = Leases(app.store, f"{shards.name} identifies", IDENTIFY_SECONDS)
        self._part = self._wanted = 0.0  # of the global limit, now and in future
        self._more: asyncio.TimerHandle | None = None
        app.requests.limit.share(0)  # until the other processes know of this one, and send less
        self._at_once = 1
        self._turns = defaultdict[str, asyncio.Lock](asyncio.Lock)  # one asks at a time
        self._tasks: set[asyncio.Task[None]] = set()
        self._long: list[asyncio.Task[None]] = []

    async def begin(self, count: int) -> None:
        """Wait until there are shards to serve, and begin to serve them."""
        shards = self._shards
        await shards.agree(self._app.client.recommended_shards, count)
        listening = self._store.notifications.listen(shards.name, self)
        self._long = [asyncio.create_task(listening, name="listening to other processes")]
        await shards.join()
        await self._say_free()  # other processes count again, and release surplus shards
        await shards.start()
        log.info("Serving shards %s of %d as %s.", sorted(shards.held), shards.count, shards.name)
        keeping = shards.run(self)
        self._long.append(asyncio.create_task(keeping, name="keeping the leases"))

    async def end(self) -> None:
        """Release all shards, and notify the other processes."""
        tasks = [*self._long, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._shards.close()
        await self._say_free()

    def hearing(self, connected: Collection[int], hear: Hear) -> Hear:
        """Return `hear` for the interactions of `connected` shards that no other process hears."""
        return Hearing(self._shards, connected, hear)

    # Server of the shards

    async def gained(self, shard: int, away: float) -> None:
        """Serve this shard from now on, after `away` seconds without a server."""
        log.info("Serving shard %d, which nobody did for %.0f s.", shard, away)
        try:
            await self._app.tables.adopt(shard, away)
        except StorageError as error:
            log.warning("The tables of shard %d cannot be read: %s", shard, error)
            await self.lost(shard)
            await self._shards.give_up(shard)
        else:
            self._app.client.connect_shard(shard)

    async def lost(self, shard: int) -> None:
        """Stop serving this shard, which another process serves now."""
        for table in self._app.tables.abandon(shard):
            self._app.publisher.leave(table)
        clock = self._app.clock
        with contextlib.suppress(TimeoutError):  # leases are not renewed during the wait
            async with clock.deadline(clock.now() + GOODBYE_SECONDS):
                await self._app.client.disconnect_shard(shard)

    async def freed(self) -> None:
        """Notify other processes of a shard to take."""
        await self._say_free()

    def heard(self) -> None:
        """Note that another process hears direct messages' clicks again, or no longer."""
        self._app.publisher.heard()

    def shares(self, processes: int) -> None:
        """Set this process's part of the global rate limit, shared by `processes`.

        A smaller part applies at once; a larger one only when requests of others, who are to send
        less, no longer count.
        """
        wanted, limit, clock = 1 / processes, self._app.requests.limit, self._app.clock
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if self._more is not None:
            self._more.cancel()
            self._more = None
        if wanted <= self._part:
            self._allow(wanted)
        else:
            self._more = clock.call_at(clock.now() + 2 * limit.seconds, lambda: self._allow(wanted))

    def _allow(self, part: float) -> None:
        self._part = part
        self._app.requests.limit.share(part)

    # Listener to other processes

    def notified(self, about: str, what: str) -> None:
        """Handle a notification of another process."""
        if about == FREE:
            self._shards.look()
        elif about == TABLE and hasattr(self._app, "tables"):
            self._do(self._show(what))

    async def _show(self, what: str) -> None:
        if found := await self._app.tables.notified(what):
            table, player = found
            if player:
                await self._app.publisher.answered(table, player)
            self._app.tables.changed(table)

    def missed(self) -> None:
        """Refresh all tables after an interruption of the notifications."""
        if hasattr(self._app, "tables"):
            self._do(self._app.tables.look_again())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._done(work), name="hearing other processes")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StorageError as error:
            log.warning("What another process has changed cannot be read: %s", error)

    # Reconnecting

    def serves(self, shard: int) -> bool:
        """Whether this process serves the shard."""
        return shard in self._shards.held

    def identify_at_once(self, shards: int) -> None:
        """Set the number of shards that may identify within five seconds, one of each bucket."""
        self._at_once = max(1, shards)

    def bucket(self, shard: int) -> int:
        """Return the bucket of a shard; shards of one bucket identify one after the other."""
        return shard % self._at_once

    async def may_identify(self, shard: int) -> None:
        """Wait for this shard's turn to identify among those of all processes.

        Raises CancelledError, which makes discord.py drop the shard, if it is no longer served.
        """
        turn = f"identify:{self.bucket(shard)}"
        async with self._turns[turn]:
            while self.serves(shard) and not await self._took(turn):
                await self._app.clock.sleep(TRY_SECONDS)
        if not self.serves(shard):
            raise asyncio.CancelledError

    async def _took(self, turn: str) -> bool:
        try:
            return bool(await self._identifying.take([turn]))
        except StorageError:  # the database is away: Discord itself limits the rate
            return True

    async def _say_free(self) -> None:
        try:
            await self._store.notifications.tell(self._shards.name, FREE, "")
        except StorageError as error:
            log.warning("Other processes could not be told: %s", error)
