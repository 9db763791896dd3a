"""A click on a hand waits for no change of it but what is on its way to Discord."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.clock import Clock
from bot.discord.preemption import GaveWay
from bot.discord.requests import limited
from cogs.core.published import HandLock
from tests.bot.discord.test_requests import CHANNEL, Http
from tests.bot.simulated import simulated


async def answered(lock: HandLock, clock: Clock) -> float:
    """How long a click had to wait that takes a second to answer."""
    began = clock.now()
    async with lock.answering():
        waited = clock.now() - began
        await clock.sleep(1)
    return waited


async def show(lock: HandLock, change: Callable[[], Awaitable[object]]) -> None:
    """Change it, once more where that gave way."""
    while True:
        with contextlib.suppress(GaveWay):
            async with lock.showing():
                await change()
            return


@simulated
async def test_what_waits_for_a_rate_limit_gives_way_and_is_done_after_the_answer(
    clock: Clock,
) -> None:
    http, lock = Http(clock), HandLock()
    request = partial(http.request, CHANNEL, before=2.0, answers_after=[0.3])
    showing = asyncio.create_task(show(lock, request))
    await clock.sleep(0.5)
    assert await answered(lock, clock) == 0
    await showing
    assert http.began == [0.5 + 1 + 2]


@simulated
async def test_what_waits_for_its_turn_gives_way_too(clock: Clock) -> None:
    http, lock = Http(clock, most=1), HandLock()
    await http.one(CHANNEL, 0, {})
    showing = asyncio.create_task(show(lock, partial(http.request, CHANNEL, answers_after=[0.3])))
    await clock.sleep(0.5)
    assert await answered(lock, clock) == 0
    await showing
    assert len(http.began) == 2


@simulated
async def test_what_is_still_prepared_gives_way_before_it_is_sent(clock: Clock) -> None:
    http, lock = Http(clock), HandLock()
    request = limited(partial(http.one, CHANNEL, 0.3, {}), clock)

    async def prepared() -> None:
        await clock.sleep(1)
        await request()

    showing = asyncio.create_task(show(lock, prepared))
    await clock.sleep(0.5)
    assert await answered(lock, clock) == 0.5
    await showing
    assert http.began == [0.5 + 0.5 + 1 + 1]


@simulated
async def test_what_is_on_its_way_is_waited_for_and_not_what_would_follow_it(clock: Clock) -> None:
    http, lock = Http(clock), HandLock()

    async def two() -> None:
        await http.request(CHANNEL, answers_after=[0.5])
        if len(http.began) == 1:
            await http.request(CHANNEL, before=100, answers_after=[0.5])

    showing = asyncio.create_task(show(lock, two))
    await clock.sleep(0.2)
    assert await answered(lock, clock) == pytest.approx(0.3)
    await showing
    assert len(http.began) == 2


@simulated
async def test_what_fails_is_told_and_what_is_ended_ends_all_of_it(clock: Clock) -> None:
    http, lock = Http(clock), HandLock()
    with pytest.raises(TimeoutError):
        await show(lock, partial(http.request, CHANNEL, answers_after=[1000]))
    showing = asyncio.create_task(show(lock, partial(http.request, CHANNEL, answers_after=[5])))
    await clock.sleep(1)
    showing.cancel()
    await asyncio.wait([showing])
    assert showing.cancelled()
    assert await answered(lock, clock) == 0
