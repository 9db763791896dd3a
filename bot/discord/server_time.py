"""Time since an event at Discord, although Discord's clock and this machine's may differ."""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from functools import lru_cache

from bot.clock import Clock

LATELY = 1800.0  # seconds after which a measured offset is replaced, since clocks drift
PRECISION = 1.0  # resolution of the time in an answer, in seconds
_read = lru_cache(maxsize=8)(parsedate_to_datetime)  # many answers come within one second


@dataclass(frozen=True)
class Bounds:
    """Bounds of the seconds by which the local clock is ahead of Discord's clock.

    >>> Bounds(1.0, 4.0).within(Bounds(2.0, 9.0))
    Bounds(least=2.0, most=4.0)
    >>> Bounds(1.0, 4.0).within(Bounds(7.0, 9.0))  # a clock was set
    Bounds(least=7.0, most=9.0)
    """

    least: float = -math.inf
    most: float = math.inf

    def within(self, other: Bounds) -> Bounds:
        """Return the intersection with `other`; `other` if there is none, as a clock was set."""
        both = Bounds(max(self.least, other.least), min(self.most, other.most))
        return both if both.least <= both.most else other


class DiscordTime:
    """Estimates the offset of the local clock from the times in Discord's answers and events.

    A request was answered between its start and now, and an event was sent before now. Delays
    therefore make the bounds wider, never wrong.

    >>> discord_time = DiscordTime(Clock(lambda: 110.0))
    >>> discord_time.answered(asked=109.0, second=104.0)
    >>> discord_time.ahead, discord_time.since(100.0)
    (4.0, 6.0)
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._before = self._bounds = Bounds()
        self._began = clock.now()

    @property
    def ahead(self) -> float:
        """Seconds by which the local clock is ahead, nearest to 0 in the bounds; 0 if unknown."""
        known = self._before.within(self._bounds)
        return min(max(0.0, known.least), known.most)

    def since(self, moment: float) -> float:
        """Return the seconds since `moment`, by Discord's clock, at least 0."""
        return max(0.0, self._clock.now() - self.ahead - moment)

    def sent(self, moment: float) -> None:
        """Learn that Discord sent an event at `moment`, by Discord's clock."""
        self._learn(Bounds(most=self._clock.now() - moment))

    def answered(self, asked: float, second: float) -> None:
        """Learn that a request of local time `asked` was answered in Discord's `second`."""
        self._learn(Bounds(asked - second - PRECISION, self._clock.now() - second))

    def heard(self, asked: float, headers: Mapping[str, str]) -> None:
        """Learn from the headers of an answer to a request sent at `asked`, by the local clock."""
        with suppress(KeyError, ValueError):  # an answer without a date, or with a strange one
            self.answered(asked, _read(headers["Date"]).timestamp())

    def _learn(self, bounds: Bounds) -> None:
        if self._clock.now() - self._began > LATELY:
            self._before, self._bounds, self._began = self._bounds, Bounds(), self._clock.now()
        self._bounds = self._bounds.within(bounds)
