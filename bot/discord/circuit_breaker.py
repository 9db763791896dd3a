"""Discord away: what many things wait to show is tried by one of them at a time, now and then."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator

from bot import metrics
from bot.clock import Clock

log = logging.getLogger(__name__)

PLACES = 5  # in which requests have failed in a row: then it is Discord, and not one channel
PAUSES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)  # seconds before the first, second ... probe


class Breaker:
    """Hears of every request that shows something, and holds back others while none is answered.

    Answers to clicks are neither held back nor told of: they are few, and somebody waits.
    """

    def __init__(self, clock: Clock) -> None:
        self.is_open = False  # Discord is away
        self._clock = clock
        self._failed: set[str] = set()  # places, since anything was answered
        self._tables: set[int] = set()  # the same of tables
        self._probes = 0  # since it is open
        self._next: asyncio.TimerHandle | None = None
        self._may_probe = False  # whoever comes next
        # each with whether it is to be a probe: those who have not failed, and those who have
        self._waiting = deque[asyncio.Future[bool]](), deque[asyncio.Future[bool]]()

    def failed(self, place: str, table: int = 0) -> None:
        """A request about this place was not answered, or only by an error of the server.

        What it was to show is of this table, or 0.
        """
        self._failed.add(place)
        self._tables.add(table)
        if len(self._failed) >= PLACES and not self.is_open:
            log.warning("Discord is away: what is to be shown waits until a probe is answered.")
            metrics.AWAY.set(1)
            self.is_open, self._probes = True, 0
            self._probe_later()

    def answered(self) -> None:
        """Discord is there, though perhaps it has refused."""
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
        """Go on at once where Discord is there; else as a probe, or when it is there again.

        What is shown of a table of which nothing has failed goes on as well: it may be that all
        that failed is of a few others. Who has `failed` just before tries it after those who have
        not.
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
            elif self.is_open:  # there was nothing to send
                self._probe()

    async def _turn(self, queue: deque[asyncio.Future[bool]]) -> bool:
        """Wait for it; is it to be a probe?"""
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
                self._probe()  # it ended in the moment of its turn
            raise

    def _probe_later(self) -> None:
        pause = PAUSES[min(self._probes, len(PAUSES) - 1)]
        self._probes += 1
        self._next = self._clock.call_at(self._clock.now() + pause, self._probe)

    def _probe(self) -> None:
        """Who has waited longest tries it, those who have failed last; or whoever comes next."""
        self._may_probe = not any(self._waiting)
        if any(self._waiting):
            self._let_first_go(probe=True)

    def _let_first_go(self, *, probe: bool) -> None:
        first = next(queue for queue in self._waiting if queue).popleft()
        if not first.done():
            first.set_result(probe)
        elif probe:
            self._probe()
