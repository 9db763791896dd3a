"""Cache of values that were read or written lately."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from bot.clock import Clock

K = TypeVar("K")
V = TypeVar("V")

ALWAYS = math.inf  # lifetime of a value if no other process changes the database
SECONDS = 30.0  # lifetime of a value, after which changes of other processes are seen
PATIENCE = 0.1  # longest wait of a read for a transaction under way, in seconds
MOST = 50_000  # values kept; the least recently used is evicted first


@dataclass(eq=False)
class _Transaction:
    """Transaction under way. Its outcome is outdated if another transaction overtakes it."""

    changes: bool
    overtaken: bool
    ended: asyncio.Event = field(default_factory=asyncio.Event)


class Cache(Generic[K, V]):
    """Cache by key with a lifetime in seconds; changes of this process are seen at once.

    A read waits for a transaction under way on its key, but at most `PATIENCE` seconds. A value
    read during a change, or changed during another change, is not kept: only the database knows the
    order of the two.
    """

    def __init__(self, clock: Clock, seconds: float = SECONDS, most: int = MOST) -> None:
        self._clock = clock
        self._seconds = seconds
        self._most = most
        self._kept: dict[K, tuple[float, V]] = {}  # time of arrival, and value
        self._under_way: defaultdict[K, list[_Transaction]] = defaultdict(list)
        self.on_change: Callable[[K], None] | None = None  # called after changes of this process

    async def read(self, key: K, ask: Callable[[K], Awaitable[V]]) -> V:
        """Return the value of this key; `ask` reads it if it is missing or expired."""
        if self._is_fresh(key):
            return self._use(key)

        async def asked(_: Collection[K]) -> dict[K, V]:
            return {key: await ask(key)}

        return (await self.read_all([key], asked))[key]

    async def read_all(
        self, keys: Collection[K], ask: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> dict[K, V]:
        """Return the values of these keys; one call of `ask` reads all missing or expired ones."""
        await self._coming(keys)
        values = {key: self._use(key) for key in keys if self._is_fresh(key)}
        missing = [key for key in dict.fromkeys(keys) if key not in values]
        if missing:
            values |= await self._keeping(missing, ask(missing), changes=False)
        return values

    async def change(self, key: K, change: Awaitable[V]) -> V:
        """Await `change`, cache its result as the value of this key, and return the value."""

        async def changed() -> dict[K, V]:
            return {key: await change}

        self._kept.pop(key, None)
        value = (await self._keeping([key], changed(), changes=True))[key]
        if self.on_change is not None:
            self.on_change(key)
        return value

    def forget(self, key: K) -> None:
        """Evict a key that another process has changed.

        A value that is now being read for the key is not kept either.
        """
        self._kept.pop(key, None)
        for transaction in self._under_way.get(key, ()):
            transaction.overtaken = True

    def forget_all(self) -> None:
        """Evict every key. Values that are now being read are not kept either."""
        for key in {*self._kept, *self._under_way}:
            self.forget(key)

    async def _keeping(
        self, keys: Collection[K], coming: Awaitable[Mapping[K, V]], changes: bool
    ) -> Mapping[K, V]:
        own = {key: self._begin(key, changes) for key in keys}
        try:
            values = await coming
        finally:
            for key in keys:
                self._end(key, own[key])
        for key in keys:
            if not own[key].overtaken:
                self._keep(key, values[key])
        return values

    async def _coming(self, keys: Collection[K]) -> None:
        """Wait at most `PATIENCE` seconds for transactions under way on keys without a fresh value.

        An overtaken transaction is not waited for, since its value is not kept.
        """
        unknown = (key for key in keys if key in self._under_way and not self._is_fresh(key))
        newest = [self._under_way[key][-1] for key in unknown]
        if waited_for := [transaction for transaction in newest if not transaction.overtaken]:
            with contextlib.suppress(TimeoutError):
                async with self._clock.deadline(self._clock.now() + PATIENCE):
                    for transaction in waited_for:
                        await transaction.ended.wait()

    def _begin(self, key: K, changes: bool) -> _Transaction:
        others = self._under_way[key]
        own = _Transaction(changes, overtaken=any(other.changes for other in others))
        for other in others:
            other.overtaken |= changes
        others.append(own)
        return own

    def _end(self, key: K, mine: _Transaction) -> None:
        others = self._under_way[key]
        others.remove(mine)
        if not others:
            del self._under_way[key]
        mine.ended.set()

    def _is_fresh(self, key: K) -> bool:
        if key not in self._kept:
            return False
        return (
            self._seconds == ALWAYS or 0 <= self._clock.now() - self._kept[key][0] < self._seconds
        )

    def _use(self, key: K) -> V:
        self._kept[key] = self._kept.pop(key)  # moved to the end, to be evicted last
        return self._kept[key][1]

    def _keep(self, key: K, value: V) -> None:
        self._kept.pop(key, None)
        self._kept[key] = self._clock.now(), value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
