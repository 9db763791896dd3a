"""A machine that slept under one or all of several processes: no player loses or gains time."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from bot.cluster.shard_leases import RENEWALS
from bot.store.leases import Leases
from bot.store.schema import deal
from tests.machines.simulated import (
    LEASE_SECONDS,
    SETTLED,
    Night,
    Process,
    dealt,
    night,
    processes,
    until,
)

HOURS = 8 * 3600.0
LOOK_SECONDS = LEASE_SECONDS / RENEWALS  # seconds between two renewals of a lease


async def both(at: Night) -> list[Process]:
    """Begin two processes with a shard each; return them, first the one that serves `SERVER`."""
    two = await processes(at, "ab", 2)
    await at.clock.sleep(SETTLED)
    return sorted(two, key=lambda one: 1 not in one.shards.held)


def left(at: Night, process: Process) -> float:
    """Return the seconds until the end of the turn at the table of this process, as shown."""
    (table,) = process.tables.all()
    return table.state.deadlines.due_at - at.machine.wall()


@night
async def test_all_processes_of_a_machine_that_slept_go_by_its_clock_and_keep_their_shards(
    at: Night,
) -> None:
    two = await both(at)
    serves = two[0]
    held = [{*one.shards.held} for one in two]
    table = await dealt(serves)
    before, seq = left(at, serves), table.now.seq
    at.machine.set_by += HOURS
    assert not serves.shards.is_sure, "another process may have taken a shard meanwhile"
    await at.clock.sleep(3 * LOOK_SECONDS)
    assert [one.shards.held for one in two] == held
    assert serves.shards.is_sure
    for one in two:
        assert one.clock.now() == pytest.approx(at.machine.wall(), abs=0.1)
    assert 0 <= before - left(at, serves) <= 3 * LOOK_SECONDS + 0.1
    await at.clock.sleep(left(at, serves) - 1)
    assert table.now.seq == seq, "there is some time left"
    await at.clock.sleep(2)
    assert table.now.seq > seq, "the time is over"
    faults = await at.store.read(lambda connection: connection.execute(select(deal.c.fault)).all())
    assert faults == [(True,)], "a deal of a turn with so much lost time is not rated"
    for one in two:
        await one.die()


@night
async def test_a_process_that_alone_slept_leaves_its_tables_to_the_one_that_took_them(
    at: Night,
) -> None:
    """Its clock goes on, and it moves no deadline of a table that it lost meanwhile."""
    serves, other = await both(at)
    due_at = (await dealt(serves)).state.deadlines.due_at
    asleep = Leases(at.store, serves.name, LEASE_SECONDS)
    await asleep.release([*await asleep.renew()])  # what the others see after its last renewal
    serves.clock.skip(-HOURS)  # its own clock stood still
    other.shards.look()
    await until(at, lambda: other.tables.all())
    await at.clock.sleep(3 * LOOK_SECONDS)
    assert serves.clock.now() == pytest.approx(at.machine.wall(), abs=0.1)
    served = [table.state for one in (serves, other) for table in one.tables.all()]
    assert [state.deadlines.due_at - due_at < LEASE_SECONDS for state in served] == [True]
    for one in (serves, other):
        await one.die()


@night
async def test_a_process_that_slept_while_it_stood_by_has_the_time_of_the_others(
    at: Night,
) -> None:
    first = (await processes(at, "a", 1))[0]
    await at.clock.sleep(SETTLED)
    waits = Process(at, "b")
    waits.also(waits.begin(1))
    await at.clock.sleep(SETTLED)
    assert not waits.shards.held
    at.machine.set_by += HOURS
    await at.clock.sleep(2 * LOOK_SECONDS)
    assert waits.clock.now() == pytest.approx(at.machine.wall(), abs=0.1)
    for one in (first, waits):
        await one.die()
