"""Copying of the whole storage from one database to another, of either kind."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Connection, Table, func, insert, literal, make_url, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store import posts
from bot.store.connections import Engines, reason
from bot.store.errors import StorageError
from bot.store.leases import read_last_alive
from bot.store.posts import ALIVE
from bot.store.process_lock import exclusive_use
from bot.store.schema import ROW_ID, lease, metadata
from bot.store.upgrade import database_file, open_engines

BATCH = 500  # rows in one statement, and in memory
MOVED = [table for table in metadata.sorted_tables if table is not lease]  # referenced tables first
NUMBERED = [table for table in MOVED if "id" in table.c and table.c.id.type is ROW_ID]
"""Tables whose rows are numbered by the database."""


async def move(source: str, target: str, clock: Clock) -> dict[str, int]:
    """Copy every row to an empty database in one transaction; return the rows by table.

    The source stays unchanged, except that its schema is migrated. StorageError if a bot uses
    either database, the target is not empty, or either cannot be read or written.
    """
    file = database_file(make_url(source))
    if file is not None and not file.exists():
        raise StorageError(f"There is no storage {file} to move.")
    async with exclusive_use(source, clock), exclusive_use(target, clock):
        reading = await open_engines(source, clock)
        try:
            writing = await open_engines(target, clock)
            try:
                return await _copy(reading, writing)
            except StorageError:
                raise
            except Exception as error:  # drivers raise their own kinds
                raise StorageError(f"Nothing was moved: {reason(error)}") from None
            finally:
                await writing.writer.dispose()
        finally:
            await reading.writer.dispose()


async def _copy(reading: Engines, writing: Engines) -> dict[str, int]:
    counts = {}
    async with reading.reader.connect() as source, writing.writer.begin() as target:
        await target.run_sync(_check_empty)
        for table in MOVED:
            counts[table.name] = 0
            async for rows in _batches(source, table):
                await target.execute(insert(table), rows)
                counts[table.name] += len(rows)
        alive_at = await source.run_sync(read_last_alive)
        if alive_at:
            await target.run_sync(posts.remember, ALIVE, repr(alive_at))
        await target.run_sync(_go_on_numbering)
    return counts


async def _batches(source: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield all rows in the order of their keys, at most `BATCH` at a time."""
    keys, after = tuple_(*table.primary_key), select(table).order_by(*table.primary_key)
    rows = [dict(row) for row in (await source.execute(after.limit(BATCH))).mappings()]
    while rows:
        yield rows
        last = tuple_(*(literal(rows[-1][key.name], key.type) for key in table.primary_key))
        found = await source.execute(after.where(keys > last).limit(BATCH))
        rows = [dict(row) for row in found.mappings()]


def _check_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise StorageError(f"The target is not empty: there is something in {table.name}.")


def _go_on_numbering(connection: Connection) -> None:
    """Set PostgreSQL's sequences, which ignore rows inserted with a number, past the last row."""
    if connection.dialect.name != "postgresql":
        return
    for table in NUMBERED:
        last = select(func.max(table.c.id)).scalar_subquery()
        sequence = func.pg_get_serial_sequence(table.name, "id")
        connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
