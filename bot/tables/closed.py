"""Tables that were closed, which people see also where the bot was killed in that moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace

from bot.domain.state import Stage, TableState
from bot.store import Store
from bot.tables.restoring import restore_all
from bot.tables.table import Audience, Table

LAST_CLOSED = 100  # tables to whose channels something may be on its way yet


class ClosedTables:
    """What is still to be known of tables that are closed."""

    def __init__(
        self, store: Store, audience: Audience, made: Callable[[TableState], Table]
    ) -> None:
        self._store = store
        self._audience = audience
        self._made = made
        self.last: deque[TableState] = deque(maxlen=LAST_CLOSED)

    def note(self, state: TableState) -> None:
        """This table is closed now."""
        self.last.append(state)

    async def take_up(self, among: Callable[[TableState], bool] = lambda _: True) -> None:
        """Let those at tables for which this holds see that they are closed. StorageError."""
        unseen = [state for state in await self._store.unseen_tables() if among(state)]
        # of one that cannot be read it is known from the question alone
        tables = [self._made(replace(state, stage=Stage.CLOSED)) for state in unseen]
        await restore_all(tables, self._store, 0)
        for table in tables:
            self.note(table.state)
            self._audience.taken_up(table)
