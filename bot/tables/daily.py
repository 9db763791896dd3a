"""Daily tasks: delete what is over (docs/privacy.md), and count old results by sides."""

from __future__ import annotations

import logging

from bot.clock import Clock
from bot.shards import Shards
from bot.store import StorageError, Store
from bot.store.housekeeping import DAY
from bot.store.result_rows import UNCOUNTED

log = logging.getLogger(__name__)

PRUNED = "pruned_at"
PRUNING, COUNTING = "pruning", "counting"  # the leases of the processes that do it
START_SECONDS = 60.0  # left to the tables after a start
RETRY_SECONDS = 3_600.0  # after the storage has failed


async def prune_daily(store: Store, clock: Clock, shards: Shards | None = None) -> None:
    """Prune once a day, counted over restarts and processes, until cancelled."""
    shards = shards or Shards()
    await clock.sleep(START_SECONDS)
    while True:
        try:
            last = await store.recall(PRUNED)
            await clock.sleep_until(min(float(last or 0.0), clock.now()) + DAY)
            async with shards.only(PRUNING) as mine:
                if mine:
                    await _prune(store, clock, last)
            if not mine:
                await clock.sleep(RETRY_SECONDS)
        except StorageError as error:
            log.warning("What is over could not be pruned: %s", error)
            await clock.sleep(RETRY_SECONDS)


async def count_sides(store: Store, clock: Clock, shards: Shards | None = None) -> None:
    """Count the sides of results that an older version stored, until there are none left."""
    shards = shards or Shards()
    while True:
        try:
            if await store.recall(UNCOUNTED) is None:
                return
            async with shards.only(COUNTING) as mine:
                if mine:
                    await store.housekeeping.count_sides()
                    return
        except StorageError as error:
            log.warning("Results of before could not be counted by sides: %s", error)
        await clock.sleep(RETRY_SECONDS)


async def _prune(store: Store, clock: Clock, last: str | None) -> None:
    """Prune, unless another process has done so since `last` was noted."""
    if await store.recall(PRUNED) == last:
        await store.housekeeping.prune()
        await store.remember(PRUNED, repr(clock.now()))
