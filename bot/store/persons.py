"""The part of the store that tells, and forgets, all that is kept of one person."""

from __future__ import annotations

from typing import Any

from bot.domain.state import TableState
from bot.store import person_rows
from bot.store.display_names import DisplayNames
from bot.store.moderation import Moderation
from bot.store.person_rows import Row
from bot.store.preferences import PlayerPreferences, Servers
from bot.store.transactions import Transactions
from rules.match.match import Player

BATCH = 10  # deals in one transaction
TOLD = 300  # deals whose events are in an export, the newest: Discord takes files of 10 MB


class Persons:
    """Raises as `Store` does."""

    def __init__(
        self,
        store: Transactions,
        preferences: PlayerPreferences,
        servers: Servers,
        display_names: DisplayNames,
        moderation: Moderation,
    ) -> None:
        self._store = store
        self._preferences = preferences
        self._servers = servers
        self._display_names = display_names
        self._moderation = moderation

    async def counts(self, player: Player) -> dict[str, int]:
        """How many rows are kept of this person, by table; 0 where there is nothing."""
        kept = await self._store.read(person_rows.read_kept, player)
        deals = await self._store.read(person_rows.read_deals, player)
        return {kind: len(rows) for kind, rows in kept.items()} | {"deal": len(deals)}

    async def export(self, player: Player) -> dict[str, Any]:
        """All that is kept of this person, ready for JSON; of running deals no cards."""
        kept: dict[str, Any] = await self._store.read(person_rows.read_kept, player)
        deals = await self._store.read(person_rows.read_deals, player)
        parts: list[Row] = []
        for start in range(0, len(deals), BATCH):
            some, told = deals[start : start + BATCH], start + BATCH > len(deals) - TOLD
            parts += await self._store.read(person_rows.read_parts, some, player, told)
        return {"person": player, **kept, "deal": parts}

    async def tables(self, player: Player) -> list[TableState]:
        """The open tables that name this person in any way, oldest first."""
        return await self._store.read(person_rows.read_tables_naming, player)

    async def forget(self, player: Player) -> None:
        """Delete it, in small transactions; results stay, and say of nobody that they were theirs.

        Open tables are the caller's. What is broken off goes on when it is asked for again.
        """
        deals = await self._store.read(person_rows.read_deals, player)
        for start in range(0, len(deals), BATCH):
            some = deals[start : start + BATCH]
            await self._store.write(person_rows.unname_deals, some, player)
        await self._preferences.forget(player, self._forget_rest(player))

    async def _forget_rest(self, player: Player) -> None:
        for guild_id in await self._store.write(person_rows.forget_rest, player):
            await self._servers.read_again(guild_id)
        self._display_names.forget_known()
        self._moderation.forget_known()
