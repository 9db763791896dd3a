"""Closed tables whose messages do not show it yet: the next start of the bot updates them."""

from __future__ import annotations

from random import Random

from sqlalchemy import Connection, update

from bot.domain.state import Post, Stage
from bot.store import Store
from bot.store.schema import game_table
from bot.tables.registry import Tables
from bot.tables.shards import Shards
from bot.tables.table import Table
from tests.bot.four_people import OPEN, PEOPLE, Listener, StoppedClock, opened, settings

ANA = PEOPLE[0]
SHARDS = 2


class Some(Shards):
    """The shards of a process that serves one of two."""

    alone = False

    def __init__(self, shard: int) -> None:
        super().__init__()
        self.count, self.held = SHARDS, {shard}

    def holds(self, guild_id: int) -> bool:
        """Whether the server belongs to that shard."""
        return self.of(guild_id) in self.held


class Shown(Listener):
    """A listener that notes the tables that are taken up."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[Table] = []

    def taken_up(self, table: Table) -> None:
        """Note the table; `Tables` calls this after a start."""
        self.tables.append(table)


async def closed(store: Store) -> int:
    """Close a table in mid-deal that a message shows, and return its number."""
    (table,) = (await opened(store)).all()
    await table.deal(ANA)
    await table.stop(ANA)
    await store.posts.keep(table.state.id, [Post("table", "", 100, 7, 1, 0.0)])
    return table.state.id


def of_next_start(store: Store, shards: Shards | None = None) -> tuple[Tables, Shown]:
    """Return the tables of another process, and the listener that notes the tables it shows."""
    shown = Shown()
    tables = Tables(store, shown, settings(), StoppedClock(), Random(1), shards)
    OPEN.append(tables)
    return tables, shown


async def test_closed_table_is_shown_as_closed_and_cannot_be_played_at(store: Store) -> None:
    number = await closed(store)
    tables, shown = of_next_start(store)
    await tables.start()
    (table,) = shown.tables
    assert table.state.id == number
    assert table.state.stage is Stage.CLOSED
    assert table.now.view(ANA) is not None, "with the cards as they were"
    assert tables.all() == ()
    assert [state.id for state in tables.closed.last.values()] == [number]
    await tables.open(1, 100, ANA, "president_basic", {})  # its channel is free


async def test_one_of_which_nothing_is_kept_was_seen(store: Store) -> None:
    number = await closed(store)
    await store.posts.keep(number, [], dropped=await store.posts.of(number))
    tables, shown = of_next_start(store)
    await tables.start()
    assert shown.tables == []


async def test_closed_table_is_shown_by_the_process_of_its_shard(store: Store) -> None:
    number = await closed(store)
    for shard in range(SHARDS):
        tables, shown = of_next_start(store, Some(shard))
        await tables.adopt(shard, 0)
        ours = tables.shards.of(1) == shard
        assert [table.state.id for table in shown.tables] == [number] * ours


async def test_one_that_cannot_be_read_is_shown_as_closed_as_well(store: Store) -> None:
    await closed(store)

    def spoil(connection: Connection) -> None:
        connection.execute(update(game_table).values(stand_in="of a later version"))

    await store.write(spoil)
    tables, shown = of_next_start(store)
    await tables.start()
    (table,) = shown.tables
    assert table.aside
    assert table.state.stage is Stage.CLOSED
