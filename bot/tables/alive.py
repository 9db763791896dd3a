"""Storing, now and again, that this process lives: how long it was away is known by that."""

from __future__ import annotations

import logging

from bot import metrics
from bot.clock import Clock
from bot.store import StorageError, Store
from bot.store.facts import ALIVE

log = logging.getLogger(__name__)

ALIVE_EVERY = 2.0  # seconds; downtime is known to this


async def keep_alive(store: Store, clock: Clock) -> None:
    """Store it for ever, also after the storage has failed."""
    while True:
        try:
            await store.remember(ALIVE, repr(clock.now()))
            metrics.STORED_AT.set(clock.now())
        except StorageError as error:
            log.warning("alive_at could not be stored: %s", error)
        await clock.sleep(ALIVE_EVERY)
