"""The first requests of each route, one after the other, until Discord tells how it counts them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from contextvars import ContextVar
from typing import Any

from bot import limits
from bot.clock import Clock

Request = Callable[..., Awaitable[Any]]

ALONE_SECONDS = 2.0  # that others wait for an answer
COUNTED = "X-RateLimit-Bucket"  # an answer with it tells with what a route is counted
REFUSALS = 400
READ_SECONDS = 0.2  # until discord.py has read all of an answer

_first: ContextVar[_Alone | None] = ContextVar("first", default=None)


def first_alone(request: Request, clock: Clock) -> Request:
    """The same request of discord.py, but the first on a route is answered before others begin.

    From its answer discord.py learns with what the route is counted; what it has under way on it
    then, to another channel say, it does not count. Where an answer does not tell that, as an
    unforeseen 429, the next request is the first; one that is not answered holds nobody up.
    """
    known: set[str] = set()
    locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def ask(route: Any, **options: Any) -> Any:
        if route.key in known:
            return await request(route, **options)
        await locks[route.key].acquire()
        if route.key in known:
            locks[route.key].release()
            return await request(route, **options)
        alone = _Alone(route.key, known, locks[route.key], clock)
        _first.set(alone)
        try:
            return await request(route, **options)
        finally:
            alone.end()
            _first.set(None)

    return ask


def note_first_answer(status: int, headers: Mapping[str, str]) -> None:
    """An answer has come to what the current task has sent: perhaps others need not wait."""
    if alone := _first.get():
        alone.note(status, COUNTED in headers)


class _Alone:
    """A request for which others on its route wait, from now on, though not for long."""

    def __init__(self, route: str, known: set[str], lock: asyncio.Lock, clock: Clock) -> None:
        self._route = route
        self._known = known
        self._lock: asyncio.Lock | None = lock
        self._clock = clock
        self._learned = True  # also from no answer: what hangs holds nobody up
        self._too_late = clock.call_at(clock.now() + ALONE_SECONDS, self.end)

    def note(self, status: int, counted: bool) -> None:
        """An answer of this status; was it told with what it is counted?"""
        self._learned = counted or status < REFUSALS
        if (
            status == limits.TOO_MANY or status >= limits.SERVER_ERRORS
        ):  # discord.py tries again, later
            self._too_late.cancel()
            self._too_late = self._clock.call_at(self._clock.now() + READ_SECONDS, self.end)

    def end(self) -> None:
        """The others wait no more: all of them, or the next is the first."""
        self._too_late.cancel()
        if self._lock is not None:
            if self._learned:
                self._known.add(self._route)
            self._lock.release()
            self._lock = None
