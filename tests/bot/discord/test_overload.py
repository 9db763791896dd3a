"""The delay of the event loop, and the order in which parts of messages are left out."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from prometheus_client import REGISTRY

from bot.clock import Clock
from bot.discord.outgoing import Purpose, Urgency
from bot.discord.overload import EVERY, LIMITS, Overload, Part, lateness
from bot.discord.rate_limit import Rounds
from bot.store import Store
from tests.bot.simulated import simulated

ENOUGH = 12  # measurements after which the mean is next to them


class Idle:
    """A storage that answers at once."""

    async def read(self, *_: object) -> None: ...


IDLE = cast(Store, Idle())


async def unmeasured() -> float:
    raise AssertionError("the tests note each measurement themselves")


def left_out(overload: Overload) -> list[Part]:
    return [part for part in Part if overload.leaves_out(part)]


def noted(overload: Overload, delay: float) -> list[Part]:
    """Note this delay again and again; return what is then left out."""
    for _ in range(ENOUGH):
        overload.note(delay)
    return left_out(overload)


def test_parts_are_left_out_in_order_as_the_delay_grows() -> None:
    overload = Overload(unmeasured)
    assert noted(overload, 0.9 * LIMITS[Part.WAITING_HANDS]) == []
    assert not overload.is_behind
    for part in Part:
        assert noted(overload, 1.1 * LIMITS[part]) == [one for one in Part if one <= part]
        assert overload.is_behind
        assert REGISTRY.get_sample_value("gamenight_left_out") == part
    assert noted(overload, 0.0) == []


def test_one_late_measurement_leaves_out_nothing_for_long() -> None:
    overload = Overload(unmeasured)
    overload.note(1.1 * LIMITS[Part.WAITING_HANDS])
    assert left_out(overload) == []


@pytest.mark.parametrize("part", Part)
def test_part_is_shown_again_once_the_delay_is_far_below_its_limit(part: Part) -> None:
    overload = Overload(unmeasured)
    noted(overload, 1.1 * LIMITS[part])
    assert part in noted(overload, 0.6 * LIMITS[part])
    assert part not in noted(overload, 0.4 * LIMITS[part])
    assert noted(overload, 0.0) == []


def test_what_was_left_out_is_shown_step_by_step_until_nothing_is_left() -> None:
    overload, steps = Overload(unmeasured), [True, True, False]
    noted(overload, 0.0)
    overload.eased = lambda: steps.pop(0)
    overload.note(10 * LIMITS[Part.TABLE_EDITS])
    assert len(steps) == 3, "while everything is left out, nothing can be made good"
    noted(overload, 0.0)
    assert steps == []


@simulated
async def test_lateness_is_none_while_the_event_loop_is_idle(clock: Clock) -> None:
    began = clock.now()
    assert await lateness(clock, Rounds(clock), IDLE)() == 0
    assert clock.now() == began + EVERY


@simulated
async def test_lateness_counts_the_work_that_is_more_urgent(clock: Clock) -> None:
    rounds, own, spent = Rounds(clock), clock.now, 0.0
    clock.now = lambda: own() + spent

    async def show_hand(urgency: Urgency) -> None:
        nonlocal spent
        await clock.sleep(EVERY)
        await rounds.turn(Purpose(urgency))
        spent += 0.05 * (urgency is Urgency.HAND)

    hands = [asyncio.create_task(show_hand(Urgency.HAND)) for _ in range(8)]
    hands += [asyncio.create_task(show_hand(Urgency.REST)) for _ in range(8)]
    assert await lateness(clock, rounds, IDLE)() == pytest.approx(8 * 0.05)
    await asyncio.wait(hands)
