"""The part of the store that keeps what people are called on each server."""

from __future__ import annotations

from collections.abc import Collection

from bot.clock import Clock
from bot.domain.naming import Name
from bot.store import display_name_rows
from bot.store.display_name_rows import Key
from bot.store.memory import Memory
from bot.store.transactions import Transactions
from rules.match.match import Player

EVERYWHERE = 0  # in place of a server: what Discord tells of somebody in a direct message


class DisplayNames:
    """What Discord told at the last click or command. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        self._store = store
        self._memory: Memory[Key, Name] = Memory(clock, known_for)

    async def of(self, guild_id: int, players: Collection[Player]) -> dict[Player, Name]:
        """The names of these people on a server, as far as they are known there or everywhere."""
        keys = [(player, guild) for player in players for guild in (guild_id, EVERYWHERE)]
        found = await self._memory.read_all(keys, self._read)
        names = {}
        for player in players:
            here, everywhere = found[player, guild_id], found[player, EVERYWHERE]
            names[player] = Name(here or everywhere, here.user or everywhere.user)
        return {player: name for player, name in names.items() if name}

    async def learn(self, guild_id: int, player: Player, name: str, user: str = "") -> None:
        """Somebody has just been called so on this server; nothing is written unless it is new.

        The user name of before stays where none is given.
        """
        key = (player, guild_id)
        known = (await self._memory.read_all([key], self._read))[key]
        new = Name(name, user or known.user)
        if (known, known.user) != (new, new.user):
            await self._memory.change(key, self._store.write(display_name_rows.keep_name, key, new))

    def forget_known(self) -> None:
        """Some were deleted: what is stored counts, and not what is known."""
        self._memory.forget_all()

    async def _read(self, keys: Collection[Key]) -> dict[Key, Name]:
        known = await self._store.read(display_name_rows.read_names, keys)
        return {key: known.get(key, Name("")) for key in keys}
