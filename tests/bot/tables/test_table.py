"""Playing at a table on a real SQLite file: decide, store, then tell."""

import asyncio
from random import Random

import pytest

from bot.domain.errors import Refusal
from bot.domain.seating import joined
from bot.domain.state import Stage, TableState
from bot.players import weakest
from bot.store import Store
from bot.store import tables as rows
from bot.tables.registry import Tables
from bot.tables.table import MovedOn, Table
from rules.actions import Give, IllegalAction, Pass, Play
from rules.cards import text
from rules.events import Dealt
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    Listener,
    later,
    opened,
    play_on,
    reopened,
    settings,
    until,
)
from tests.bot.refusals import refusing


@pytest.mark.slow
async def test_a_match_is_played_to_its_end_and_restored_exactly(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    deals = 0
    while table.state.stage is not Stage.OVER:
        await table.deal(PEOPLE[0])
        await play_on(table)
        deals += 1
    assert deals >= 2
    assert max(table.state.match.scores.values()) >= 4
    again = await reopened(store, table)
    await again.restore()
    assert again.state == table.state
    assert again.now.view(None) == table.now.view(None)


async def test_a_table_restored_in_mid_trick_shows_every_seat_the_same(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    for _ in range(7):
        seen = table.now.view(table.now.due()[0])
        assert seen is not None
        await table.act(table.now.due()[0], weakest(seen), table.now.key)
    again = await reopened(store, table)
    await again.restore()
    assert [again.now.view(p) for p in PEOPLE] == [table.now.view(p) for p in PEOPLE]
    assert (again.now.key, again.now.due()) == (table.now.key, table.now.due())
    assert again.now.due_since(again.now.due()[0]) == table.now.due_since(table.now.due()[0])


async def test_an_old_key_changes_nothing_and_says_that_the_table_moved_on(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    first, old = table.now.due()[0], table.now.key
    seen = table.now.view(first)
    assert seen is not None
    await table.act(first, weakest(seen), old)
    after = table.now.key
    with pytest.raises(MovedOn):
        await table.act(first, weakest(seen), old)
    with pytest.raises(MovedOn):
        await table.act(table.now.due()[0], weakest(seen), old)
    with pytest.raises(MovedOn):
        await table.act(table.now.due()[0], weakest(seen), "999.0")
    assert table.now.key == after


async def test_two_clicks_at_the_same_moment_make_one_play(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    player, key = table.now.due()[0], table.now.key
    seen = table.now.view(player)
    assert seen is not None
    clicks = [table.act(player, weakest(seen), key) for _ in range(5)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, MovedOn) for result in results) == 4


async def test_in_the_exchange_two_givers_do_not_make_each_other_late(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    await play_on(table)
    await table.deal(PEOPLE[0])
    givers, key = table.now.due(), table.now.key
    assert len(givers) == 2
    for giver in givers:
        seen = table.now.view(giver)
        assert seen is not None
        assert isinstance(weakest(seen), Give)
        await table.act(giver, weakest(seen), key)


async def test_a_click_by_someone_else_is_refused_with_the_reason(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    other = next(person for person in PEOPLE if person not in table.now.due())
    with pytest.raises(IllegalAction, match="not your turn"):
        await table.act(other, Pass())
    with refusing("not at this table"):
        await table.act("99", Pass())


async def test_change_stored_first_by_a_second_process_is_never_overwritten(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    twin = await reopened(store, table)
    await twin.restore()
    player = table.now.due()[0]
    seen = table.now.view(player)
    assert seen is not None
    await twin.act(player, weakest(seen), twin.now.key)
    with pytest.raises(MovedOn):
        await table.act(player, weakest(seen), table.now.key)
    assert table.now.key == twin.now.key  # the refused table has read the store again
    assert table.now.view(player) == twin.now.view(player)


async def test_a_change_beside_another_process_is_made_all_the_same(store: Store) -> None:
    table = await beside_another(store, times=2)
    await table.join("99")
    assert [seat.player for seat in table.state.seats] == [*PEOPLE, "1", "2", "99"]


async def test_a_change_that_never_comes_first_says_that_the_table_moved_on(store: Store) -> None:
    table = await beside_another(store, times=3)
    with pytest.raises(MovedOn):
        await table.join("99")
    stored = await store.tables.get(table.state.id)
    assert table.state == stored
    assert not table.stored.lock.locked()


async def beside_another(store: Store, times: int) -> Table:
    """Return a table of four; another process seats a person before its first `times` changes."""
    tables = await opened(store)
    (table,) = tables.all()
    newcomers = iter(range(1, times + 1))

    class Slower(rows.Tables):
        async def save(self, state: TableState) -> TableState:
            before = await store.tables.get(state.id)
            if before and (number := next(newcomers, 0)):
                await store.tables.save(joined(before, str(number)))
            return await super().save(state)

    table.stored.store = slow = Store(store._engines, store._clock)
    slow.tables = Slower(slow)
    return table


@pytest.mark.slow
async def test_computers_fill_the_seats_and_play_by_themselves(store: Store) -> None:
    tables = await opened(store, people=1)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    while table.state.stage is Stage.DEAL:
        await until(lambda: not table.now.due() or table.now.due() == (PEOPLE[0],))
        if table.now.due():
            seen = table.now.view(PEOPLE[0])
            assert seen is not None
            await table.act(PEOPLE[0], weakest(seen))
    assert table.state.stage is Stage.BETWEEN


async def test_the_clock_reminds_at_half_time_then_passes_or_leads_the_lowest(
    store: Store,
) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    listener = tables.audience
    assert isinstance(listener, Listener)
    await table.deal(PEOPLE[0])
    leader = table.now.due()[0]
    seen = table.now.view(leader)
    assert seen is not None
    later(table, 60)  # half of a turn of 60 s and 60 s of spare time
    await until(lambda: listener.reminders == 1)
    assert table.now.due() == (leader,)
    later(table, 60)
    await until(lambda: table.now.due() != (leader,))
    shown = table.now.view(None)
    assert shown is not None
    assert shown.trick[0].seat == seen.seat
    assert shown.trick[0].cards == seen.hand[0], text(shown.trick[0].cards)
    assert listener.reminders == 1
    seq = table.now.seq
    later(table, 60)  # half of the next turn: a reminder
    await until(lambda: listener.reminders == 2)
    later(table, 60)  # the next turn runs out too: a pass
    await until(lambda: table.now.seq > seq)
    shown = table.now.view(None)
    assert shown is not None
    assert shown.closed


async def test_downtime_is_added_to_the_deadline(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    due = table.state.deadlines.due_at
    await OPEN.pop().close()
    await store.facts.remember("alive_at", repr(table.clock.now() - 40))
    restarted = Tables(store, Listener(), settings(), table.clock, chance=Random(7))
    OPEN.append(restarted)
    await restarted.start()
    (again,) = restarted.all()
    assert again.state.deadlines.due_at == due + 40


async def test_no_table_object_prints_a_hand_or_the_seed(store: Store) -> None:
    tables = await opened(store)
    (table,) = tables.all()
    await table.deal(PEOPLE[0])
    deal = await store.deals.get(table.state.deal_id or 0)
    shown = f"{table!r} {table.state!r} {deal!r} {deal.events!r}"
    assert deal.seed not in shown
    assert table.now.seed == ""
    assert table.now.proof
    for hand in next(event.hands for event in deal.events if isinstance(event, Dealt)):
        assert str(hand) not in shown
        assert text(hand) not in shown


@pytest.mark.slow
async def test_a_random_night_never_leaves_the_table_without_someone_to_act(store: Store) -> None:
    chance = Random(7)
    tables = await opened(store)
    (table,) = tables.all()
    for _ in range(3):
        await table.deal(PEOPLE[0])
        while table.state.stage is Stage.DEAL:
            player = chance.choice(table.now.due())
            seen = table.now.view(player)
            assert seen is not None
            action = weakest(seen)
            if seen.plays and chance.random() < 0.6:
                action = Play(chance.choice(seen.plays).cards)
            await table.act(player, action, table.now.key)
        if table.state.stage is Stage.OVER:
            break
    assert table.state.match.deals >= 1


async def test_only_the_host_or_a_manager_closes_a_table(store: Store) -> None:
    (table,) = (await opened(store)).all()
    assert table.store is store
    with pytest.raises(Refusal):
        await table.stop(PEOPLE[1])
    assert len(await store.tables.open()) == 1
    await table.stop(PEOPLE[1], manager=True)
    assert await store.tables.open() == []


async def test_only_the_host_or_a_manager_begins_anew(store: Store) -> None:
    (table,) = (await opened(store)).all()
    table.stored.aside = True
    with pytest.raises(Refusal):
        await table.begin_anew(PEOPLE[1])
    assert table.aside
