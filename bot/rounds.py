"""When what is to be shown has the processor: after answers, and one thing at a time."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import inf

from bot.clock import Clock

HELD_SECONDS = 0.1  # that something to show waits for answers at most, and an answer holds it up


@dataclass(order=True)
class _Waiter:
    urgency: int
    number: int  # in the order in which they came
    since: float = field(compare=False)
    granted: asyncio.Future[None] = field(compare=False)


class Rounds:
    """Lets one thing to show be prepared in each round of the event loop, the most urgent first.

    Answers need some rounds each: however much is to be shown, they wait for one thing in each,
    and mostly for none. While one is under way nothing begins that has not waited for long. What
    waits meanwhile is often shown together with what the answer has changed.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[_Waiter] = []  # a heap
        self._in_order = deque[_Waiter]()  # the same, as they came
        self._numbers = itertools.count()
        self._answers: dict[int, float] = {}  # since when each is under way, as they came
        self._next_round: asyncio.Handle | None = None

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Meanwhile somebody waits for an answer."""
        number = next(self._numbers)
        self._answers[number] = self._clock.now()
        try:
            yield
        finally:
            del self._answers[number]
            if self._next_round is not None and not self._answers:  # it is held no longer
                self._next_round.cancel()
                self._next_round = asyncio.get_running_loop().call_soon(self._go)

    async def turn(self, urgency: int) -> None:
        """Wait for a round; the lower the number, the more urgent."""
        loop = asyncio.get_running_loop()
        waiter = _Waiter(urgency, next(self._numbers), self._clock.now(), loop.create_future())
        heappush(self._waiting, waiter)
        self._in_order.append(waiter)
        if self._next_round is None:
            self._next_round = loop.call_soon(self._go)
        await waiter.granted

    def _go(self) -> None:
        self._next_round = None
        while self._in_order and self._in_order[0].granted.done():
            self._in_order.popleft()
        if not self._in_order:
            self._waiting.clear()
            return
        newest = next(reversed(self._answers.values()), -inf)
        held_until = min(newest, self._in_order[0].since) + HELD_SECONDS
        if self._clock.now() < held_until:
            self._next_round = self._clock.call_at(held_until, self._go)
            return
        while (first := heappop(self._waiting)).granted.done():  # who waited was cancelled
            pass
        first.granted.set_result(None)
        self._next_round = asyncio.get_running_loop().call_soon(self._go)
