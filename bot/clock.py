"""The one clock: what time it is, waiting for a moment, and giving up at one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable


class Clock:
    """Handed to everything that reads or waits for time; tests hand in another `now`.

    Moments are seconds since 1970, UTC, as the machine had them when this clock was made: from
    then on they go by `steady`, so that a clock that is set anew moves nobody's turn. Waiting
    goes by the event loop, whose time has to run as fast.
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
        """It is this moment now, as the clock has it that several machines share."""
        own, ahead = self.now, moment - self.now()
        self.now = lambda: own() + ahead

    async def sleep(self, seconds: float) -> None:
        """Wait so long; not at all where it is 0 or less."""
        await asyncio.sleep(max(0.0, seconds))

    async def sleep_until(self, moment: float) -> None:
        """Wait for a moment; not at all where it has passed."""
        await self.sleep(moment - self.now())

    def deadline(self, moment: float | None) -> asyncio.Timeout:
        """A context that ends with TimeoutError at this moment; None never ends it."""
        return asyncio.timeout(None if moment is None else max(0.0, moment - self.now()))

    def put_off(self, deadline: asyncio.Timeout, moment: float | None) -> None:
        """Let a deadline end its context at another moment; None never ends it."""
        loop = asyncio.get_running_loop()
        deadline.reschedule(None if moment is None else loop.time() + moment - self.now())

    def call_at(self, moment: float, call: Callable[[], object]) -> asyncio.TimerHandle:
        """Call this at a moment, or at once where it has passed; the handle cancels it."""
        return asyncio.get_running_loop().call_later(max(0.0, moment - self.now()), call)
