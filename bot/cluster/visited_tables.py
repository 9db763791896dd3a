"""Tables of another process at which a person acts here: mostly by direct message.

Decisions made here are stored under the same keys as there. The process that serves the table is
notified in the same transaction, and shows the change.
"""

from __future__ import annotations

import asyncio
import logging
from contextvars import ContextVar
from functools import partial

from bot.domain.state import Stage, TableState
from bot.store import StorageError
from bot.store.errors import until_answered
from bot.tables.remote_tables import Registry, RemoteTables
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST = 500  # tables remembered; the first visited is evicted first
TABLE = "table"  # kind of notification on a table: its id, and the player answered
_answered: ContextVar[Player] = ContextVar("answered", default="")


class VisitedTables(RemoteTables):
    """Tables visited last. Each is refreshed before a person acts at it."""

    def __init__(self, here: Registry) -> None:
        self._here = here
        self._store = here.store
        self._clock = here.clock
        self._tables: dict[int, Table] = {}
        self._seen: dict[int, Snapshot] = {}  # snapshots known to the other processes
        self._tasks: set[asyncio.Task[None]] = set()
        self._excusing: dict[Player, asyncio.Task[None]] = {}

    async def load(self, player: Player, table_id: int, answered: bool) -> None:
        _answered.set(player if answered else "")
        is_here, states = self._here.is_here, await self._store.tables.of(player)
        if table_id and not is_here(table_id) and all(s.id != table_id for s in states):
            one = await self._store.tables.get(table_id)
            states += [one] if one is not None and one.stage is not Stage.CLOSED else []
        there = [state for state in states if not is_here(state.id)]
        known = {table.state.id for table in self.all() if _concerns(table, player, table_id)}
        for number in known - {state.id for state in there}:
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
                if player in table.waited_for():
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
        told = number in self._seen and self._seen[number] is not now
        if number in self._tables:
            self._seen[number] = now
        if table.state.stage is Stage.CLOSED:
            self.forget(number)
        if not told:
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
