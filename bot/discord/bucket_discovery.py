"""The first request on a route goes alone: its answer tells with what the route is counted."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any

from discord.http import Route

from bot.clock import Clock
from bot.discord import limits

ALONE_SECONDS = 2.0  # that others wait for the first answer on a route
READ_SECONDS = 0.2  # until discord.py has read all of an answer

Request = Callable[..., Awaitable[Any]]


def first_alone(request: Request, clock: Clock) -> Request:
    """The same request of discord.py, but the first on a route is answered before others begin.

    From its answer discord.py learns with what the route is counted; what it has under way on it
    then, to another channel say, it does not count. Where none tells that, as after an
    unforeseen 429 or without a connection, the next request is the first; one that hangs holds
    nobody up.
    """
    known: set[str] = set()
    locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def ask(route: Route, **options: Any) -> Any:
        if route.key in known:
            return await request(route, **options)
        await locks[route.key].acquire()
        if route.key in known:
            locks[route.key].release()
            return await request(route, **options)
        alone = Alone(route.key, known, locks[route.key], clock)
        first.set(alone)
        try:
            return await request(route, **options)
        finally:
            alone.end()
            first.set(None)

    return ask


class Alone:
    """A request for which others on its route wait, though not long once it is sent."""

    def __init__(self, route: str, known: set[str], lock: asyncio.Lock, clock: Clock) -> None:
        self._route = route
        self._known = known
        self._lock: asyncio.Lock | None = lock
        self._clock = clock
        self._learned = False
        self._too_late: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """It is sent now: it had to wait its turn, but the others wait for its answer alone."""
        if self._lock is not None:
            self._end_after(ALONE_SECONDS, self._hang)

    def note(self, status: int, told: bool) -> None:
        """An answer of this status; was it told with what it is counted?"""
        self._learned = told
        tried_again_later = status == limits.TOO_MANY or status >= limits.SERVER_ERRORS
        if tried_again_later:
            self._end_after(READ_SECONDS, self.end)

    def _hang(self) -> None:
        self._learned = True  # nothing, but what hangs holds nobody up
        self.end()

    def end(self) -> None:
        """The others wait no more: all of them, or the next is the first."""
        if self._too_late is not None:
            self._too_late.cancel()
        if self._lock is not None:
            if self._learned:
                self._known.add(self._route)
            self._lock.release()
            self._lock = None

    def _end_after(self, seconds: float, end: Callable[[], None]) -> None:
        if self._too_late is not None:
            self._too_late.cancel()
        self._too_late = self._clock.call_at(self._clock.now() + seconds, end)


first: ContextVar[Alone | None] = ContextVar("first", default=None)
"""The request that is sent here, where it is one."""
