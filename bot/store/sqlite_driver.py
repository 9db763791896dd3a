"""SQLite connection that runs each transaction with one switch to its thread and back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from threading import get_ident
from typing import Any, TypeVar

import aiosqlite
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util import greenlet_spawn

T = TypeVar("T")

CHUNK = 64  # rows that aiosqlite reads at a time when iterated


class DriverConnection(aiosqlite.Connection):
    """Connection of aiosqlite for SQLAlchemy, which can run a transaction in one thread switch.

    With plain aiosqlite, each statement switches threads four times. While the event loop is busy,
    each switch back waits for the loop, and each switch there waits for the interpreter lock. A
    play could take a tenth of a second.
    """

    sqlite: sqlite3.Connection  # for calls in the connection's thread
    _there: int | None = None  # id of the connection's thread while it runs `whole`

    async def whole(self, work: Callable[[], T]) -> T:
        """Return the result of `work`, run in the connection's thread in one switch.

        Within `work`, SQLAlchemy may use this connection, but nothing else may be awaited.
        """
        done: T = await self._execute(partial(self._do_whole, work))
        return done

    def _do_whole(self, work: Callable[[], T]) -> T:
        """Run `work` in the connection's thread."""
        self._there, doing = get_ident(), greenlet_spawn(work)
        try:
            doing.send(None)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            self._there = None
            doing.close()
        raise RuntimeError("A transaction waits for something other than its database.")

    async def _execute(self, fn: Callable[..., Any], *args: Any, **options: Any) -> Any:
        """Run a call in the connection's thread; all use of the connection comes through here.

        aiosqlite has no public method that runs a function in its thread.
        """
        if self._there == get_ident():  # already in the thread; other calls are queued
            return fn(*args, **options)
        return await super()._execute(fn, *args, **options)  # type: ignore[no-untyped-call]  # aiosqlite's own

    def cursor(self) -> _Cursor:  # type: ignore[override]  # all that SQLAlchemy asks of one
        """Return a cursor without a thread switch; the first statement opens it."""
        return _Cursor(self)

    async def run(self, work: Callable[..., None], *args: Any) -> None:
        """Run `work` in the connection's thread."""
        await self._execute(work, *args)

    async def rollback(self) -> None:
        """Roll back, without a thread switch if no transaction is open."""
        if self.in_transaction:
            await super().rollback()


async def open_connection(connect: Callable[[], sqlite3.Connection]) -> DriverConnection:
    """Open a connection whose daemon thread has called `connect`."""

    def connected() -> sqlite3.Connection:
        line.sqlite = connect()
        return line.sqlite

    line = DriverConnection(connected, CHUNK)
    line._thread.daemon = True  # as SQLAlchemy does with connections that it opens
    await line
    return line


async def transact(engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
    """Run `work` in one transaction, as a whole or not at all; SQLite takes one thread switch."""
    async with engine.connect() as connection:
        raw: Any = await connection.get_raw_connection()
        line, here = raw.driver_connection, connection.sync_connection
        if here is not None and isinstance(line, DriverConnection):
            return await line.whole(partial(_transact, work, here))
        return await connection.run_sync(partial(_transact, work))


def _transact(work: Callable[[Connection], T], connection: Connection) -> T:
    with connection.begin():
        return work(connection)


class _Cursor:
    """Cursor that runs a statement, reads all of its rows and closes, in one thread switch."""

    arraysize = 1

    def __init__(self, line: DriverConnection) -> None:
        self._line = line
        self._rows: list[Any] = []
        self._given = 0  # number of rows that fetchmany has returned
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> _Cursor:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        await self._line.run(self._run, "execute", statement, parameters)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        await self._line.run(self._run, "executemany", statement, parameters)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def fetchmany(self, size: int = arraysize) -> list[Any]:
        begin, self._given = self._given, self._given + size
        return self._rows[begin : self._given]

    async def close(self) -> None:
        self._rows = []

    def _run(self, how: str, statement: str, parameters: Any) -> None:
        """Run a statement in the connection's thread."""
        cursor = self._line.sqlite.cursor()
        try:
            getattr(cursor, how)(statement, parameters)
            self._rows, self._given = cursor.fetchall() if cursor.description else [], 0
            self.description, self.lastrowid = cursor.description, cursor.lastrowid
            self.rowcount = cursor.rowcount
        finally:
            cursor.close()
