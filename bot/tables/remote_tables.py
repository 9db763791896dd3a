"""Tables of other processes: none, where this process is alone. See `bot.cluster`."""

from __future__ import annotations

from typing import Protocol

from bot.clock import Clock
from bot.domain.state import TableState
from bot.store import Store
from bot.tables.table import Table
from rules.match.match import Player


class Registry(Protocol):
    """The tables of this process, as needed for those of others.

    For example, `Tables` is a registry, and passes itself on::

        tables.remote = shards.remote_tables(tables)
    """

    store: Store
    clock: Clock

    def made(self, state: TableState, store: Store | None = None) -> Table:
        """Return a table object of this state, whose changes go to the registry."""

    def is_here(self, table_id: int) -> bool:
        """Whether this process serves the table."""


class RemoteTables:
    """No tables: the interface of `bot.cluster.node`, with defaults that do nothing.

    >>> remote = RemoteTables()
    >>> remote.get(3), remote.all()
    (None, ())
    """

    async def load(self, player: Player, table_id: int, answered: bool) -> None:
        """Load the tables of this player and the one of `table_id`, without those served here.

        `answered` is whether the response shows this player the hand after an action of this task:
        then the serving process need not do so. StorageError.
        """

    async def load_naming(self, player: Player) -> None:
        """Load every open table that names this person in any way, as `load` does."""

    async def load_table(self, state: TableState) -> Table:
        """Return the table of a state that was read just now. StorageError."""
        raise LookupError(f"table {state.id}: no other process can serve it")

    def excuse(self, player: Player) -> None:
        """Return the time that a failure of the storage costs a player, once the storage answers.

        For a table that is served here, its timers do so.
        """

    def get(self, table_id: int) -> Table | None:
        """Return the table of this id, if it is loaded."""
        return None

    def all(self) -> tuple[Table, ...]:
        """Return the loaded tables."""
        return ()

    def forget(self, table_id: int) -> None:
        """Evict a table that is closed, or served here now."""

    def changed(self, table: Table) -> bool:
        """Notify the serving process of a change, if another process shows the table; whether so.

        There is no notification where the stored change has sent one.
        """
        return False

    async def close(self) -> None:
        """Cancel the returning of lost time, and finish sending notifications."""
