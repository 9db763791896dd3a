"""What was read or written lately, so that it need not be read again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.clock import Clock

K = TypeVar("K")
V = TypeVar("V")

SECONDS = 30.0  # after which what another process has changed is seen here
MOST = 10_000  # values kept; the oldest goes first


@dataclass(eq=False)
class _Transaction:
    """One that is under way. Its outcome may be older than what another one leaves."""

    changes: bool
    overtaken: bool


class Memory(Generic[K, V]):
    """Values by key. What this process changes it sees at once.

    What is read beside a change, or changed beside another, is not kept: which came first is
    known to the database alone.
    """

    def __init__(self, clock: Clock, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._kept: dict[K, tuple[float, V]] = {}  # when it came, and what it was
        self._under_way: defaultdict[K, list[_Transaction]] = defaultdict(list)

    async def read(self, key: K, ask: Callable[[K], Awaitable[V]]) -> V:
        """The value of this key; it is asked for where it is not known, or known for too long."""
        if key in self._kept:
            since, value = self._kept[key]
            if since <= self._clock.now() < since + SECONDS:
                return value
        return await self._keeping(key, ask(key), changes=False)

    async def change(self, key: K, change: Awaitable[V]) -> V:
        """The value of this key as the change leaves it."""
        self._kept.pop(key, None)
        return await self._keeping(key, change, changes=True)

    async def _keeping(self, key: K, coming: Awaitable[V], changes: bool) -> V:
        others = self._under_way[key]
        mine = _Transaction(changes, overtaken=any(other.changes for other in others))
        for other in others:
            other.overtaken |= changes
        others.append(mine)
        try:
            value = await coming
        finally:
            others.remove(mine)
            if not others:
                del self._under_way[key]
        if not mine.overtaken:
            self._keep(key, value)
        return value

    def _keep(self, key: K, value: V) -> None:
        self._kept.pop(key, None)
        self._kept[key] = self._clock.now(), value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
