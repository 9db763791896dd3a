"""No more is sent with a channel's messages than Discord takes."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock
from bot.discord.channel_rate_limit import MOST, SECONDS, ChannelLimit
from tests.bot.simulated import simulated

HERE, THERE = "/api/v10/channels/1/messages/7", "/api/v10/channels/2/messages/8"


async def sent(clock: Clock, limit: ChannelLimit, times: int) -> list[float]:
    """When each of so many began that were asked for at once."""
    began = list[float]()

    async def one() -> None:
        await limit.begin("DELETE", HERE)
        began.append(round(clock.now(), 3))

    await asyncio.gather(*(one() for _ in range(times)))
    return began


@simulated
async def test_as_many_begin_as_discord_takes(clock: Clock) -> None:
    began = await sent(clock, ChannelLimit(clock), 2 * MOST + 1)
    assert began == [0] * MOST + [SECONDS] * MOST + [2 * SECONDS]


@simulated
async def test_what_was_sent_before_counts_as_well(clock: Clock) -> None:
    limit = ChannelLimit(clock)
    await sent(clock, limit, MOST - 1)
    await clock.sleep(1)
    await limit.begin("DELETE", HERE)
    assert await sent(clock, limit, 1) == [SECONDS]
    await clock.sleep(SECONDS)
    assert len({*await sent(clock, limit, MOST)}) == 1


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PATCH", HERE),
        ("POST", THERE),
        ("POST", "/api/v10/channels/1"),
    ],
)
@simulated
async def test_no_other_route_waits(clock: Clock, method: str, path: str) -> None:
    limit = ChannelLimit(clock)
    for _ in range(MOST):
        await limit.begin("POST", HERE)
    for _ in range(MOST):
        await limit.begin(method, path)
    assert clock.now() == 0


@simulated
async def test_what_is_of_no_channel_waits_for_nothing(clock: Clock) -> None:
    limit = ChannelLimit(clock)
    for _ in range(3 * MOST):
        await limit.begin("POST", "/api/v10/webhooks/1/token/messages/7")
    assert clock.now() == 0


@simulated
async def test_after_a_while_nothing_is_kept_of_it(clock: Clock) -> None:
    limit = ChannelLimit(clock)
    await sent(clock, limit, 2)
    await clock.sleep(SECONDS + 1)
    assert not limit._begun
