"""A table is restored as it was, to the last field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, event, update

from bot.domain.state import Deadlines, Post, Seated, Stage, TableState
from bot.store import Store
from bot.store.schema import game_table
from bot.store.tables import read_open, read_table_in
from rules.match.match import MatchState
from tests.bot.store.material import ANA, BEN, CHANNEL, CHI, in_full, lobby


def test_the_table_used_here_leaves_no_field_at_its_default() -> None:
    for given, plain in ((in_full(), lobby()), (in_full().match, MatchState())):
        for field in fields(given):
            if field.name not in {"id", "version", "guild_id", "channel_id", "host", "preset"}:
                assert getattr(given, field.name) != getattr(plain, field.name), field.name


@pytest.mark.parametrize("state", [lobby(), in_full()], ids=["lobby", "in_full"])
async def test_every_field_of_a_table_comes_back(
    store: Store, another: Store, state: TableState
) -> None:
    stored = await store.tables.add(state)
    assert stored == replace(state, id=stored.id, version=1)
    assert await another.tables.get(stored.id) == stored
    assert await another.tables.in_channel(CHANNEL) == stored
    assert await another.tables.open() == [stored]


async def test_chips_of_the_most_expensive_point_come_back(store: Store) -> None:
    """A point may be worth 999999.99 chips (option "stake")."""
    state = in_full()
    paid = {player: 99_999_999 * 117 for player in state.match.players}
    stored = await store.tables.add(replace(state, match=replace(state.match, paid=paid)))
    found = await store.tables.get(stored.id)
    assert found is not None
    assert found.match.paid == paid


async def test_saving_replaces_all_of_the_table_and_counts_its_version(
    store: Store, another: Store
) -> None:
    first = await store.tables.add(in_full())
    bare = replace(lobby(), id=first.id, version=first.version)
    second = await store.tables.save(bare)
    assert second == replace(bare, version=2)
    assert await another.tables.get(first.id) == second
    third = await store.tables.save(
        replace(in_full(), id=first.id, version=2, channel_id=5, guild_id=6)
    )
    assert third.version == 3
    assert await another.tables.get(first.id) == third


async def test_a_leaver_keeps_the_score_and_loses_seat_place_and_title(store: Store) -> None:
    stored = await store.tables.add(in_full())
    left = replace(
        stored,
        match=replace(
            stored.match, players=(CHI, ANA), standing=(ANA, CHI), titles={ANA: "President"}
        ),
    )
    await store.tables.save(left)
    restored = await store.tables.get(stored.id)
    assert restored
    assert restored.match == left.match
    assert restored.match.scores["c1"] == -3


async def test_the_order_of_joining_is_not_the_order_of_seats(store: Store) -> None:
    stored = await store.tables.add(in_full())
    turned = replace(stored, seats=stored.seats[::-1])
    restored = await store.tables.save(turned)
    assert [one.player for one in restored.seats] == [BEN, "c1", ANA, CHI]
    assert await store.tables.get(stored.id) == restored
    assert restored.match.players == (CHI, "c1", ANA)


async def test_two_tables_do_not_mix(store: Store) -> None:
    here = await store.tables.add(in_full())
    there = await store.tables.add(replace(in_full(CHANNEL + 1), seats=(Seated(BEN),)))
    assert here.id != there.id
    here = await store.tables.save(replace(here, match=MatchState(), seats=()))
    assert await store.tables.open() == [here, there]
    assert await store.tables.in_channel(CHANNEL + 1) == there


async def test_a_closed_table_is_found_by_its_id_alone(store: Store) -> None:
    closed = await store.tables.save(replace(await store.tables.add(in_full()), stage=Stage.CLOSED))
    assert await store.tables.get(closed.id) == closed
    assert await store.tables.in_channel(CHANNEL) is None
    assert await store.tables.open() == []
    assert await store.tables.of(ANA) == []


async def test_closing_a_table_leaves_the_rest_of_it_and_other_tables(
    store: Store, another: Store
) -> None:
    here, there = await store.tables.add(in_full()), await store.tables.add(lobby(CHANNEL + 1))
    closed = await store.tables.close(replace(here, host=BEN, seats=()))
    assert (closed.stage, closed.version, closed.seats) == (Stage.CLOSED, 2, ())
    assert await another.tables.get(here.id) == replace(here, stage=Stage.CLOSED, version=2)
    assert await another.tables.open() == [there]


async def test_a_table_that_cannot_be_read_is_found_beside_the_others_and_can_be_closed(
    store: Store,
) -> None:
    """The table has only the fields that are needed for closing."""
    broken, good = await store.tables.add(in_full()), await store.tables.add(lobby(CHANNEL + 1))
    await store.write(_votes_of_a_later_version, broken.id)
    found, other = await store.tables.open()
    assert other == good
    assert found == TableState(
        id=broken.id,
        guild_id=broken.guild_id,
        channel_id=CHANNEL,
        host=broken.host,
        preset="",
        version=1,
        deal_id=broken.deal_id,
        parent_id=broken.parent_id,
        chat=broken.chat,
    )
    await store.tables.close(found)
    assert await store.tables.open() == [good]


def _votes_of_a_later_version(connection: Connection, table_id: int) -> None:
    which = game_table.c.id == table_id
    connection.execute(update(game_table).where(which).values(votes=["of another kind"]))


async def test_a_player_is_found_at_every_open_table(store: Store) -> None:
    first = await store.tables.add(in_full())
    await store.tables.add(replace(lobby(CHANNEL + 1), seats=(Seated(CHI),)))
    third = await store.tables.add(lobby(CHANNEL + 2))
    assert await store.tables.of(ANA) == [first, third]
    assert await store.tables.of("nobody") == []


async def test_missing_table_is_none(store: Store) -> None:
    assert await store.tables.get(99) is None
    assert await store.tables.in_channel(99) is None
    assert await store.posts.of(99) == []
    assert await store.facts.recall("synced") is None


async def test_a_clock_is_stored_without_a_new_version(store: Store, another: Store) -> None:
    stored = await store.tables.add(lobby())
    other = await store.tables.add(lobby(CHANNEL + 1))
    await store.tables.set_deadlines(stored.id, Deadlines(8, 1.5, 1.25))
    assert await another.tables.get(stored.id) == replace(stored, deadlines=Deadlines(8, 1.5, 1.25))
    assert await another.tables.get(other.id) == other


async def test_clocks_that_run_are_put_off_together_without_a_new_version(store: Store) -> None:
    running, unreminded, idle, other = [
        await store.tables.add(lobby(CHANNEL + n)) for n in range(4)
    ]
    await store.tables.set_deadlines(running.id, Deadlines(8, 20.5, 10.25))
    for state in (unreminded, other):
        await store.tables.set_deadlines(state.id, Deadlines(8, 20.5))
    await store.tables.postpone([running.id, unreminded.id, idle.id], 1.5)
    tables = await store.tables.open()
    assert [(table.deadlines, table.version) for table in tables] == [
        (Deadlines(8, 20.5, 10.25).later(1.5), 1),
        (Deadlines(8, 22, 0), 1),
        (idle.deadlines, 1),
        (Deadlines(8, 20.5), 1),
    ]


async def test_a_post_takes_the_place_of_its_kind_and_player(store: Store, another: Store) -> None:
    table, other = [(await store.tables.add(lobby(CHANNEL + n))).id for n in (0, 1)]
    board = Post("table", "", CHANNEL, 2**62 + 3, 4, 5.5)
    hand = Post("hand", ANA, 2**62 + 4, 6)
    bens = Post("hand", BEN, 7, 8)
    await store.posts.keep(table, (board, hand, bens))
    await store.posts.keep(other, [board])
    newer = replace(board, message_id=9, seq=10, posted_at=11.5)
    await store.posts.keep(table, [newer], dropped=[bens, Post("hand", "nobody", 7, 8)])
    assert await another.posts.of(table) == [hand, newer]
    await store.posts.keep(table, [newer], dropped=[newer])
    assert await store.posts.of(table) == [hand, newer]
    await store.posts.keep(table, (), dropped=[newer])
    assert await store.posts.of(table) == [hand]
    assert await another.posts.of(other) == [board]


async def test_a_fact_is_remembered_until_a_newer_one(store: Store, another: Store) -> None:
    for value in ("", "a", "ünï 🂡 'quoted'"):
        await store.facts.remember("synced", value)
        assert await another.facts.recall("synced") == value
    assert await another.facts.recall("alive") is None


@pytest.mark.parametrize(
    ("read", "plan"),
    [
        (partial(read_table_in, channel_id=CHANNEL), "SEARCH game_table USING INDEX {} ("),
        (read_open, "SCAN game_table USING INDEX {}"),
    ],
    ids=["of a channel", "all"],
)
async def test_open_tables_are_found_by_their_index(
    store: Store, read: Callable[[Connection], object], plan: str
) -> None:
    """Closed tables are never deleted, so a scan of all tables would be slow."""

    def plans(connection: Connection) -> str:
        asked: list[Any] = []
        if connection.dialect.name != "sqlite":
            pytest.skip("the plan is told in SQLite's words")
        event.listen(connection, "before_cursor_execute", lambda *told: asked.append(told[2:4]))
        read(connection)
        statement, given = asked[0]
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
        return "\n".join(str(row[-1]) for row in rows)

    assert plan.format("one_open_table_per_channel") in await store.read(plans)
