"""Shards that processes serve: those of their settings, of a count that all have agreed on."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.cluster.shard_leases import SHARD
from bot.store import StorageError
from bot.store.leases import Leases
from tests.machines.simulated import LEASE_SECONDS, SETTLED, Night, Process, night


def begun(at: Night, name: str, shards: int, wanted: Collection[int] = ()) -> Process:
    """Return a process that begins now, and may have to wait for a free shard."""
    process = Process(at, name, wanted)
    process.also(process.begin(shards))
    return process


async def served(at: Night) -> list[str]:
    """Return the shards that any process holds."""
    return [*await Leases(at.store, "nobody", LEASE_SECONDS).held(SHARD)]


# Shards from the settings of a process


@night
async def test_processes_that_were_told_their_shards_serve_these_and_nothing_else(
    at: Night,
) -> None:
    first, second = begun(at, "a", 3, {0, 1}), begun(at, "b", 3, {2})
    await at.clock.sleep(SETTLED)
    assert (first.shards.held, second.shards.held) == ({0, 1}, {2})
    assert sorted((shard, name) for _, shard, name in at.identified) == [
        (0, "a"),
        (1, "a"),
        (2, "b"),
    ]
    for process in (first, second):
        await process.die()


@pytest.mark.long
@night
async def test_shard_of_a_dead_process_with_a_fixed_share_waits_for_its_restart(
    at: Night,
) -> None:
    first, second = begun(at, "a", 3, {0, 1}), begun(at, "b", 3, {2})
    await at.clock.sleep(SETTLED)
    await first.die()
    await at.clock.sleep(SETTLED)
    assert second.shards.held == {2}
    assert await served(at) == ["shard:2/3"]
    again = begun(at, "a again", 3, {0, 1})
    await at.clock.sleep(SETTLED)
    assert (again.shards.held, second.shards.held) == ({0, 1}, {2})
    last = {shard: name for _, shard, name in at.identified}
    assert last == {0: "a again", 1: "a again", 2: "b"}
    for process in (again, second):
        await process.die()


@pytest.mark.long
@night
async def test_one_that_was_told_its_shards_serves_them_all_although_others_have_fewer(
    at: Night,
) -> None:
    others = [begun(at, name, 4, {3}) for name in "bc"]
    await at.clock.sleep(SETTLED)
    first = begun(at, "a", 4, {0, 1, 2})  # an equal part would be two shards
    await at.clock.sleep(SETTLED)
    assert first.shards.held == {0, 1, 2}
    assert sorted(len(one.shards.held) for one in others) == [0, 1]
    assert sorted(shard for _, shard, _ in at.identified) == [0, 1, 2, 3]  # each connects once
    for process in (first, *others):
        await process.die()


# The number of shards


@night
async def test_the_first_of_those_that_are_told_no_count_takes_as_many_as_are_recommended(
    at: Night,
) -> None:
    at.recommended = 3
    first = begun(at, "a", 0)
    await at.clock.sleep(SETTLED)
    assert first.shards.count == 3
    assert await served(at) == ["shard:0/3", "shard:1/3", "shard:2/3"]
    await first.die()


@pytest.mark.long
@pytest.mark.parametrize("told", [3, 0])
def test_process_without_a_count_takes_the_agreed_number_of_shards(
    tmp_path: Path, told: int
) -> None:
    @night
    async def begin(at: Night) -> None:
        at.recommended = 5 if told else 3
        first = begun(at, "a", told)
        await at.clock.sleep(SETTLED)
        at.recommended = 5
        second = begun(at, "b", 0)
        await at.clock.sleep(SETTLED)
        assert (first.shards.count, second.shards.count) == (3, 3)
        assert first.shards.held | second.shards.held == {0, 1, 2}
        assert second.shards.held
        assert await served(at) == ["shard:0/3", "shard:1/3", "shard:2/3"]
        for process in (first, second):
            await process.die()

    begin(tmp_path)


@night
async def test_agreed_number_of_shards_is_forgotten_when_all_processes_have_died(at: Night) -> None:
    first = begun(at, "a", 3)
    await at.clock.sleep(SETTLED)
    await first.die()
    await at.clock.sleep(SETTLED)
    at.recommended = 2
    second = begun(at, "b", 0)
    await at.clock.sleep(SETTLED)
    assert second.shards.count == 2
    assert await served(at) == ["shard:0/2", "shard:1/2"]
    await second.die()


@night
async def test_one_with_another_count_is_refused_in_a_sentence_that_names_both(at: Night) -> None:
    first = begun(at, "a", 3)
    await at.clock.sleep(SETTLED)
    other = Process(at, "b")
    both = "^Other processes serve 3 shards, this one would serve 4: "
    with pytest.raises(StorageError, match=both):
        await other.begin(4)
    assert other.shards.held == set()
    assert await served(at) == ["shard:0/3", "shard:1/3", "shard:2/3"]
    for process in (first, other):
        await process.die()


# The number of shards of each process


@pytest.mark.long
@pytest.mark.parametrize("shards", [4, 6, 9])
@pytest.mark.parametrize("names", ["ab", "abc", "abcd", "abcdefg"])
def test_processes_that_come_one_by_one_have_as_many_shards_as_any_other_or_one_more(
    tmp_path: Path, names: str, shards: int
) -> None:
    @night
    async def come(at: Night) -> None:
        processes = []
        for name in names:
            processes.append(begun(at, name, shards))
            await at.clock.sleep(LEASE_SECONDS)
        await at.clock.sleep(SETTLED)
        held = [one.shards.held for one in processes]
        counts = sorted(map(len, held))
        assert counts[-1] - counts[0] <= 1
        assert sorted(shard for one in held for shard in one) == [*range(shards)]
        connected = len(at.identified)
        await at.clock.sleep(SETTLED)
        assert len(at.identified) == connected  # no shard moves
        for process in processes:
            await process.die()

    come(tmp_path)


@night
async def test_process_with_fixed_shards_does_not_begin_beside_one_without(at: Night) -> None:
    first = begun(at, "a", 3)
    await at.clock.sleep(SETTLED)
    before = [*at.identified]
    told = Process(at, "b", {0, 1})
    with pytest.raises(StorageError, match="SHARD_IDS tells some processes"):
        await told.begin(3)
    await first.leave()
    again, not_told = begun(at, "b again", 3, {0, 1}), Process(at, "c")
    await at.clock.sleep(SETTLED)
    with pytest.raises(StorageError, match="SHARD_IDS tells some processes"):
        await not_told.begin(3)
    assert again.shards.held == {0, 1}
    assert sorted(shard for _, shard, _ in before) == [0, 1, 2]
    assert sorted(shard for _, shard, _ in at.identified[3:]) == [0, 1]  # no shard is given up
    for process in (told, again, not_told):
        await process.die()


@night
async def test_processes_with_different_counts_do_not_both_serve(at: Night) -> None:
    one, other = Process(at, "a"), Process(at, "b")
    begun_both = await asyncio.gather(one.begin(1), other.begin(2), return_exceptions=True)
    assert any(isinstance(error, StorageError) for error in begun_both)
    await at.clock.sleep(SETTLED)
    assert len({name.rpartition("/")[2] for name in await served(at)}) <= 1
    for process in (one, other):
        await process.die()
