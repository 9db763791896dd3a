"""Requests whose answers were lost: discord.py does not count them, but Discord does."""

from __future__ import annotations

from collections import defaultdict, deque
from functools import partial
from typing import TypeAlias

from bot.clock import Clock

MOST, SECONDS = 5, 5.5  # with one channel's messages, in one way; Discord's 5 s and its way there

Route: TypeAlias = tuple[str, str]  # a method, and the path of a channel


class Unheard:
    """Lets no more begin with a channel's messages than Discord takes, where it did not tell.

    discord.py counts by what answers tell. Where one is lost or fails, it tries again without
    counting that, and does not wait for others that do the same.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._begun: defaultdict[Route, deque[float]] = defaultdict(partial(deque, maxlen=MOST))
        self._lost: set[Route] = set()

    async def begin(self, method: str, path: str) -> None:
        """Wait where answers were lost until one more is sure to be taken; count this one."""
        route = _route(method, path)
        if route is None:
            return
        now, begun = self._clock.now(), self._begun[route]
        free = begun[0] + SECONDS if len(begun) == MOST and route in self._lost else now
        begun.append(max(now, free))
        self._clock.call_at(begun[-1] + SECONDS, lambda: self._forget(route))
        if free > now:
            await self._clock.sleep_until(free)

    def answered(self, method: str, path: str, told: bool) -> None:
        """One was answered, or its answer was lost; was it told how many more are taken?"""
        if route := _route(method, path):
            (self._lost.discard if told else self._lost.add)(route)

    def _forget(self, route: Route) -> None:
        begun = self._begun[route]
        if not begun or begun[-1] + SECONDS <= self._clock.now():
            del self._begun[route]
            self._lost.discard(route)


def _route(method: str, path: str) -> Route | None:
    channel, messages, _ = path.partition("/messages")
    return (method, channel) if messages and "/channels/" in channel else None
