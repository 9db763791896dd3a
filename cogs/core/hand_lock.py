"""Changes of one shown hand, one after the other: what is not sent yet gives way to a click."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from bot.unsent import Unsent, giving_way


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

    @contextlib.asynccontextmanager
    async def showing(self) -> AsyncIterator[None]:
        """Change it in nobody's answer. GaveWay where it was left to one: then look again."""
        async with self._lock:
            with giving_way() as self._unsent:
                try:
                    yield
                finally:
                    self._unsent = None
