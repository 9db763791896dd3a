"""The part of the store that other processes on the same database hear of, and are heard by."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from functools import partial
from typing import Any

from sqlalchemy.engine import URL

from bot.clock import Clock
from bot.store import lease_rows
from bot.store.errors import StorageError
from bot.store.memory import Memory
from bot.store.notifications import Listener, listen, tell
from bot.store.transactions import Transactions

log = logging.getLogger(__name__)


class Others:
    """Whoever changes what is `known` tells the others, so that none goes on knowing what was."""

    def __init__(
        self, store: Transactions, url: URL, clock: Clock, known: Mapping[str, Memory[Any, Any]]
    ) -> None:
        self._store = store
        self._url = url
        self._clock = clock
        self._known = known
        self._tasks: set[asyncio.Task[None]] = set()

    async def last_alive(self) -> float:
        """When any process last served anything, in seconds since 1970; 0 if none ever did."""
        return await self._store.read(lease_rows.read_last_alive)

    async def now(self) -> float:
        """What time it is by the database, which all of them ask: seconds since 1970."""
        return await self._store.read(lease_rows.read_now)

    async def tell(self, sender: str, about: str, what: str) -> None:
        """Tell something that is no change of what is stored. StorageError."""
        await self._store.write(tell, sender, about, what)

    async def listen(self, sender: str, listener: Listener) -> None:
        """Hear what others tell, and tell them of what is changed here, until cancelled."""
        for name, memory in self._known.items():
            memory.on_change = partial(self._tell_soon, sender, name)
        await listen(self._url, sender, _Forgetting(self._known, listener), self._clock)

    def _tell_soon(self, sender: str, name: str, key: object) -> None:
        task = asyncio.create_task(self._tell(sender, name, json.dumps(key)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, sender: str, name: str, key: str) -> None:
        try:
            await self.tell(sender, name, key)
        except StorageError as error:  # they read it again in half a minute
            log.warning("Other processes could not be told of a change: %s", error)


class _Forgetting:
    """Forgets what others have changed, and lets the listener hear of everything else."""

    def __init__(self, known: Mapping[str, Memory[Any, Any]], listener: Listener) -> None:
        self._known = known
        self._listener = listener

    def told(self, about: str, what: str) -> None:
        """See `Listener`."""
        if about in self._known:
            self._known[about].forget(json.loads(what))
        else:
            self._listener.told(about, what)

    def missed(self) -> None:
        """See `Listener`."""
        for memory in self._known.values():
            memory.forget_all()
        self._listener.missed()
