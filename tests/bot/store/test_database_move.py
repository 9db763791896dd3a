"""Moves of all stored rows from one database to another, and back, without a difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.clock import Clock
from bot.domain.state import TableState
from bot.store import StorageError, Store, copies, sqlite_driver
from bot.store.copies import MOVED, move
from bot.store.leases import Leases
from bot.store.posts import ALIVE
from bot.store.process_lock import exclusive_use
from tests.bot.store.files import address, fill
from tests.bot.store.material import GUILD, lobby
from tests.data import version_1_0

pytestmark = pytest.mark.slow


async def everything(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of each moved database table, by name of the table."""

    def read(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: [
                tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))
            ]
            for table in MOVED
        }

    store = await Store.open(url)
    try:
        return await store.read(read)
    finally:
        await store.close()


async def test_database_moved_there_and_back_is_unchanged(url: str, tmp_path: Path) -> None:
    source = version_1_0.copied(tmp_path / "source")
    back = address(tmp_path / "back" / "gamenight.db")
    counts = await move(source, url, Clock())
    before = await everything(source)
    assert await everything(url) == before
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert min(counts[name] for name in ("game_table", "seat", "deal", "event", "post")) > 0
    assert await move(url, back, Clock()) == counts
    assert await everything(back) == before


async def test_new_rows_are_numbered_after_those_that_were_moved(url: str, tmp_path: Path) -> None:
    source = version_1_0.copied(tmp_path / "source")
    store = await Store.open(source)
    await store.moderation.ban(GUILD, "1", by="2")  # this adds an entry to the log of the server
    await store.close()
    await move(source, url, Clock())
    store = await Store.open(url)
    try:
        last: list[TableState] = await store.tables.open()
        new = await store.tables.add(lobby())
        assert new.id > max(table.id for table in last)
        await store.moderation.lift(GUILD, "1", by="2")
        assert len(await store.moderation.log(GUILD)) == 2
    finally:
        await store.close()


async def test_last_sign_of_life_of_several_processes_is_moved(url: str, tmp_path: Path) -> None:
    store = await Store.open(url)
    await store.facts.remember(ALIVE, "1000.0")
    one = Leases(store, "one", 600.0)
    await one.take(["shard:0/1"])
    await one.renew()
    alive_at = await store.notifications.last_alive()
    await store.close()
    assert alive_at > 1_700_000_000
    target = address(tmp_path / "target" / "gamenight.db")
    await move(url, target, Clock())
    moved = await Store.open(target)
    assert await moved.notifications.last_alive() == alive_at
    await moved.close()


async def test_target_with_any_rows_is_refused_and_unchanged(url: str, tmp_path: Path) -> None:
    source = version_1_0.copied(tmp_path / "source")
    await fill(url)
    before = await everything(url)
    with pytest.raises(StorageError, match="The target is not empty: there is something in "):
        await move(source, url, Clock())
    assert await everything(url) == before


async def test_missing_source_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="There is no storage"):
        await move(address(tmp_path / "nothing.db"), url, Clock())


async def test_nothing_is_moved_while_a_bot_runs(url: str, tmp_path: Path) -> None:
    source = version_1_0.copied(tmp_path / "source")
    for used in (source, url):
        async with exclusive_use(used):
            with pytest.raises(StorageError, match="in use by another Gamenight"):
                await move(source, url, Clock())


@pytest.mark.long
async def test_a_large_table_is_never_in_memory_as_a_whole(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = version_1_0.copied(tmp_path / "source")
    back = address(tmp_path / "back" / "gamenight.db")
    monkeypatch.setattr(copies, "BATCH", 3)
    read: list[int] = []

    def fetched(cursor: Any) -> list[Any]:
        rows: list[Any] = cursor._rows
        read.append(len(rows))
        return rows

    async def fetchall(cursor: Any) -> list[Any]:
        return fetched(cursor)

    monkeypatch.setattr(sqlite_driver._Cursor, "fetchall", fetchall)
    before = await everything(source)
    assert max(map(len, before.values())) > 3 * 3
    read.clear()
    counts = await move(source, url, Clock())
    assert 3 <= max(read) < max(counts.values())
    assert await move(url, back, Clock()) == counts
    assert await everything(back) == before
