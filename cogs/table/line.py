"""Tables that are shown again after a start: a few at a time, and at once where people act."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import AsyncIterator


class Line:
    """Lets in so many at a time in the order in which they came; whoever is in a hurry, at once."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._inside: set[asyncio.Future[None]] = set()
        self._waiting: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def place(self, let_in: asyncio.Future[None]) -> AsyncIterator[bool]:
        """Wait until this is done: it is set here in its turn, or before by who is in a hurry.

        Whether others wait until it is left.
        """
        self._waiting.append(let_in)
        self._let_in()
        try:
            await let_in
            yield let_in in self._inside
        finally:
            self._inside.discard(let_in)
            self._let_in()

    def _let_in(self) -> None:
        while len(self._inside) < self._at_once and self._waiting:
            if not (first := self._waiting.popleft()).done():
                self._inside.add(first)
                first.set_result(None)
