"""Time in which somebody could not be told is given back, also where that cannot be stored yet."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import StorageError
from cogs.table.messages import LostTime
from tests.bot.four_people import StoppedClock


class Table:
    """One that cannot be changed for some tries."""

    def __init__(self, failures: int) -> None:
        self.state = SimpleNamespace(id=1, deal_id=1, deadlines=SimpleNamespace(turn_seq=5))
        self.failures = failures
        self.excused: list[float] = []

    async def excuse(self, seconds: float) -> None:
        """See `bot.tables.table.Table`."""
        self.failures -= 1
        if self.failures >= 0:
            raise StorageError("disk full")
        self.excused.append(seconds)


class Quick(StoppedClock):
    """Waiting takes no time but that of the clock."""

    async def sleep(self, seconds: float) -> None:
        """It passes at once."""
        self.moment += seconds
        await asyncio.sleep(0)


async def lost(table: Table, seconds: float = 20) -> LostTime:
    """So much time was lost just now."""
    clock = Quick()
    wanted: Any = table
    lost_time = LostTime(wanted, clock)
    lost_time.account(clock.now())
    clock.moment += seconds
    lost_time.account(None)
    return lost_time


async def idle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("failures", [0, 1, 3])
async def test_it_is_given_back_once_and_tried_until_that_is_stored(failures: int) -> None:
    table = Table(failures)
    await lost(table)
    await idle()
    assert table.excused == [20]


async def test_the_next_turn_is_not_given_it(caplog: pytest.LogCaptureFixture) -> None:
    table = Table(failures=1)
    await lost(table)
    await asyncio.sleep(0)
    assert "lost time is not given back yet" in caplog.text
    table.state.deadlines = SimpleNamespace(turn_seq=7)
    await idle()
    assert table.excused == []


async def test_a_table_that_is_shown_no_more_is_given_nothing() -> None:
    table = Table(failures=1)
    lost_time = await lost(table)
    await asyncio.sleep(0)
    await asyncio.wait(lost_time.cancel())
    assert table.excused == []


async def test_a_moment_is_not_worth_it() -> None:
    table = Table(failures=0)
    await lost(table, seconds=2.9)
    await idle()
    assert table.excused == []
