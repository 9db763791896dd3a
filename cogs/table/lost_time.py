"""Time in which somebody on turn could not know it, or not be heard: it counts against nobody."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from bot.clock import Clock
from bot.store.trying import until_answered
from cogs.core.published import Published

EXCUSED_SECONDS = 3.0  # from here on it is more than the time that showing a table takes

Turn: TypeAlias = tuple[int | None, int]  # its deal, and the state in which it began


class LostTime:
    """Of one table: measured while it lasts, and given back when it is over."""

    def __init__(self, published: Published, clock: Clock) -> None:
        self._published = published
        self._clock = clock
        self._lasting: tuple[Turn, float] | None = None  # the turn, and since when
        self._giving: set[asyncio.Task[None]] = set()

    def account(self, since: float | None) -> None:
        """Since when it has lasted now, in seconds since the epoch; None: all know, and are heard.

        To be told whenever that changes.
        """
        turn, now, before = self._turn(), self._clock.now(), self._lasting
        began = before[1] if before and before[0] == turn else now
        self._lasting = None if since is None else (turn, min(since, began))
        if since is None and now - began >= EXCUSED_SECONDS:
            task = asyncio.create_task(self._give_back(turn, now - began))
            self._giving.add(task)
            task.add_done_callback(self._giving.discard)

    def cancel(self) -> list[asyncio.Task[None]]:
        """Give nothing back any more; the tasks that end."""
        for task in self._giving:
            task.cancel()
        return list(self._giving)

    def _turn(self) -> Turn:
        state = self._published.table.state
        return state.deal_id, state.deadlines.turn_seq

    async def _give_back(self, turn: Turn, seconds: float) -> None:
        """Give it back while this turn lasts."""
        table = self._published.table

        async def give_back() -> None:
            if self._turn() == turn:
                await table.excuse(seconds)

        what = f"table {table.state.id}: lost time is not given back yet"
        await until_answered(self._clock, give_back, what)
