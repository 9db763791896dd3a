"""Noticing a second process on the same database, which would answer every click once more."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import func, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.connecting import reason
from bot.store.errors import StorageError
from bot.store.upgrading import database_file

RUNNING = 0x67616D66  # the advisory lock that a bot holds on PostgreSQL while it runs
TAKEN = "is in use by another Gamenight: stop that one, or give this one a DATA folder of its own."


@contextlib.asynccontextmanager
async def sole_user(address: str) -> AsyncIterator[None]:
    """While this lasts no other process may do the same with this database.

    StorageError where another does. A process that is killed lets go of it; whoever only opens
    the store, such as a backup, is not kept out.
    """
    async with contextlib.AsyncExitStack() as held:
        storage = "The storage"
        try:
            url = make_url(address)
            storage += f" {url.render_as_string(hide_password=True)}"
            free = await _lock(url, held)
        except (OSError, SQLAlchemyError, sqlite3.Error) as error:
            raise StorageError(f"{storage} cannot be opened: {reason(error)}") from None
        if not free:
            raise StorageError(f"{storage} {TAKEN}")
        yield


async def _lock(url: URL, held: contextlib.AsyncExitStack) -> bool:
    if url.get_backend_name() != "sqlite":
        return await _lock_server(url, held)
    file = database_file(url)
    return file is None or _lock_file(file.with_name(f"{file.name}.lock"), held)


def _lock_file(file: Path, held: contextlib.AsyncExitStack) -> bool:
    """Take SQLite's own lock of an empty file beside the database: every system has that."""
    file.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(file, timeout=0, isolation_level=None)
    held.callback(connection.close)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


async def _lock_server(url: URL, held: contextlib.AsyncExitStack) -> bool:
    """Take a lock that lasts as long as one connection to PostgreSQL."""
    engine = create_async_engine(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    held.push_async_callback(engine.dispose)
    connection = await engine.connect()
    held.push_async_callback(connection.close)
    asked = await connection.execute(select(func.pg_try_advisory_lock(RUNNING)))
    return bool(asked.scalar())
