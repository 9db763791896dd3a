"""A table as it stands: one value for each of its states, and one view of each seat."""

from __future__ import annotations

from bot.store import Store
from tests.bot.four_people import PEOPLE, dealt, move


async def test_it_is_the_same_until_something_changes(store: Store) -> None:
    table = await dealt(store)
    before = table.now
    assert table.now is before
    await move(table)
    assert table.now is not before


async def test_every_view_is_made_once(store: Store) -> None:
    table = await dealt(store)
    for player in (*PEOPLE, None):
        assert table.view(player) is table.now.view(player) is table.view(player)
    assert table.view(None) is table.view("nobody at this table")


async def test_it_stays_as_it_was_when_the_table_goes_on(store: Store) -> None:
    table = await dealt(store)
    before, due = table.now, table.due()
    key, hands = before.key, [before.view(player) for player in PEOPLE[:2]]
    await move(table)
    assert (before.key, before.due(), before.state.deal_id) == (key, due, table.state.deal_id)
    assert [before.view(player) for player in PEOPLE[:2]] == hands
    late, now = before.view(PEOPLE[2]), table.view(PEOPLE[2])  # asked for when it has gone on
    assert late
    assert now
    assert len(late.trick) < len(now.trick)


async def test_views_outlast_a_change_that_is_none_of_the_deal(store: Store) -> None:
    table = await dealt(store)
    before, seen = table.now, table.view(PEOPLE[0])
    await table.excuse(30)
    assert table.now is not before
    assert table.now.state.deadlines != before.state.deadlines
    assert table.view(PEOPLE[0]) is seen


async def test_the_seed_is_told_when_the_deal_is_over(store: Store) -> None:
    table = await dealt(store)
    assert table.now.seed == ""
    while table.due():
        await move(table)
    assert table.now.seed
    assert table.stored.log.seed == table.now.seed
