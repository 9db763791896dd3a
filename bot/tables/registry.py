"""Every open table of this process: one per channel, restored at start, each with its timers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from random import Random, SystemRandom

from bot import metrics
from bot.clock import Clock
from bot.domain import drafts
from bot.domain.state import Stage, TableState
from bot.settings import Settings
from bot.store import Stale, StorageError, Store
from bot.tables.restoring import restore_all
from bot.tables.table import Audience, Table
from bot.tables.timers import run_timers
from bot.words import Refusal
from rules.match.match import Player

log = logging.getLogger(__name__)

ALIVE = "alive_at"
ALIVE_EVERY = 2.0  # seconds; downtime is known to this


class Tables:
    """Finds, opens and closes tables. `start` before use, `close` at the end."""

    def __init__(
        self,
        store: Store,
        audience: Audience,
        settings: Settings,
        clock: Clock | None = None,
        chance: Random | None = None,
    ) -> None:
        self.store = store
        self.audience = audience
        self.settings = settings
        self.clock = clock or Clock()
        self.chance = chance or SystemRandom()
        self._tables: dict[int, Table] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wakes: dict[int, asyncio.Event] = {}
        self._heart: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Restore every open table; deadlines are put off by the time the bot was away.

        Where the machine's clock was set meanwhile, they move with it, back as well as on: those
        on turn have as long as they had when the bot went.
        """
        alive_at = float(await self.store.recall(ALIVE) or self.clock.now())
        downtime = self.clock.now() - alive_at
        tables = [self._add(state) for state in await self.store.open_tables()]
        await restore_all(tables, self.store, downtime)
        self._heart = asyncio.create_task(self._beat(), name="alive")
        for table in self.all():
            self.changed(table)

    async def close(self) -> None:
        """Stop the timers. What was stored goes on at the next start."""
        tasks = [task for task in (self._heart, *self._tasks.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def all(self) -> Iterable[Table]:
        """The tables that are open here."""
        return tuple(self._tables.values())

    def get(self, table_id: int) -> Table | None:
        """The table of this number, if it is open."""
        return self._tables.get(table_id)

    def in_channel(self, channel_id: int | None) -> Table | None:
        """The table of this channel, if there is one."""
        return next((t for t in self.all() if t.state.channel_id == channel_id), None)

    def of(self, player: Player) -> list[Table]:
        """The tables at which this player sits, those that wait for the player first."""
        sits = [t for t in self.all() if any(s.player == player for s in t.state.seats)]
        return sorted(sits, key=lambda t: (player not in t.due(), t.state.stage != Stage.DEAL))

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        host: Player,
        preset: str,
        changed: dict[str, str],
        parent_id: int = 0,
    ) -> Table:
        """A new table with its host seated. Refusal when the channel has one, or rules clash.

        `parent_id` is the channel of which `channel_id` is a thread.
        """
        drafts.check_rules(preset, changed)
        state = TableState(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            host=host,
            preset=preset,
            changed=changed,
            parent_id=parent_id,
        )
        try:
            state = await self.store.new_table(state)
        except Stale:
            raise Refusal("channel-taken") from None
        table = self._add(state)
        await table.join(host)
        return table

    # As the audience of its tables: wake the timers, then let people see.

    def changed(self, table: Table) -> None:
        """See `Audience`: wake the table's timers, then let people see."""
        if wake := self._wakes.get(table.state.id):
            wake.set()
        if table.state.stage is Stage.CLOSED:
            self._drop(table.state.id)
        self.audience.changed(table)

    def remind(self, table: Table) -> None:
        """See `Audience`."""
        self.audience.remind(table)

    def is_told(self, table: Table) -> bool:
        """See `Audience`."""
        return self.audience.is_told(table)

    def _add(self, state: TableState) -> Table:
        table = Table(state, self.store, self, self.settings, self.clock, self.chance)
        self._tables[state.id] = table
        metrics.TABLES.set(len(self._tables))
        wake = self._wakes[state.id] = asyncio.Event()
        timers = run_timers(table, wake, self.settings.computer_seconds)
        self._tasks[state.id] = asyncio.create_task(timers, name=f"timers of table {state.id}")
        return table

    def _drop(self, table_id: int) -> None:
        self._tables.pop(table_id, None)
        metrics.TABLES.set(len(self._tables))
        self._wakes.pop(table_id, None)
        if task := self._tasks.pop(table_id, None):
            task.cancel()

    async def _beat(self) -> None:
        """Store that this process lives, now and again, also after the storage has failed."""
        while True:
            try:
                await self.store.remember(ALIVE, repr(self.clock.now()))
                metrics.STORED_AT.set(self.clock.now())
            except StorageError as error:
                log.warning("alive_at could not be stored: %s", error)
            await self.clock.sleep(ALIVE_EVERY)
