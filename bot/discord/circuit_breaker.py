"""A circuit breaker for Discord outages: one pending request at a time is sent as a probe."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator

from bot import metrics
from bot.clock import Clock

log = logging.getLogger(__name__)

PLACES = 5  # with failed requests in a row: Discord is down, not one channel
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # seconds before the first, second ... probe


class Breaker:
    """A circuit breaker: sees the result of each display request, and holds others back in an
    outage.

    Answers to clicks are neither held back nor recorded: they are few, and a user waits for each.
    """

    def __init__(self, clock: Clock) -> None:
        self.is_open = False  # during an outage
        self._clock = clock
        self._failed: set[str] = set()  # places, since the last answer
        self._tables: set[int] = set()  # tables, since the last answer
        self._probes = 0  # since the breaker opened
        self._next: asyncio.TimerHandle | None = None
        self._may_probe = False  # the next request is a probe
        # each resolves to whether it is a probe: requests that have not failed, and those that have
        self._waiting = deque[asyncio.Future[bool]](), deque[asyncio.Future[bool]]()

    def failed(self, place: str, table: int = 0) -> None:
        """Record that a request to this place got no answer, or a server error.

        `table` is the number of the table whose display it was, or 0.
        """
        self._failed.add(place)
        self._tables.add(table)
        if len(self._failed) >= PLACES and not self.is_open:
            log.warning("Discord is away: what is to be shown waits until a probe is answered.")
            metrics.AWAY.set(1)
            self.is_open, self._probes = True, 0
            self._probe_later()

    def answered(self) -> None:
        """Record an answer, which may be a refusal: Discord is up."""
        self._failed.clear()
        self._tables.clear()
        if not self.is_open:
            return
        log.warning("Discord is there again: %d probes were sent.", self._probes)
        metrics.AWAY.set(0)
        self.is_open = self._may_probe = False
        if self._next:
            self._next.cancel()
        while any(self._waiting):
            self._let_first_go(probe=False)

    @contextlib.asynccontextmanager
    async def passing(self, failed: bool = False, table: int = 0) -> AsyncIterator[None]:
        """Enter at once while Discord is up; else as a probe, or after the outage.

        Requests of a table without any failure enter as well: perhaps all failures are of a few
        other tables. A request that has just `failed` waits behind those that have not.
        """
        goes_on = not self.is_open or table not in self._tables
        if goes_on or not await self._turn(self._waiting[failed]):
            yield
            return
        self._failed.clear()
        try:
            yield
        finally:
            if self.is_open and self._failed:
                self._probe_later()
            elif self.is_open:  # no request was needed
                self._probe()

    async def _turn(self, queue: deque[asyncio.Future[bool]]) -> bool:
        """Wait for a turn; returns whether the request is a probe."""
        if self._may_probe:
            self._may_probe = False
            return True
        mine: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine in queue:
                queue.remove(mine)
            elif not mine.cancelled() and mine.result() and self.is_open:
                self._probe()  # cancelled at the moment of its turn
            raise

    def _probe_later(self) -> None:
        pause = PAUSES[min(self._probes, len(PAUSES) - 1)]
        self._probes += 1
        self._next = self._clock.call_at(self._clock.now() + pause, self._probe)

    def _probe(self) -> None:
        """Let the oldest waiting request probe, failed ones last; without any, the next to come."""
        self._may_probe = not any(self._waiting)
        if any(self._waiting):
            self._let_first_go(probe=True)

    def _let_first_go(self, *, probe: bool) -> None:
        first = next(queue for queue in self._waiting if queue).popleft()
        if not first.done():
            first.set_result(probe)
        elif probe:
            self._probe()
