"""The daily task that forgets what is over; PRIVACY.md says what, and after how long."""

from __future__ import annotations

import logging

from bot.clock import Clock
from bot.store import StorageError, Store
from bot.store.housekeeping import DAY

log = logging.getLogger(__name__)

PRUNED = "pruned_at"
START_SECONDS = 60.0  # left to the tables after a start
RETRY_SECONDS = 3_600.0  # after the storage has failed


async def prune_daily(store: Store, clock: Clock) -> None:
    """Prune once a day, counted over restarts, until cancelled."""
    await clock.sleep(START_SECONDS)
    while True:
        try:
            last = min(float(await store.recall(PRUNED) or 0.0), clock.now())
            await clock.sleep_until(last + DAY)
            await store.housekeeping.prune()
            await store.remember(PRUNED, repr(clock.now()))
        except StorageError as error:
            log.warning("What is over could not be pruned: %s", error)
            await clock.sleep(RETRY_SECONDS)
