"""The part of the store that keeps what players have chosen."""

from __future__ import annotations

from bot.clock import Clock
from bot.domain.preferences import Preferences
from bot.store import preference_rows
from bot.store.memory import Memory
from bot.store.transactions import Transactions
from rules.match.match import Player


class PlayerPreferences:
    """What each player has chosen. Raises as `Store` does; what is known is not read again."""

    def __init__(self, store: Transactions, clock: Clock) -> None:
        self._store = store
        self._memory: Memory[Player, Preferences] = Memory(clock)

    async def of(self, player: Player) -> Preferences:
        """What this player has chosen, or what holds for everybody."""
        return await self._memory.read(player, self._read)

    async def put(self, player: Player, preferences: Preferences) -> None:
        """Keep them in place of what was chosen before."""
        keeping = self._store.write(preference_rows.keep_preferences, player, preferences)
        await self._memory.change(player, keeping)

    async def change(self, player: Player, **changes: object) -> Preferences:
        """Change some of them by name, whatever else is changed meanwhile; what holds then."""
        changing = self._store.write(preference_rows.change_preferences, player, changes)
        return await self._memory.change(player, changing)

    async def _read(self, player: Player) -> Preferences:
        return await self._store.read(preference_rows.read_preferences, player)
