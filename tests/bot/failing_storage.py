"""A storage that is slow, loses an answer, or cannot be asked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from bot.store import StorageError, Store


class Storage:
    """What fails, and how."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked, self._read = store.write, store.read
        self._slow: asyncio.Event | None = None
        self._down = self._loses = False
        monkeypatch.setattr(store, "write", self.write)
        monkeypatch.setattr(store, "read", self.read)

    async def write(self, *args: Any, **kwargs: Any) -> Any:
        """As it is asked, sooner or later."""
        self._check()
        if self._slow:
            await self._slow.wait()
        stored = await self.asked(*args, **kwargs)
        if self._loses:
            self._loses = False
            raise StorageError("connection was closed in the middle of operation")
        return stored

    async def read(self, *args: Any, **kwargs: Any) -> Any:
        """As it is asked."""
        self._check()
        return await self._read(*args, **kwargs)

    def lose_an_answer(self) -> None:
        """To what is stored next."""
        self._loses = True

    @contextlib.contextmanager
    def slow(self) -> Iterator[None]:
        """Nothing is stored meanwhile, only afterwards."""
        self._slow = asyncio.Event()
        yield
        self._slow.set()
        self._slow = None

    @contextlib.contextmanager
    def down(self) -> Iterator[None]:
        """It cannot be asked meanwhile."""
        self._down = True
        yield
        self._down = False

    def _check(self) -> None:
        if self._down:
            raise StorageError("database or disk is full")
