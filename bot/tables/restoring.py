"""Many tables taken up again at once, with a few questions to the storage."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import replace

from bot.domain.state import NewDeal, TableState
from bot.store import Store, Unreadable
from bot.tables.table import Table

AT_ONCE = 100  # tables whose deals are read together


async def restore_all(tables: Sequence[Table], store: Store, downtime: float) -> None:
    """Restore tables whose states were read just now, as `StoredTable.restore` does one."""
    for start in range(0, len(tables), AT_ONCE):
        part = tables[start : start + AT_ONCE]
        async with contextlib.AsyncExitStack() as locks:
            for table in part:
                await locks.enter_async_context(table.stored.lock)
            known = await _deals(part, store)
            for table in part:
                await table.stored.load(known)
            if downtime:
                await _put_off(part, store, downtime)
            for table in part:
                await table.stored.finish()


async def put_off(
    states: Sequence[TableState], store: Store, seconds: float, now: float
) -> list[TableState]:
    """Put off what falls due at tables that nobody serves yet, by the time the bot was away.

    All in one transaction, with that it lives now: whoever is killed after it adds that no more.
    """
    late = [state.id for state in states if state.deadlines.due_at]
    if late and seconds:
        await store.put_off(late, seconds, alive_at=now)
    return [replace(one, deadlines=one.deadlines.later(seconds)) for one in states]


async def _deals(tables: Sequence[Table], store: Store) -> dict[int, NewDeal] | None:
    """The deals that are played at these tables; None where one of them cannot be read."""
    running = [table.state.deal_id for table in tables]
    try:
        return await store.deals([deal_id for deal_id in running if deal_id is not None])
    except Unreadable:
        return None  # each reads its own, and is set aside alone


async def _put_off(tables: Sequence[Table], store: Store, seconds: float) -> None:
    late = [table.stored for table in tables if table.state.deadlines.due_at]
    if late:
        await store.put_off([stored.state.id for stored in late], seconds)
    for stored in late:
        stored.state = replace(stored.state, deadlines=stored.state.deadlines.later(seconds))
