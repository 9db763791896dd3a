"""What people are called on each server, as statements in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select, tuple_

from bot.domain.naming import Name
from bot.store.connecting import replace_row
from bot.store.schema import display_name
from rules.match.match import Player

Key = tuple[Player, int]  # a person and a server; 0 for their name everywhere


def read_names(connection: Connection, keys: Collection[Key]) -> dict[Key, Name]:
    """The names of these people on these servers, as far as there are any."""
    key = tuple_(display_name.c.player, display_name.c.guild_id)
    rows = select(display_name).where(key.in_(keys))
    return {
        (row.player, row.guild_id): Name(row.name, row.username) for row in connection.execute(rows)
    }


def keep_name(connection: Connection, key: Key, name: Name) -> Name:
    """Keep it in place of the one before; it comes back."""
    player, guild_id = key
    row = {"player": player, "guild_id": guild_id, "name": str(name), "username": name.user}
    replace_row(connection, display_name, row)
    return name
