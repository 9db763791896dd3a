"""What has happened in a deal, and in those thrown in before it, as one person may know it."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Store
from bot.tables.history import MOST_VOID, story
from rules.events import Ended, Passed
from rules.view import told
from tests.bot.store.material import lobby, new_deal

THROWN_IN = Ended((), (), void=True)


async def deals(store: Store, *ends: Ended | Passed) -> None:
    """Deals of one table, one after the other, each with this last event."""
    state = await store.new_table(lobby())
    for end in ends:
        events = (*new_deal().events, end)
        state = await store.begin_deal(state, replace(new_deal(), events=events))


async def test_a_story_begins_with_the_deals_that_were_thrown_in(store: Store) -> None:
    await deals(store, Ended((0,), (0,)), THROWN_IN, THROWN_IN, Passed(0))
    one = len(new_deal().events) + 1
    for player, seat in ((new_deal().players[2], 2), ("an onlooker", None), (None, None)):
        seen = [told(event, seat) for event in new_deal().events]
        found = await story(store, 4, player)
        assert found == (*seen, THROWN_IN, *seen, THROWN_IN, *seen, Passed(0))
        assert len(await story(store, 1, player)) == one
        assert len(await story(store, 2, player)) == one
    assert await story(store, None, None) == ()


async def test_it_tells_of_so_many_of_them_at_most(store: Store) -> None:
    await deals(store, *[THROWN_IN] * (MOST_VOID + 1), Passed(0))
    found = await story(store, MOST_VOID + 2, None)
    assert found.count(THROWN_IN) == MOST_VOID == 3
