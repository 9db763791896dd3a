"""Requests that are tried again: discord.py does not count them twice, but Discord does."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from functools import partial
from typing import TypeAlias

from bot.clock import Clock

OF_CHANNEL = re.compile(r"/channels/\d+(/[a-z-]+)?")  # or what it holds
MOST, SECONDS = 5, 5.5  # of one route; Discord's 5 s and the way there
DOUBT_SECONDS = 10.0  # after a failure, in which discord.py tries again

Route: TypeAlias = tuple[str, str]  # a method, and a path


class Unheard:
    """Lets no more begin on a route of a channel than Discord takes, where one has failed.

    discord.py counts by what answers tell, and each request once. One that fails it tries again
    without counting that, and without waiting for others that do the same.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._begun: defaultdict[Route, deque[float]] = defaultdict(partial(deque, maxlen=MOST))
        self._doubtful: dict[Route, float] = {}  # until when
        self._left: dict[Route, tuple[int, float]] = {}  # requests, as was told, and until when

    async def begin(self, method: str, path: str) -> None:
        """Wait where one has failed until one more is sure to be taken; count this one."""
        route = _route(method, path)
        if route is None:
            return
        now, begun = self._clock.now(), self._begun[route]
        free = begun[0] + SECONDS if len(begun) == MOST and route in self._doubtful else now
        begun.append(at := max(now, free))
        self._clock.call_at(at + SECONDS, lambda: self._forget(route, at))
        if free > now:
            await self._clock.sleep_until(free)

    def failed(self, method: str, path: str) -> None:
        """One was answered nothing, or that it was refused for now: it is tried again, perhaps."""
        if route := _route(method, path):
            self._doubtful[route] = until = self._clock.now() + DOUBT_SECONDS
            self._clock.call_at(until, lambda: self._trust(route, until))

    def answered(self, method: str, path: str, left: int, seconds: float) -> None:
        """So many more may begin in so many seconds, as an answer tells."""
        if route := _route(method, path):
            now = self._clock.now()
            known, until = self._left.get(route, (left, now))
            if now < until and left > known:
                self.failed(method, path)
                left = known
            self._left[route] = left, now + seconds

    def _forget(self, route: Route, last: float) -> None:
        """Unless another one has begun since."""
        if route in self._begun and self._begun[route][-1] == last:
            del self._begun[route]
            self._left.pop(route, None)

    def _trust(self, route: Route, until: float) -> None:
        """Unless another one has failed since."""
        if self._doubtful.get(route) == until:
            del self._doubtful[route]


def _route(method: str, path: str) -> Route | None:
    found = OF_CHANNEL.search(path)
    return (method, found[0]) if found else None
