"""Tables of another process at which a person acts here: mostly by direct message.

Decisions made here are stored under the same keys as there. The process that serves the table is
notified in the same transaction, and shows the change.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container
from contextvars import ContextVar
from functools import partial
from random import Random

from bot.clock import Clock
from bot.domain.state import Stage, TableState
from bot.settings import Settings
from bot.store import StorageError, Store
from bot.store.errors import until_answered
from bot.tables.snapshot import Snapshot
from bot.tables.table import Audience, Table
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST = 500  # tables remembered; the first visited is evicted first
TABLE = "table"  # kind of notification on a table: its id, and the player answered
_answered: ContextVar[Player] = ContextVar("answered", default="")


class RemoteTables:
    """Tables visited last. Each is refreshed before a person acts at it."""

    def __init__(
        self,
        store: Store,
        audience: Audience,
        settings: Settings,
        clock: Clock,
        chance: Random,
        here: Container[int],
    ) -> None:
        self._store = store
        self._audience = audience
        self._settings = settings
        self._clock = clock
        self._chance = chance
        self._here = here  # ids of the tables that this process serves
        self._tables: dict[int, Table] = {}
        self._seen: dict[int, Snapshot] = {}  # snapshots known to the other processes
        self._tasks: set[asyncio.Task[None]] = set()
        self._excusing: dict[Player, asyncio.Task[None]] = {}

    async def load(self, player: Player, table_id: int, answered: bool) -> None:
        """Load the tables of this player and the one of `table_id`, without those served here.

        `answered` is whether the response shows this player the hand after an action of this task:
        then the serving process need not do so. StorageError.
        """
        _answered.set(player if answered else "")
        served, states = self._here, await self._store.tables.of(player)
        if table_id and table_id not in served and all(s.id != table_id for s in states):
            one = await self._store.tables.get(table_id)
            states += [one] if one is not None and one.stage is not Stage.CLOSED else []
        there = [state for state in states if state.id not in served]
        known = {table.state.id for table in self.all() if _concerns(table, player, table_id)}
        for number in known - {state.id for state in there}:
            self.forget(number)
        for state in there:
            await self.load_table(state)

    async def load_naming(self, player: Player) -> None:
        """Load every open table that names this person in any way, as `load` does."""
        for state in await self._store.persons.tables(player):
            if state.id not in self._here:
                await self.load_table(state)

    async def load_table(self, state: TableState) -> Table:
        """Return the table of a state that was read just now. StorageError."""
        self._store.posts.forget(state.id)
        table = self._tables.pop(state.id, None)
        if table is None:
            store = self._store.notifying(partial(_notification, state.id))
            table = Table(state, store, self._audience, self._settings, self._clock, self._chance)
            await table.restore()
            table.stored.date_turn()
        else:
            await table.stored.refresh()
        self._tables[state.id], self._seen[state.id] = table, table.now
        while len(self._tables) > MOST:
            self.forget(next(iter(self._tables)))
        return table

    def excuse(self, player: Player) -> None:
        """Return the time that a failure of the storage costs a player, once the storage answers.

        For a table that is served here, its timers do so.
        """
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
        """Return the table of this id, if it is loaded."""
        return self._tables.get(table_id)

    def all(self) -> tuple[Table, ...]:
        """Return the loaded tables."""
        return tuple(self._tables.values())

    def forget(self, table_id: int) -> None:
        """Evict a table that is closed, or served here now."""
        self._tables.pop(table_id, None)
        self._seen.pop(table_id, None)

    def changed(self, table: Table) -> None:
        """Notify the serving process to show the table, unless the stored change notified it."""
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

    async def _tell(self, table_id: int) -> None:
        try:
            await self._store.notifications.tell("", TABLE, f"{table_id} ")
        except StorageError as error:
            log.warning("table %s: others could not be told: %s", table_id, error)

    async def close(self) -> None:
        """Cancel the returning of lost time, and finish sending notifications."""
        for task in self._excusing.values():
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _notification(table_id: int) -> tuple[str, str, str]:
    return "", TABLE, f"{table_id} {_answered.get()}"


def _concerns(table: Table, player: Player, table_id: int) -> bool:
    return table.state.id == table_id or player in table.state.seat_holders
