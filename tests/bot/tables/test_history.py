"""Events of a deal, and of the deals thrown in before it, as one person may see them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.store import Store
from bot.tables.history import MOST_VOID, visible_events
from rules.events import Ended, Passed
from rules.view import redacted
from tests.bot.store.material import lobby, new_deal

THROWN_IN = Ended((), (), void=True)


async def deals(store: Store, *ends: Ended | Passed) -> None:
    """Store deals of one table, one for each of `ends`, which is the last event of the deal."""
    state = await store.tables.add(lobby())
    for end in ends:
        events = (*new_deal().events, end)
        state = await store.deals.begin(state, replace(new_deal(), events=events))


async def test_a_story_begins_with_the_deals_that_were_thrown_in(store: Store) -> None:
    await deals(store, Ended((0,), (0,)), THROWN_IN, THROWN_IN, Passed(0))
    one = len(new_deal().events) + 1
    for player, seat in ((new_deal().players[2], 2), ("an onlooker", None), (None, None)):
        seen = [redacted(event, seat) for event in new_deal().events]
        found = await visible_events(store, 4, player)
        assert found == (*seen, THROWN_IN, *seen, THROWN_IN, *seen, Passed(0))
        assert len(await visible_events(store, 1, player)) == one
        assert len(await visible_events(store, 2, player)) == one
    assert await visible_events(store, None, None) == ()


async def test_history_lists_a_limited_number_of_deals(store: Store) -> None:
    await deals(store, *[THROWN_IN] * (MOST_VOID + 1), Passed(0))
    found = await visible_events(store, MOST_VOID + 2, None)
    assert found.count(THROWN_IN) == MOST_VOID == 3


async def test_it_begins_after_the_last_deal_that_counted(store: Store) -> None:
    await deals(store, THROWN_IN, Ended((0,), (0,)), Passed(0))
    assert THROWN_IN not in await visible_events(store, 3, None)


async def test_it_begins_after_a_deal_of_another_version(store: Store, tmp_path: Path) -> None:
    await deals(store, THROWN_IN, THROWN_IN, THROWN_IN, Passed(0))
    with closing(sqlite3.connect(tmp_path / "gamenight.db")) as connection:
        connection.execute('UPDATE event SET body = \'{"type": "Sung"}\' WHERE deal_id = 2')
        connection.commit()
    assert (await visible_events(store, 4, None)).count(THROWN_IN) == 1
