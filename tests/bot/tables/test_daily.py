"""Daily pruning: once a day across restarts, and again soon after a failure of the storage."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import Clock
from bot.store import StorageError, Store
from bot.store.upkeep import DAY
from bot.tables.daily import PRUNED, RETRY_SECONDS, START_SECONDS, prune_daily


class Stepped(Clock):
    """A clock that advances only during sleeps, and ends the task after `sleeps` of them."""

    def __init__(self, sleeps: int) -> None:
        self.moment = 1_800_000_000.0
        self.slept: list[float] = []
        self._sleeps = sleeps
        super().__init__(lambda: self.moment)

    async def sleep(self, seconds: float) -> None:
        if len(self.slept) == self._sleeps:
            raise asyncio.CancelledError
        self.slept.append(max(0.0, seconds))
        self.moment += max(0.0, seconds)


async def run(
    store: Store, monkeypatch: pytest.MonkeyPatch, clock: Stepped, *failures: Exception
) -> list[float]:
    """Run the pruning until `clock` ends it; return the times at which it pruned."""
    pruned, coming = list[float](), list(failures)

    async def prune() -> None:
        if coming:
            raise coming.pop()
        pruned.append(clock.moment)

    monkeypatch.setattr(store.upkeep, "prune", prune)
    with pytest.raises(asyncio.CancelledError):
        await prune_daily(store, clock)
    return pruned


async def test_it_prunes_soon_after_the_first_start_and_then_once_a_day(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Stepped(4)
    first, second, third = await run(store, monkeypatch, clock)
    assert clock.slept == [START_SECONDS, 0.0, DAY, DAY]
    assert (second - first, third - second) == (DAY, DAY)


async def test_a_restart_does_not_prune_again_before_a_day_is_over(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Stepped(2)
    await store.facts.remember(PRUNED, repr(clock.moment - DAY / 2))
    (pruned,) = await run(store, monkeypatch, clock)
    assert pruned == 1_800_000_000.0 + DAY / 2


async def test_a_clock_that_was_set_back_puts_it_off_by_a_day_at_most(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Stepped(2)
    await store.facts.remember(PRUNED, repr(clock.moment + 100 * DAY))
    (pruned,) = await run(store, monkeypatch, clock)
    assert pruned == 1_800_000_000.0 + START_SECONDS + DAY


async def test_failed_storage_is_logged_and_the_post_tried_again_in_an_hour(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Stepped(4)
    (pruned,) = await run(store, monkeypatch, clock, StorageError("disk full"))
    assert clock.slept == [START_SECONDS, 0.0, RETRY_SECONDS, 0.0]
    assert pruned == 1_800_000_000.0 + START_SECONDS + RETRY_SECONDS
    assert "disk full" in caplog.text
