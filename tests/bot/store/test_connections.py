"""Connections: the begin and end of transactions, and the reasons of database errors."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import asyncpg  # type: ignore[import-untyped]  # has no types
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import AsyncAdapt_asyncpg_dbapi
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bot.store import StorageError, Store
from bot.store.connections import connect, is_taken, lock_schema, reason, upsert
from bot.store.schema import fact
from tests.bot.store.files import address

ROW = "7♦ 7♥ is secret"


class Postgres(Exception):
    """An error of the PostgreSQL driver: a code, and a text whose second line quotes the row."""

    sqlstate = "23505"


def at_once(file: Path) -> None:
    """Begin a change on another connection; raise at once if the database is locked."""
    with closing(sqlite3.connect(file, timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")


async def test_a_change_keeps_other_changes_out_from_its_beginning(file: Path) -> None:
    """Rows that a change reads are therefore still the same when the change writes."""
    await (await Store.open(address(file))).close()
    engines = connect(make_url(address(file)))
    async with engines.writer.begin():
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            at_once(file)
    async with engines.reader.connect() as connection:
        await connection.execute(text("SELECT count(*) FROM fact"))
        at_once(file)
    await engines.writer.dispose()


async def test_a_reader_on_postgresql_sees_one_moment() -> None:
    pytest.importorskip("asyncpg", reason="asyncpg is not installed")
    engines = connect(make_url("postgresql+asyncpg://me@127.0.0.1/gamenight"))
    assert engines.reader.get_execution_options() == {"isolation_level": "REPEATABLE READ"}
    assert engines.writer.get_execution_options() == {}
    await engines.writer.dispose()


def of(database: str) -> Mock:
    """Return a mock connection with the dialect of `database`; the mock records its calls."""
    connection = Mock()
    connection.dialect.name = database
    return connection


def test_processes_migrate_a_postgresql_database_one_after_the_other() -> None:
    """SQLite needs no such lock, as it has one writer anyway."""
    connection = of("postgresql")
    lock_schema(connection)
    (statement,) = connection.execute.call_args.args
    asked = statement.compile(compile_kwargs={"literal_binds": True})
    assert "pg_advisory_xact_lock(1734438245)" in str(asked)  # one key for all versions
    connection = of("sqlite")
    lock_schema(connection)
    assert not connection.execute.called


def test_each_database_is_asked_in_its_own_way_to_replace_a_row() -> None:
    row = {"key": "asked for", "value": "1"}
    for database, kind in (("postgresql", postgresql.Insert), ("sqlite", sqlite.Insert)):
        connection = of(database)
        upsert(connection, fact, row)
        statement, values = connection.execute.call_args.args
        assert isinstance(statement, kind)
        assert "value = excluded.value" in str(statement.compile(column_keys=row))
        assert values == row


def test_a_key_that_is_taken_is_told_from_a_reference_to_nothing() -> None:
    taken, reference = Postgres("taken"), Postgres("nothing there")
    reference.sqlstate = "23503"
    assert is_taken(IntegrityError("", {}, taken))
    assert not is_taken(IntegrityError("", {}, reference))
    assert not is_taken(StorageError())
    for name, is_so in (
        ("SQLITE_CONSTRAINT_PRIMARYKEY", True),
        ("SQLITE_CONSTRAINT_UNIQUE", True),
        ("SQLITE_CONSTRAINT_FOREIGNKEY", False),
    ):
        error = sqlite3.IntegrityError("failed")
        error.sqlite_errorname = name
        assert is_taken(IntegrityError("", {}, error)) is is_so


def test_a_reason_is_one_line_that_quotes_no_row(file: Path) -> None:
    refused = Postgres(f"duplicate key\nDETAIL: {ROW}")
    assert reason(IntegrityError(ROW, {"row": ROW}, refused)) == "duplicate key"
    assert reason(OperationalError(ROW, {}, Postgres())) == "Postgres"
    assert reason(DBAPIError(ROW, {}, Postgres(ROW))) == "Postgres"
    unreachable = Postgres("wrapped")
    unreachable.sqlstate, unreachable.__cause__ = "3D000", Postgres('no database "games"\nDETAIL')
    assert reason(DBAPIError("", {}, unreachable)) == 'no database "games"'
    assert reason(ValueError(f"no such address\n{ROW}")) == "no such address"
    assert reason(OSError("disk full")) == "disk full"
    with pytest.raises(FileNotFoundError) as missing:
        file.read_text()
    assert reason(missing.value) == f"No such file or directory: {file}"


def test_loggers_of_stored_values_are_silent() -> None:
    engine = connect(make_url("sqlite+aiosqlite://")).writer
    engine_log = f"sqlalchemy.engine.Engine.{engine.sync_engine.logging_name}"
    for name in ("aiosqlite", engine_log):
        assert logging.getLogger(name).level == logging.WARNING


def test_an_answer_that_does_not_come_is_named() -> None:
    class Error(Exception):
        """An error of a driver, without a text."""

    late = Error()
    late.__cause__ = TimeoutError()
    assert reason(OperationalError("SELECT 1", {}, late)) == "no answer in time"
    assert reason(TimeoutError()) == "no answer in time"
    assert reason(OperationalError("SELECT 1", {}, Error())) == "Error"


@pytest.mark.parametrize(
    ("kind", "said", "named"),
    [
        (asyncpg.QueryCanceledError, "canceling statement due to statement timeout", "timeout"),
        (asyncpg.LockNotAvailableError, "canceling statement due to lock timeout", "locked"),
        (asyncpg.DeadlockDetectedError, "deadlock detected", "conflict"),
        (asyncpg.DiskFullError, "could not extend file", "disk full"),
        (asyncpg.TooManyConnectionsError, "sorry, too many clients", "too many connections"),
        (asyncpg.AdminShutdownError, "terminating connection", "connection lost"),
        (asyncpg.ConnectionDoesNotExistError, "connection was closed", "connection lost"),
        (asyncpg.ReadOnlySQLTransactionError, "cannot execute UPDATE", "read only"),
    ],
)
def test_a_fault_of_postgresql_is_named_by_its_class(
    kind: type[Exception], said: str, named: str
) -> None:
    assert reason(translated(kind(f"{said}\nDETAIL: {ROW}"))) == f"{named}: {said}"


def test_a_fault_of_postgresql_that_may_quote_a_row_is_named_by_its_code() -> None:
    found = reason(translated(asyncpg.DataError(f"invalid value {ROW}")))
    assert found == "DataError, SQLSTATE 22000"


def translated(error: Exception) -> DBAPIError:
    """Return an error of asyncpg as SQLAlchemy raises it."""
    driver: Any = AsyncAdapt_asyncpg_dbapi
    raised = driver.Error(f"{type(error)}: {error}")
    raised.sqlstate = raised.pgcode = getattr(error, "sqlstate", None)
    raised.__cause__ = error
    return DBAPIError("UPDATE", {"row": ROW}, raised)
