"""Where one has failed no more is sent with a channel's messages than Discord takes."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock
from bot.unheard import DOUBT_SECONDS, MOST, SECONDS, Unheard
from tests.bot.simulated import simulated

HERE, THERE = "/api/v10/channels/1/messages/7", "/api/v10/channels/2/messages/8"


async def sent(clock: Clock, unheard: Unheard, times: int) -> list[float]:
    """When each of so many began that were asked for at once."""
    began = list[float]()

    async def one() -> None:
        await unheard.begin("DELETE", HERE)
        began.append(round(clock.now(), 3))

    await asyncio.gather(*(one() for _ in range(times)))
    return began


@simulated
async def test_while_nothing_fails_nothing_waits(clock: Clock) -> None:
    assert await sent(clock, Unheard(clock), 3 * MOST) == [0] * 3 * MOST


@simulated
async def test_where_one_has_failed_as_many_begin_as_discord_takes(clock: Clock) -> None:
    unheard = Unheard(clock)
    await unheard.begin("DELETE", HERE)
    unheard.failed("DELETE", HERE)
    began = await sent(clock, unheard, 2 * MOST)
    assert began == [0] * (MOST - 1) + [SECONDS] * MOST + [2 * SECONDS]


@simulated
async def test_what_was_sent_before_counts_as_well(clock: Clock) -> None:
    unheard = Unheard(clock)
    await sent(clock, unheard, MOST - 1)
    await clock.sleep(1)
    await unheard.begin("DELETE", HERE)
    unheard.failed("DELETE", HERE)
    assert await sent(clock, unheard, 1) == [SECONDS]


@simulated
async def test_it_waits_as_long_as_one_that_failed_may_be_tried_again(clock: Clock) -> None:
    unheard = Unheard(clock)
    unheard.failed("DELETE", HERE)
    await clock.sleep(DOUBT_SECONDS - 1)
    assert len(set(await sent(clock, unheard, MOST + 1))) == 2
    await clock.sleep(DOUBT_SECONDS)
    assert len(set(await sent(clock, unheard, MOST + 1))) == 1


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PATCH", HERE),
        ("POST", THERE),
        ("POST", "/api/v10/channels/1"),
        ("POST", "/api/v10/webhooks/1/token/messages/7"),
    ],
)
@simulated
async def test_no_other_route_waits(clock: Clock, method: str, path: str) -> None:
    unheard = Unheard(clock)
    for _ in range(2 * MOST):
        await unheard.begin("POST", HERE)
    unheard.failed("POST", HERE)
    for _ in range(2 * MOST):
        await unheard.begin(method, path)
    assert clock.now() == 0


@simulated
async def test_after_a_while_nothing_is_kept_of_it(clock: Clock) -> None:
    unheard = Unheard(clock)
    await sent(clock, unheard, 2)
    unheard.failed("DELETE", HERE)
    await clock.sleep(DOUBT_SECONDS + 1)
    assert not unheard._begun
    assert not unheard._doubtful


@simulated
async def test_answers_in_their_order_make_nothing_wait(clock: Clock) -> None:
    unheard = Unheard(clock)
    for left in (2, 1, 0):
        unheard.answered("DELETE", HERE, left, 4.0)
    await clock.sleep(4)
    unheard.answered("DELETE", HERE, 4, 5.0)
    assert await sent(clock, unheard, 2 * MOST) == [4] * 2 * MOST


@simulated
async def test_where_an_answer_was_overtaken_what_it_tells_is_not_believed(clock: Clock) -> None:
    unheard = Unheard(clock)
    await sent(clock, unheard, MOST - 2)
    unheard.answered("DELETE", HERE, 2, 4.0)
    unheard.answered("DELETE", HERE, 3, 4.0)
    assert await sent(clock, unheard, MOST - 2) == [0, 0, SECONDS]
