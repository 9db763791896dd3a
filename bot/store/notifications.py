"""Notifications between processes on one PostgreSQL database, by LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.clock import Clock
from bot.store import leases
from bot.store.cache import Cache
from bot.store.connections import engine_at, reason
from bot.store.errors import Part, StorageError, Transactions, reading

log = logging.getLogger(__name__)

TOPIC = "gamenight"  # PostgreSQL's channel of the notifications
CHECK_SECONDS = 5.0  # between two checks of the connection
RETRY_SECONDS = 1.0


class Listener(Protocol):
    """Receiver of other processes' notifications. All calls return at once and never raise."""

    def notified(self, about: str, what: str) -> None:
        """Handle a notification: the subject `what`, of kind `about`, has changed."""

    def missed(self) -> None:
        """Handle an interruption: any notification may have been missed."""


def tell(connection: Connection, sender: str, about: str, what: str) -> None:
    """Notify the other processes on commit of this transaction; not after a rollback."""
    payload = json.dumps([sender, about, what])
    connection.execute(select(func.pg_notify(TOPIC, payload)))


async def listen(url: URL, sender: str, listener: Listener, clock: Clock) -> None:
    """Receive notifications until cancelled, reconnecting after failures of PostgreSQL."""

    def heard(_: Any, __: int, ___: str, payload: str) -> None:
        told_by, about, what = json.loads(payload)
        if told_by != sender:
            listener.notified(about, what)

    while True:
        engine = engine_at(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        try:
            async with engine.connect() as connection:
                await _listening(connection, heard)
                listener.missed()
                while True:
                    await clock.sleep(CHECK_SECONDS)
                    await connection.execute(select(1))
        except (SQLAlchemyError, OSError) as error:
            log.warning("Other processes cannot be heard: %s", reason(error))
        finally:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await asyncio.shield(engine.dispose())
        await clock.sleep(RETRY_SECONDS)


async def _listening(connection: AsyncConnection, heard: Callable[..., None]) -> None:
    raw = await connection.get_raw_connection()
    assert raw.driver_connection is not None
    await raw.driver_connection.add_listener(TOPIC, heard)


class Notifications(Part):
    """Cache invalidation: a process that changes `known` values notifies the others."""

    def __init__(
        self, store: Transactions, url: URL, clock: Clock, known: Mapping[str, Cache[Any, Any]]
    ) -> None:
        super().__init__(store)
        self._url = url
        self._clock = clock
        self._known = known
        self._tasks: set[asyncio.Task[None]] = set()

    last_alive = reading(leases.read_last_alive)

    now = reading(leases.read_now)

    async def tell(self, sender: str, about: str, what: str) -> None:
        """Notify other processes of an event that changes no stored data. Raises StorageError."""
        await self._store.write(tell, sender, about, what)

    async def listen(self, sender: str, listener: Listener) -> None:
        """Receive notifications, and send those of changes made here, until cancelled."""
        for name, cache in self._known.items():
            cache.on_change = partial(self._tell_soon, sender, name)
        await listen(self._url, sender, _Invalidation(self._known, listener), self._clock)

    def _tell_soon(self, sender: str, name: str, key: object) -> None:
        task = asyncio.create_task(self._tell(sender, name, json.dumps(key)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, sender: str, name: str, key: str) -> None:
        try:
            await self.tell(sender, name, key)
        except StorageError as error:  # the caches of other processes expire in 30 seconds
            log.warning("Other processes could not be told of a change: %s", error)


class _Invalidation:
    """Evicts values that other processes changed; passes other notifications to the listener."""

    def __init__(self, known: Mapping[str, Cache[Any, Any]], listener: Listener) -> None:
        self._known = known
        self._listener = listener

    def notified(self, about: str, what: str) -> None:
        """Evict the value `what` of the cache `about`, or pass the notification on."""
        if about in self._known:
            self._known[about].forget(json.loads(what))
        else:
            self._listener.notified(about, what)

    def missed(self) -> None:
        """Evict all values, and pass the interruption on."""
        for cache in self._known.values():
            cache.forget_all()
        self._listener.missed()
