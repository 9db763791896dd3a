"""What has to be read or stored in the end: it is tried until the storage answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.store.errors import StorageError

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0  # while the storage fails


async def until_answered(clock: Clock, work: Callable[[], Awaitable[None]], what: str) -> None:
    """Do this work, and again after a while where the storage failed: `what`, says the log."""
    while True:
        try:
            return await work()
        except StorageError as error:
            log.warning("%s: %s", what, error)
            await clock.sleep(RETRY_SECONDS)
