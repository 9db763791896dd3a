"""Read-only checks of the storage: reachable, undamaged, of a known schema, and in its place."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.store.connections import connect, reason
from bot.store.errors import StorageError
from bot.store.schema import OPEN, game_table
from bot.store.upgrade import damage_in, database_file, schemas, unknown_age

log = logging.getLogger(__name__)

LOOK_SECONDS = 60.0  # between two checks that the file is in its place


@dataclass(frozen=True)
class Place:
    """Location of an open table; `parent_id` is the channel of a thread, else 0."""

    guild_id: int
    channel_id: int
    parent_id: int


@dataclass(frozen=True)
class Examined:
    """Findings of a check. `schema` is None for an empty storage; `damage` is "" for none."""

    schema: str | None
    newest: str
    unknown: str = ""  # as `upgrade.unknown_age`
    damage: str = ""
    tables: tuple[Place, ...] = ()  # open tables; empty for a damaged storage or an older schema


async def watch_file(address: str, clock: Clock) -> None:
    """Wait until the file of an open database is moved, replaced or deleted, and log an error.

    SQLite goes on writing to the opened file, which no later start would find. For a database
    without a file, the call returns at once.
    """
    file = database_file(make_url(address))
    if file is None:
        return
    opened = _inode(file)
    while _inode(file) == opened:
        await clock.sleep(LOOK_SECONDS)
    log.error(
        "The file %s was moved, replaced or deleted. Games are stored in the old file still. Stop"
        " the bot, and put the file back where it was.",
        file,
    )


def _inode(file: Path) -> int:
    try:
        return file.stat().st_ino
    except OSError:
        return 0


async def examine(address: str) -> Examined:
    """Check the database of this address. Raises StorageError if it cannot be opened."""
    storage = "The storage"
    try:
        url = make_url(address)
        storage += f" {url.render_as_string(hide_password=True)}"
        file = database_file(url)
        if file and not file.exists():
            return Examined(None, schemas()[0])
        engine = connect(url).reader
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(_look)
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError) as error:
        raise StorageError(f"{storage} cannot be opened: {reason(error)}") from None


def _look(connection: Connection) -> Examined:
    schema, newest = MigrationContext.configure(connection).get_current_revision(), schemas()[0]
    damage, places = "", tuple[Place, ...]()
    if connection.dialect.name == "sqlite":
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        damage = "" if found == "ok" else damage_in(found)
    if schema == newest and not damage:
        columns = game_table.c.guild_id, game_table.c.channel_id, game_table.c.parent_id
        places = tuple(Place(*row) for row in connection.execute(select(*columns).where(OPEN)))
    return Examined(schema, newest, unknown_age(schema), damage, places)
