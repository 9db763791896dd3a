"""Waiting for what falls due at a table, for as long as it is open."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from bot.domain.state import Stage
from bot.tables.table import MovedOn, Table
from bot.tables.turns import pass_for, play_computers, remind, time_is_up
from rules.match.match import Player

log = logging.getLogger(__name__)

PASS_SECONDS = (1.0, 3.0)
RETRY_SECONDS = 5.0  # after a failure that is not the table's own, such as a full disk


async def run_timers(table: Table, wake: asyncio.Event, computer_seconds: float) -> None:
    """Do what falls due at this table, for as long as it is open; `wake` says it has changed."""
    while True:
        wake.clear()
        try:
            at, act = _next(table, computer_seconds, await _idle(table))
            if not await _woken(table, wake, at):
                await act()
        except MovedOn:
            log.info("table %s: somebody else was first", table.state.id)
        except Exception:  # one table that fails must not stop its time for ever
            log.exception("table %s: the timers failed", table.state.id)
            await table.clock.sleep(RETRY_SECONDS)


async def _woken(table: Table, wake: asyncio.Event, at: float | None) -> bool:
    """Wait until that time; True when the table changes before."""
    # not wait_for: in Python 3.11 it swallows a cancellation that comes with the wake
    with contextlib.suppress(TimeoutError):
        async with table.clock.deadline(at):
            return await wake.wait()
    return False


def _next(
    table: Table, computer_seconds: float, idle: Player | None
) -> tuple[float | None, Callable[[], Awaitable[None]]]:
    """When something falls due here, and what; None when nothing does."""
    due, ends, seq = table.due(), table.state.deadlines, table.seq
    if table.state.stage is not Stage.DEAL or not due:
        return None, partial(play_computers, table)
    if table.waited_for() != due:
        pause = computer_seconds * table.chance.uniform(0.7, 1.3)
        return table.turn_began + pause, partial(play_computers, table)
    if idle is not None:
        pause = table.chance.uniform(*PASS_SECONDS)  # as long as a person might look at the cards
        return table.turn_began + pause, partial(pass_for, table, idle, seq)
    if ends.remind_at:
        return ends.remind_at, partial(remind, table)
    return ends.due_at, partial(time_is_up, table, ends.turn_seq)


async def _idle(table: Table) -> Player | None:
    """A person on turn who can play nothing, and wishes to pass by itself then."""
    for player in table.waited_for():
        view = table.view(player)
        if view is None or view.plays or not view.may_pass or view.asked:
            continue
        if (await table.store.preferences.of(player)).auto_pass:
            return player
    return None
