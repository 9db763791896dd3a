"""The clock: a wall clock that is set does not change spans of time."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from bot.clock import LONGEST_NAP, Clock
from tests.simulation.loop import SimulatedLoop


class Machine:
    """A machine whose wall clock a test may set; its steady clock only advances."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 77.0

    def passes(self, seconds: float) -> None:
        """Advance both clocks."""
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> Clock:
        """Return a new clock of the bot on this machine."""
        return Clock(wall=lambda: self.wall, steady=lambda: self.steady)


@pytest.mark.parametrize("jump", [-86_400.0, -3600.0, 3600.0])
def test_a_machine_whose_clock_is_set_moves_no_moment(jump: float) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.passes(10)
    machine.wall += jump
    machine.passes(20)
    assert clock.now() == 1_800_000_030


def test_clock_of_a_later_process_is_that_of_its_start() -> None:
    machine = Machine()
    machine.clock()
    machine.wall += 3600
    assert machine.clock().now() == 1_800_003_600


async def test_sleep_of_a_moment_ends_though_the_clock_was_set_back() -> None:
    machine = Machine()
    clock, done = machine.clock(), asyncio.Event()
    moment = clock.now() + 0.01
    machine.wall -= 3600
    clock.call_at(moment, done.set)
    async with asyncio.timeout(60):
        await done.wait()
        await clock.sleep_until(moment)
    with pytest.raises(TimeoutError):
        async with clock.deadline(clock.now()):
            await asyncio.Event().wait()


def test_machines_whose_clocks_differ_go_by_one_that_they_share() -> None:
    machine, hasty = Machine(), Machine()
    hasty.wall += 180
    clocks = machine.clock(), hasty.clock()
    for clock in clocks:
        clock.go_by(1_700_000_000)
    for each in (machine, hasty):
        each.passes(20)
        each.wall += 3600
    assert [clock.now() for clock in clocks] == [1_700_000_020] * 2


def test_clock_is_the_machines_time_by_default() -> None:
    before = time.time() - 3600
    assert before < Clock().now() < before + 7200


def test_a_machine_that_slept_is_told_from_one_whose_clock_is_corrected() -> None:
    machine = Machine()
    clock = machine.clock()
    for change, slept in ((60, 0), (-3600, 0), (3600 + 28_800, 28_860)):
        machine.passes(10)
        machine.wall += change
        assert clock.missing() == slept
    clock.skip(clock.missing())
    assert clock.missing() == 0
    assert clock.now() == machine.wall
    machine.wall += 7200
    assert clock.missing() == 7200


def test_a_shared_clock_tells_sleep_too() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.go_by(1_700_000_000)
    assert clock.missing() == 0
    machine.wall += 7200
    assert clock.missing() == 7200
    clock.skip(7200)
    assert (clock.now(), clock.missing()) == (1_700_007_200, 0)


def test_elapsed_time_is_without_the_sleep() -> None:
    machine = Machine()
    clock = machine.clock()
    began = clock.now()
    machine.passes(20)
    clock.skip(28_800)
    machine.passes(5)
    assert clock.elapsed(began) == 25
    assert clock.elapsed(clock.now() - 5) == 5


def test_a_moment_that_is_skipped_has_come_within_a_minute() -> None:
    loop = SimulatedLoop(Random(1))
    clock = Clock(loop.time)
    loop.call_later(100, clock.skip, 28_800)

    async def wait() -> float:
        await clock.sleep_until(20_000)
        return loop.time()

    assert 100 <= loop.run_until_complete(wait()) <= 100 + LONGEST_NAP
    loop.close()


async def test_a_clock_of_a_test_never_sleeps() -> None:
    clock = Clock(lambda: 5.0)
    assert clock.missing() == 0
