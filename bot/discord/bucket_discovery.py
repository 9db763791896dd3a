"""Send the first request on a route alone, so that its answer reveals the rate limit bucket."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Any

from discord.http import Route

from bot.clock import Clock
from bot.discord import limits

ALONE_SECONDS = 2.0  # the longest wait of other requests for the first answer on a route
READ_SECONDS = 0.2  # until discord.py has read all of an answer

Request = Callable[..., Awaitable[Any]]


def first_alone(request: Request, clock: Clock) -> Request:
    """Wrap a request of discord.py so that the first on each route is answered before others begin.

    discord.py learns the bucket of a route from an answer. Requests that are under way at that
    time, to another channel for example, are not counted in the bucket. Where an answer names no
    bucket, as after an unforeseen 429 or without a connection, the next request becomes the first
    one. A request that hangs delays the others by `ALONE_SECONDS` at most.
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
    """A first request on its route, for which others wait a bounded time once it is sent."""

    def __init__(self, route: str, known: set[str], lock: asyncio.Lock, clock: Clock) -> None:
        self._route = route
        self._known = known
        self._lock: asyncio.Lock | None = lock
        self._clock = clock
        self._learned = False
        self._too_late: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Start the time limit: the request is sent now, and others wait for its answer."""
        if self._lock is not None:
            self._end_after(ALONE_SECONDS, self._hang)

    def note(self, status: int, told: bool) -> None:
        """Record an answer of this status; `told` is whether it names the rate limit bucket."""
        self._learned = told
        tried_again_later = status == limits.TOO_MANY or status >= limits.SERVER_ERRORS
        if tried_again_later:
            self._end_after(READ_SECONDS, self.end)

    def _hang(self) -> None:
        self._learned = True  # no bucket is known, but a hanging request must not delay others
        self.end()

    def end(self) -> None:
        """Release the requests that wait: all of them, or the next one as the new first."""
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
"""The first request on a route that the current task sends, if any."""
