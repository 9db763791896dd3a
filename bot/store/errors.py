"""Errors of the storage that a caller handles, and methods that run in its transactions."""

from __future__ import annotations

import copy
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Self, TypeAlias, TypeVar

from sqlalchemy import Connection

from bot.clock import Clock

if TYPE_CHECKING:
    from bot.store.store import Store


class Stale(Exception):
    """Another change came first; nothing was stored."""


class Unreadable(Exception):
    """Stored data is damaged or was written by another version; nothing has changed."""


class StorageError(Exception):
    """The storage cannot be opened or used; ``str()`` is the reason in one line, without values."""


P = ParamSpec("P")
T = TypeVar("T")
Transactions: TypeAlias = "Store"  # the store as its parts know it: `read` and `write`


class Part:
    """A part of the store: methods that run statements, each in its own transaction."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    def within(self, store: Transactions) -> Self:
        """Return a view of this part whose transactions are those of `store`."""
        part = copy.copy(self)
        part._store = store
        return part


def reading(
    work: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Part, P], Coroutine[Any, Any, T]]:
    """Return `work` as a method of a `Part`, run in a reading transaction."""

    @wraps(work)
    async def method(part: Part, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part._store.read(work, *args, **kwargs)

    return method


def writing(
    work: Callable[Concatenate[Connection, P], T],
) -> Callable[Concatenate[Part, P], Coroutine[Any, Any, T]]:
    """Return `work` as a method of a `Part`, run in a writing transaction."""

    @wraps(work)
    async def method(part: Part, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await part._store.write(work, *args, **kwargs)

    return method


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
