"""Clock of the process: reads the time, sleeps until a moment, and sets timeouts and timers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Clock:
    """Clock passed to all code that reads or waits for time; tests pass another `now`.

    Moments are seconds since 1970, UTC. They start from the machine's wall clock at the time of
    construction and advance by `steady`, so that setting the machine's clock moves no player's
    deadline. Waiting uses the event loop, whose time has to run at the same rate.

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
        self.now = now or (lambda: began + steady())

    def go_by(self, moment: float) -> None:
        """Shift the clock to the present `moment` of a clock that several machines share."""
        own, ahead = self.now, moment - self.now()
        self.now = lambda: own() + ahead

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`; return at once for 0 or less."""
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
