"""Changes of a table: each is stored once and told once, or refused with a reason."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from bot.domain import dealing, seating
from bot.domain.drafts import chosen
from bot.domain.seating import with_computer
from bot.domain.state import Delivery, Stage, TableState
from bot.domain.time_control import TimeControl
from bot.players import weakest
from bot.standing.leaderboards import RankedBy
from bot.standing.tallies import Scope
from bot.store import Store
from bot.tables.snapshot import DealLog
from bot.tables.stored_table import StoredTable
from bot.tables.table import MovedOn, Table
from rules.actions import Pass
from rules.cards import cards
from rules.catalogue import build
from rules.view import meanings
from tests.bot.four_people import (
    PEOPLE,
    Listener,
    StoppedClock,
    counted,
    later,
    move,
    opened,
    restored,
    settings,
)
from tests.bot.refusals import refusing
from tests.bot.store.material import PRESET, lobby, new_deal
from tests.bot.tables.test_transactions import to_the_last_move

ANA, BEN, CHI, DEV = PEOPLE


async def table_of(store: Store, people: int = 4, stage: Stage = Stage.LOBBY) -> Table:
    (table,) = (await opened(store, people, computer_seconds=60)).all()
    if stage is Stage.DEAL:
        await table.deal(ANA)
    return table


def heard(table: Table) -> Listener:
    """Return the listener that is told of the changes of this table."""
    listener: Any = table.audience
    assert isinstance(listener.audience, Listener)
    return listener.audience


async def whoever_waits(table: Table) -> None:
    await table.wait(next(person for person in PEOPLE if person not in table.now.due()))


IN_THE_LOBBY: dict[str, Callable[[Table], Awaitable[None]]] = {
    "leave": lambda table: table.leave(BEN),
    "deliver": lambda table: table.deliver(BEN, Delivery.CHANNEL),
    "quit": lambda table: table.quit(BEN),
    "wake": lambda table: table.wake(BEN),
    "deal": lambda table: table.deal(ANA),
    "stop": lambda table: table.stop(ANA),
}
IN_A_DEAL: dict[str, Callable[[Table], Awaitable[None]]] = {
    "act": move,
    "wait": whoever_waits,
    "excuse": lambda table: table.excuse(9),
    "quit": lambda table: table.quit(BEN),
    "leave": lambda table: table.leave(BEN),
    "stop": lambda table: table.stop(ANA),
}


@pytest.mark.parametrize("what", IN_THE_LOBBY)
async def test_each_change_of_a_lobby_is_stored_once_and_told_once(store: Store, what: str) -> None:
    table = await table_of(store)
    await store.servers.settings(1)  # caches the settings of the server
    told = heard(table).changes
    with counted(store) as begun:
        await IN_THE_LOBBY[what](table)
    throne = ["read"] if what == "deal" else []
    assert begun == [*throne, "write"]
    assert heard(table).changes == told + 1
    assert await store.tables.get(table.state.id) == table.state


@pytest.mark.parametrize("what", IN_A_DEAL)
async def test_each_change_in_a_deal_is_stored_once_and_told_once(store: Store, what: str) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    told = heard(table).changes
    with counted(store) as begun:
        await IN_A_DEAL[what](table)
    assert begun == ["write"]
    assert heard(table).changes == told + 1
    assert await store.tables.get(table.state.id) == table.state


async def test_computers_come_go_and_make_room_and_each_is_told(store: Store) -> None:
    table = await table_of(store, people=2)
    told = heard(table).changes
    await table.take_over("55", "c1")
    await table.leave("55")
    await table.arrange(with_computer, BEN)
    assert heard(table).changes == told + 3
    assert await restored(store, table) == table.state
    assert {seat.player for seat in table.state.seats} == {ANA, BEN, "c1", "c2"}


async def test_the_host_changes_the_rules_step_by_step_and_back(store: Store) -> None:
    table = await table_of(store)
    before, told = table.now.rules, heard(table).changes
    change = chosen("jokers", "0")
    await table.edit(ANA, change)
    assert table.state.drafts
    await table.undo_edit(ANA)
    assert table.now.rules == before
    assert heard(table).changes == told + 2
    with refusing("Only"):
        await table.edit(BEN, change)


async def test_where_a_hand_goes_is_stored_only_where_it_changes(store: Store) -> None:
    table = await table_of(store)
    await table.deliver(BEN, Delivery.CHANNEL)
    told = heard(table).changes
    with counted(store) as begun:
        await table.deliver(BEN, Delivery.CHANNEL)
        await table.deliver("99", Delivery.CHANNEL)
    assert begun == []
    assert heard(table).changes == told
    seat = seating.seated(await restored(store, table), BEN)
    assert seat is not None
    assert seat.delivery is Delivery.CHANNEL


async def test_time_is_given_back_only_where_a_turn_runs(store: Store) -> None:
    table = await table_of(store)
    with counted(store) as begun:
        await table.excuse(9)
    assert begun == []
    assert table.state.deadlines.due_at == 0


async def test_a_newcomer_in_mid_deal_takes_the_computer_with_most_cards(store: Store) -> None:
    table = await table_of(store, people=2, stage=Stage.DEAL)
    log = table.stored.log
    while log.cards_left("c1") == log.cards_left("c2"):
        if table.now.waited_for():
            await move(table)
        else:
            later(table, 80)
            seen = table.now.view(table.now.due()[0])
            assert seen is not None
            await table.act(table.now.due()[0], weakest(seen))
        log = table.stored.log
    most = max(("c1", "c2"), key=log.cards_left)
    seat = table.now.seat_of(most)
    await table.join("55")
    assert table.now.seat_of("55") == seat
    assert most not in table.now.players


async def test_readings_of_cards_are_those_of_the_present_state(store: Store) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    player, key = table.now.due()[0], table.now.key
    seen = table.now.view(player)
    assert seen is not None
    laid = seen.plays[0].laid
    deal = table.stored.running()
    assert table.readings(player, laid, key) == meanings(deal, seen.seat or 0, laid) != ()
    assert table.readings(player, laid) == table.readings(player, laid, key)
    assert table.objection(player, laid) is None
    assert table.objection(player, cards("3D 4C 9H")) is not None
    await move(table)
    with pytest.raises(MovedOn):
        table.readings(player, laid, key)
    with refusing("not at this table"):
        table.readings("99", laid)


@pytest.mark.slow
@pytest.mark.parametrize("key", ["", "1", "1.", "1.x", "2.6", "x.6", "v.1"])
async def test_a_button_with_no_state_of_this_deal_is_old(store: Store, key: str) -> None:
    table = await table_of(store, stage=Stage.DEAL)
    before = table.now.key
    with pytest.raises(MovedOn):
        await table.act(table.now.due()[0], Pass(), key)
    assert table.now.key == before


async def test_nothing_is_played_in_the_lobby_and_between_deals(store: Store) -> None:
    table = await table_of(store)
    with refusing("No deal"):
        await table.act(ANA, Pass())
    assert (table.now.key, table.now.stage_key) == ("0.0", "v.0")
    await table.deal(ANA)
    assert (table.now.key, table.now.stage_key) == (f"1.{table.now.seq}", "v.1")
    await to_the_last_move(table)
    await move(table)
    assert table.state.stage is Stage.BETWEEN
    with refusing("No deal"):
        await table.act(ANA, Pass())
    with refusing("No deal"):
        table.objection(ANA, cards("3D"))


@pytest.mark.parametrize("stage", [Stage.LOBBY, Stage.BETWEEN, Stage.OVER, Stage.CLOSED])
def test_the_last_deal_is_no_running_one(stage: Stage) -> None:
    stored = StoredTable(
        replace(lobby(), stage=stage), Mock(), settings(), StoppedClock(), Random(1)
    )
    stored.log = DealLog.loaded(new_deal(), build(PRESET), 1.0)
    with refusing("No deal"):
        stored.running()
    stored.state = replace(lobby(), stage=Stage.DEAL)
    assert stored.running() is stored.log.deal
    stored.log = DealLog()
    with refusing("No deal"):
        stored.running()


async def test_table_set_aside_refuses_every_request(store: Store) -> None:
    stored = (await table_of(store, stage=Stage.DEAL)).stored
    before, stored.aside = stored.state, True
    with refusing("This table is on hold"):
        stored.running()
    with refusing("This table is on hold"):
        await stored.save(lambda state: replace(state, host=BEN))
    assert await store.tables.get(before.id) == before
    await stored.save(lambda state: replace(state, host=BEN), though_aside=True)
    assert not stored.aside
    assert stored.state.host == BEN


def test_before_the_first_deal_time_runs_as_the_bot_is_set_up() -> None:
    stored = StoredTable(lobby(), Mock(), settings(turn_seconds=45), StoppedClock(), Random(1))
    assert stored.time_control == TimeControl(turn=45, bank=60)


async def test_a_deal_that_is_over_before_anybody_acts_is_settled_at_once(store: Store) -> None:
    """In Thirteen, a hand of four twos wins as soon as it is dealt."""
    table = await table_of(store, people=2)
    stored = table.stored
    lobby = replace(stored.state, preset="thirteen_auto_win", changed={})
    before = seating.ready(await store.tables.save(lobby), ANA)
    before = won_when_dealt(before)
    async with stored.changing():
        await stored.deal_out(before)
    assert stored.state.stage is Stage.BETWEEN
    assert stored.log.deal is not None
    assert stored.log.deal.ended is not None
    assert await store.tables.get(before.id) == stored.state
    board = await store.rankings.leaderboard(
        Scope.of(before.guild_id, before.preset), RankedBy.PLACE
    )
    assert {row.player: row.tally.deals for row in board.standings} == {ANA: 1, BEN: 1}


def won_when_dealt(state: TableState) -> TableState:
    """Return the state with the first secret whose deal is won before any player acts."""
    for seed in count():
        before = dealing.with_secret(state, Random(seed).randbytes(32).hex())
        _, _, decision = dealing.dealt(before, before.upcoming.secret, 1.0)
        if decision.deal.ended and not decision.deal.ended.void:
            return before
    raise AssertionError
