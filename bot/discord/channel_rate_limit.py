"""How many requests may begin with the messages of a channel, whatever discord.py counts.

It counts each once, also where it is tried again; it takes what an answer tells for the newest,
also where another has overtaken it; and of what is under way it forgets what was answered before.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from functools import partial
from typing import TypeAlias

from bot.clock import Clock

OF_CHANNEL = re.compile(r"/channels/\d+(/[a-z-]+)?")  # or what it holds
MOST, SECONDS = 5, 5.5  # of one route; Discord's 5 s and the way there

Route: TypeAlias = tuple[str, str]  # a method, and a path


class ChannelLimit:
    """Lets no more begin on a route of a channel than Discord takes."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._begun: defaultdict[Route, deque[float]] = defaultdict(partial(deque, maxlen=MOST))

    async def begin(self, method: str, path: str) -> None:
        """Wait until one more is sure to be taken; count this one."""
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
        """Unless another one has begun since."""
        if route in self._begun and self._begun[route][-1] == last:
            del self._begun[route]
