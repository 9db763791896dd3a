"""Backups of a SQLite file, restoring one, and moving all rows into another database."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, func, insert, literal, make_url, select, tuple_
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.store import posts
from bot.store.connections import Engines, reason
from bot.store.errors import StorageError
from bot.store.leases import read_last_alive
from bot.store.posts import ALIVE
from bot.store.process_lock import exclusive_use
from bot.store.schema import ROW_ID, lease, metadata
from bot.store.upgrade import (
    check_known,
    copy_file,
    damage_in,
    database_file,
    open_engines,
    open_to_read,
)

BESIDE = ("-wal", "-shm")  # endings of the files that SQLite keeps beside its database
ELSEWHERE = (
    "The games are in PostgreSQL, which has better means of its own: pg_dump --format=custom"
    " --file=FILE, and pg_restore --clean --if-exists --dbname=... FILE."
)


def file_of(address: str) -> Path:
    """Return the SQLite file of a database address. Raises StorageError for other databases."""
    try:
        file = database_file(make_url(address))
    except ArgumentError as error:
        raise StorageError(f"DATABASE_URL is no address: {error}") from None
    if file is None:
        raise StorageError(ELSEWHERE)
    return file


def back_up(file: Path, copy: Path) -> None:
    """Copy the database file to `copy`, which must not exist. The bot may run during the call.

    The folder of `copy` must exist: a missing one may be the place of a disk that is not mounted.
    Raises StorageError.
    """
    if copy.exists():
        raise StorageError(f"{copy} is there already: name another file.")
    if not copy.parent.is_dir():
        raise StorageError(f"There is no folder {copy.parent}: make it, or mount its disk.")
    try:
        copy_file(file, copy)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{file} cannot be copied to {copy}: {error}") from None
    schema_of(copy)


def restore(copy: Path, file: Path, kept: Path, *, replace: bool) -> bool:
    """Replace the database file by a copy. No process may use the file during the call.

    The replaced file is kept as `kept`. Return whether there was a file. Raises StorageError if the
    copy is damaged or of a newer program, or if there are games and `replace` is False; then
    nothing has changed.
    """
    check_known(schema_of(copy), str(copy))
    there = file.exists() and file.stat().st_size > 0
    if there and not replace:
        raise StorageError(f"{file} holds games already. With --replace they go to {kept.name}.")
    new = file.with_name(f"{file.name}.restoring")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        copy_file(copy, new)
        if there:
            _keep(file, kept)
        for end in BESIDE:  # files beside the replaced database
            file.with_name(file.name + end).unlink(missing_ok=True)
        new.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{copy} cannot be restored: {error}") from None
    return there


def _keep(file: Path, kept: Path) -> None:
    """Copy the file to `kept`, or move it with the files beside it if it is too damaged to copy."""
    try:
        copy_file(file, kept)
    except sqlite3.DatabaseError:
        for end in ("", *BESIDE):
            beside = file.with_name(file.name + end)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + end))


def schema_of(file: Path) -> str:
    """Return the schema of a copy. Raises StorageError if it is damaged or of another program."""
    try:
        with closing(open_to_read(file)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            ((schema,),) = connection.execute("SELECT version_num FROM alembic_version")
    except OSError as error:
        raise StorageError(f"{file} cannot be read: {error}.") from None
    except (sqlite3.Error, ValueError):
        raise StorageError(f"{file} holds no games of Gamenight, or is damaged.") from None
    if found != "ok":
        raise StorageError(f"{file} is damaged: {damage_in(str(found))}")
    return str(schema)


BATCH = 500  # rows in one statement, and in memory
MOVED = [table for table in metadata.sorted_tables if table is not lease]  # referenced tables first
NUMBERED = [table for table in MOVED if "id" in table.c and table.c.id.type is ROW_ID]
"""Tables whose rows are numbered by the database."""


async def move(source: str, target: str, clock: Clock) -> dict[str, int]:
    """Copy every row to an empty database in one transaction; return the number of rows by table.

    The source stays unchanged, except that its schema is migrated. Raises StorageError if a bot
    uses either database, the target is not empty, or either cannot be read or written.
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
            except Exception as error:  # each driver has exceptions of its own
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
    """Set PostgreSQL's sequences past the last row; rows inserted with an id do not move them."""
    if connection.dialect.name != "postgresql":
        return
    for table in NUMBERED:
        last = select(func.max(table.c.id)).scalar_subquery()
        sequence = func.pg_get_serial_sequence(table.name, "id")
        connection.execute(select(func.setval(sequence, func.coalesce(last, 1), last.is_not(None))))
