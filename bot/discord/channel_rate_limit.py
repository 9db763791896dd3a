"""Limit the requests that begin on one route of a channel, independently of discord.py.

discord.py counts a request once even if it is retried. It takes the last answer received for the
newest, although another may have overtaken it. Of requests under way it forgets those answered
before.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from functools import partial
from typing import TypeAlias

from bot.clock import Clock

OF_CHANNEL = re.compile(r"/channels/\d+(/[a-z-]+)?")  # or a route below it
MOST, SECONDS = 5, 5.5  # of one route; Discord's 5 s, and the time of travel

Route: TypeAlias = tuple[str, str]  # a method, and a path


class ChannelLimit:
    """A limit on the requests that begin on each route of a channel."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._begun: defaultdict[Route, deque[float]] = defaultdict(partial(deque, maxlen=MOST))

    async def begin(self, method: str, path: str) -> None:
        """Wait until Discord is sure to accept one more request; count this one."""
        found = OF_CHANNEL.search(path)
        if found is None:
            return
        route = method, found[0]
        now, begun = self._clock.now(), self._begun[route]
        at = max(now, begun[0] + SECONDS) if len(begun) == MOST else now
        begun.append(at)
        self._clock.call_at(at + SECONDS, lambda: self._forget(route, at))
        if at > now:
            await self._clock.sleep_until(at)

    def _forget(self, route: Route, last: float) -> None:
        """Drop the record of a route unless another request has begun since."""
        if route in self._begun and self._begun[route][-1] == last:
            del self._begun[route]
