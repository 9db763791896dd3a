"""Many tables taken up again at once, with a few questions to the storage."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from bot.domain.state import Activity, NewDeal
from bot.store import Store, Unreadable
from bot.tables.table import Table

AT_ONCE = 100  # tables whose deals are read together


async def restore_all(
    tables: Sequence[Table], store: Store, downtime: float, alive_at: float | None = None
) -> None:
    """Restore tables whose states were read just now, as `StoredTable.restore` does one.

    All deadlines are put off in one transaction, with `alive_at` up to when: whoever is killed
    after it does not add that again.
    """
    async with contextlib.AsyncExitStack() as locks:
        for table in tables:
            await locks.enter_async_context(table.stored.lock)
        for start in range(0, len(tables), AT_ONCE):
            part = tables[start : start + AT_ONCE]
            known = await _deals(part, store)
            for table in part:
                await table.stored.load(known)
        if downtime:
            await _put_off(tables, store, downtime, alive_at)
        await _begin_activity(tables, store)
        for table in tables:
            await table.stored.finish()


async def _deals(tables: Sequence[Table], store: Store) -> dict[int, NewDeal] | None:
    """The deals that are played at these tables; None where one of them cannot be read."""
    running = [table.state.deal_id for table in tables]
    try:
        return await store.deals([deal_id for deal_id in running if deal_id is not None])
    except Unreadable:
        return None  # each reads its own, and is set aside alone


async def _put_off(
    tables: Sequence[Table], store: Store, seconds: float, alive_at: float | None
) -> None:
    served = [table.stored for table in tables if not table.aside]
    if served:
        await store.put_off([stored.state.id for stored in served], seconds, alive_at)
    for stored in served:
        ends, activity = stored.state.deadlines.later(seconds), stored.state.activity.later(seconds)
        stored.state = replace(stored.state, deadlines=ends, activity=activity)


async def _begin_activity(tables: Sequence[Table], store: Store) -> None:
    """Tables of which is not known when people were there last are taken for active now."""
    unknown = [table for table in tables if not (table.state.activity.active_at or table.aside)]
    if unknown:
        now = unknown[0].clock.now()
        activity = Activity(now, now)
        await store.note_activity([table.state.id for table in unknown], activity)
        for table in unknown:
            table.stored.state = replace(table.state, activity=activity)
