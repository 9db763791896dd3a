"""Tables that may be stored although no answer said so: each is looked for in its channel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.domain.state import TableState
from bot.store import Store
from bot.store.trying import until_answered


class Seeking:
    """`found` is handed each that is stored. Where none is, the channel is free."""

    def __init__(
        self, store: Store, clock: Clock, found: Callable[[TableState], Awaitable[None]]
    ) -> None:
        self._store = store
        self._clock = clock
        self._found = found
        self._tasks: dict[int, asyncio.Task[None]] = {}  # by channel

    def look_in(self, channel_id: int) -> None:
        """Look there as soon as the storage answers."""
        if channel_id not in self._tasks:
            task = asyncio.create_task(self._look(channel_id), name=f"seeking in {channel_id}")
            self._tasks[channel_id] = task
            task.add_done_callback(lambda _: self._tasks.pop(channel_id))

    @property
    def tasks(self) -> tuple[asyncio.Task[None], ...]:
        """To be cancelled at the end: the next start finds what is stored."""
        return tuple(self._tasks.values())

    async def _look(self, channel_id: int) -> None:
        async def look() -> None:
            if state := await self._store.table_in(channel_id):
                await self._found(state)

        what = f"channel {channel_id}: a table cannot be sought yet"
        await until_answered(self._clock, look, what)
