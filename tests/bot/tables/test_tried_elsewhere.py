"""Time given back to a player who presses in vain at a process without the table."""

from __future__ import annotations

import pytest

from bot.cluster.node import VisitedTables
from bot.store import Store, errors
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.failing_storage import Storage
from tests.bot.four_people import Listener, restored, settings, until
from tests.bot.tables.test_storage_recovery import by_itself, ends, idle, pass_time


def visiting(store: Store, table: Table) -> VisitedTables:
    """Return the tables of another process, which knows no table yet and serves none."""
    return VisitedTables(Tables(store, Listener(), settings(), table.clock))


@pytest.mark.slow
async def test_time_lost_by_the_storage_is_given_back_where_no_table_was_found(
    store: Store, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "RETRY_SECONDS", 0.0)
    table = await by_itself(store)
    there, before, (player,) = visiting(store, table), ends(table), table.now.due()
    pass_time(table, 20)
    with storage.down():
        for _ in range(2):
            there.excuse(player)
            await idle()
            pass_time(table, 40)
    await until(lambda: not there._excusing)
    assert (await restored(store, table)).deadlines.due_at == before + 80
    assert len(there.all()) == 1


async def test_at_a_table_where_others_are_on_turn_nothing_is_given(store: Store) -> None:
    table = await by_itself(store)
    other = next(one for one in table.now.players if one not in table.now.due())
    there, before = visiting(store, table), table.state.deadlines
    pass_time(table, 115)
    there.excuse(other)
    await until(lambda: not there._excusing)
    assert (await restored(store, table)).deadlines == before


async def test_retries_end_with_the_process(store: Store, storage: Storage) -> None:
    table = await by_itself(store)
    there = visiting(store, table)
    with storage.down():
        there.excuse(table.now.due()[0])
        await idle()
        await there.close()
        await until(lambda: not there._excusing)
