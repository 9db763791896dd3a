"""How storing can fail in ways that a caller answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from bot.clock import Clock


class Stale(Exception):
    """Somebody else's change came first; nothing was stored."""


class Unreadable(Exception):
    """What is stored was written by another version, or is damaged; nothing has changed."""


class StorageError(Exception):
    """The storage cannot be opened or used; ``str()`` is the reason in one line, without values."""


P = ParamSpec("P")
T = TypeVar("T")


class Transactions(Protocol):
    """Stale and StorageError as `Store` raises them."""

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do this reading work; its result."""

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do this writing work; its result."""


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
