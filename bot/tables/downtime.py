"""Time that the bot or its machine was away, given back to the players."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.clock import Clock
from bot.store import Store
from bot.store.errors import until_answered
from bot.tables.stored_table import EXCUSED_SECONDS
from bot.tables.table import Table

COMPARED_EVERY = 2.0  # seconds between two comparisons of the clocks


async def put_off(
    tables: Sequence[Table], store: Store, seconds: float, alive_at: float | None
) -> None:
    """Postpone all deadlines and activity times of tables, unless they are idle.

    Those of a table set aside are stored alone, for a version that can read the table. `alive_at`,
    the moment up to which the bot was alive, is stored if given. Raises StorageError.
    """
    served = [table.stored for table in tables if not table.is_idle()]
    if served:
        await store.tables.postpone([stored.state.id for stored in served], seconds, alive_at)
    for stored in served:
        if stored.state.deadlines.due_at and seconds >= EXCUSED_SECONDS:
            stored.lost_turn = stored.state.deal_id, stored.state.deadlines.turn_seq
        ends, activity = stored.state.deadlines.later(seconds), stored.state.activity.later(seconds)
        stored.state = replace(stored.state, deadlines=ends, activity=activity)


async def watch_sleep(clock: Clock, wake: Callable[[float], Awaitable[None]]) -> None:
    """Call `wake` with the seconds of each sleep of the machine, until cancelled.

    `wake` is called again after a StorageError.
    """
    while True:
        await clock.sleep(COMPARED_EVERY)
        if seconds := clock.missing():
            await until_answered(clock, partial(wake, seconds), "deadlines do not move yet")


async def skip_sleep(
    tables: Sequence[Table], store: Store, clock: Clock, seconds: float, alive_at: float | None
) -> None:
    """Set the clock ahead by the `seconds` that the machine slept, and all deadlines with it.

    `alive_at` is as for `put_off`. Raises StorageError, and has then changed nothing.
    """
    async with contextlib.AsyncExitStack() as locks:
        for table in tables:
            await locks.enter_async_context(table.stored.lock)
        await put_off(tables, store, seconds, alive_at)
        clock.skip(seconds)
        for stored in (table.stored for table in tables):
            began, before = stored.log.turn_began + seconds, stored.log.last_turn_began + seconds
            stored.log = replace(stored.log, turn_began=began, last_turn_began=before)
