"""After a start, tables are shown a few at a time in their order, and at once where people act."""

from __future__ import annotations

import asyncio

from bot.clock import Clock
from cogs.table.messages import Line
from tests.bot.simulated import simulated


class Tables:
    """Tables that take a second each to be shown."""

    def __init__(self, clock: Clock, line: Line) -> None:
        self.clock = clock
        self.line = line
        self.let_in: list[asyncio.Future[None]] = []
        self.began: list[tuple[int, float]] = []
        self.alone: list[bool] = []
        self.tasks: list[asyncio.Task[None]] = []

    def add(self) -> None:
        self.let_in.append(asyncio.get_running_loop().create_future())
        self.tasks.append(asyncio.create_task(self._show(len(self.tasks))))

    async def _show(self, number: int) -> None:
        async with self.line.place(self.let_in[number]) as for_others:
            self.began.append((number, self.clock.now()))
            self.alone.append(not for_others)
            await self.clock.sleep(1)

    async def all(self) -> list[tuple[int, float]]:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.began


@simulated
async def test_a_few_at_a_time_in_their_order(clock: Clock) -> None:
    tables = Tables(clock, Line(2))
    for _ in range(5):
        tables.add()
    assert await tables.all() == [(0, 0.0), (1, 0.0), (2, 1.0), (3, 1.0), (4, 2.0)]
    assert not any(tables.alone)


@simulated
async def test_urgent_table_goes_at_once_and_takes_no_other_place(clock: Clock) -> None:
    tables = Tables(clock, Line(1))
    for _ in range(3):
        tables.add()
    await clock.sleep(0.5)
    tables.let_in[2].set_result(None)
    assert await tables.all() == [(0, 0.0), (2, 0.5), (1, 1.0)]
    assert tables.alone == [False, True, False]


@simulated
async def test_cancelled_wait_holds_no_other_table_up(clock: Clock) -> None:
    tables = Tables(clock, Line(1))
    for _ in range(3):
        tables.add()
    await clock.sleep(0.5)
    tables.tasks[1].cancel()
    tables.tasks[0].cancel()
    assert await tables.all() == [(0, 0.0), (2, 0.5)]
