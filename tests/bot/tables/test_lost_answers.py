"""Changes stored by another process, or without an answer: the table reads and shows them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.players import weakest
from bot.store import StorageError, Store
from bot.tables.table import MovedOn, Table
from tests.bot.failing_storage import Storage
from tests.bot.four_people import PEOPLE, later, move, reopened, restored, until
from tests.bot.tables.test_registry import second
from tests.bot.tables.test_storage_recovery import begun, ends, idle
from tests.bot.tables.test_stored_table import heard, whoever_waits
from tests.bot.tables.test_timers import table_of

GIVEN: dict[str, Callable[[Table], Awaitable[None]]] = {
    "by another": whoever_waits,
    "as lost": lambda table: table.excuse(60),
}


# Slow storage


@pytest.mark.parametrize("given", GIVEN)
async def test_time_that_is_given_while_a_turn_runs_out_is_had(
    store: Store, storage: Storage, given: str
) -> None:
    table, clock = await begun(store)
    key, before = table.now.key, ends(table)
    with storage.slow():
        giving = asyncio.ensure_future(GIVEN[given](table))
        await idle()
        later(table, 60)  # past the end of the turn
        await idle()
    await giving
    await until(lambda: table.now.key != key or clock.waited[-1] == before + 60)
    assert table.now.key == key
    assert not any(one.missed for one in table.state.seats)


async def test_turn_that_has_just_begun_gets_no_reminder(store: Store, storage: Storage) -> None:
    table, clock, listener = await table_of(store)
    await table.deal(PEOPLE[0])
    later(table, 58)
    remind_at = clock.moment + 60  # of the next turn
    with storage.slow():
        playing = asyncio.create_task(move(table))
        await idle()
        later(table, 2)  # half of the present turn
        await idle()
    await playing
    await until(lambda: bool(listener.reminders) or clock.waited[-1] == remind_at)
    assert listener.reminders == 0
    assert table.state.deadlines.remind_at == remind_at


# Lost answers


async def test_a_play_whose_answer_was_lost_is_shown_at_once(
    store: Store, storage: Storage
) -> None:
    table, _ = await begun(store)
    player, told = table.now.due(), heard(table).changes
    storage.lose_an_answer()
    with pytest.raises(StorageError):
        await move(table)
    await until(lambda: heard(table).changes > told)
    assert table.now.due() != player
    assert table.state == await restored(store, table)


async def test_retry_of_a_stored_play_is_refused_as_done_and_all_see_the_play(
    store: Store, storage: Storage
) -> None:
    table, _ = await begun(store)
    (player,), told = table.now.due(), heard(table).changes
    seen, key = table.now.view(player), table.now.key
    assert seen is not None
    storage.lose_an_answer()
    for error in (StorageError, MovedOn):
        with pytest.raises(error):
            await table.act(player, weakest(seen), key)
    await until(lambda: heard(table).changes > told)
    assert table.now.due() != (player,)


async def test_stored_change_of_a_cancelled_caller_is_shown(store: Store, storage: Storage) -> None:
    table, _ = await begun(store)
    player, told = table.now.due(), heard(table).changes
    with storage.slow():
        whole = storage.asked

        async def cancelled(*args: Any, **kwargs: Any) -> Any:
            await whole(*args, **kwargs)
            raise asyncio.CancelledError

        storage.asked = cancelled
        playing = asyncio.create_task(move(table))
        await idle()
        assert table.now.due() == player
    await asyncio.wait([playing])
    storage.asked = whole
    await until(lambda: heard(table).changes > told)
    assert table.now.due() != player


async def test_change_of_a_faster_process_is_shown(store: Store) -> None:
    table, _ = await begun(store)
    twin = await reopened(store, table)
    await twin.restore()
    await move(twin)
    told = heard(table).changes
    with pytest.raises(MovedOn):
        await move(table)
    await until(lambda: heard(table).changes > told)
    assert table.now.key == twin.now.key


async def test_all_tables_are_looked_at_again_though_one_cannot_be_read_yet(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await begun(store)
    tables: Any = table.audience
    other = await second(tables)
    twins = [await reopened(store, one) for one in (table, other)]
    await twins[0].restore()
    await move(twins[0])
    await twins[1].join("55")
    read, failed = store.tables.get, list[int]()

    async def fails_once(table_id: int) -> Any:
        if not failed:
            failed.append(table_id)
            raise StorageError("connection was closed")
        return await read(table_id)

    monkeypatch.setattr(store.tables, "get", fails_once)
    told = heard(table).changes
    await tables.look_again()
    await until(lambda: heard(table).changes == told + 2)
    assert failed == [table.state.id]
    assert table.now.key == twins[0].now.key
    assert other.state == twins[1].state
