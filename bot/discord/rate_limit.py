"""The rate limit of this process for requests to Discord, and the order in which tables send."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import IntEnum
from heapq import heappop, heappush

from bot import metrics
from bot.clock import Clock

OLDEST_EVERY = 8  # turns, one goes to the oldest request, so that urgent ones cannot starve it
KEPT_SECONDS = 1.0  # how long a turn is reserved while its picture is drawn
DRAWN_AT_ONCE = 3  # pictures drawn in parallel: between these, answers have the processor


class Urgency(IntEnum):
    """The priority of a request, the most urgent first."""

    ANSWER = 0  # a user has just clicked, and waits
    HAND = 1  # of the player on turn
    PING = 2
    TABLE = 3
    REST = 4  # no user waits for it


@dataclass(eq=False)
class Sending:
    """The purpose of some requests; `table` is the number of the table it is about, or 0.

    `begun` counts all requests for the purpose, also those outside Discord's rate limit.
    """

    urgency: Urgency = Urgency.ANSWER
    table: int = 0
    begun: int = 0


@dataclass(eq=False)
class _Place:
    sending: Sending
    since: float
    task: asyncio.Task[object] | None
    queue: _Queue
    number: int  # in the order of arrival
    granted: asyncio.Future[None] = field(default_factory=asyncio.Future)


_ANSWER = Sending()
_sending: ContextVar[Sending] = ContextVar("sending", default=_ANSWER)


@contextlib.contextmanager
def sending(purpose: Sending) -> Iterator[None]:
    """Within it all requests are for this purpose; outside they answer a click."""
    before = _sending.get()
    _sending.set(purpose)
    try:
        yield
    finally:
        _sending.set(before)


def count() -> None:
    """Count a request that begins for the current purpose."""
    _sending.get().begun += 1


def purpose() -> Sending:
    """Return the purpose of the requests of the current task."""
    return _sending.get()


class Pace:
    """A rate limit: lets `most` requests begin in any `seconds`, and queues the others.

    More urgent requests go first. Among equally urgent ones the tables take turns. A cancelled
    request leaves the queue at once.
    """

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self._clock = clock
        self._all_of_us = self._most = most
        self.seconds = seconds
        self._free = most
        self._pauses = 0
        self._turns = 0
        self._numbers = itertools.count()
        self._ready, self._undrawn = _Queue(), _Queue()
        self._kept: set[asyncio.Task[object] | None] = set()  # tasks with a turn not yet used
        self.rounds = Rounds()

    def share(self, part: float) -> None:
        """Use this share of the rate limit, one request at least; other processes use the rest."""
        most = max(1, int(self._all_of_us * part))
        self._free += most - self._most
        self._most = most
        self._grant()

    @property
    def waiting(self) -> dict[Urgency, int]:
        """The number of requests in the queue, by urgency."""
        return {one: self._ready.waiting(one) + self._undrawn.waiting(one) for one in Urgency}

    async def begin(self) -> None:
        """Wait until one more request may begin, and count it."""
        task = asyncio.current_task()
        if task in self._kept:
            self._kept.remove(task)
            self._grant()
        else:
            await self._take(self._ready)
        self._clock.call_at(self._clock.now() + self.seconds, self._give_back)

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn before drawing; the first request within begins at once.

        Since the turn is taken first, no other request overtakes the picture while it is drawn, and
        only `DRAWN_AT_ONCE` pictures and messages are made in parallel. A turn that is not used
        within `KEPT_SECONDS` goes to another request.
        """
        task = asyncio.current_task()
        await self._take(self._undrawn)
        too_late = self._clock.call_at(self._clock.now() + KEPT_SECONDS, lambda: self._lose(task))
        try:
            yield
        finally:
            too_late.cancel()
            self._lose(task)

    def hurry(self, sending: Sending, urgency: Urgency) -> None:
        """Raise the urgency of this purpose, also of its requests in the queue."""
        if urgency >= sending.urgency:
            return
        for queue in (self._ready, self._undrawn):
            queue.hurry(sending, urgency)
        sending.urgency = urgency

    def pause(self, seconds: float) -> None:
        """Let no request begin for so long, after Discord has refused all requests of the bot."""
        self._pauses += 1
        self._clock.call_at(self._clock.now() + seconds, self._go_on)

    def _go_on(self) -> None:
        self._pauses -= 1
        self._grant()

    def _lose(self, task: asyncio.Task[object] | None) -> None:
        if task in self._kept:
            self._kept.remove(task)
            self._give_back()

    def _give_back(self) -> None:
        self._free += 1
        self._grant()

    async def _take(self, queue: _Queue) -> None:
        task, number = asyncio.current_task(), next(self._numbers)
        place = _Place(_sending.get(), self._clock.now(), task, queue, number)
        queue.add(place)
        self._grant()
        try:
            with metrics.QUEUED.track_inprogress():
                await place.granted
        except asyncio.CancelledError:
            if place.granted.cancelled():
                queue.remove(place)
            else:  # at the moment of its turn
                self._kept.discard(task)
                self._give_back()
            raise
        waited, urgency = self._clock.now() - place.since, place.sending.urgency
        metrics.PACED.labels(urgency.name.lower()).observe(max(0.0, waited))

    def _grant(self) -> None:
        while self._free > 0 and not self._pauses and (place := self._next()):
            place.queue.remove(place)
            if place.granted.cancelled():  # the waiting task was cancelled, and is about to end
                continue
            self._free -= 1
            self._turns += 1
            if place.queue is self._undrawn:
                self._kept.add(place.task)
            place.granted.set_result(None)

    def _next(self) -> _Place | None:
        may_draw = len(self._kept) < DRAWN_AT_ONCE
        queues = (self._ready, self._undrawn) if may_draw else (self._ready,)
        if (self._turns + 1) % OLDEST_EVERY == 0:
            oldest = [place for queue in queues if (place := queue.oldest())]
            return min(oldest, key=lambda place: place.number, default=None)
        first = [place for queue in queues if (place := queue.first())]
        return min(first, key=lambda place: (place.sending.urgency, place.number), default=None)


class _Queue:
    """The requests in the queue: the more urgent first, and among equals the tables take turns."""

    def __init__(self) -> None:
        self._lines = {urgency: _Line() for urgency in Urgency}
        self._all: OrderedDict[int, _Place] = OrderedDict()  # in the order of arrival

    def waiting(self, urgency: Urgency) -> int:
        """Return the number of requests of this urgency."""
        return self._lines[urgency].length

    def add(self, place: _Place) -> None:
        self._all[place.number] = place
        self._lines[place.sending.urgency].add(place)

    def remove(self, place: _Place) -> None:
        """Remove a request, if it is still queued."""
        if self._all.pop(place.number, None):
            self._lines[place.sending.urgency].remove(place)

    def first(self) -> _Place | None:
        return next((line.first() for line in self._lines.values() if line.length), None)

    def oldest(self) -> _Place | None:
        return next(iter(self._all.values()), None)

    def hurry(self, sending: Sending, urgency: Urgency) -> None:
        for place in self._lines[sending.urgency].of(sending):
            self._lines[sending.urgency].remove(place)
            self._lines[urgency].add(place)


class Rounds:
    """Lets one message be prepared in each round of the event loop, the most urgent first.

    An answer to a click needs some rounds. However long the queue is, the answer waits for one
    message in each round.
    """

    def __init__(self) -> None:
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()
        self._going = False

    async def turn(self, urgency: Urgency) -> None:
        """Wait for a round."""
        loop = asyncio.get_running_loop()
        mine = loop.create_future()
        heappush(self._waiting, (urgency, next(self._numbers), mine))
        if not self._going:
            self._going = True
            loop.call_soon(self._next)
        await mine

    def _next(self) -> None:
        while self._waiting:
            _, _, first = heappop(self._waiting)
            if not first.done():  # else the waiting task was cancelled
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._going = False


class _Line:
    """The requests of one urgency: the tables take turns."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, deque[_Place]] = OrderedDict()
        self.length = 0

    def add(self, place: _Place) -> None:
        self._tables.setdefault(place.sending.table, deque()).append(place)
        self.length += 1

    def first(self) -> _Place:
        return next(iter(self._tables.values()))[0]

    def remove(self, place: _Place) -> None:
        """Remove one request; its table is the last to have another turn."""
        table = place.sending.table
        self._tables[table].remove(place)
        self.length -= 1
        if self._tables[table]:
            self._tables.move_to_end(table)
        else:
            del self._tables[table]

    def of(self, sending: Sending) -> list[_Place]:
        return [one for one in self._tables.get(sending.table, ()) if one.sending is sending]
