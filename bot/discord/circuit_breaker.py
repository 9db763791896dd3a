"""A circuit breaker for outages of Discord, with one probe at a time, and the back-off times."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from typing import Final

from bot import metrics
from bot.clock import Clock

log = logging.getLogger(__name__)

PLACES = 5  # places with failures since the last answer: Discord is down, not only one channel


class CircuitBreaker:
    """Records the results of requests that answer no click, and delays such requests in an outage.

    Answers to clicks are neither held back nor recorded: they are few, and a user waits for each.
    Requests of a table without any failure are not held back either: perhaps only a few other
    tables have failures.
    `wake` is called when a request that was held back may begin.

    >>> breaker = CircuitBreaker(Clock(), wake=print)
    >>> breaker.failed("/channels/1", table=3)  # one place is no outage
    >>> breaker.is_open, breaker.lets(3), breaker.lets(4)
    (False, False, True)
    """

    def __init__(self, clock: Clock, wake: Callable[[], None]) -> None:
        self.is_open = False  # during an outage
        self._clock = clock
        self._wake = wake
        self._failed: set[str] = set()  # places with a failed request since the last answer
        self._tables: set[int] = set()  # tables with a failed request since the last answer
        self._probes = 0  # number of probes since the breaker opened
        self._next: asyncio.TimerHandle | None = None
        self._may_probe = False  # the next request is a probe

    @property
    def is_waiting(self) -> bool:
        """Whether there is an outage and the time of the next probe has not come."""
        return self.is_open and not self._may_probe

    def lets(self, table: int) -> bool:
        """Whether requests about this table may begin in an outage, even before the next probe.

        True for a table without a failed request. False for 0, which stands for no table.
        """
        return bool(table) and table not in self._tables

    def granted(self) -> None:
        """Note that a request has its turn; in an outage this request is the probe."""
        self._may_probe = False

    def unused(self) -> None:
        """Note that a turn was not used.

        In an outage the next request becomes the probe, unless a later probe is scheduled.
        """
        if self.is_open and self._next is None:
            self._probe()

    def failed(self, place: str, table: int = 0) -> None:
        """Record that a request to this place got no answer, or a server error.

        `table` is the number of the table that the request was about; 0 for no table.
        """
        self._failed.add(place)
        self._tables.add(table)
        if self.is_open:
            self._probe_later()
        elif len(self._failed) >= PLACES:
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
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self._wake()

    def _probe_later(self) -> None:
        """Schedule a probe after a pause, unless a probe is scheduled or due already."""
        if self._next is None and not self._may_probe:
            self._probes += 1
            pause = pause_after(self._probes)
            self._next = self._clock.call_at(self._clock.now() + pause, self._probe)

    def _probe(self) -> None:
        self._next = None
        self._may_probe = True
        self._wake()


PAUSES: Final = (1.0, 2.0, 5.0, 15.0, 30.0, 60.0)  # seconds after the first, second ... failure


def pauses() -> Iterator[float]:
    """Return an endless iterator of the seconds to wait after the first, second ... failure."""
    return chain(PAUSES, repeat(PAUSES[-1]))


def pause_after(failures: int) -> float:
    """Return the seconds to wait after `failures` failures in a row (1 or more)."""
    return PAUSES[min(failures, len(PAUSES)) - 1]
