"""Errors of the storage that a caller handles, and the protocol of its transactions."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from bot.clock import Clock


class Stale(Exception):
    """Another change came first; nothing was stored."""


class Unreadable(Exception):
    """Stored data is damaged or was written by another version; nothing has changed."""


class StorageError(Exception):
    """The storage cannot be opened or used; ``str()`` is the reason in one line, without values."""


P = ParamSpec("P")
T = TypeVar("T")


class Transactions(Protocol):
    """Runs transactions; raises Stale and StorageError as `Store` does."""

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in a reading transaction and return its result."""

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run `work` in a writing transaction and return its result."""


log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0  # between attempts while the storage fails


async def until_answered(clock: Clock, work: Callable[[], Awaitable[None]], what: str) -> None:
    """Run `work`, and retry while the storage fails; the log names the work as `what`."""
    while True:
        try:
            return await work()
        except StorageError as error:
            log.warning("%s: %s", what, error)
            await clock.sleep(RETRY_SECONDS)
