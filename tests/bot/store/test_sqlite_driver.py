"""The SQLite driver: one call to the thread of a connection for each transaction."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.util import await_only

from bot.store import StorageError, Store
from bot.store.schema import fact
from bot.store.sqlite_driver import DriverConnection, open_connection
from tests.bot.store.files import address

FACTS = [{"key": f"k{number}", "value": "v"} for number in range(3)]


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the calls to the threads of SQLite connections, from now on."""
    asked: list[str] = []
    ask = aiosqlite.Connection._execute

    async def noted(
        line: DriverConnection, work: Callable[..., Any], *args: Any, **how: Any
    ) -> Any:
        asked.append(getattr(work, "func", work).__name__)
        return await ask(line, work, *args, **how)  # type: ignore[no-untyped-call]  # aiosqlite's own

    monkeypatch.setattr(aiosqlite.Connection, "_execute", noted)
    return asked


def write_facts(connection: Connection) -> list[str]:
    connection.execute(insert(fact), FACTS)
    return list(connection.execute(select(fact.c.key).order_by(fact.c.key)).scalars())


@pytest.mark.slow
async def test_change_is_one_trip_to_the_thread_for_any_number_of_statements(
    file: Path, ways: list[str]
) -> None:
    store = await Store.open(address(file))
    ways.clear()
    assert await store.write(write_facts) == ["k0", "k1", "k2"]
    assert ways == ["_do_whole"]
    await store.close()


async def test_read_is_one_trip_to_the_thread_and_leaves_no_transaction(
    file: Path, ways: list[str]
) -> None:
    store = await Store.open(address(file))
    ways.clear()
    assert await store.facts.recall("k0") is None
    assert ways == ["_do_whole"]
    other = sqlite3.connect(file, timeout=0, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    other.close()
    await store.close()


async def test_failed_change_is_rolled_back_in_the_same_trip(file: Path, ways: list[str]) -> None:
    def write_twice(connection: Connection) -> None:
        write_facts(connection)
        connection.execute(text("SELECT 1 FROM nowhere"))

    store = await Store.open(address(file))
    ways.clear()
    with pytest.raises(StorageError, match="no such table"):
        await store.write(write_twice)
    assert ways == ["_do_whole"]
    assert await store.facts.recall("k0") is None
    await store.close()


async def test_a_line_waits_for_nothing_else_in_the_midst_of_a_transaction() -> None:
    line = await open_connection(lambda: sqlite3.connect(":memory:", isolation_level=None))
    with pytest.raises(RuntimeError, match="something other"):
        await line.whole(lambda: await_only(asyncio.sleep(0)))
    cursor = line.cursor()
    await cursor.execute("SELECT 1")
    assert await cursor.fetchall() == [(1,)]
    await line.close()


async def test_a_line_tells_how_many_rows_it_changed_and_the_last_of_them() -> None:
    line = await open_connection(lambda: sqlite3.connect(":memory:", isolation_level=None))
    cursor = line.cursor()
    await cursor.execute("CREATE TABLE card (id INTEGER PRIMARY KEY, name TEXT)")
    assert not cursor.description
    await cursor.executemany("INSERT INTO card (name) VALUES (?)", [("7♦",), ("7♥",)])
    assert cursor.rowcount == 2
    await cursor.execute("INSERT INTO card (name) VALUES ('K♠')")
    assert cursor.lastrowid == 3
    await cursor.execute("SELECT name FROM card WHERE id > ?", (1,))
    assert [column[0] for column in cursor.description] == ["name"]
    assert await cursor.fetchall() == [("7♥",), ("K♠",)]
    await line.close()
