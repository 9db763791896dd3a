"""The limits of time and number that tests may shrink, and the rate-limit buckets."""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass

from bot.clock import Clock
from bot.playground.errors import Refusal


@dataclass
class Limits:
    """Seconds and counts, Discord's own unless said otherwise; they may be set at any time."""

    answer_within: float = 3.0
    """Seconds the bot has for the first answer to an interaction."""
    token_life: float = 900.0
    """Seconds an interaction token lives."""
    old_message_age: float = 3600.0
    """Age in seconds from which edits of a message are counted."""
    old_edits: int = 3
    old_edits_per: float = 6.0
    requests: int = 100
    """Requests per `requests_per` seconds on one route and channel."""
    requests_per: float = 1.0
    all_requests: int = 500
    """Requests per second on all routes together, those by interaction token excepted.

    Discord allows 50. Tests play faster than people do, so the default is generous."""
    kept_messages: int = 200
    """Messages a channel keeps; older ones are forgotten with their files."""


def limited(retry_after: float, everywhere: bool = False) -> Refusal:
    """A 429 of Discord's: `retry_after` in seconds."""
    return Refusal(
        429,
        0,
        "You are being rate limited.",
        retry_after=math.ceil(retry_after * 1000) / 1000,
        **{"global": everywhere},
    )


class Window:
    """Counts within fixed windows of some seconds: after a refusal everything fits again at once.

    A sliding window would let one waiting request in at a time, and the others give up.
    """

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._ends = 0.0
        self._count = 0

    def enter(self, most: int) -> float:
        """Seconds until another one fits; 0 if it fits now, and then it is counted."""
        if not self.left():
            self._ends, self._count = self._clock.now() + self._seconds, 0
        if self._count >= most:
            return self.left()
        self._count += 1
        return 0.0

    def left(self) -> float:
        """Seconds until the window ends, 0 if none is running."""
        return max(0.0, self._ends - self._clock.now())

    def room(self, most: int) -> int:
        """How many still fit into the window."""
        return max(0, most - self._count) if self.left() else most


class RateLimits:
    """One bucket for each route and channel, one for everything."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._windows: dict[str, Window] = {}
        self._all = Window(clock, 1.0)

    def enter(self, bucket: str, everywhere: bool) -> None:
        """Count a request, also in the bucket of everything; refuses with 429 if one is empty."""
        wait = self._window(bucket).enter(self._limits.requests)
        if wait:
            raise limited(wait)
        wait = self._all.enter(self._limits.all_requests) if everywhere else 0.0
        if wait:
            raise limited(wait, everywhere=True)

    def headers(self, bucket: str) -> dict[str, str]:
        """The X-RateLimit headers of an answer on this bucket."""
        window = self._window(bucket)
        until = window.left()
        return {
            "X-RateLimit-Limit": str(self._limits.requests),
            "X-RateLimit-Remaining": str(window.room(self._limits.requests)),
            "X-RateLimit-Reset": f"{self._clock.now() + until:.3f}",
            "X-RateLimit-Reset-After": f"{until:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(bucket.split(' ')[0].encode()):08x}",
        }

    def _window(self, bucket: str) -> Window:
        if len(self._windows) > 1000:
            self._windows.clear()
        return self._windows.setdefault(bucket, Window(self._clock, self._limits.requests_per))
