"""What was read or written lately, so that it need not be read again."""

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

ALWAYS = math.inf  # where no other process changes anything
SECONDS = 30.0  # after which what another process has changed is seen here
PATIENCE = 0.1  # seconds that a reading waits for what is under way, before it begins
MOST = 50_000  # values kept; what was not asked for longest goes first


@dataclass(eq=False)
class _Transaction:
    """One that is under way. Its outcome may be older than what another one leaves."""

    changes: bool
    overtaken: bool
    ended: asyncio.Event = field(default_factory=asyncio.Event)


class Memory(Generic[K, V]):
    """Values by key, each for so many seconds. What this process changes it sees at once.

    Who asks while something is under way waits for its outcome, though not for long. What is read
    beside a change all the same, or changed beside another, is not kept: which came first is known
    to the database alone.
    """

    def __init__(self, clock: Clock, seconds: float = SECONDS, most: int = MOST) -> None:
        self._clock = clock
        self._seconds = seconds
        self._most = most
        self._kept: dict[K, tuple[float, V]] = {}  # when it came, and what it was
        self._under_way: defaultdict[K, list[_Transaction]] = defaultdict(list)
        self.on_change: Callable[[K], None] | None = None  # told of what this process has changed

    async def read(self, key: K, ask: Callable[[K], Awaitable[V]]) -> V:
        """The value of this key; it is asked for where it is not known, or known for too long."""
        if self._is_fresh(key):
            return self._use(key)

        async def asked(_: Collection[K]) -> dict[K, V]:
            return {key: await ask(key)}

        return (await self.read_all([key], asked))[key]

    async def read_all(
        self, keys: Collection[K], ask: Callable[[Collection[K]], Awaitable[Mapping[K, V]]]
    ) -> dict[K, V]:
        """The values of these keys; those not known, or for too long, are asked for at once."""
        await self._coming(keys)
        known = {key: self._use(key) for key in keys if self._is_fresh(key)}
        missing = [key for key in dict.fromkeys(keys) if key not in known]
        if missing:
            known |= await self._keeping(missing, ask(missing), changes=False)
        return known

    async def change(self, key: K, change: Awaitable[V]) -> V:
        """The value of this key as the change leaves it."""

        async def changed() -> dict[K, V]:
            return {key: await change}

        self._kept.pop(key, None)
        value = (await self._keeping([key], changed(), changes=True))[key]
        if self.on_change is not None:
            self.on_change(key)
        return value

    def forget(self, key: K) -> None:
        """Another process has changed it: what is being read just now may be old already."""
        self._kept.pop(key, None)
        for transaction in self._under_way.get(key, ()):
            transaction.overtaken = True

    def forget_all(self) -> None:
        """Some were changed, whichever."""
        for key in {*self._kept, *self._under_way}:
            self.forget(key)

    async def _keeping(
        self, keys: Collection[K], coming: Awaitable[Mapping[K, V]], changes: bool
    ) -> Mapping[K, V]:
        mine = {key: self._begin(key, changes) for key in keys}
        try:
            values = await coming
        finally:
            for key in keys:
                self._end(key, mine[key])
        for key in keys:
            if not mine[key].overtaken:
                self._keep(key, values[key])
        return values

    async def _coming(self, keys: Collection[K]) -> None:
        """Wait for what is under way with those of them that are not known, if it will be kept."""
        unknown = (key for key in keys if key in self._under_way and not self._is_fresh(key))
        newest = [self._under_way[key][-1] for key in unknown]
        if waited_for := [one for one in newest if not one.overtaken]:
            with contextlib.suppress(TimeoutError):
                async with self._clock.deadline(self._clock.now() + PATIENCE):
                    for one in waited_for:
                        await one.ended.wait()

    def _begin(self, key: K, changes: bool) -> _Transaction:
        others = self._under_way[key]
        mine = _Transaction(changes, overtaken=any(other.changes for other in others))
        for other in others:
            other.overtaken |= changes
        others.append(mine)
        return mine

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
        self._kept[key] = self._kept.pop(key)  # the last that would go
        return self._kept[key][1]

    def _keep(self, key: K, value: V) -> None:
        self._kept.pop(key, None)
        self._kept[key] = self._clock.now(), value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
