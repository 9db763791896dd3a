"""Read-only check of the storage: reachable, undamaged, and of a known schema."""

from __future__ import annotations

from dataclasses import dataclass

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from bot.store.connections import connect, reason
from bot.store.errors import StorageError
from bot.store.schema import OPEN, game_table
from bot.store.upgrade import damage_in, database_file, schemas


@dataclass(frozen=True)
class Place:
    """Location of an open table; `parent_id` is the channel of a thread, else 0."""

    guild_id: int
    channel_id: int
    parent_id: int


@dataclass(frozen=True)
class Examined:
    """Findings of a check; `schema` is None for an empty storage, `damage` "" for none."""

    schema: str | None
    newest: str
    known: bool = True  # whether this program can migrate `schema` to the newest
    damage: str = ""
    tables: tuple[Place, ...] = ()  # the open ones; not read from an older schema


async def examine(address: str) -> Examined:
    """Check the database of this address. StorageError if it cannot be reached."""
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
    schema, (newest, *older) = (
        MigrationContext.configure(connection).get_current_revision(),
        schemas(),
    )
    damage, places = "", tuple[Place, ...]()
    if connection.dialect.name == "sqlite":
        found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
        damage = "" if found == "ok" else damage_in(found)
    if schema == newest and not damage:
        columns = game_table.c.guild_id, game_table.c.channel_id, game_table.c.parent_id
        places = tuple(Place(*row) for row in connection.execute(select(*columns).where(OPEN)))
    return Examined(schema, newest, schema in (None, newest, *older), damage, places)
