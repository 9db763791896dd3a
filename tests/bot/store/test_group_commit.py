"""Group commits: simultaneous changes share a commit, and a failed change harms no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from bot.domain.state import Post
from bot.store import Stale, StorageError, Store
from bot.store.group_commit import MOST
from tests.bot.four_people import counted
from tests.bot.store.material import ANA, CHANNEL, lobby

MANY = 20


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/gamenight.db")
    yield store
    await store.close()


def post(number: int) -> Post:
    return Post("ping", str(number), CHANNEL, number, 1, 1.0)


async def test_changes_that_come_at_once_share_a_commit(store: Store) -> None:
    table = await store.tables.add(lobby())
    with counted(store) as begun:
        posted = (store.posts.keep(table.id, [post(number)]) for number in range(MANY))
        await asyncio.gather(*posted)
    assert begun == ["write"]
    assert {one.message_id for one in await store.posts.of(table.id)} == {*range(MANY)}


async def test_changes_that_come_during_a_commit_share_the_next(store: Store) -> None:
    with counted(store) as begun:
        first = asyncio.create_task(store.facts.remember("first", ""))
        while not begun:
            await asyncio.sleep(0)
        await asyncio.gather(
            first, *(store.facts.remember(str(number), "") for number in range(MANY))
        )
    assert begun == ["write", "write"]


@pytest.mark.slow
async def test_no_commit_has_more_than_a_few_changes(store: Store) -> None:
    with counted(store) as begun:
        changes = (store.facts.remember(str(number), "") for number in range(3 * MOST))
        await asyncio.gather(*changes)
    assert len(begun) == 3


@pytest.mark.slow
async def test_write_returns_after_the_disk_has_it(store: Store) -> None:
    told: list[str] = []

    async def remember(key: str) -> None:
        await store.facts.remember(key, key)
        told.append(key)

    def committing(_: Connection) -> None:
        told.append("commit")

    event.listen(store._engines.writer.sync_engine, "commit", committing)
    await asyncio.gather(*(remember(key) for key in "abc"))
    await remember("d")
    assert told == ["commit", "a", "b", "c", "commit", "d"]


@pytest.mark.slow
async def test_failed_write_is_raised_to_its_caller_and_hinders_no_other(
    store: Store,
) -> None:
    table = await store.tables.add(lobby())
    first, *done = await asyncio.gather(
        store.facts.remember("first", "1"),
        store.facts.remember("before", "2"),
        store.posts.keep(4711, [post(1)]),  # a table that does not exist
        store.tables.add(lobby()),  # the channel has an open table
        store.tables.save(table),
        store.tables.save(table),  # an outdated revision
        store.facts.remember("after", "3"),
        return_exceptions=True,
    )
    assert first is None
    assert [type(one) for one in done[1:3] + done[4:5]] == [StorageError, Stale, Stale]
    assert [await store.facts.recall(key) for key in ("first", "before", "after")] == [
        "1",
        "2",
        "3",
    ]
    kept = await store.tables.get(table.id)
    assert kept is not None
    assert kept.version == table.version + 1


@pytest.mark.slow
async def test_failure_of_the_database_is_raised_to_all_and_nothing_is_stored(
    store: Store, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "gamenight.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    await store.read(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 1"))
    keys = [str(number) for number in range(MANY)]
    done = await asyncio.gather(
        *(store.facts.remember(key, key) for key in keys), return_exceptions=True
    )
    assert {str(error) for error in done} == {"database is locked"}
    other.execute("ROLLBACK")
    other.close()
    assert [await store.facts.recall(key) for key in keys] == [None] * MANY
    await store.facts.remember(ANA, "again")
    assert await store.facts.recall(ANA) == "again"


async def test_cancelled_write_is_stored_all_the_same(store: Store) -> None:
    asking = [asyncio.create_task(store.facts.remember(key, key)) for key in "abcd"]
    await asyncio.sleep(0)
    for task in asking[1:3]:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await asyncio.gather(*store._running, return_exceptions=True)
    assert [await store.facts.recall(key) for key in "abcd"] == [*"abcd"]
