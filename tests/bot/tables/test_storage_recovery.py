"""A storage that fails for a while: players whose moves were lost get their time back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.store import StorageError, Store
from bot.tables.table import Table
from tests.bot.failing_storage import Storage
from tests.bot.four_people import (
    PEOPLE,
    StoppedClock,
    counted,
    dealt,
    later,
    move,
    reopened,
    restored,
    seat,
    until,
)
from tests.bot.tables.test_stored_table import whoever_waits
from tests.bot.tables.test_timers import Watched, table_of


async def begun(store: Store) -> tuple[Table, Watched]:
    """Start a deal, and wait until half of the first turn is over and the reminder sent."""
    table, clock, listener = await table_of(store)
    await table.deal(PEOPLE[0])
    later(table, 60)
    await until(lambda: listener.reminders == 1 and clock.waited[-1] == ends(table))
    return table, clock


async def by_itself(store: Store) -> Table:
    """Return a table without timers, in the first turn of a deal."""
    table = await reopened(store, await dealt(store))
    await table.restore()
    return table


def ends(table: Table) -> float:
    return table.state.deadlines.due_at


def pass_time(table: Table, seconds: float) -> None:
    """Let time pass without a look of the timers at the clock."""
    assert isinstance(table.clock, StoppedClock)
    table.clock.moment += seconds


async def idle(seconds: float = 0.05) -> None:
    """Let other tasks do all that they can do now."""
    await asyncio.sleep(seconds)


async def fail(table: Table, act: Callable[[Table], Awaitable[None]] = move) -> None:
    """Try to act at the table, and check that the storage error is raised."""
    with pytest.raises(StorageError):
        await act(table)


@pytest.mark.parametrize("act", [move, whoever_waits], ids=["on turn", "another"])
async def test_time_of_a_failed_attempt_is_given_back(
    store: Store, storage: Storage, act: Callable[[Table], Awaitable[None]]
) -> None:
    table, _ = await begun(store)
    key, before = table.now.key, ends(table)
    with storage.down():
        await fail(table, act)
        for _ in range(12):
            later(table, 10)
            await fail(table, act)
    await until(lambda: table.now.key != key or ends(table) != before)
    assert table.now.key == key
    assert not any(one.missed for one in table.state.seats)
    assert ends(table) == before + 120 == (await restored(store, table)).deadlines.due_at


async def test_the_timers_note_trouble_of_their_own(
    store: Store, storage: Storage, caplog: pytest.LogCaptureFixture
) -> None:
    table, clock, listener = await table_of(store)
    await table.deal(PEOPLE[0])
    before = ends(table)
    with storage.down():
        later(table, 60)  # half of the turn
        await until(lambda: "could not store" in caplog.text)
        later(table, 100)
    await until(lambda: clock.waited[-1] == ends(table))
    assert ends(table) == before + 100
    assert listener.reminders == 1


async def test_attempt_that_failed_at_the_last_moment_may_be_repeated(
    store: Store, storage: Storage
) -> None:
    table, clock = await begun(store)
    key, before = table.now.key, ends(table)
    later(table, 59)
    with storage.down():
        await fail(table)
        later(table, 100)
    await until(lambda: table.now.key != key or ends(table) != before)
    assert table.now.key == key
    assert ends(table) == clock.moment + 15


async def test_success_of_the_first_retry_costs_no_bank(store: Store, storage: Storage) -> None:
    table = await by_itself(store)
    player = table.now.due()[0]
    with storage.down():
        pass_time(table, 80)
        await fail(table)
        pass_time(table, 100)
        await fail(table)
    pass_time(table, 30)
    await move(table)
    assert seat(table, player).bank == 40  # 60 s, less the 20 s used before the first try


async def test_only_trouble_of_the_present_turn_counts(store: Store, storage: Storage) -> None:
    table = await by_itself(store)
    other = await reopened(store, table)  # another process, whose move is stored
    await other.restore()
    with storage.down():
        await fail(table)
    pass_time(table, 20)
    await move(other)
    before = ends(other)
    pass_time(table, 40)
    await table.stored.refresh()
    assert table.now.key == other.now.key
    assert ends(table) == before + 40


async def test_a_failure_that_is_over_at_once_gives_nothing(store: Store, storage: Storage) -> None:
    table, _ = await begun(store)
    before = table.state.deadlines
    with storage.down():
        await fail(table)
    pass_time(table, 2)
    with counted(store) as done:
        await idle()
    assert "write" not in done
    assert table.state.deadlines == before


async def test_lobby_has_no_time_to_give_back(store: Store, storage: Storage) -> None:
    table, _, _ = await table_of(store)
    with storage.down():
        await fail(table, lambda one: one.leave(PEOPLE[1]))
        later(table, 100)
    await table.leave(PEOPLE[1])
    assert ends(table) == 0
