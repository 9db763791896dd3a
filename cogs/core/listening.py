"""What Discord tells once: done again where the storage could not take it."""

from __future__ import annotations

import functools
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bot.client import Gamenight
from bot.store import StorageError

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0

E = TypeVar("E", bound=Callable[..., Awaitable[None]])


def until_stored(hears: E) -> E:
    """A listener of a cog with a `bot`, called again until all that it changes is stored.

    It has to be one that may be called twice for the same event.
    """

    @functools.wraps(hears)
    async def listen(cog: Any, *event: Any) -> None:
        bot: Gamenight = cog.bot
        while True:
            try:
                return await hears(cog, *event)
            except StorageError as error:
                log.warning("%s could not be stored: %s", hears.__name__, error)
                await bot.clock.sleep(RETRY_SECONDS)

    return listen  # type: ignore[return-value]  # the same signature
