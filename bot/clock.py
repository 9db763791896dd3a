"""What time does at a table: computers move, people are reminded, turns run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable

from bot.state import Stage
from bot.table import MovedOn, Table

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0  # after a failure that is not the table's own, such as a full disk


async def run_clock(table: Table, wake: asyncio.Event, computer_seconds: float) -> None:
    """Do what falls due at this table, for as long as it is open; `wake` says it has changed."""
    while True:
        wake.clear()
        at, act = _next(table, computer_seconds)
        try:
            # not wait_for: in Python 3.11 it swallows a cancellation that comes with the wake
            async with asyncio.timeout(None if at is None else max(0.0, at - time.time())):
                await wake.wait()
            continue
        except TimeoutError:
            pass
        try:
            await act()
        except MovedOn:
            log.info("table %s: somebody else was first", table.state.id)
        except Exception:
            log.exception("table %s: the clock failed", table.state.id)
            await asyncio.sleep(RETRY_SECONDS)


def _next(
    table: Table, computer_seconds: float
) -> tuple[float | None, Callable[[], Awaitable[None]]]:
    """When something falls due here, and what; None when nothing does."""
    due, clock = table.due(), table.state.clock
    if table.state.stage is not Stage.DEAL or not due:
        return None, table.play_computers
    if any(player.startswith("c") for player in due):
        pause = computer_seconds * random.uniform(0.7, 1.3)
        return table.turn_began + pause, table.play_computers
    if clock.remind_at:
        return clock.remind_at, table.remind
    return clock.due_at, lambda: table.time_is_up(clock.turn_seq)
