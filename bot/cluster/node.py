"""One of several processes: gains and loses shards, sends and receives notifications."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict, deque
from collections.abc import Collection, Coroutine
from contextvars import ContextVar
from functools import partial
from random import Random
from typing import Any

from bot.app import App
from bot.clock import Clock
from bot.cluster.shard_leases import ShardLeases
from bot.domain.state import Stage, TableState
from bot.settings import Settings
from bot.store import StorageError, Store
from bot.store.errors import until_answered
from bot.store.leases import Leases
from bot.tables.registry import Tables
from bot.tables.remote_tables import RemoteTables
from bot.tables.shards import Hear
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from rules.match.match import Player

log = logging.getLogger(__name__)

REMEMBERED = 1000  # number of latest interactions whose ids are kept


class Hearing:
    """Handles each interaction once, in the process that holds the lease of its shard.

    Discord delivers an interaction to every connection of its shard. After the shard has moved to
    another process, this process may still be connected, if it was suspended or its network was
    down.
    """

    def __init__(self, shards: ShardLeases, connected: Collection[int], hear: Hear) -> None:
        self._shards = shards
        self._connected = connected
        self._hear = hear
        self._heard: deque[str] = deque(maxlen=REMEMBERED)
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, interaction: Any) -> None:
        """Handle an interaction, given as the data of an `INTERACTION_CREATE` event."""
        shard = self._shards.of(int(interaction.get("guild_id") or 0))
        if shard not in self._connected or interaction["id"] in self._heard:
            log.info("A click of shard %d is left to another connection.", shard)
            return
        self._heard.append(interaction["id"])
        if self._shards.is_sure:
            self._hear(interaction)
        else:
            task = asyncio.create_task(self._hear_later(shard, interaction), name="hearing a click")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hear_later(self, shard: int, interaction: Any) -> None:
        if await self._shards.keeps(shard):
            self._hear(interaction)
        else:
            log.warning("A click of shard %d is left to the process that has it now.", shard)


MOST = 500  # tables kept in memory; the least recently visited is evicted first
TABLE = "table"  # kind of notification: a table's id, and the player whose response shows it
_answered: ContextVar[Player] = ContextVar("answered", default="")


class VisitedTables(RemoteTables):
    """Tables of other processes, as of their last visit; refreshed before a person acts there."""

    def __init__(self, registry: Tables) -> None:
        self._here = registry
        self._store = registry.store
        self._clock = registry.clock
        self._tables: dict[int, Table] = {}
        self._seen: dict[int, Snapshot] = {}  # snapshots known to the serving processes
        self._tasks: set[asyncio.Task[None]] = set()
        self._excusing: dict[Player, asyncio.Task[None]] = {}

    async def load(self, player: Player, table_id: int, answered: bool) -> None:
        _answered.set(player if answered else "")
        is_here, states = self._here.is_here, await self._store.tables.of(player)
        if table_id and not is_here(table_id) and all(s.id != table_id for s in states):
            stored = await self._store.tables.get(table_id)
            states += [stored] if stored is not None and stored.stage is not Stage.CLOSED else []
        there = [state for state in states if not is_here(state.id)]
        numbers = {table.state.id for table in self.all() if _concerns(table, player, table_id)}
        for number in numbers - {state.id for state in there}:
            self.forget(number)
        for state in there:
            await self.load_table(state)

    async def load_naming(self, player: Player) -> None:
        for state in await self._store.persons.tables(player):
            if not self._here.is_here(state.id):
                await self.load_table(state)

    async def load_table(self, state: TableState) -> Table:
        self._store.posts.forget(state.id)
        table = self._tables.pop(state.id, None)
        if table is None:
            store = self._store.notifying(partial(_notification, state.id))
            table = self._here.made(state, store)
            await table.restore()
            table.stored.date_turn()
        else:
            await table.stored.refresh()
        self._tables[state.id], self._seen[state.id] = table, table.now
        while len(self._tables) > MOST:
            self.forget(next(iter(self._tables)))
        return table

    def excuse(self, player: Player) -> None:
        if player not in self._excusing:
            excusing = self._excuse(player, self._clock.now())
            self._excusing[player] = task = asyncio.create_task(excusing, name="excusing")
            task.add_done_callback(lambda _: self._excusing.pop(player))

    async def _excuse(self, player: Player, since: float) -> None:
        async def give_back() -> None:
            await self.load(player, 0, answered=False)
            for table in self.all():
                if player in table.now.waited_for():
                    table.stored.recovery.note_failure(since)
                    await table.stored.refresh()

        await until_answered(self._clock, give_back, "lost time is not given back yet")

    def get(self, table_id: int) -> Table | None:
        return self._tables.get(table_id)

    def all(self) -> tuple[Table, ...]:
        return tuple(self._tables.values())

    def forget(self, table_id: int) -> None:
        self._tables.pop(table_id, None)
        self._seen.pop(table_id, None)

    def changed(self, table: Table) -> bool:
        number, now = table.state.id, table.now
        notified = number in self._seen and self._seen[number] is not now
        if number in self._tables:
            self._seen[number] = now
        if table.state.stage is Stage.CLOSED:
            self.forget(number)
        if not notified:
            task = asyncio.create_task(self._tell(number), name=f"telling of table {number}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return True

    async def _tell(self, table_id: int) -> None:
        try:
            await self._store.notifications.tell("", TABLE, f"{table_id} ")
        except StorageError as error:
            log.warning("table %s: others could not be told: %s", table_id, error)

    async def close(self) -> None:
        for task in self._excusing.values():
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _notification(table_id: int) -> tuple[str, str, str]:
    return "", TABLE, f"{table_id} {_answered.get()}"


def _concerns(table: Table, player: Player, table_id: int) -> bool:
    return table.state.id == table_id or player in table.state.seat_holders


class ClusterShards(ShardLeases):
    """The shards whose leases this process holds; see `bot.tables.shards.Shards`."""

    def remote_tables(self, registry: Tables) -> VisitedTables:
        return VisitedTables(registry)

    def node(self, app: App) -> ProcessNode:
        return ProcessNode(app, self)


def cluster_shards(settings: Settings, store: Store, clock: Clock, chance: Random) -> ClusterShards:
    leases = Leases(store, chance.randbytes(8).hex(), settings.lease_seconds)
    return ClusterShards(leases, clock, settings.wanted_shards)


FREE = "free"  # kind of notification: shards are released, or a new process wants shards
IDENTIFY_SECONDS = 5.5  # Discord lets one shard of each bucket identify within 5 seconds
TRY_SECONDS = 0.5  # between two attempts to get the turn to identify
GOODBYE_SECONDS = 2.0  # timeout of the disconnection of a shard


class ProcessNode:
    """One of several processes. Call `begin` before the client connects, `end` after its close."""

    def __init__(self, app: App, shards: ShardLeases) -> None:
        self._app = app
        self._shards = shards
        self._store = app.store
        self._identifying = Leases(app.store, f"{shards.name} identifies", IDENTIFY_SECONDS)
        self._part = self._wanted = 0.0  # part of the global rate limit, now and in future
        self._more: asyncio.TimerHandle | None = None
        app.requests.limit.share(0)  # until the other processes send less
        self._at_once = 1
        self._turns = defaultdict[str, asyncio.Lock](asyncio.Lock)  # one shard at a time
        self._tasks: set[asyncio.Task[None]] = set()
        self._long: list[asyncio.Task[None]] = []

    async def begin(self, count: int) -> None:
        """Wait until there are shards to serve, and begin to serve them.

        `count` is the number of shards over all processes; 0 for the number of the live processes,
        or else the number that Discord recommends.
        """
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
        tasks = [*self._long, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._shards.close()
        await self._say_free()

    def hearing(self, connected: Collection[int], hear: Hear) -> Hear:
        """Return `hear`, restricted to interactions that are for this process: see `Hearing`."""
        return Hearing(self._shards, connected, hear)

    # Methods called by `ShardLeases`, as its `node`

    async def gained(self, shard: int, away: float) -> None:
        """Serve this shard from now on; no process has served the shard for `away` seconds."""
        log.info("Serving shard %d after %.0f s without a process.", shard, away)
        try:
            await self._app.tables.adopt(shard, away)
        except StorageError as error:
            log.warning("The tables of shard %d cannot be read: %s", shard, error)
            await self.lost(shard)
            await self._shards.give_up(shard)
        else:
            self._app.client.connect_shard(shard)

    async def lost(self, shard: int) -> None:
        for table in self._app.tables.abandon(shard):
            self._app.publisher.leave(table)
        clock = self._app.clock
        with contextlib.suppress(TimeoutError):  # leases are not renewed during the wait
            async with clock.deadline(clock.now() + GOODBYE_SECONDS):
                await self._app.client.disconnect_shard(shard)

    async def freed(self) -> None:
        await self._say_free()

    def heard(self) -> None:
        """Note that another process receives direct messages' interactions again, or no longer."""
        self._app.publisher.heard()

    async def woke(self, seconds: float) -> None:
        """Go by the wall clock after the machine has slept. Raises StorageError."""
        await self._app.tables.wake(seconds)

    def shares(self, processes: int) -> None:
        """Set this process's part of the global rate limit, shared by `processes` processes.

        A smaller part applies at once. A larger part applies after two periods of the limit: by
        then, the other processes send less, and their earlier requests no longer count.
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

    # Methods called for notifications of other processes

    def notified(self, about: str, what: str) -> None:
        """Handle a notification of another process: its kind, and the content for that kind."""
        if about == FREE:
            self._shards.look()
        elif about == TABLE and hasattr(self._app, "tables"):
            self._do(self._show(what))

    async def _show(self, what: str) -> None:
        if notified := await self._app.tables.notified(what):
            table, player = notified
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
        return shard in self._shards.held

    def identify_at_once(self, shards: int) -> None:
        """Set the number of shards that may identify within five seconds, one of each bucket."""
        self._at_once = max(1, shards)

    def bucket(self, shard: int) -> int:
        """Return the rate limit bucket of a shard; shards of one bucket identify in sequence."""
        return shard % self._at_once

    async def may_identify(self, shard: int) -> None:
        """Wait until this shard may identify, in turn with the shards of all processes.

        Raises CancelledError, which makes discord.py drop the shard, if this process no longer
        serves it.
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
        except StorageError:  # the database is down: Discord itself limits the rate
            return True

    async def _say_free(self) -> None:
        try:
            await self._store.notifications.tell(self._shards.name, FREE, "")
        except StorageError as error:
            log.warning("Other processes could not be told: %s", error)
