"""Time in which a player could not be told is given back, also after failures of the storage."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import StorageError
from cogs.table.messages import LostTime
from tests.bot.four_people import StoppedClock


class Table:
    """A table whose changes fail for some tries."""

    def __init__(self, failures: int) -> None:
        self.state = SimpleNamespace(id=1, deal_id=1, deadlines=SimpleNamespace(turn_seq=5))
        self.failures = failures
        self.excused: list[float] = []

    async def excuse(self, seconds: float) -> None:
        """Note the seconds given back, or fail while failures are left."""
        self.failures -= 1
        if self.failures >= 0:
            raise StorageError("disk full")
        self.excused.append(seconds)


class Quick(StoppedClock):
    """A stopped clock that a sleep moves on at once."""

    async def sleep(self, seconds: float) -> None:
        """Move the clock on by these seconds."""
        self.moment += seconds
        await asyncio.sleep(0)


async def lost(table: Table, seconds: float = 20) -> LostTime:
    """Let the table lose these seconds just now; return its account of lost time."""
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
async def test_lost_time_is_given_back_once_and_tried_until_stored(failures: int) -> None:
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
