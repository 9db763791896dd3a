"""Storing, now and again, that this process lives and hears: how long none did is known by that."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot import metrics
from bot.clock import Clock
from bot.store import StorageError, Store
from bot.store.facts import ALIVE

log = logging.getLogger(__name__)

ALIVE_EVERY = 2.0  # seconds; downtime is known to this


async def keep_alive(store: Store, clock: Clock, deaf_since: Callable[[], float | None]) -> None:
    """Store it for ever, also after the storage has failed.

    While Discord tells nothing it is the moment since when: a process that dies before it is
    connected again gives nobody the time back in which they were not heard. The next one does.
    """
    began = clock.now()
    while True:
        try:
            deaf = deaf_since()  # 0: it never was connected
            heard = clock.now() if deaf is None else max(began, deaf)
            await store.remember(ALIVE, repr(heard))
            metrics.STORED_AT.set(clock.now())
        except StorageError as error:
            log.warning("alive_at could not be stored: %s", error)
        await clock.sleep(ALIVE_EVERY)
