"""How transactions begin and end, and what is said of a database that refuses."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from bot.store import StorageError, Store
from bot.store.connecting import connect, is_taken, reason
from bot.store.facts import remember
from tests.bot.store.files import address, ask

ROW = "7♦ 7♥ is secret"


class Postgres(Exception):
    """What its driver raises: a code, and a text that quotes the row from its second line on."""

    sqlstate = "23505"


def at_once(file: Path) -> None:
    """Another process changes something, and waits for nobody."""
    with closing(sqlite3.connect(file, timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")


async def test_a_change_keeps_other_changes_out_from_its_beginning(file: Path) -> None:
    """So what it reads before it writes is still so when it writes."""
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


def many(connection: Connection) -> None:
    for number in range(100):
        remember(connection, "asked for", str(number))


async def test_a_store_that_closes_finishes_what_was_begun(file: Path) -> None:
    """Also what nobody waits for any more, and what fails."""
    store = await Store.open(address(file))
    asked = [asyncio.create_task(store.write(many)), asyncio.create_task(store.read(fails))]
    await asyncio.sleep(0)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await store.close()
    assert ask(file, "SELECT value FROM fact") == [("99",)]


def fails(connection: Connection) -> None:
    raise LookupError


async def test_a_store_that_is_closed_leaves_nothing_running(file: Path) -> None:
    before = set(threading.enumerate())
    store = await Store.open(address(file))
    await store.remember("asked for", "1")
    assert store._running == set()
    began = set(threading.enumerate()) - before
    assert began
    await store.close()
    for thread in began:
        thread.join()


def test_a_key_that_is_taken_is_told_from_a_reference_to_nothing() -> None:
    taken, reference = Postgres("taken"), Postgres("nothing there")
    reference.sqlstate = "23503"
    assert is_taken(IntegrityError("", {}, taken))
    assert not is_taken(IntegrityError("", {}, reference))
    assert not is_taken(StorageError())


def test_a_reason_is_one_line_that_quotes_no_row(file: Path) -> None:
    refused = Postgres(f"duplicate key\nDETAIL: {ROW}")
    assert reason(IntegrityError(ROW, {"row": ROW}, refused)) == "duplicate key"
    assert reason(OperationalError(ROW, {}, Postgres())) == "Postgres"
    assert reason(DBAPIError(ROW, {}, Postgres(ROW))) == "Postgres"
    assert reason(ValueError(f"no such address\n{ROW}")) == "no such address"
    assert reason(OSError("disk full")) == "disk full"
    with pytest.raises(FileNotFoundError) as missing:
        file.read_text()
    assert reason(missing.value) == f"No such file or directory: {file}"
