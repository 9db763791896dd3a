"""Lock against a second process on one database, which would respond to interactions again."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy import func, make_url, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.clock import Clock
from bot.store.connections import engine_at, reason
from bot.store.errors import StorageError
from bot.store.upgrade import database_file, hand_over

RUNNING = 0x67616D66  # the advisory lock that a bot holds on PostgreSQL while it runs
CHECK_SECONDS = 5.0  # between two checks of the lock: a restart of PostgreSQL frees it
TAKEN = "is in use by another Gamenight: stop that one, or"
OWN_FOLDER, SHARE = "give this one a DATA folder of its own.", "set SHARD_COUNT for both."


@contextlib.asynccontextmanager
async def exclusive_use(
    address: str, clock: Clock | None = None, one_of_several: bool = False
) -> AsyncIterator[None]:
    """Hold the lock of a database, against every other process that takes the lock.

    Raises StorageError if another process holds or later takes the lock. A killed process loses the
    lock. A process that only opens the store, such as a backup, is not kept out. On PostgreSQL the
    lock is shared with `one_of_several`: processes of this kind exclude only processes without it.
    """
    async with contextlib.AsyncExitStack() as held:
        storage = "The storage"
        try:
            url = make_url(address)
            is_file = url.get_backend_name() == "sqlite"
            storage += f" {url.render_as_string(hide_password=True)}"
            if is_file:
                file = database_file(url)
                free = file is None or _lock_file(file.with_name(f"{file.name}.lock"), held)
            else:
                lock = _ServerLock(url, shared=one_of_several)
                held.push_async_callback(lock.let_go)
                free = await lock.take()
        except (OSError, SQLAlchemyError, sqlite3.Error) as error:
            raise StorageError(f"{storage} cannot be opened: {reason(error)}") from None
        taken = f"{storage} {TAKEN} {OWN_FOLDER if is_file else SHARE}"
        if not free:
            raise StorageError(taken)
        if is_file:
            yield
            return
        async with _keeping(lock, clock or Clock(), taken):
            yield


def _lock_file(file: Path, held: contextlib.AsyncExitStack) -> bool:
    """Take a lock of SQLite on an empty file beside the database; return False if it is taken.

    SQLite's locks work on every operating system.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(file, timeout=0, isolation_level=None)
    held.callback(connection.close)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY")  # no journal file beside the lock file
        connection.execute("BEGIN EXCLUSIVE")
        hand_over(file)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True


class _ServerLock:
    """A lock that lasts as long as one connection to PostgreSQL."""

    def __init__(self, url: URL, shared: bool) -> None:
        self._engine = engine_at(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._take = func.pg_try_advisory_lock_shared if shared else func.pg_try_advisory_lock
        self._connection: AsyncConnection | None = None

    async def take(self) -> bool:
        """Connect and take the lock; return False if another process has it."""
        await self._disconnect()
        self._connection = await self._engine.connect()
        return bool((await self._connection.execute(select(self._take(RUNNING)))).scalar())

    async def is_held(self) -> bool:
        """Whether the connection is alive, and with it the lock."""
        if self._connection is None:
            return False
        try:
            await self._connection.execute(select(1))
        except (OSError, SQLAlchemyError):
            return False
        return True

    async def let_go(self) -> None:
        """Release the lock."""
        await self._disconnect()
        await self._engine.dispose()

    async def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(OSError, SQLAlchemyError):
                await self._connection.close()
            self._connection = None


@contextlib.asynccontextmanager
async def _keeping(lock: _ServerLock, clock: Clock, taken: str) -> AsyncIterator[None]:
    """Retake the lock after each loss. Raises StorageError if another process took it first."""
    user, lost = asyncio.current_task(), False
    assert user is not None

    async def keep() -> None:
        nonlocal lost
        while not lost:
            await clock.sleep(CHECK_SECONDS)
            if not await lock.is_held():
                with contextlib.suppress(OSError, SQLAlchemyError):  # PostgreSQL is not back yet
                    lost = not await lock.take()
        user.cancel()

    keeping = asyncio.create_task(keep(), name="keeping the storage")
    try:
        yield
    except asyncio.CancelledError:
        if lost:
            user.uncancel()
            raise StorageError(taken) from None
        raise
    finally:
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
