"""New tables without an answer from the storage: found later, or else the channel is free."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import StorageError, Store, errors
from bot.tables.table import Table
from tests.bot.failing_storage import Storage
from tests.bot.four_people import OPEN, PEOPLE, opened, restored, until
from tests.bot.refusals import refusing
from tests.bot.tables.test_stored_table import heard

ANA, BEN, *_ = PEOPLE
PLACE = 200


async def open_there(player: str = ANA) -> Table:
    return await OPEN[-1].open(1, PLACE, player, "president_basic", {})


async def sought() -> None:
    """Wait until the process has looked for all tables whose answer was lost."""
    await until(lambda: not OPEN[-1]._lost_inserts.tasks)


async def test_a_table_whose_answer_was_lost_is_served_and_shown(
    store: Store, storage: Storage
) -> None:
    tables = await opened(store)
    (first,) = tables.all()
    told = heard(first).changes
    storage.lose_an_answer()
    with pytest.raises(StorageError):
        await open_there()
    await sought()
    table = tables.in_channel(PLACE)
    assert table is not None
    assert table.state == await restored(store, table)
    assert heard(table).changes == told + 1
    await table.join(BEN)
    with refusing("already"):
        await open_there()
    await sought()
    assert tables.in_channel(PLACE) is table


async def test_a_channel_is_free_where_nothing_was_stored(
    store: Store, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "RETRY_SECONDS", 0.0)
    tables = await opened(store)
    with storage.down():
        with pytest.raises(StorageError):
            await open_there()
        assert OPEN[-1]._lost_inserts.tasks
    await sought()
    assert tables.in_channel(PLACE) is None
    assert await open_there(BEN) is tables.in_channel(PLACE)


async def test_a_table_is_taken_up_whole_though_the_first_look_at_it_failed(
    store: Store, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "RETRY_SECONDS", 0.0)
    tables = await opened(store)
    (first,) = tables.all()
    told, settings, failed = heard(first).changes, store.servers.settings, list[int]()

    async def fails_once(guild_id: int) -> Any:
        if not failed:
            failed.append(guild_id)
            raise StorageError("connection was closed")
        return await settings(guild_id)

    monkeypatch.setattr(store.servers, "settings", fails_once)
    storage.lose_an_answer()
    with pytest.raises(StorageError):
        await open_there()
    await sought()
    assert failed == [1]
    assert tables.in_channel(PLACE) is not None
    assert heard(first).changes == told + 1


async def test_second_opening_at_once_returns_the_same_table(
    store: Store, storage: Storage
) -> None:
    tables = await opened(store)
    storage.lose_an_answer()
    with pytest.raises(StorageError):
        await open_there()
    with refusing("already"):
        await open_there(BEN)
    await sought()
    assert len([*tables.all()]) == len(tables._tasks) == 2
