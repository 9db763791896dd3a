"""How fast this process may send to Discord, whatever its tables have to show."""

from __future__ import annotations

import asyncio
from collections import deque

from bot.clock import Clock


class Pace:
    """Lets `most` requests begin in any `seconds`; the others wait their turn, first come first."""

    def __init__(self, clock: Clock, most: int, seconds: float) -> None:
        self._clock = clock
        self._most = most
        self._seconds = seconds
        self._begun: deque[float] = deque(maxlen=most)
        self._queue = asyncio.Lock()

    def share(self, part: float) -> None:
        """From now on let this part of `most` begin: other processes send the rest."""
        most = max(1, int(self._most * part))
        if most != self._begun.maxlen:
            self._begun = deque(self._begun, maxlen=most)

    async def turn(self) -> None:
        """Wait until one more may begin."""
        async with self._queue:
            if len(self._begun) == self._begun.maxlen:
                await self._clock.sleep_until(self._begun[0] + self._seconds)
            self._begun.append(self._clock.now())
