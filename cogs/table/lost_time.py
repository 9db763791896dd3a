"""Time in which somebody on turn could not know it, or not be heard: it counts against nobody."""

from __future__ import annotations

import asyncio
import logging

from bot.clock import Clock
from bot.store import StorageError
from cogs.core.published import Published

log = logging.getLogger(__name__)

EXCUSED_SECONDS = 3.0  # from here on it is more than the time that showing a table takes


class LostTime:
    """Of one table: measured while it lasts, and given back when it is over."""

    def __init__(self, published: Published, clock: Clock) -> None:
        self._published = published
        self._clock = clock
        self._lasting: tuple[object, float] | None = None  # the turn, and since when
        self._giving: set[asyncio.Task[None]] = set()

    def account(self, since: float | None) -> None:
        """Since when it has lasted now, in seconds since the epoch; None: all know, and are heard.

        To be told whenever that changes.
        """
        state, now = self._published.table.state, self._clock.now()
        turn = (state.deal_id, state.deadlines.turn_seq)
        before = self._lasting
        began = before[1] if before and before[0] == turn else now
        self._lasting = None if since is None else (turn, min(since, began))
        if since is None and now - began >= EXCUSED_SECONDS:
            task = asyncio.create_task(self._give_back(now - began))
            self._giving.add(task)
            task.add_done_callback(self._giving.discard)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Give nothing back any more; the tasks that end."""
        for task in self._giving:
            task.cancel()
        return list(self._giving)

    async def _give_back(self, seconds: float) -> None:
        try:
            await self._published.table.excuse(seconds)
        except StorageError as error:
            number = self._published.table.state.id
            log.warning("table %s: lost time was not given back: %s", number, error)
