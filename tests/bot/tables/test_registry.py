"""The tables of one process: found by number, channel and player, opened, restored and dropped."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.domain.errors import Refusal
from bot.domain.state import Seated, Stage
from bot.players import weakest
from bot.store import StorageError, Store
from bot.store.posts import ALIVE
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    Listener,
    StoppedClock,
    counted,
    later,
    opened,
    restored,
    settings,
)
from tests.bot.refusals import refusing

ANA, BEN, CHI, DEV = PEOPLE


async def second(tables: Tables, channel_id: int = 200) -> Table:
    """Open another table, with the same people."""
    table = await tables.open(1, channel_id, ANA, "president_basic", {}, parent_id=9)
    for person in PEOPLE[1:]:
        await table.join(person)
    return table


async def restarted(store: Store, clock: StoppedClock) -> Tables:
    """End the present process, and return the tables that the next one restores."""
    while OPEN:
        await OPEN.pop().close()
    tables = Tables(store, Listener(), settings(), clock, chance=Random(7))
    OPEN.append(tables)
    await tables.start()
    return tables


async def test_a_table_is_found_by_its_number_and_by_its_channel(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    other = await second(tables)
    assert tables.all() == (table, other)
    assert tables.get(table.state.id) is tables.in_channel(100) is table
    assert tables.get(other.state.id) is tables.in_channel(200) is other
    assert tables.get(99) is tables.in_channel(300) is tables.in_channel(None) is None
    assert (other.state.host, other.state.parent_id, other.state.guild_id) == (ANA, 9, 1)
    assert [seat.player for seat in other.state.seats] == [*PEOPLE]


async def test_a_player_finds_the_tables_that_wait_for_them_first(store: Store) -> None:
    tables = await opened(store)
    (lobby,) = tables.all()
    first, last = await second(tables, 200), await second(tables, 300)
    for table in (first, last):
        await table.deal(ANA)
    while last.now.due() == first.now.due():
        player = last.now.due()[0]
        seen = last.now.view(player)
        assert seen is not None
        await last.act(player, weakest(seen))
    assert tables.of(last.now.due()[0]) == [last, first, lobby]
    assert tables.of(first.now.due()[0]) == [first, last, lobby]
    neither = next(p for p in PEOPLE if p not in (*first.now.due(), *last.now.due()))
    assert tables.of(neither) == [first, last, lobby]
    assert tables.of("99") == []


async def test_a_player_finds_a_table_from_when_they_sit_there_until_they_leave(
    store: Store,
) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    assert tables.of("99") == []
    await table.join("99")
    assert tables.of("99") == [table]
    await table.leave("99")
    assert tables.of("99") == []
    assert tables.of(BEN) == [table]
    other = await tables.open(1, 200, BEN, "president_basic", {})
    assert tables.of(BEN) == [table, other]
    await table.stop(ANA)
    assert tables.of(BEN) == [other]


async def test_a_player_finds_a_table_that_was_changed_elsewhere(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    assert tables.of("99") == []
    await store.tables.save(replace(table.state, seats=(*table.state.seats, Seated("99"))))
    await table.stored.refresh()
    assert tables.of("99") == [table]


async def test_a_channel_has_one_table_and_rules_hold_together(store: Store) -> None:
    tables = await opened(store)
    with refusing("already"):
        await tables.open(1, 100, BEN, "president_basic", {})
    with pytest.raises(Refusal):
        await tables.open(1, 200, BEN, "president_basic", {"players": "4..2"})
    (table,) = tables.all()
    assert table.state.parent_id == 0  # the channel is no thread
    assert len(await store.tables.open()) == 1


async def test_a_table_is_stored_with_its_host_seated_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = await opened(store)

    async def fails(*_: object) -> None:
        raise StorageError("the process ends before a second write")

    monkeypatch.setattr(store.tables, "save", fails)
    table = await tables.open(1, 200, ANA, "president_basic", {})
    stored = next(one for one in await store.tables.open() if one.channel_id == 200)
    assert stored == table.state
    assert [seat.player for seat in stored.seats] == [ANA]


async def test_a_table_that_is_stopped_is_dropped_when_people_have_been_told(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    listener = tables.audience
    assert isinstance(listener, Listener)
    timers = [task for task in asyncio.all_tasks() if "timers of table" in task.get_name()]
    told = listener.changes
    await table.stop(ANA)
    assert listener.changes == told + 1
    assert tables.all() == ()
    assert tables.in_channel(100) is None
    assert len(timers) == 1
    await asyncio.wait(timers)
    assert not tables._tasks, "nothing is kept of it"
    again = await tables.open(1, 100, BEN, "president_basic", {})
    assert tables.in_channel(100) is again


async def test_start_finds_every_open_table_and_extends_overdue_turns(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    (await second(tables)).audience.changed(table)
    await table.deal(ANA)
    clock = table.clock
    assert isinstance(clock, StoppedClock)
    ends = table.state.deadlines
    await store.facts.remember(ALIVE, repr(clock.now()))
    clock.moment += 40
    again = await restarted(store, clock)
    listener = again.audience
    assert isinstance(listener, Listener)
    assert listener.changes == 2  # each table is shown again
    restored = again.in_channel(100)
    assert restored is not None
    assert restored.state.stage is Stage.DEAL
    assert restored.state.deadlines.due_at == ends.due_at + 40
    assert restored.state.deadlines.remind_at == ends.remind_at + 40
    assert restored.state.deadlines.turn_seq == ends.turn_seq


async def test_start_killed_again_and_again_adds_each_second_once(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(ANA)
    clock, ends = table.clock, table.state.deadlines
    assert isinstance(clock, StoppedClock)
    await store.facts.remember(ALIVE, repr(clock.now()))
    for _ in range(3):
        clock.moment += 60
        await (await restarted(store, clock)).close()  # before its first heartbeat
    again = (await restarted(store, clock)).in_channel(100)
    assert again is not None
    assert again.state.deadlines == ends.later(180) == (await restored(store, again)).deadlines


async def test_a_start_asks_as_often_for_many_tables_as_for_two(store: Store) -> None:
    asked = []
    tables = await opened(store)
    for channels in ((200,), (300, 400, 500)):
        for channel in channels:
            await (await second(tables, channel)).deal(ANA)
        with counted(store) as begun:
            tables = await restarted(store, StoppedClock())
        asked.append(begun.count("read"))
        assert all(table.now.due() for table in list(tables.all())[1:])
    assert asked[0] == asked[1]


async def test_where_it_was_never_noted_when_the_bot_lived_nothing_is_put_off(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(ANA)
    clock = table.clock
    assert isinstance(clock, StoppedClock)
    again = (await restarted(store, clock)).in_channel(100)
    assert again is not None
    assert again.state.deadlines == table.state.deadlines


@pytest.mark.parametrize("set_by", [-3600.0, 3600.0], ids=["back", "on"])
async def test_clock_set_during_the_absence_of_the_bot_changes_no_turn(
    store: Store, set_by: float
) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(ANA)
    clock, ends = table.clock, table.state.deadlines
    assert isinstance(clock, StoppedClock)
    left = ends.due_at - clock.now()
    await store.facts.remember(ALIVE, repr(clock.now()))
    clock.moment += set_by
    again = (await restarted(store, clock)).in_channel(100)
    assert again is not None
    assert again.state.deadlines.due_at - clock.now() == left
    assert again.state.deadlines.remind_at == ends.remind_at + set_by


async def test_a_process_notes_when_it_was_last_alive_until_it_closes(store: Store) -> None:
    clock = StoppedClock()
    tables = await restarted(store, clock)
    while await store.facts.recall(ALIVE) is None:
        await asyncio.sleep(0)
    assert await store.facts.recall(ALIVE) == repr(clock.now())
    (heart,) = [task for task in asyncio.all_tasks() if task.get_name() == "alive"]
    await tables.close()
    assert heart.cancelled()


async def test_a_reminder_that_was_given_is_not_given_again_after_a_start(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    listener = tables.audience
    assert isinstance(listener, Listener)
    await table.deal(ANA)
    later(table, 60)
    while not listener.reminders:
        await asyncio.sleep(0)
    clock = table.clock
    assert isinstance(clock, StoppedClock)
    await store.facts.remember(ALIVE, repr(clock.now() - 10))
    again = (await restarted(store, clock)).in_channel(100)
    assert again is not None
    assert again.state.deadlines.remind_at == 0
    assert again.state.deadlines.due_at == table.state.deadlines.due_at + 10


async def test_that_the_bot_lives_is_stored_now_and_again_and_not_all_the_time(
    store: Store,
) -> None:
    clock = StoppedClock()
    with counted(store) as begun:
        await restarted(store, clock)
        while await store.facts.recall(ALIVE) is None:
            pass
        begun.clear()
        for _ in range(9):
            await store.facts.recall(ALIVE)
        assert begun == ["read"] * 9  # the clock stands still, so that no heartbeat is due
