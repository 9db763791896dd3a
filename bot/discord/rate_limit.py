"""The rate limits of requests to Discord, and the order in which requests of tables are sent.

A request waits in its bucket until the bucket has room, and then in one queue for all buckets. A
busy channel thus delays no other channel. No code below this queue waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import OrderedDict, defaultdict, deque
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import TypeAlias

from bot import metrics
from bot.clock import Clock
from bot.discord import limits
from bot.discord.circuit_breaker import CircuitBreaker
from bot.discord.outgoing import LONGEST_WAIT, Blocked, Outgoing, Purpose, Urgency, seconds_in

log = logging.getLogger(__name__)

OLDEST_EVERY = 8  # every eighth turn goes to the oldest request, so that it cannot starve
MOST, SECONDS = 5, 5.0  # limit of a bucket that no answer has described: Discord's usual limit
TRAVEL = 0.5  # seconds by which the network may shorten the interval between two requests
IDLE_BUCKETS = 1000  # buckets kept before idle buckets are removed
LONG_ROUND = 0.03  # seconds of a round of the event loop after which no message is begun
MOST_HELD = 0.5  # seconds without a new message, at most
PAUSE = 0.005  # seconds until the drawing is looked at again
HELD_FROM = limits.INVALID_MOST // 2  # invalid requests after which only urgent requests begin


@dataclass(eq=False)
class Bucket:
    """The requests that Discord counts together: at most `most` in any `seconds`.

    Requests are counted when they begin, not when they are answered, because one answer may
    overtake another.

    >>> bucket = Bucket(most=1, seconds=5.0)
    >>> bucket.begin(now=100.0)
    >>> bucket.ready_at()
    105.5
    """

    most: int = MOST
    seconds: float = SECONDS
    shut_until: float = 0.0
    reserved: int = 0  # requests that have room here and have not begun
    begun: deque[float] = field(default_factory=deque)
    waiting: list[Entry] = field(default_factory=list)  # a heap
    timer: asyncio.TimerHandle | None = None

    def ready_at(self) -> float:
        """Return the moment at which the bucket has room for one more request.

        If requests that have not begun take all the room, return the end of the pause.
        """
        room = self.most - self.reserved
        if room <= 0:
            return self.shut_until
        full = self.begun[-room] + self.seconds + TRAVEL if room <= len(self.begun) else 0.0
        return max(self.shut_until, full)

    def begin(self, now: float) -> None:
        """Count a request that begins now."""
        while self.begun and self.begun[0] + self.seconds + TRAVEL <= now:
            self.begun.popleft()
        self.begun.append(now)

    def is_idle(self, now: float) -> bool:
        """Whether the bucket can be removed: no request waits, and no limit is in force."""
        last = self.begun[-1] if self.begun else 0.0
        over = max(self.shut_until, last + self.seconds + TRAVEL) <= now
        return over and not self.waiting and not self.reserved


@dataclass(eq=False)
class Ticket:
    """A request that waits, or the turn that is reserved for a request."""

    purpose: Purpose
    bucket: Bucket
    counted: bool  # whether the global rate limit counts the request
    since: float  # time of arrival
    number: int  # in the order of arrival
    urgency: Urgency  # urgency with which the ticket is queued
    queued: bool = False  # whether in the queue for all buckets, after its own bucket had room
    granted: asyncio.Future[None] = field(default_factory=asyncio.Future)

    @property
    def entry(self) -> Entry:
        """The entry for the heap of the bucket."""
        return self.urgency, self.number, self


Entry: TypeAlias = tuple[int, int, Ticket]


class RateLimit:
    """Lets at most `most` requests begin in any `seconds`, within the limit of each bucket.

    More urgent requests go first. Among equally urgent ones the tables take turns. While the
    circuit breaker is open, the oldest request is its probe. A cancelled request leaves the queue
    at once. After many invalid requests, only requests for which a player waits begin.
    """

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self.seconds = seconds
        self.breaker = CircuitBreaker(clock, self._grant)
        self.rounds = Rounds(clock)
        self.waiting = dict.fromkeys(Urgency, 0)  # requests that wait, by urgency
        self._clock = clock
        self._all_of_us = self._most = most
        self._free = most
        self._paused_until = 0.0
        self._invalid, self._held_from = 0, HELD_FROM
        self._turns = 0
        self._numbers = itertools.count()
        self._queue = _Queue()
        self._tickets: defaultdict[Purpose, set[Ticket]] = defaultdict(set)  # waiting tickets
        self._kept: dict[asyncio.Task[object] | None, Ticket] = {}  # by task: unused turns
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._names: dict[str, str] = {}  # by route: Discord's name of its bucket
        self._most_buckets = IDLE_BUCKETS

    def share(self, part: float) -> None:
        """Use this `part` (0 to 1) of the rate limit, at least one request."""
        most = max(1, int(self._all_of_us * part))
        self._held_from = max(1, int(HELD_FROM * part))
        self._free += most - self._most
        self._most = most
        self._grant()

    async def begin(self, outgoing: Outgoing) -> None:
        """Wait until this request may begin, and count it.

        Raises Blocked if a rate limit lasts longer than LONGEST_WAIT.
        """
        task = asyncio.current_task()
        ticket = self._kept.get(task)
        if ticket is not None and ticket.bucket is self._bucket(outgoing):
            del self._kept[task]
        else:
            ticket = await self._take(outgoing)
        ticket.bucket.reserved -= 1
        ticket.bucket.begin(self._clock.now())
        self._wake(ticket.bucket)
        if ticket.counted:
            self._clock.call_at(self._clock.now() + self.seconds, self._free_one)

    @contextlib.asynccontextmanager
    async def turn(self, outgoing: Outgoing) -> AsyncIterator[None]:
        """Wait for a turn; a request within the block in the same bucket then begins at once.

        A message is composed after the wait, so that no other request overtakes it while its
        picture is drawn. An unused turn goes to another request. Raises Blocked as `begin` does.
        """
        task = asyncio.current_task()
        ticket = self._kept[task] = await self._take(outgoing)
        try:
            yield
        finally:
            if self._kept.get(task) is ticket:
                del self._kept[task]
                self._give_back(ticket)

    def hurry(self, purpose: Purpose, urgency: Urgency) -> None:
        """Raise the urgency of this purpose, and of its requests that wait already."""
        if urgency >= purpose.urgency:
            return
        purpose.urgency = urgency
        self.rounds.hurry(purpose)
        for ticket in self._tickets.get(purpose, ()):
            if ticket.queued:
                self._queue.remove(ticket)
            self.waiting[ticket.urgency] -= 1
            self.waiting[urgency] += 1
            ticket.urgency = urgency
            if ticket.queued:
                self._queue.add(ticket)
            else:  # `_open` skips the former entry
                heappush(ticket.bucket.waiting, ticket.entry)

    def pause(self, seconds: float) -> None:
        """Pause all requests that the global rate limit counts, after Discord has refused them all.

        Requests that would wait for longer than LONGEST_WAIT raise Blocked, including requests that
        wait already.
        """
        self._paused_until = max(self._paused_until, self._clock.now() + seconds)
        self._clock.call_at(self._paused_until, self._grant)
        left = self._paused_until - self._clock.now()
        waiting = [ticket for tickets in self._tickets.values() for ticket in tickets]
        for ticket in waiting if left > LONGEST_WAIT else ():
            if ticket.counted and not ticket.granted.done():
                ticket.granted.set_exception(Blocked(left))
                self._unqueue(ticket)

    def note_invalid(self) -> None:
        """Count an invalid request for INVALID_SECONDS, as Discord does."""
        self._count_invalid(1)
        ended = self._clock.now() + limits.INVALID_SECONDS
        self._clock.call_at(ended, lambda: self._count_invalid(-1))

    def _count_invalid(self, change: int) -> None:
        if change > 0 and self._invalid == self._held_from - 1:
            log.warning("Discord has refused %d requests: only urgent ones go on.", self._held_from)
        self._invalid += change
        metrics.INVALID.set(self._invalid)
        self._grant()

    def shut(self, outgoing: Outgoing, seconds: float) -> float:
        """Pause the bucket of this request; return the end (epoch seconds) of the longest pause."""
        bucket = self._bucket(outgoing)
        bucket.shut_until = max(bucket.shut_until, self._clock.now() + seconds)
        self._open(bucket)
        return bucket.shut_until

    def learn(self, outgoing: Outgoing, headers: Mapping[str, str]) -> None:
        """Update the limit and the pause of a bucket from the headers of an answer."""
        if name := headers.get("X-RateLimit-Bucket"):
            self._names[outgoing.route.key] = name
        bucket = self._bucket(outgoing)
        limit, left, after = (headers.get(f"X-RateLimit-{name}", "") for name in DESCRIBED)
        seconds = seconds_in(after)
        if seconds is not None and limit.isdecimal() and left.isdecimal():
            bucket.most = max(1, int(limit))
            if int(left) == bucket.most - 1:  # the first request: `seconds` is the whole window
                bucket.seconds = min(seconds, 10 * LONGEST_WAIT)
            if int(left) == 0:
                bucket.shut_until = max(bucket.shut_until, self._clock.now() + seconds)
        self._open(bucket)

    def _bucket(self, outgoing: Outgoing) -> Bucket:
        route = outgoing.route
        key = self._names.get(route.key, route.key), route.major_parameters
        if key not in self._buckets and len(self._buckets) >= self._most_buckets:
            now, kept = self._clock.now(), self._buckets.items()
            self._buckets = {name: one for name, one in kept if not one.is_idle(now)}
            self._most_buckets = IDLE_BUCKETS + 2 * len(self._buckets)
        if key not in self._buckets:  # until its first answer, a bucket is known by its route alone
            unnamed = self._buckets.pop((route.key, route.major_parameters), None)
            self._buckets[key] = unnamed or Bucket()
        return self._buckets[key]

    async def _take(self, outgoing: Outgoing) -> Ticket:
        bucket, purpose, now = self._bucket(outgoing), outgoing.purpose, self._clock.now()
        if not outgoing.by_token and self._paused_until > now + LONGEST_WAIT:
            raise Blocked(self._paused_until - now)
        counted, number = not outgoing.by_token, next(self._numbers)
        ticket = Ticket(purpose, bucket, counted, now, number, purpose.urgency)
        heappush(bucket.waiting, ticket.entry)
        self._tickets[purpose].add(ticket)
        self.waiting[ticket.urgency] += 1
        self._open(bucket)
        try:
            with metrics.QUEUED.track_inprogress():
                await ticket.granted
        except asyncio.CancelledError:
            self._leave(ticket)
            raise
        finally:
            self.waiting[ticket.urgency] -= 1
            self._tickets[purpose].discard(ticket)
            if not self._tickets[purpose]:
                del self._tickets[purpose]
        if ticket.counted:
            waited = max(0.0, self._clock.now() - ticket.since)
            metrics.PACED.labels(ticket.urgency.name.lower()).observe(waited)
        return ticket

    def _leave(self, ticket: Ticket) -> None:
        if not ticket.granted.cancelled():  # cancelled after its turn or Blocked was set
            if ticket.granted.exception() is None:
                self._give_back(ticket)
        else:
            self._unqueue(ticket)

    def _unqueue(self, ticket: Ticket) -> None:
        if ticket.queued:
            self._queue.remove(ticket)
            ticket.queued = False
            ticket.bucket.reserved -= 1
            self._open(ticket.bucket)

    def _give_back(self, ticket: Ticket) -> None:
        """Take back a turn that was granted and not used."""
        ticket.bucket.reserved -= 1
        if ticket.counted:
            self._free += 1
        if ticket.urgency is not Urgency.ANSWER:
            self.breaker.unused()
        self._open(ticket.bucket)

    def _free_one(self) -> None:
        self._free += 1
        self._grant()

    def _open(self, bucket: Bucket) -> None:
        """Queue the waiting requests for which the bucket has room, and set the timer for others.

        A request that the global rate limit does not count gets its turn at once. In a pause longer
        than LONGEST_WAIT, all waiting requests raise Blocked.
        """
        now = self._clock.now()
        shut = bucket.shut_until > now + LONGEST_WAIT
        while bucket.waiting:
            if not shut and (bucket.reserved >= bucket.most or bucket.ready_at() > now):
                break
            *_, ticket = entry = heappop(bucket.waiting)
            if ticket.granted.done() or ticket.queued or entry != ticket.entry:
                continue
            if shut:
                ticket.granted.set_exception(Blocked(bucket.shut_until - now))
                continue
            bucket.reserved += 1
            if ticket.counted:
                ticket.queued = True
                self._queue.add(ticket)
            else:
                ticket.granted.set_result(None)
        self._wake(bucket)
        self._grant()

    def _wake(self, bucket: Bucket) -> None:
        """Set the timer that opens a bucket when it has room for a waiting request.

        No timer is needed while requests with a turn take all the room: each of them sets the timer
        when it begins.
        """
        if bucket.timer is not None:
            bucket.timer.cancel()
            bucket.timer = None
        if bucket.waiting and bucket.reserved < bucket.most:
            bucket.timer = self._clock.call_at(bucket.ready_at(), lambda: self._open(bucket))

    def _grant(self) -> None:
        while self._free > 0 and self._paused_until <= self._clock.now() and (one := self._next()):
            self._queue.remove(one)
            one.queued = False
            if one.granted.cancelled():  # the waiting task was cancelled and is about to end
                one.bucket.reserved -= 1
                continue
            self._free -= 1
            self._turns += 1
            if one.urgency is not Urgency.ANSWER:
                self.breaker.granted()
            one.granted.set_result(None)

    def _next(self) -> Ticket | None:
        if self.breaker.is_waiting:
            return self._queue.first_let(self.breaker)
        if self._invalid >= self._held_from:
            return self._queue.first(Urgency.PING)
        if (self._turns + 1) % OLDEST_EVERY == 0 or self.breaker.is_open:
            return self._queue.oldest()
        return self._queue.first()


DESCRIBED = ("Limit", "Remaining", "Reset-After")


class _Queue:
    """The queue for all buckets: urgent requests first; among equals the tables take turns."""

    def __init__(self) -> None:
        self._lines = {urgency: _Line() for urgency in Urgency}
        self._all: OrderedDict[int, Ticket] = OrderedDict()  # in the order of arrival

    def add(self, ticket: Ticket) -> None:
        self._all[ticket.number] = ticket
        self._lines[ticket.urgency].add(ticket)

    def remove(self, ticket: Ticket) -> None:
        """Remove a request, if it is still queued."""
        if self._all.pop(ticket.number, None):
            self._lines[ticket.urgency].remove(ticket)

    def first(self, least: Urgency = Urgency.REST) -> Ticket | None:
        """Return the first request; None if all requests are less urgent than `least`."""
        lines = (line for urgency, line in self._lines.items() if urgency <= least)
        return next((line.first() for line in lines if line.length), None)

    def first_let(self, breaker: CircuitBreaker) -> Ticket | None:
        """Return the first request that the circuit breaker does not hold back, or None."""
        if self._lines[Urgency.ANSWER].length:
            return self._lines[Urgency.ANSWER].first()
        lines = (line.first_of(breaker.lets) for line in self._lines.values())
        return next(filter(None, lines), None)

    def oldest(self) -> Ticket | None:
        return next(iter(self._all.values()), None)


class Rounds:
    """Lets one message be prepared in each round of the event loop, the most urgent first.

    An answer to a click needs several rounds. In each of these rounds the answer waits for one
    message at most, however many messages are to be prepared. None begins after a long round, or
    while the drawing `is_crowded`: messages under way, and many clicks, would delay each answer.
    """

    def __init__(self, clock: Clock) -> None:
        self.is_crowded: Callable[[], bool] = lambda: False
        self._clock = clock
        self._at = self._begun_at = 0.0  # time of the last round, and of the last one with a turn
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []  # a heap
        self._turns: dict[Purpose, asyncio.Future[None]] = {}  # by purpose, in the heap
        self._numbers = itertools.count()
        self._going = False

    async def turn(self, purpose: Purpose) -> None:
        """Wait for the round in which the caller may prepare its message.

        One caller at a time waits with the same purpose.
        """
        loop = asyncio.get_running_loop()
        self._turns[purpose] = turn = loop.create_future()
        self.hurry(purpose)
        if not self._going:
            self._going, self._at = True, self._clock.now()
            loop.call_soon(self._next)
        try:
            await turn
        finally:
            del self._turns[purpose]

    def hurry(self, purpose: Purpose) -> None:
        """Put a message that waits for its round in line by its present urgency."""
        if turn := self._turns.get(purpose):
            heappush(self._waiting, (purpose.urgency, next(self._numbers), turn))

    def _next(self) -> None:
        before, self._at = self._at, self._clock.now()
        is_long = self._at - before > LONG_ROUND
        if (is_long or self.is_crowded()) and self._at - self._begun_at < MOST_HELD:
            self._clock.call_at(self._at + (0 if is_long else PAUSE), self._next)
            return
        self._begun_at = self._at
        while self._waiting:
            _, _, first = heappop(self._waiting)
            if not first.done():  # cancelled, or hurried
                first.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._going = False


class _Line:
    """The queued requests of one urgency, in which the tables take turns."""

    def __init__(self) -> None:
        self._tables: OrderedDict[int, deque[Ticket]] = OrderedDict()
        self.length = 0

    def add(self, ticket: Ticket) -> None:
        self._tables.setdefault(ticket.purpose.table, deque()).append(ticket)
        self.length += 1

    def first(self) -> Ticket:
        return next(iter(self._tables.values()))[0]

    def first_of(self, let: Callable[[int], bool]) -> Ticket | None:
        """Return the first request of the first table for which `let` is true; None without one."""
        return next((queue[0] for table, queue in self._tables.items() if let(table)), None)

    def remove(self, ticket: Ticket) -> None:
        """Remove one request, and move its table behind all other tables."""
        table = ticket.purpose.table
        self._tables[table].remove(ticket)
        self.length -= 1
        if self._tables[table]:
            self._tables.move_to_end(table)
        else:
            del self._tables[table]
