"""Transactions of a table: one write for each event, and no reads."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from unittest.mock import Mock

import pytest

from bot.domain import seating
from bot.domain.state import Stage
from bot.players import weakest
from bot.store import StorageError, Store, deals, posts
from bot.tables import registry
from bot.tables.registry import Tables
from bot.tables.table import Table
from rules.actions import Pass
from rules.events import Ended
from rules.match.match import AGAIN
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    Listener,
    counted,
    dealt,
    move,
    reopened,
    settings,
)

ANA, BEN, CHI, _ = PEOPLE


async def bidding(store: Store) -> Table:
    """Start a deal that is thrown in if all three people pass."""
    tables = Tables(store, Listener(), settings(computer_seconds=60), chance=Random(7))
    OPEN.append(tables)
    table = await tables.open(1, 100, ANA, "doudizhu_denexa", {})
    await table.join(BEN)
    await table.join(CHI)
    await table.deal(ANA)
    return table


async def put_to_sleep(table: Table, player: str) -> None:
    seats = [replace(one, asleep=one.player == player) for one in table.state.seats]
    await table.arrange(lambda state: replace(state, seats=tuple(seats)))


async def to_the_last_move(table: Table) -> None:
    """Play until one move ends the deal."""
    while True:
        seen = table.now.view(table.now.due()[0])
        assert seen is not None
        holders = [left for left in seen.cards_left if left]
        if len(holders) == 2 and weakest(seen) != Pass() and len(seen.hand) == seen.plays[0].size:
            return
        await move(table)


async def test_a_play_is_one_transaction(store: Store) -> None:
    table = await dealt(store, computer_seconds=60)
    with counted(store) as begun:
        await move(table)
    assert begun == ["write"]


async def test_play_of_a_sleeping_player_wakes_them_in_the_same_transaction(store: Store) -> None:
    table = await dealt(store, computer_seconds=60)
    player = table.now.due()[0]
    await put_to_sleep(table, player)
    with counted(store) as begun:
        await move(table)
    assert begun == ["write"]
    stored = await store.tables.get(table.state.id)
    assert stored is not None
    seat = seating.seated(stored, player)
    assert seat is not None
    assert not seat.asleep


async def test_the_end_of_a_deal_is_one(store: Store) -> None:
    table = await dealt(store, computer_seconds=60)
    await to_the_last_move(table)
    with counted(store) as begun:
        await move(table)
    assert table.state.stage is Stage.BETWEEN
    assert begun == ["write"]


async def test_a_void_deal_and_the_next_one_are_stored_in_one(store: Store) -> None:
    table = await bidding(store)
    for _ in range(2):
        await table.act(table.now.due()[0], Pass())
    void, last = table.state.deal_id, table.now.due()[0]
    assert void is not None
    with counted(store) as begun:
        await table.act(last, Pass())
    assert begun == ["write"]
    assert table.state.deal_id == void + 1
    assert AGAIN in table.state.match.plan
    again = await reopened(store, table)
    await again.restore()
    assert again.state == table.state
    assert again.now.view(last) == table.now.view(last)
    deal = await store.deals.get(void)
    ended = deal.events[-1]
    assert isinstance(ended, Ended)
    assert ended.void


async def test_a_void_deal_that_cannot_be_stored_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await bidding(store)
    for _ in range(2):
        await table.act(table.now.due()[0], Pass())
    before, last = table.now, table.now.due()[0]
    with monkeypatch.context() as patch:
        patch.setattr(deals, "begin_deal", Mock(side_effect=OSError("disk full")))
        with pytest.raises(StorageError):
            await table.act(last, Pass())
    assert table.now is before
    await table.act(last, Pass(), before.key)
    assert table.state.deal_id != before.state.deal_id


async def test_the_time_it_was_last_alive_is_stored_again_after_the_storage_has_failed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "ALIVE_EVERY", 0.0)
    remember, stored = store.facts.remember, asyncio.Event()

    async def failing_at_first(key: str, value: str) -> None:
        if not failed:
            failed.append(key)
            raise StorageError("disk full")
        await remember(key, value)
        stored.set()

    failed: list[str] = []
    monkeypatch.setattr(store.facts, "remember", failing_at_first)
    tables = Tables(store, Listener(), settings(), chance=Random(7))
    OPEN.append(tables)
    await tables.start()
    await stored.wait()
    assert failed == [posts.ALIVE]
    assert await store.facts.recall(posts.ALIVE)
