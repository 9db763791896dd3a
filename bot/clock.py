"""Clock of the process: reads the time, sleeps until a moment, and sets timeouts and timers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

SLEPT_SECONDS = 180.0  # least lead of the wall clock that shows that the machine has slept
LONGEST_NAP = 60.0  # seconds after which a longer sleep looks at the clock again


class Clock:
    """Clock passed to all code that reads or waits for time; tests pass another `now`.

    Moments are seconds since 1970, UTC. They start from the machine's wall clock at the time of
    construction and advance by `steady`, so that setting the machine's clock moves no player's
    deadline. Waiting uses the event loop, whose time has to run at the same rate. Both stand still
    while the machine sleeps: `missing` tells the time that is missing, and `skip` adds it.

    For example, a wait of at most five seconds::

        async with clock.deadline(clock.now() + 5):
            await answer
    """

    def __init__(
        self,
        now: Callable[[], float] | None = None,
        *,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        began = wall() - steady()
        self.now = self._own = now or (lambda: began + steady())
        self._shift = 0.0  # seconds that `now` is ahead of `_own`
        self._wall = now or wall
        self._lead = 0.0  # seconds that the wall clock was ahead of `now` when both were compared
        self._skips: list[tuple[float, float]] = []  # moments before skips, and the seconds skipped

    def go_by(self, moment: float) -> None:
        """Shift the clock to the present `moment` of a clock that several machines share."""
        own, self._shift = self._own, moment - self._own()
        shift = self._shift
        self.now = lambda: own() + shift
        self._lead = self._wall() - self.now()

    def missing(self) -> float:
        """Return the seconds that the machine has slept and that are missing here.

        They are the seconds by which the wall clock has got ahead. 0 for less than SLEPT_SECONDS,
        by which a wall clock is corrected now and then, and for a wall clock that was set back.
        """
        ahead = self._wall() - self.now() - self._lead
        return ahead if ahead >= SLEPT_SECONDS else 0.0

    def skip(self, seconds: float) -> None:
        """Set the clock ahead by these seconds, in which the machine has slept."""
        before, lead = self.now(), self._lead
        self._skips.append((before, seconds))
        self.go_by(before + seconds)
        self._lead = lead

    def elapsed(self, since: float) -> float:
        """Return the seconds from `since` until now, without those in which the machine slept."""
        skipped = sum(seconds for before, seconds in self._skips if since <= before)
        return self.now() - since - skipped

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`; return at once for 0 or less.

        If the clock skips the end, return within LONGEST_NAP seconds.
        """
        while seconds > LONGEST_NAP:
            before = self.now()
            await asyncio.sleep(LONGEST_NAP)
            passed = self.now() - before
            seconds -= passed if passed > LONGEST_NAP + 1 else LONGEST_NAP
        await asyncio.sleep(max(0.0, seconds))

    async def sleep_until(self, moment: float) -> None:
        """Sleep until `moment`; return at once for a moment in the past."""
        await self.sleep(moment - self.now())

    def deadline(self, moment: float | None) -> asyncio.Timeout:
        """Return a context that raises TimeoutError at `moment`; None sets no timeout."""
        return asyncio.timeout(None if moment is None else max(0.0, moment - self.now()))

    def put_off(self, deadline: asyncio.Timeout, moment: float | None) -> None:
        """Move the end of a `deadline` context to another moment; None removes the timeout."""
        loop = asyncio.get_running_loop()
        deadline.reschedule(None if moment is None else loop.time() + moment - self.now())

    def call_at(self, moment: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Schedule `call` at `moment`, or at once for a past one; the handle cancels the call."""
        return asyncio.get_running_loop().call_later(max(0.0, moment - self.now()), call)
