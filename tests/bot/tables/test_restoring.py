"""Tables restored after a stop, after a kill, and after changes by another process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, update

from bot.domain.state import Stage, TableState
from bot.players import weakest
from bot.standing.leaderboards import RankedBy
from bot.standing.tallies import Scope
from bot.store import Store
from bot.store.schema import event
from bot.tables.registry import Tables
from bot.tables.table import MovedOn, Table
from rules.actions import Pass
from rules.engine import decide
from rules.events import Turn
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    PRESET,
    Listener,
    counted,
    later,
    move,
    opened,
    reopened,
    restored,
    settings,
)
from tests.bot.refusals import refusing
from tests.bot.tables.test_stored_table import heard
from tests.bot.tables.test_transactions import bidding, to_the_last_move

ANA, BEN, CHI, DEV = PEOPLE


async def table_of(store: Store, stage: Stage = Stage.LOBBY) -> Table:
    (table,) = (await opened(store, computer_seconds=60)).all()
    if stage is Stage.DEAL:
        await table.deal(ANA)
    return table


def spoil(connection: Connection) -> None:
    """Replace event 5, the last one, by an event of a later version."""
    connection.execute(update(event).where(event.c.seq == 5).values(body="of a later version"))


async def test_a_deal_that_another_process_began_is_played_on_here(store: Store) -> None:
    table = await table_of(store)
    twin = await reopened(store, table)
    await twin.deal(ANA)
    with pytest.raises(MovedOn):
        await table.deal(ANA)
    assert table.now.key == twin.now.key
    later(table, 5)
    await move(table)
    assert table.now.seq > twin.now.seq
    assert {seat.bank for seat in table.state.seats} == {60.0}


async def test_a_table_goes_on_by_the_time_control_of_its_server(store: Store) -> None:
    await store.servers.change_settings(1, turn_seconds=20, bank_seconds=0)
    table = await reopened(store, await table_of(store, stage=Stage.DEAL))
    await table.restore()
    await move(table)
    assert table.state.deadlines.due_at == table.clock.now() + 20


async def test_half_a_second_of_downtime_is_given_back_and_none_is_no_change(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    again = await reopened(store, table)
    with counted(store) as begun:
        await again.restore()
    assert "write" not in begun
    assert again.state.deadlines == table.state.deadlines
    await again.restore(0.5)
    assert again.state.deadlines.due_at == table.state.deadlines.due_at + 0.5
    assert await restored(store, again) == again.state


async def ended_without_its_result(store: Store, leaving: Iterable[str] = ()) -> Table:
    """Return a table whose process was killed after the last play, before it stored the result.

    Earlier versions stored the play and the result in separate transactions.
    """
    table = await table_of(store, stage=Stage.DEAL)
    await to_the_last_move(table)
    for person in leaving:
        await table.leave(person)
    player = table.now.due()[0]
    seen = table.now.view(player)
    assert seen is not None
    decision = decide(table.stored.running(), table.now.players.index(player), weakest(seen))
    assert decision.deal.ended
    await store.deals.append(table.state.deal_id or 0, table.now.seq, decision.events)
    return table


@pytest.mark.slow
async def test_a_deal_that_ended_without_its_result_gets_it_at_the_start(store: Store) -> None:
    before = await ended_without_its_result(store)
    again = await reopened(store, before)
    await again.restore()
    assert again.state.stage is Stage.BETWEEN
    assert again.state.match.deals == 1
    assert await restored(store, again) == again.state
    assert (await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)).people == 4
    seen = again.now.view(ANA)
    assert seen is not None
    assert seen.ended


@pytest.mark.slow
async def test_a_table_that_all_have_left_gets_it_too_and_frees_its_channel(store: Store) -> None:
    before = await ended_without_its_result(store, leaving=PEOPLE)
    assert before.state.stage is Stage.DEAL
    tables = Tables(store, Listener(), settings(), before.clock)
    OPEN.append(tables)
    await tables.start()
    assert not [*tables.all()]
    stored = await restored(store, before)
    assert stored.stage is Stage.CLOSED
    assert {*stored.match.scores} == {*PEOPLE}
    await tables.open(1, 100, "77", "president_basic", {})


@pytest.mark.slow
async def test_it_gets_it_once_though_two_processes_start(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await ended_without_its_result(store)
    first, second = await reopened(store, before), await reopened(store, before)
    end_deal = store.deals.end

    async def late(state: TableState, *rest: Any) -> TableState:
        monkeypatch.setattr(store.deals, "end", end_deal)
        await first.restore()
        return await end_deal(state, *rest)

    monkeypatch.setattr(store.deals, "end", late)
    await second.restore()
    assert second.state == first.state == await restored(store, first)
    assert (await store.rankings.leaderboard(Scope.of(1, PRESET), RankedBy.POINTS)).people == 4


async def test_a_table_that_cannot_be_read_any_more_shows_nothing_of_its_deal(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    await store.write(spoil)
    await table.stored.reload()
    assert table.aside
    assert (table.now.view(ANA), table.now.players, table.now.due()) == (None, (), ())
    assert table.state.stage is Stage.LOBBY
    for change in (table.deal(ANA), table.join("99"), table.wait(BEN)):
        with refusing("This table is on hold"):
            await change


async def test_it_begins_anew_with_an_empty_lobby_and_is_readable(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    await store.write(spoil)
    await table.stored.reload()
    told = heard(table).changes
    await table.begin_anew(ANA)
    assert heard(table).changes == told + 1
    assert not table.aside
    assert (table.state.stage, table.now.players) == (Stage.LOBBY, ())
    assert await restored(store, table) == table.state


async def test_a_table_that_goes_back_to_its_lobby_shows_no_deal(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    await table.arrange(lambda state: replace(state, stage=Stage.LOBBY, deal_id=None))
    assert (table.now.view(ANA), table.now.players) == (None, ())


async def test_a_deal_has_a_seed_of_32_bytes_and_its_first_turn_a_deadline(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    deal = await store.deals.get(table.state.deal_id or 0)
    assert len(bytes.fromhex(deal.seed)) == 32
    assert isinstance(deal.events[table.state.deadlines.turn_seq], Turn)


async def test_a_deal_in_place_of_a_void_one_has_the_time_control_of_that_moment(
    store: Store,
) -> None:
    table = await bidding(store)
    await store.servers.change_settings(1, turn_seconds=20, bank_seconds=0)
    while table.state.deal_id == 1:
        await table.act(table.now.due()[0], Pass())
    ends = table.state.deadlines
    assert ends.due_at - ends.remind_at == 10


async def test_a_closed_table_that_cannot_be_read_stays_closed(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    await table.stop(ANA)
    await store.write(spoil)
    await table.stored.reload()
    assert table.aside
    assert table.state.stage is Stage.CLOSED


@pytest.mark.parametrize("aside", [False, True], ids=["readable", "set aside"])
async def test_a_lobby_that_another_process_went_back_to_has_no_deal(
    store: Store, aside: bool
) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    table.stored.aside = aside
    await store.tables.save(replace(table.state, stage=Stage.LOBBY, deal_id=None))
    await table.stored.reload()
    assert not table.aside
    assert (table.now.view(ANA), table.now.players, table.now.key) == (None, (), "0.0")
