"""A store that is slow, loses a response, or is not available."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from bot.store import StorageError, Store


class Storage:
    """A layer over the reads and writes of a store, with failures that a test switches on."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self._read = store.write, store.read
        self._slow: asyncio.Event | None = None
        self._down = self._loses = False
        monkeypatch.setattr(store, "write", self.write)
        monkeypatch.setattr(store, "read", self.read)

    async def write(self, *args: Any, **kwargs: Any) -> Any:
        """Write to the store, after `slow` has ended; raise StorageError where set."""
        self._check()
        if self._slow:
            await self._slow.wait()
        stored = await self.asked(*args, **kwargs)
        if self._loses:
            self._loses = False
            raise StorageError("connection was closed in the middle of operation")
        return stored

    async def read(self, *args: Any, **kwargs: Any) -> Any:
        """Read from the store; raise StorageError within `down`."""
        self._check()
        return await self._read(*args, **kwargs)

    def lose_an_answer(self) -> None:
        """Let the next write be stored, and then raise StorageError."""
        self._loses = True

    @contextlib.contextmanager
    def slow(self) -> Iterator[None]:
        """Within the context, writes wait; the store gets them afterwards."""
        self._slow = asyncio.Event()
        yield
        self._slow.set()
        self._slow = None

    @contextlib.contextmanager
    def down(self) -> Iterator[None]:
        """Within the context, every read and write raises StorageError."""
        self._down = True
        yield
        self._down = False

    def _check(self) -> None:
        if self._down:
            raise StorageError("database or disk is full")
