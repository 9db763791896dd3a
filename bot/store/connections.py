"""Database connections; all differences between SQLite and PostgreSQL are handled here."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import Column, Connection, Insert, Table, Text, cast, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, Dialect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.store.errors import StorageError
from bot.store.sqlite_driver import DriverConnection, open_connection

T = TypeVar("T")

BUSY_SECONDS = 5.0  # longest wait for SQLite's write lock
LIMITS = {  # timeouts that PostgreSQL itself applies, in milliseconds
    "statement_timeout": "20000",
    "lock_timeout": "5000",
    "idle_in_transaction_session_timeout": "60000",
}
ANSWER_SECONDS = 30.0  # timeout after which PostgreSQL is considered lost
MIGRATING = 0x67616D65  # key of the advisory lock of a migration on PostgreSQL
SQLITE_TAKEN = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
POSTGRES_TAKEN = "23505"
# prefixes of SQLSTATE codes whose messages quote no row
NO_ROW = ("08", "25", "28", "3D", "40", "42501", "53", "55", "57")
FAULTS = {  # classes of faults by prefixes of SQLSTATE codes, the longest prefix first
    "57014": "timeout",
    "55P03": "locked",
    "25006": "read only",
    "53100": "disk full",
    "53300": "too many connections",
    "25P03": "connection lost",
    "57": "connection lost",
    "08": "connection lost",
    "40": "conflict",
}
POSTGRES_CROSSED = ("40001", "40P01")  # serialization failure, deadlock: rolled back

# At level DEBUG these loggers print values and rows, and so the hands and seeds of deals.
for _logger in ("aiosqlite", "sqlalchemy.engine.Engine.store"):
    logging.getLogger(_logger).setLevel(logging.WARNING)


@dataclass(frozen=True)
class Engines:
    """Two engines on one pool: a reader sees one snapshot, a writer waits for its turn."""

    reader: AsyncEngine
    writer: AsyncEngine


def connect(url: URL, patient: bool = False) -> Engines:
    """Return engines for an address; nothing is opened before the first use.

    Statements on PostgreSQL time out after `ANSWER_SECONDS`, unless `patient`.
    """
    options: dict[str, Any] = {"hide_parameters": True, "logging_name": "store"}
    if url.get_backend_name() != "sqlite":
        engine = engine_at(
            url,
            pool_pre_ping=True,
            connect_args={
                "timeout": BUSY_SECONDS,
                "command_timeout": None if patient else ANSWER_SECONDS,
                "server_settings": LIMITS,
            },
            **options,
        )
        return Engines(engine.execution_options(isolation_level="REPEATABLE READ"), engine)
    engine = engine_at(
        url,
        poolclass=AsyncAdaptedQueuePool,  # also in memory, where each connection has its own rows
        pool_size=1,  # SQLite has one writer; waiting here is fairer than its busy timeout
        max_overflow=0,
        async_creator=partial(_open_sqlite, url),
        **options,
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return Engines(engine, engine.execution_options(begin="BEGIN IMMEDIATE"))


def engine_at(url: URL, **options: Any) -> AsyncEngine:
    """Return an engine that connects at its first use.

    Raises StorageError if a library for the database is missing.
    """
    try:
        return create_async_engine(url, **options)
    except ModuleNotFoundError as error:
        missing = f"{error.name} is not installed, which this database needs"
        raise StorageError(f"{missing}: .venv/bin/pip install '.[postgres]'") from None


async def _open_sqlite(url: URL) -> DriverConnection:
    where, how = url.get_dialect()().create_connect_args(url)
    patience: dict[str, Any] = {"isolation_level": None, "timeout": BUSY_SECONDS}
    return await open_connection(partial(sqlite3.connect, *where, **{**how, **patience}))


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def lock_schema(connection: Connection) -> None:
    """Take PostgreSQL's lock under which one process at a time migrates.

    SQLite needs no such lock, since it has one writer at a time.
    """
    if connection.dialect.name == "postgresql":
        for limit in LIMITS:  # a migration may take long, or wait for another
            connection.execute(select(func.set_config(limit, "0", True)))
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def upsert(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row, or replace the stored row with the same primary key."""
    connection.execute(_replacing(connection.dialect.name, table, tuple(values)), values)


def insert_new(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert a row, unless a row with the same primary key is stored."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(table).on_conflict_do_nothing(), values)


@cache  # SQLAlchemy compiles a statement once, if the statement is built once
def _replacing(dialect: str, table: Table, columns: tuple[str, ...]) -> Insert:
    insert = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    new = {column: insert.excluded[column] for column in columns}
    return insert.on_conflict_do_update(table.primary_key, set_=new)


@dataclass(frozen=True, eq=False)
class Rows:
    """Statement for many new rows, each with the values of `columns` in this order.

    >>> from sqlalchemy import insert
    >>> from bot.store.schema import absence
    >>> Rows(insert(absence), ("since", "guild_id")).compiled(sqlite.dialect())
    ('INSERT INTO absence (guild_id, since) VALUES (?, ?)', operator.itemgetter(1, 0))
    """

    statement: Insert
    columns: tuple[str, ...]

    def compiled(self, dialect: Dialect) -> tuple[str, itemgetter[Any] | None]:
        """Return the SQL for the driver, and a function that puts a row in the order of the SQL.

        The function is None if rows have this order already.
        """
        compiled = self.statement.compile(dialect=dialect, column_keys=[*self.columns])
        order = compiled.positiontup
        assert order is not None
        needed = tuple(order) != self.columns
        return str(compiled), itemgetter(*map(self.columns.index, order)) if needed else None


def write_rows(connection: Connection, how: Rows, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows directly through the driver. Their values must need no conversion, unlike JSON.

    `Connection.execute` would take twice as long, since it prepares the values.
    """
    if rows:
        statement, in_order = _for_driver(connection, how)
        connection.exec_driver_sql(statement, [*map(in_order, rows)] if in_order else [*rows])


@dataclass(frozen=True)
class Changes:
    """Update of many rows, each given as the values of `columns` and then of `key`.

    >>> from bot.store.schema import result
    >>> Changes(result, ("season",), ("deal_id", "player")).written(sqlite.dialect())
    'UPDATE result SET season = ? WHERE deal_id = ? AND player = ?'
    """

    table: Table
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @cache  # noqa: B019 (there are few, and none is ever gone)
    def written(self, dialect: Dialect) -> str:
        """Return the SQL for the driver: for one row, or on PostgreSQL for arrays of all rows."""
        name = self.table.name
        if dialect.name != "postgresql":
            new = ", ".join(f"{column} = ?" for column in self.columns)
            return f"UPDATE {name} SET {new} WHERE " + " AND ".join(
                f"{column} = ?" for column in self.key
            )
        columns = (*self.columns, *self.key)
        kinds = (self.table.c[column].type.compile(dialect) for column in columns)
        arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(kinds, 1))
        new = ", ".join(f"{column} = new.{column}" for column in self.columns)
        same = " AND ".join(f"{name}.{column} = new.{column}" for column in self.key)
        given = f"unnest({arrays}) AS new ({', '.join(columns)})"
        return f"UPDATE {name} SET {new} FROM {given} WHERE {same}"


def change_rows(connection: Connection, how: Changes, rows: Sequence[tuple[Any, ...]]) -> None:
    """Update rows directly through the driver. Their values must need no conversion.

    Rows that are not stored are ignored. PostgreSQL takes a third less time for one statement about
    all rows than for a statement about each.
    """
    if rows:
        at_once = connection.dialect.name == "postgresql"
        values = tuple(map(list, zip(*rows, strict=True))) if at_once else [*rows]
        connection.exec_driver_sql(how.written(connection.dialect), values)


_compiled: dict[tuple[str, Rows], tuple[str, itemgetter[Any] | None]] = {}


def _for_driver(connection: Connection, how: Rows) -> tuple[str, itemgetter[Any] | None]:
    key = connection.dialect.name, how
    if key not in _compiled:
        _compiled[key] = how.compiled(connection.dialect)
    return _compiled[key]


def mentions(column: Column[Any], player: str) -> Any:
    """Return the condition that the column's JSON contains this player's id anywhere."""
    return cast(column, Text).contains(json.dumps(player), autoescape=True)


def is_taken(error: Exception) -> bool:
    """Whether the error is a duplicate key, as opposed to a reference to a missing row."""
    cause = getattr(error, "orig", None)
    name, state = getattr(cause, "sqlite_errorname", None), getattr(cause, "sqlstate", None)
    return name in SQLITE_TAKEN or state == POSTGRES_TAKEN


async def retry_conflict(write: Callable[[], Awaitable[T]]) -> T:
    """Run `write`, and retry once after a serialization failure or deadlock."""
    try:
        return await write()
    except SQLAlchemyError as error:
        if getattr(getattr(error, "orig", None), "sqlstate", None) not in POSTGRES_CROSSED:
            raise
        return await write()


def reason(error: Exception) -> str:
    """Return the class and cause of an error in one line, without stored values.

    PostgreSQL's messages quote the row from their second line on. A value that a driver could not
    send is quoted even in the first line; such an error is a plain DBAPIError, whose message is not
    used. A failed connection is a plain DBAPIError too, but has an SQLSTATE of the server.
    """
    if isinstance(error, OSError) and error.filename:
        return f"{error.strerror}: {error.filename}"
    cause = getattr(error, "orig", None) or error
    state = str(getattr(cause, "sqlstate", None) or "")
    row_error = cause.__cause__ if state.startswith(NO_ROW) else None
    lines = (
        [] if type(error) is DBAPIError and not row_error else str(row_error or cause).splitlines()
    )
    fault = next((fault for prefix, fault in FAULTS.items() if state.startswith(prefix)), "")
    if lines:
        return f"{fault}: {lines[0]}" if fault else lines[0]
    if isinstance(cause, TimeoutError) or isinstance(cause.__cause__, TimeoutError):
        return "no answer in time"
    if state and cause.__cause__:  # an error of the server, as the driver has it
        return f"{type(cause.__cause__).__name__}, SQLSTATE {state}"
    return type(cause).__name__
