"""Processes that share turns to connect, and the rate limit of requests."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from bot.discord.outgoing import Outgoing
from tests.bot.discord.pipeline import post
from tests.machines.simulated import (
    LEASE_SECONDS,
    MOST,
    SETTLED,
    WINDOW,
    Night,
    Process,
    night,
    processes,
)

APART = 2 * LEASE_SECONDS + 0.7  # seconds between two begins: looks are at different times
CHANGED = 3 * LEASE_SECONDS  # seconds until all processes know of a death and use the free share
HAIR = 0.001  # seconds of rounding error in sums of times


@pytest.mark.long
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
async def test_process_that_died_in_its_turn_holds_no_other_up(at: Night) -> None:
    first, second = await processes(at, "ab", 2)
    await at.clock.sleep(SETTLED)
    await first.serving.may_identify(0)
    died_at = at.clock.now()
    await first.die()
    await second.serving.may_identify(1)
    assert 5.0 <= at.clock.now() - died_at <= 6.0
    await second.die()


class Busy(Process):
    """A process that always has a request to send, from its first shard on."""

    def __init__(self, night: Night, name: str, began: list[tuple[float, str]]) -> None:
        super().__init__(night, name)
        self._began = began
        self._floods = False

    def connect_shard(self, shard: int) -> None:
        """Connect a shard; with the first one, start to flood."""
        super().connect_shard(shard)
        if not self._floods:
            self._floods = True
            self.also(flood(self, self._began))


async def flood(process: Process, began: list[tuple[float, str]]) -> None:
    """Send requests without end, each as soon as the rate limit allows; note their times."""
    while True:
        await process.limit.begin(Outgoing(post(len(began))))
        began.append((process.clock.now(), process.name))


def counted(began: list[tuple[float, str]], since: float) -> Counter[str]:
    """Count the requests of each process in ten windows; check the limit of each window."""
    for start in range(10):
        window = since + start * WINDOW
        assert sum(window <= when < window + WINDOW for when, _ in began) <= MOST
    return Counter(name for when, name in began if since <= when < since + 10 * WINDOW)


@pytest.mark.long
@night
async def test_processes_divide_the_rate_limit_and_inherit_the_part_of_a_dead_one(
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


async def busy(at: Night, names: str, shards: int, began: list[tuple[float, str]]) -> list[Busy]:
    """Begin busy processes of these names, `APART` seconds after each other."""
    made = [Busy(at, name, began) for name in names]
    for process in made:
        process.also(process.begin(shards))
        await at.clock.sleep(APART)
    return made


def lately(at: Night, began: list[tuple[float, str]]) -> Counter[str]:
    """Count the newest requests by `counted`, in windows that no request begins or ends."""
    return counted(began, at.clock.now() - 11 * WINDOW + 0.05)


def crowded(began: list[tuple[float, str]], since: float, most: int = MOST) -> list[float]:
    """Return the times since then of requests that were too many for the window before."""
    moments = sorted(when for when, _ in began)
    too_early = zip(moments, moments[most:], strict=False)
    return [when for first, when in too_early if when >= since and when - first < WINDOW - HAIR]


@pytest.mark.long
@night
async def test_while_a_process_dies_and_others_get_its_part_no_window_has_more_than_may_begin(
    at: Night,
) -> None:
    began: list[tuple[float, str]] = []
    dies, *live = await busy(at, "abc", 3, began)
    died_at = at.clock.now()
    await dies.die()
    await at.clock.sleep(CHANGED)
    assert lately(at, began) == {"b": 220, "c": 220}
    assert crowded(began, died_at) == []
    for process in live:
        await process.die()


@pytest.mark.long
@night
async def test_while_one_dies_and_begins_again_at_once_no_window_has_more_than_may_begin(
    at: Night,
) -> None:
    began: list[tuple[float, str]] = []
    dies, *live = await busy(at, "abc", 3, began)
    died_at = at.clock.now()
    await dies.die()
    again = Busy(at, "a again", began)
    again.also(again.begin(3))
    await at.clock.sleep(CHANGED)
    assert lately(at, began) == {"a again": 150, "b": 150, "c": 150}
    assert crowded(began, died_at) == []
    for process in [*live, again]:
        await process.die()


@pytest.mark.long
@pytest.mark.parametrize("names", ["a", "ab", "abc"])
def test_while_one_joins_and_leaves_again_no_window_has_more_than_may_begin_but_its_first(
    tmp_path: Path, names: str
) -> None:
    @night
    async def come_and_go(at: Night) -> None:
        began: list[tuple[float, str]] = []
        stay = await busy(at, names, 4, began)
        came_at, guest = at.clock.now(), Busy(at, "z", began)
        guest.also(guest.begin(4))
        await at.clock.sleep(CHANGED)
        assert lately(at, began) == dict.fromkeys([*names, "z"], MOST // (len(names) + 1) * 10)
        await guest.leave()
        await at.clock.sleep(CHANGED)
        assert lately(at, began) == dict.fromkeys(names, MOST // len(names) * 10)
        assert crowded(began, came_at, MOST + 1) == []  # one more, by which it joins
        for process in stay:
            await process.die()

    come_and_go(tmp_path)


@pytest.mark.long
@night
async def test_standby_takes_no_part_of_the_limit_until_it_serves(
    at: Night,
) -> None:
    began: list[tuple[float, str]] = []
    dies, lives = await busy(at, "ab", 2, began)
    came_at, stands_by = at.clock.now(), Busy(at, "c", began)
    stands_by.also(stands_by.begin(2))
    await at.clock.sleep(CHANGED)
    assert lately(at, began) == {"a": 220, "b": 220}
    await dies.die()
    await at.clock.sleep(CHANGED)
    assert lately(at, began) == {"b": 220, "c": 220}
    assert crowded(began, came_at) == []
    for process in (lives, stands_by):
        await process.die()
