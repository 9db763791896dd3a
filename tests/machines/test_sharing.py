"""What processes divide among themselves: turns to connect, requests, and the time of tables."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from bot.shards import RENEWALS
from bot.tables.table import Table
from tests.bot.four_people import PEOPLE
from tests.machines.simulated import LEASE_SECONDS, MOST, WINDOW, Night, Process, night

LOOK_SECONDS = LEASE_SECONDS / RENEWALS  # between two renewals of a lease
SETTLED = 120.0  # seconds, after which nothing changes any more
SERVER = 3 << 22  # on the second of two shards


async def processes(at: Night, names: str, shards: int) -> list[Process]:
    """All of them begin together."""
    made = [Process(at, name) for name in names]
    first, *others = made
    await first.begin(shards)
    for other in others:
        other.also(other.begin(shards))
    return made


@pytest.mark.parametrize("at_once", [1, 2])
def test_no_two_shards_of_one_bucket_connect_within_five_seconds(
    tmp_path: Path, at_once: int
) -> None:
    @night
    async def connect(at: Night) -> None:
        all_of_them = await processes(at, "abc", 6)
        for process in all_of_them:
            process.serving.identify_at_once(at_once)
        await at.clock.sleep(SETTLED)
        last = {shard: name for _, shard, name in at.identified}
        assert last == {n: one.name for one in all_of_them for n in one.shards.held}
        assert sorted(last) == [*range(6)]
        assert {len(one.shards.held) for one in all_of_them} == {2}
        for bucket in range(at_once):
            moments = [when for when, shard, _ in at.identified if shard % at_once == bucket]
            assert all(later - sooner >= 5.0 for sooner, later in pairwise(sorted(moments)))
        for process in all_of_them:
            await process.die()

    connect(tmp_path)


@night
async def test_a_process_that_died_in_its_turn_holds_up_nobody(at: Night) -> None:
    first, second = await processes(at, "ab", 2)
    await at.clock.sleep(SETTLED)
    await first.serving.may_identify(0)
    died_at = at.clock.now()
    await first.die()
    await second.serving.may_identify(1)
    assert 5.0 <= at.clock.now() - died_at <= 6.0
    await second.die()


async def flood(process: Process, began: list[tuple[float, str]]) -> None:
    """It always has something to send."""
    while True:
        await process.pace.begin()
        began.append((process.clock.now(), process.name))


def counted(began: list[tuple[float, str]], since: float) -> Counter[str]:
    """How many each has begun in the ten windows since then; no window has more than may begin."""
    for start in range(10):
        window = since + start * WINDOW
        assert sum(window <= when < window + WINDOW for when, _ in began) <= MOST
    return Counter(name for when, name in began if since <= when < since + 10 * WINDOW)


@night
async def test_processes_divide_what_may_be_sent_and_those_of_a_dead_one_go_to_the_others(
    at: Night,
) -> None:
    began: list[tuple[float, str]] = []
    three = await processes(at, "abc", 3)
    await at.clock.sleep(SETTLED)
    for process in three:
        process.also(flood(process, began))
    now = at.clock.now()
    await at.clock.sleep(20)
    assert counted(began, now + WINDOW / 2) == {"a": 150, "b": 150, "c": 150}
    await three[0].die()
    await at.clock.sleep(SETTLED)
    now = at.clock.now()
    await at.clock.sleep(20)
    assert counted(began, now + WINDOW / 2) == {"b": 220, "c": 220}
    for process in three[1:]:
        await process.die()


@night
async def test_a_turn_at_a_table_of_a_dead_process_goes_on_where_it_is_taken_over(
    at: Night,
) -> None:
    two = await processes(at, "ab", 2)
    await at.clock.sleep(SETTLED)
    dies, lives = sorted(two, key=lambda one: 1 not in one.shards.held)
    table = await dealt(dies)
    await at.clock.sleep(20)
    due_at, killed_at, seq = table.state.deadlines.due_at, at.clock.now(), table.seq
    await dies.die()
    while not (adopted := lives.tables.all()):
        await at.clock.sleep(0.01)
    unserved = at.clock.now() - killed_at
    assert LEASE_SECONDS - LOOK_SECONDS <= unserved <= LEASE_SECONDS + LOOK_SECONDS + 0.01
    (taken,) = adopted
    assert taken.due() == table.due()
    while taken.seq == seq:
        await at.clock.sleep(0.01)
    more = at.clock.now() - due_at - unserved  # than the time that was lost
    assert -0.02 <= more <= LOOK_SECONDS + 0.02
    await lives.die()


@night
async def test_what_a_process_was_deaf_for_before_it_died_is_given_back_where_it_is_taken_over(
    at: Night,
) -> None:
    two = await processes(at, "ab", 2)
    await at.clock.sleep(SETTLED)
    dies, lives = sorted(two, key=lambda one: 1 not in one.shards.held)
    table = await dealt(dies)
    await at.clock.sleep(10)
    dies.shards.deaf[1] = deaf_since = at.clock.now()
    await at.clock.sleep(20)
    left = table.state.deadlines.due_at - deaf_since
    await dies.die()
    while not (adopted := lives.tables.all()):
        await at.clock.sleep(0.01)
    (taken,) = adopted
    assert at.clock.now() - deaf_since > 20 + LEASE_SECONDS - LOOK_SECONDS
    assert abs(taken.state.deadlines.due_at - at.clock.now() - left) < 0.02
    await lives.die()


async def dealt(process: Process) -> Table:
    """A table that it serves, at which somebody is on turn."""
    table = await process.tables.open(SERVER, 100, PEOPLE[0], "president_basic", {})
    for person in PEOPLE[1:]:
        await table.join(person)
    await table.deal(PEOPLE[0])
    return table
