"""Discord's limits of time and number, which tests may change, and counters of requests."""

from __future__ import annotations

import math
import zlib
from dataclasses import dataclass

from bot.clock import Clock
from bot.playground.errors import Refusal

INVALID = (401, 403, 429)
"""Answers that Discord calls invalid requests."""
KEPT_WINDOWS = 1000
"""How many windows there may be before those that have ended are looked for."""


@dataclass
class Limits:
    """The limits in seconds and counts, most by default Discord's; counts may be set at any time.

    >>> limits = Limits()
    >>> limits.requests = 10_000
    >>> Bucket("POST/channels/{channel_id}/messages", "7").allowed(limits)
    (10000, 5.0)
    """

    answer_within: float = 3.0
    """Seconds the bot has for the first answer to an interaction."""
    token_life: float = 900.0
    """Seconds an interaction token lives."""
    old_message_age: float = 3600.0
    """Age in seconds from which edits of a message are counted."""
    old_edits: int = 3
    old_edits_per: float = 6.0
    requests: int = 5
    """Requests per `requests_per` seconds on one route of one channel or server."""
    requests_per: float = 5.0
    other_requests: int = 50
    """Requests per second on one route that belongs to no channel and no server."""
    token_requests: int = 5
    """Requests per `token_requests_per` seconds with the token of one interaction."""
    token_requests_per: float = 2.0
    followups: int = 5
    """Follow-ups of one interaction in a place where the bot is not."""
    all_requests: int = 50
    """Requests per second on all routes together, those by interaction token excepted."""
    invalid_requests: int = 10_000
    """Answers 401, 403 and 429 in `invalid_requests_per` seconds that ban the address."""
    invalid_requests_per: float = 600.0
    banned_for: float = 600.0
    """Seconds without any answer of Discord's own; its documentation names none."""
    new_dms: int = 60
    """Direct channels that may be opened anew in `new_dms_per` seconds.

    Discord tells no number; bots report refusals after some dozens."""
    new_dms_per: float = 60.0
    nonce_life: float = 300.0
    """Seconds in which a message with the same enforced nonce is not posted again.

    Discord's documentation says "the past few minutes"."""
    identify_at_once: int = 1
    """Shards that may identify at a time, each with another remainder of its number."""
    identify_per: float = 0.0
    """Seconds until the next of them may; Discord's are 5, here a bot may come back at once."""
    kept_messages: int = 200
    """Messages a channel keeps; older ones are forgotten with their files."""


def limited(retry_after: float, everywhere: bool = False) -> Refusal:
    """Return Discord's 429 refusal; `retry_after` in seconds, `everywhere` for the global limit."""
    return Refusal(
        429,
        0,
        "You are being rate limited.",
        retry_after=math.ceil(retry_after * 1000) / 1000,
        **{"global": everywhere},
    )


class Window:
    """A counter of requests in fixed windows of `seconds`; each new window starts empty.

    A sliding window would let one waiting request in at a time, and the others would give up.

    >>> window = Window(Clock(lambda: 100.0), seconds=5.0)
    >>> [window.enter(most=2) for _ in range(3)]
    [0.0, 0.0, 5.0]
    """

    def __init__(self, clock: Clock, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._ends = 0.0
        self._count = 0

    def enter(self, most: int) -> float:
        """Count a request and return 0.0, or return the seconds until the full window ends."""
        if not self.left():
            self._ends, self._count = self._clock.now() + self._seconds, 0
        if self._count >= most:
            return self.left()
        self._count += 1
        return 0.0

    def left(self) -> float:
        """The seconds until the window ends, 0 if no window is running."""
        return max(0.0, self._ends - self._clock.now())

    def room(self, most: int) -> int:
        """The number of requests that still fit into the window."""
        return max(0, most - self._count) if self.left() else most


@dataclass(frozen=True)
class Bucket:
    """A rate-limit bucket, whose requests count together: a route and its major parameter.

    `major` is the id of a channel or server, or an interaction token; empty for other routes.

    >>> Bucket("POST/channels/{channel_id}/messages", "7").allowed(Limits())
    (5, 5.0)
    >>> Bucket("GET/users/@me").allowed(Limits())
    (50, 1.0)
    """

    route: str
    major: str = ""
    by_token: bool = False

    def allowed(self, limits: Limits) -> tuple[int, float]:
        """The number of requests allowed, and the seconds of their window."""
        if self.by_token:
            return limits.token_requests, limits.token_requests_per
        if self.major:
            return limits.requests, limits.requests_per
        return limits.other_requests, 1.0


class RateLimits:
    """The rate limits of each bucket and of all requests, and the ban after invalid requests.

    >>> rates = RateLimits(Limits(invalid_requests=2), Clock(lambda: 100.0))
    >>> for status in (401, 404, 403):
    ...     rates.note(status)  # 404 does not count
    >>> rates.banned()
    600.0
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._windows: dict[Bucket, Window] = {}
        self._most = KEPT_WINDOWS
        self._all = Window(clock, 1.0)
        self._invalid = Window(clock, limits.invalid_requests_per)
        self._banned_until = 0.0

    def enter(self, bucket: Bucket) -> None:
        """Count a request in its bucket and in the global window; 429 if one of them is full.

        A request by interaction token does not count in the global window.
        """
        wait = self._window(bucket).enter(bucket.allowed(self._limits)[0])
        if wait:
            raise limited(wait)
        wait = 0.0 if bucket.by_token else self._all.enter(self._limits.all_requests)
        if wait:
            raise limited(wait, everywhere=True)

    def note(self, status: int) -> None:
        """Count an answer towards the ban if Discord calls it an invalid request."""
        if status not in INVALID:
            return
        if self._invalid.enter(self._limits.invalid_requests - 1):
            self._banned_until = self._clock.now() + self._limits.banned_for

    def banned(self) -> float:
        """The seconds until the ban of this address ends, 0 without a ban."""
        return max(0.0, self._banned_until - self._clock.now())

    def headers(self, bucket: Bucket) -> dict[str, str]:
        """The X-RateLimit headers of an answer on this bucket."""
        window, most = self._window(bucket), bucket.allowed(self._limits)[0]
        until = window.left()
        return {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(window.room(most)),
            "X-RateLimit-Reset": f"{self._clock.now() + until:.3f}",
            "X-RateLimit-Reset-After": f"{until:.3f}",
            "X-RateLimit-Bucket": f"{zlib.crc32(bucket.route.encode()):08x}",
        }

    def _window(self, bucket: Bucket) -> Window:
        if window := self._windows.get(bucket):
            return window
        if len(self._windows) > self._most:
            self._windows = {one: window for one, window in self._windows.items() if window.left()}
            self._most = KEPT_WINDOWS + 2 * len(self._windows)
        window = self._windows[bucket] = Window(self._clock, bucket.allowed(self._limits)[1])
        return window
