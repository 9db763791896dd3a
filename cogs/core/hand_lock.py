"""Changes of one shown hand, one after the other: what is not sent yet gives way to a click."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

from bot.requests import Unsent


class HandLock:
    """Held by whoever changes the hand, so that the last change is the newest."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._unsent: Unsent | None = None

    @contextlib.asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Change it in answer to a click; of others only what is under way is waited for."""
        if self._unsent is not None:
            self._unsent.give_way()
        async with self._lock:
            yield

    async def show(self, change: Callable[[], Awaitable[None]]) -> None:
        """Change it in nobody's answer: where that gives way to one, once more after it."""
        while True:
            async with self._lock:
                if await self._done(change):
                    return

    async def _done(self, change: Callable[[], Awaitable[None]]) -> bool:
        """Was it changed? Otherwise it has given way."""
        self._unsent = unsent = Unsent()
        task = asyncio.create_task(unsent.watch(change))
        try:
            await asyncio.wait([task])
        finally:
            self._unsent = None
            if not task.done():  # ended from outside
                task.cancel()
                await asyncio.wait([task])
        if task.cancelled() and unsent.gave_way:
            return False
        task.result()
        return True
