"""A process that dies or is deaf: another one takes over its tables, and no player loses time."""

from __future__ import annotations

import pytest

from bot.cluster.shard_leases import RENEWALS
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

LOOK_SECONDS = LEASE_SECONDS / RENEWALS  # seconds between two renewals of a lease


async def both(at: Night, shard: int) -> list[Process]:
    """Begin two processes with a shard each; return them, first the one that serves `shard`."""
    two = await processes(at, "ab", 2)
    await at.clock.sleep(SETTLED)
    return sorted(two, key=lambda one: shard not in one.shards.held)


@pytest.mark.long
@night
async def test_turn_at_a_table_of_a_dead_process_goes_on_after_the_takeover(
    at: Night,
) -> None:
    dies, lives = await both(at, 1)
    table = await dealt(dies)
    await at.clock.sleep(20)
    due_at, killed_at, seq = table.state.deadlines.due_at, at.clock.now(), table.now.seq
    await dies.die()
    adopted = await until(at, lives.tables.all)
    unserved = at.clock.now() - killed_at
    assert LEASE_SECONDS - LOOK_SECONDS <= unserved <= LEASE_SECONDS + LOOK_SECONDS + 0.01
    (taken,) = adopted
    assert taken.now.due() == table.now.due()
    await until(at, lambda: taken.now.seq != seq)
    more = at.clock.now() - due_at - unserved  # beyond the lost time
    assert -0.02 <= more <= LOOK_SECONDS + 0.02
    await lives.die()


@pytest.mark.long
@night
async def test_time_deaf_before_the_death_of_a_process_is_given_back_after_the_takeover(
    at: Night,
) -> None:
    dies, lives = await both(at, 1)
    table = await dealt(dies)
    await at.clock.sleep(10)
    dies.shards.deaf[1] = deaf_since = at.clock.now()
    await at.clock.sleep(20)
    left = table.state.deadlines.due_at - deaf_since
    await dies.die()
    (taken,) = await until(at, lives.tables.all)
    assert at.clock.now() - deaf_since > 20 + LEASE_SECONDS - LOOK_SECONDS
    assert abs(taken.state.deadlines.due_at - at.clock.now() - left) < 0.02
    await lives.die()


@night
async def test_all_processes_know_how_long_presses_in_direct_messages_are_not_heard(
    at: Night,
) -> None:
    dies, lives = await both(at, 0)
    assert (lives.shards.held, lives.shards.deaf) == ({1}, {})
    told, died_at = lives.publisher.heard_anew, at.clock.now()
    await dies.die()
    since = await until(at, lambda: lives.shards.deaf.get(0))
    assert at.clock.now() - died_at <= 3 * LOOK_SECONDS
    assert 0 <= died_at - since <= LOOK_SECONDS
    assert lives.publisher.heard_anew == told + 1
    await until(at, lambda: lives.shards.held == {0, 1} and not lives.shards.deaf)
    again = Process(at, "c")
    again.also(again.begin(2))
    await until(at, lambda: again.shards.held)
    assert lives.shards.held == {0}
    lives.shards.deaf[0] = deaf_since = at.clock.now()  # the shard is served, but deaf
    since = await until(at, lambda: again.shards.deaf.get(0))
    assert abs(since - deaf_since) < 0.01
    lives.shards.hears(0)
    await until(at, lambda: not again.shards.deaf)
    for process in (lives, again):
        await process.die()
