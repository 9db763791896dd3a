"""What time does at a table: computers move, people are reminded, turns run out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Awaitable, Callable

from bot.domain.state import Stage
from bot.tables.table import MovedOn, Table
from rules.match.match import Player

log = logging.getLogger(__name__)

PASS_SECONDS = (1.0, 3.0)
RETRY_SECONDS = 5.0  # after a failure that is not the table's own, such as a full disk


async def run_clock(table: Table, wake: asyncio.Event, computer_seconds: float) -> None:
    """Do what falls due at this table, for as long as it is open; `wake` says it has changed."""
    while True:
        wake.clear()
        try:
            at, act = _next(table, computer_seconds, await _idle(table))
            if not await _woken(wake, at):
                await act()
        except MovedOn:
            log.info("table %s: somebody else was first", table.state.id)
        except Exception:
            log.exception("table %s: the clock failed", table.state.id)
            await asyncio.sleep(RETRY_SECONDS)


async def _woken(wake: asyncio.Event, at: float | None) -> bool:
    """Wait until that time; True when the table changes before."""
    # not wait_for: in Python 3.11 it swallows a cancellation that comes with the wake
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(None if at is None else max(0.0, at - time.time())):
            return await wake.wait()
    return False


def _next(
    table: Table, computer_seconds: float, idle: Player | None
) -> tuple[float | None, Callable[[], Awaitable[None]]]:
    """When something falls due here, and what; None when nothing does."""
    due, clock, seq = table.due(), table.state.clock, table.seq
    if table.state.stage is not Stage.DEAL or not due:
        return None, table.play_computers
    if table.waited_for() != due:
        pause = computer_seconds * random.uniform(0.7, 1.3)
        return table.turn_began + pause, table.play_computers
    if idle is not None:
        pause = random.uniform(*PASS_SECONDS)  # as long as a person might look at the cards
        return table.turn_began + pause, lambda: table.pass_for(idle, seq)
    if clock.remind_at:
        return clock.remind_at, table.remind
    return clock.due_at, lambda: table.time_is_up(clock.turn_seq)


async def _idle(table: Table) -> Player | None:
    """A person on turn who can play nothing, and wishes to pass by itself then."""
    for player in table.waited_for():
        view = table.view(player)
        if view is None or view.plays or not view.may_pass or view.asked:
            continue
        if (await table.store.wishes.preferences(player)).auto_pass:
            return player
    return None
