"""Store of the display names of people on each server."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select, tuple_

from bot.clock import Clock
from bot.domain.names import Name
from bot.store.cache import Cache
from bot.store.connections import upsert
from bot.store.errors import Transactions
from bot.store.schema import display_name
from rules.match.match import Player

EVERYWHERE = 0  # in place of a server: the name that Discord gives in a direct message


class DisplayNames:
    """Names as Discord gave them with each person's last interaction. Raises as `Store` does."""

    def __init__(self, store: Transactions, clock: Clock, known_for: float) -> None:
        self._store = store
        self._cache: Cache[Key, Name] = Cache(clock, known_for)

    async def of(self, guild_id: int, players: Collection[Player]) -> dict[Player, Name]:
        """Return the known names of these people on a server, or else their global names.

        People without any known name are left out.
        """
        keys = [(player, guild) for player in players for guild in (guild_id, EVERYWHERE)]
        cached = await self._cache.read_all(keys, self._read)
        names = {}
        for player in players:
            local, everywhere = cached[player, guild_id], cached[player, EVERYWHERE]
            names[player] = Name(local or everywhere, local.user or everywhere.user)
        return {player: name for player, name in names.items() if name}

    async def learn(self, guild_id: int, player: Player, name: str, user: str = "") -> None:
        """Store a player's name on this server, if it differs from the stored one.

        An empty `user` keeps the stored user name.
        """
        key = (player, guild_id)
        old = (await self._cache.read_all([key], self._read))[key]
        new = Name(name, user or old.user)
        if (old, old.user) != (new, new.user):
            await self._cache.change(key, self._store.write(keep_name, key, new))

    def clear_cache(self) -> None:
        """Drop the cache after some names were deleted."""
        self._cache.forget_all()

    async def _read(self, keys: Collection[Key]) -> dict[Key, Name]:
        names = await self._store.read(read_names, keys)
        return {key: names.get(key, Name("")) for key in keys}


Key = tuple[Player, int]  # a person and a server; 0 for their name everywhere


def read_names(connection: Connection, keys: Collection[Key]) -> dict[Key, Name]:
    """Return the stored names of these people, each on the server of its key."""
    key = tuple_(display_name.c.player, display_name.c.guild_id)
    rows = select(display_name).where(key.in_(keys))
    return {
        (row.player, row.guild_id): Name(row.name, row.username) for row in connection.execute(rows)
    }


def keep_name(connection: Connection, key: Key, name: Name) -> Name:
    """Store a name in place of the previous name of its key, and return the new name."""
    player, guild_id = key
    row = {"player": player, "guild_id": guild_id, "name": str(name), "username": name.user}
    upsert(connection, display_name, row)
    return name
