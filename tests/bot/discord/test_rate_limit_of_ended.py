"""A turn that becomes free in the moment in which who waits for it is ended."""

from __future__ import annotations

import asyncio

from bot.clock import Clock
from bot.discord.rate_limit import Pace
from tests.bot.discord.test_rate_limit import Queue
from tests.bot.simulated import simulated


@simulated
async def test_who_is_ended_as_a_turn_becomes_free_is_passed_over(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    ended = queue.add("ended")
    queue.add("next")
    await asyncio.sleep(0)  # both wait
    ended.cancel()  # and learns of it after the turn has become free
    pace.share(2.0)
    assert await queue.names() == "next"
