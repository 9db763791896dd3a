"""No more requests a second than Discord allows, and none that waits longer than it has to."""

from __future__ import annotations

import asyncio

from bot.clock import Clock
from bot.pace import Pace
from tests.bot.metrics.scraped import scrape, total


class Waiting(Clock):
    """A clock that jumps to the end of each wait."""

    def __init__(self) -> None:
        super().__init__(lambda: self.time)
        self.time = 1000.0

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.time += max(0.0, seconds)


async def begun(pace: Pace, clock: Waiting, count: int) -> list[float]:
    """When each of so many requests begins that are all there at once."""
    moments: list[float] = []

    async def one() -> None:
        await pace.turn()
        moments.append(clock.time - 1000.0)

    await asyncio.gather(*(one() for _ in range(count)))
    return moments


async def test_what_fits_begins_at_once_and_the_rest_in_the_next_second() -> None:
    clock = Waiting()
    assert await begun(Pace(clock, 3, 1.0), clock, 8) == [0, 0, 0, 1, 1, 1, 2, 2]


async def test_no_second_anywhere_has_more_than_the_most() -> None:
    clock = Waiting()
    pace = Pace(clock, 2, 1.0)
    await pace.turn()
    clock.time += 0.5
    assert await begun(pace, clock, 4) == [0.5, 1.0, 1.5, 2.0]


async def test_who_gives_up_waiting_takes_nobody_elses_turn() -> None:
    clock = Waiting()
    pace = Pace(clock, 1, 1.0)
    await pace.turn()
    impatient = asyncio.create_task(pace.turn())
    await asyncio.sleep(0)
    impatient.cancel()
    assert await begun(pace, clock, 1) == [1.0]


async def test_whoever_watches_sees_how_many_wait() -> None:
    def queued() -> float:
        return total(scrape(), "gamenight_requests_queued")

    clock, before = Waiting(), queued()
    pace = Pace(clock, 1, 1.0)
    waiting = [asyncio.create_task(pace.turn()) for _ in range(3)]
    await asyncio.sleep(0)
    assert queued() == before + 2
    await asyncio.gather(*waiting)
    assert queued() == before
