"""Servers that the bot is in no more, as statements in a transaction of the caller's."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from sqlalchemy import Connection, delete, exists, insert, select, update

from bot.store.schema import (
    OPEN,
    absence,
    channel_default,
    game_table,
    house_preset,
    server,
    waiting,
)

KNOWN = (game_table, server, house_preset, channel_default, waiting)
BATCH = 500  # servers in one statement: SQLite takes some thousands of values


def note_servers(
    connection: Connection, here: Collection[int], among: Callable[[int], bool], now: float
) -> None:
    """The bot is in these servers and in no others among those for which this holds.

    From now on where that was not known.
    """
    known: set[int] = set()
    for kept in KNOWN:
        known.update(connection.execute(select(kept.c.guild_id).distinct()).scalars())
    absent = set(connection.execute(select(absence.c.guild_id)).scalars())
    _come_back(connection, sorted(absent & set(here)))
    for guild_id in sorted(known - absent - set(here) - {0}):
        if among(guild_id):
            note_absent(connection, guild_id, now)


def note_absent(connection: Connection, guild_id: int, now: float) -> None:
    """The bot has been removed from this server; where that is known its date stays."""
    which = select(absence.c.since).where(absence.c.guild_id == guild_id)
    if connection.execute(which).scalar() is None:
        connection.execute(insert(absence), {"guild_id": guild_id, "since": now})


def note_present(connection: Connection, guild_id: int) -> None:
    """The bot is in this server."""
    _come_back(connection, [guild_id])


def read_absent(connection: Connection, before: float) -> Sequence[int]:
    """The servers that it left until then, without those where a table is open."""
    playing = exists().where((game_table.c.guild_id == absence.c.guild_id) & OPEN)
    which = select(absence.c.guild_id).where(absence.c.since <= before, ~playing)
    return connection.execute(which.order_by(absence.c.guild_id)).scalars().all()


def place_channels(connection: Connection, servers: Collection[tuple[int, int]]) -> None:
    """Note of which server channels are, each as (channel, server), where it is not known."""
    for channel_id, guild_id in servers:
        which = (channel_default.c.channel_id == channel_id) & (channel_default.c.guild_id == 0)
        connection.execute(update(channel_default).where(which).values(guild_id=guild_id))


def read_placeless(connection: Connection) -> Sequence[int]:
    """The channels with rules of their own of which the server is not known."""
    which = select(channel_default.c.channel_id).where(channel_default.c.guild_id == 0)
    return connection.execute(which).scalars().all()


def _come_back(connection: Connection, guilds: Sequence[int]) -> None:
    for start in range(0, len(guilds), BATCH):
        some = guilds[start : start + BATCH]
        connection.execute(delete(absence).where(absence.c.guild_id.in_(some)))
