"""What the processes on one PostgreSQL database tell each other, by its LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.clock import Clock
from bot.store.connecting import engine_at, reason

log = logging.getLogger(__name__)

TOPIC = "gamenight"  # what PostgreSQL calls the channel of a notification
CHECK_SECONDS = 5.0  # between two looks whether the connection lives
RETRY_SECONDS = 1.0


class Listener(Protocol):
    """Who hears what other processes tell. All calls return at once and never raise."""

    def told(self, about: str, what: str) -> None:
        """Something of this kind, named so, is different now."""

    def missed(self) -> None:
        """For a while nothing could be heard: anything may be different."""


def tell(connection: Connection, sender: str, about: str, what: str) -> None:
    """Tell the other processes when this transaction is stored; where it is not, nobody hears."""
    payload = json.dumps([sender, about, what])
    connection.execute(select(func.pg_notify(TOPIC, payload)))


async def listen(url: URL, sender: str, listener: Listener, clock: Clock) -> None:
    """Hear what others tell until cancelled, also after PostgreSQL was away."""

    def heard(_: Any, __: int, ___: str, payload: str) -> None:
        told_by, about, what = json.loads(payload)
        if told_by != sender:
            listener.told(about, what)

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
