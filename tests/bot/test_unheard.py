"""Where answers are lost no more is sent with a channel's messages than Discord takes."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock
from bot.unheard import MOST, SECONDS, Unheard
from tests.bot.simulated import simulated

HERE, THERE = "/api/v10/channels/1/messages/7", "/api/v10/channels/2/messages/8"


async def sent(clock: Clock, unheard: Unheard, times: int, path: str = HERE) -> list[float]:
    """When each of so many began that were asked for at once."""
    began = list[float]()

    async def one() -> None:
        await unheard.begin("DELETE", path)
        began.append(round(clock.now(), 3))

    await asyncio.gather(*(one() for _ in range(times)))
    return began


@simulated
async def test_while_answers_tell_what_is_left_nothing_waits(clock: Clock) -> None:
    unheard = Unheard(clock)
    unheard.answered("DELETE", HERE, told=True)
    assert await sent(clock, unheard, 3 * MOST) == [0] * 3 * MOST


@simulated
async def test_where_one_was_lost_as_many_begin_as_discord_takes_at_once(clock: Clock) -> None:
    unheard = Unheard(clock)
    await unheard.begin("DELETE", HERE)
    unheard.answered("DELETE", HERE, told=False)
    began = await sent(clock, unheard, 2 * MOST)
    assert began == [0] * (MOST - 1) + [SECONDS] * MOST + [2 * SECONDS]


@simulated
async def test_what_was_answered_before_counts_as_well(clock: Clock) -> None:
    unheard = Unheard(clock)
    await sent(clock, unheard, MOST - 1)
    unheard.answered("DELETE", HERE, told=True)
    await clock.sleep(1)
    await unheard.begin("DELETE", HERE)
    unheard.answered("DELETE", HERE, told=False)
    assert await sent(clock, unheard, 1) == [SECONDS]


@simulated
async def test_an_answer_that_tells_lets_all_others_go(clock: Clock) -> None:
    unheard = Unheard(clock)
    unheard.answered("DELETE", HERE, told=False)
    unheard.answered("DELETE", HERE, told=True)
    assert await sent(clock, unheard, 2 * MOST) == [0] * 2 * MOST


@pytest.mark.parametrize(
    ("method", "path"),
    [("PATCH", HERE), ("DELETE", THERE), ("DELETE", "/api/v10/webhooks/1/token/messages/7")],
)
@simulated
async def test_no_other_channel_or_method_waits(clock: Clock, method: str, path: str) -> None:
    unheard = Unheard(clock)
    for _ in range(2 * MOST):
        await unheard.begin("POST", HERE)
    unheard.answered("POST", HERE, told=False)
    for _ in range(2 * MOST):
        await unheard.begin(method, path)
    assert clock.now() == 0


@simulated
async def test_after_a_while_nothing_is_kept_of_it(clock: Clock) -> None:
    unheard = Unheard(clock)
    await sent(clock, unheard, 2)
    unheard.answered("DELETE", HERE, told=False)
    await clock.sleep(SECONDS + 1)
    assert not unheard._begun
    assert not unheard._lost
