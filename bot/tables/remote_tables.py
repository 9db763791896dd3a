"""Interface to the tables of other processes; a process alone has none. See `bot.cluster`."""

from __future__ import annotations

from bot.domain.state import TableState
from bot.tables.table import Table
from rules.match.match import Player


class RemoteTables:
    """Tables of other processes. The defaults, for a process that is alone, know no tables.

    `bot.cluster.node.VisitedTables` overrides every method.
    """

    async def load(self, player: Player, table_id: int, answered: bool) -> None:
        """Load the tables of this player and the table `table_id`, except for tables served here.

        `answered` is whether the response to the present interaction shows this player the hand:
        then the process that serves the table need not show it. Raises StorageError.
        """

    async def load_naming(self, player: Player) -> None:
        """Load every open table elsewhere that names this person. Raises StorageError."""

    async def load_table(self, state: TableState) -> Table:
        """Return the table of a state read just now. Raises StorageError, LookupError if alone."""
        raise LookupError(f"table {state.id}: no other process can serve it")

    def excuse(self, player: Player) -> None:
        """Give a player back time lost by the storage; timers do so at tables served here."""

    def get(self, table_id: int) -> Table | None:
        """Return the table of this id; None if it is not loaded."""
        return None

    def all(self) -> tuple[Table, ...]:
        """Return the loaded tables."""
        return ()

    def forget(self, table_id: int) -> None:
        """Evict a table that is closed, or that this process serves now."""

    def changed(self, table: Table) -> bool:
        """Notify the process that serves a table of a change; return whether another process does.

        No notification is sent if the storing of the change has already sent one.
        """
        return False

    async def close(self) -> None:
        """Cancel the tasks that give lost time back, and finish sending notifications."""
