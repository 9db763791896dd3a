"""Two processes on one database: presses at tables of the other process, and notifications."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cluster.node import ClusterShards
from bot.domain import seating
from bot.domain.computers import Level
from bot.domain.preferences import Deck
from bot.domain.state import Draft, Stage
from bot.players import weakest
from bot.store import Store
from bot.store.leases import Leases
from bot.tables import daily
from bot.tables.registry import Tables
from bot.tables.table import MovedOn, Table
from tests.bot.four_people import PEOPLE, Listener, StoppedClock, settings
from tests.postgres import Postgres

ANA, BEN, CHI, DEV = PEOPLE
SERVERS = {0: 2 << 22, 1: 3 << 22}  # by shard, of two
POLL = 0.01
LOOKS = 6_000


class Machine:
    """The parts of one process: its store, its tables, and its notifications from the other."""

    def __init__(self, store: Store, name: str, shard: int, clock: StoppedClock) -> None:
        self.store = store
        self.clock = clock
        self.shards = ClusterShards(Leases(store, name, 600.0), clock, ())
        self.shards.count, self.shards.held = 2, {shard}
        self.audience = Listener()
        seconds = settings(computer_seconds=60)
        self.tables = Tables(store, self.audience, seconds, clock, shards=self.shards)
        self.hears = False
        self.answered: list[str] = []  # players with new hands, as notifications told
        self._tasks = [asyncio.create_task(store.notifications.listen(name, self))]

    def notified(self, about: str, what: str) -> None:
        self._tasks.append(asyncio.create_task(self._show(what)))

    async def _show(self, what: str) -> None:
        if found := await self.tables.notified(what):
            table, player = found
            self.answered.append(player)
            self.tables.changed(table)

    def missed(self) -> None:
        self.hears = True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tables.close()
        await self.store.close()


async def until(check: Callable[[], object]) -> None:
    """Wait until `check` is true, as another process causes that."""
    for _ in range(LOOKS):
        if check():
            return
        await asyncio.sleep(POLL)
    raise AssertionError("waited in vain")


def _more(audience: Listener, shown: int) -> bool:
    return audience.changes > shown


@pytest.fixture
async def both(postgres: Postgres) -> AsyncIterator[tuple[Machine, Machine]]:
    """The process that gets direct messages, and one that serves the other shard."""
    server = create_async_engine(postgres.url, isolation_level="AUTOCOMMIT")
    async with server.connect() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await server.dispose()
    clock = StoppedClock()
    first = Machine(await Store.open(postgres.url), "first", 0, clock)
    second = Machine(await Store.open(postgres.url), "second", 1, clock)
    await until(lambda: first.hears and second.hears)
    yield first, second
    await first.close()
    await second.close()


async def dealt(there: Machine) -> Table:
    """Open a table that this process serves, and deal; return it."""
    (shard,) = there.shards.held
    table = await there.tables.open(SERVERS[shard], 100, ANA, "president_basic", {})
    for person in PEOPLE[1:]:
        await table.join(person)
    await table.deal(ANA)
    return table


async def visited(here: Machine, table: Table, player: str) -> Table:
    """Return the table at another process, as a press of this player loads it there."""
    await here.tables.visit(player, table.state.id)
    found = here.tables.get(table.state.id)
    assert found is not None
    assert found is not table
    return found


async def play(table: Table, key: str | None = None) -> str:
    """Make the weakest play for the player on turn; return that player."""
    (player,) = table.now.due()
    seen = table.now.view(player)
    assert seen is not None
    await table.act(player, weakest(seen), key)
    return player


@pytest.mark.long
async def test_plays_of_another_process_are_shown_by_the_server_of_the_table(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    for _ in range(3):
        (player,) = table.now.due()
        shown, seq = second.audience.changes, table.now.seq
        there = await visited(first, table, player)
        await play(there, there.now.key)
        await until(partial(_more, second.audience, shown))
        assert there.now.seq == table.now.seq > seq
        assert table.now.due() == there.now.due() != (player,)
    assert first.audience.changes == 0
    assert second.answered == [""] * 3
    (player,) = table.now.due()
    await first.tables.visit(player, table.state.id, answered=True)
    elsewhere = first.tables.get(table.state.id)
    assert elsewhere is not None
    await play(elsewhere, elsewhere.now.key)
    await until(lambda: len(second.answered) == 4)
    assert second.answered[-1] == player
    assert first.tables.all() == ()


async def test_private_table_is_served_by_the_process_of_direct_messages(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    against = partial(seating.against_computers, player=ANA, level=Level.NORMAL, computers=3)
    table = await second.tables.open_private(4711, ANA, Draft("president_basic"), against)
    assert first.tables.all() == second.tables.all() == ()
    await table.deal(ANA)
    await until(lambda: first.audience.changes)
    (served,) = first.tables.all()
    assert second.tables.all() == ()
    assert second.audience.changes == 0
    assert second.tables.private_of(ANA) is table
    assert first.tables.private_of(ANA) is served is not table
    assert (served.state.stage, served.now.key) == (Stage.DEAL, table.now.key)
    there = await visited(second, served, ANA)
    await there.stop(ANA)
    await until(lambda: not first.tables.all())
    assert second.tables.private_of(ANA) is None


@pytest.mark.long
async def test_of_two_plays_of_one_turn_one_holds_and_the_other_has_moved_on(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    for _ in range(5):
        there = await visited(first, table, table.now.due()[0])
        key, seq = table.now.key, table.now.seq
        done = await asyncio.gather(play(table, key), play(there, key), return_exceptions=True)
        assert sorted(isinstance(one, MovedOn) for one in done) == [False, True]
        assert table.state.deal_id is not None
        stored = await second.store.deals.length(table.state.deal_id)
        assert stored > seq
        await table.stored.refresh()
        assert table.now.seq == stored


async def test_process_of_a_table_reads_again_before_a_refusal(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    for task in second._tasks:  # the second process hears nothing more
        task.cancel()
    there = await visited(first, table, table.now.due()[0])
    await play(there)
    key, (player,) = there.now.key, there.now.due()
    seen = there.now.view(player)
    assert seen is not None
    assert table.now.key != key
    await table.act(player, weakest(seen), key)
    assert table.now.seq > there.now.seq


async def test_spare_time_is_spent_wherever_one_plays(both: tuple[Machine, Machine]) -> None:
    first, second = both
    table = await dealt(second)
    (player,) = table.now.due()
    second.clock.moment += 60 + 25  # a turn lasts 60 seconds, and the time bank of a deal has 60
    there = await visited(first, table, player)
    await play(there)
    (seat,) = [seat for seat in there.state.seats if seat.player == player]
    assert seat.bank == pytest.approx(60 - 25)


@pytest.mark.long
async def test_a_turn_lasts_as_long_as_the_server_says_also_at_a_process_that_was_there_before(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    await visited(first, table, ANA)  # this process knows how long turns last
    await second.store.servers.change_settings(SERVERS[1], turn_seconds=30)
    for _ in range(LOOKS):
        if (await first.store.servers.settings(SERVERS[1])).turn_seconds == 30:
            break
        await asyncio.sleep(POLL)
    await play(table)
    there = await visited(first, table, table.now.due()[0])
    await play(there)
    (spare,) = [seat.bank for seat in there.state.seats if seat.player in there.now.due()]
    assert there.state.deadlines.due_at - second.clock.moment == pytest.approx(30 + spare)


async def test_preferences_set_at_one_process_hold_at_the_other_at_once(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    before = await second.store.preferences.of(ANA)
    other = next(deck for deck in Deck if deck != before.deck)
    table = await dealt(second)
    shown = second.audience.changes
    await first.store.preferences.change(ANA, deck=other)
    there = await visited(first, table, ANA)
    first.tables.changed(there)  # the table is shown again, though no event was stored
    await until(lambda: second.audience.changes > shown)
    while (await second.store.preferences.of(ANA)).deck != other:  # it has its own notification
        await asyncio.sleep(0.01)


async def test_table_closed_by_another_process_is_closed_where_served(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    await (await visited(first, table, ANA)).stop(ANA)
    await until(lambda: not second.tables.all())
    assert table.state.stage is Stage.CLOSED
    await first.tables.visit(ANA, table.state.id)
    assert first.tables.known() == ()


async def test_a_person_is_forgotten_at_tables_of_every_process(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    while table.state.stage is Stage.DEAL:
        await play(table)
    await first.tables.visit(DEV)
    assert [one.state.id for one in daily.sits_at(first.tables, DEV)] == [table.state.id]
    await table.quit(DEV)
    await first.tables.visit(DEV)
    assert not daily.sits_at(first.tables, DEV)
    assert DEV in table.state.match.players
    await daily.forget(first.tables, DEV)
    await until(lambda: DEV not in table.state.match.players)


async def test_shard_goes_to_another_process_with_its_tables_and_the_unserved_time(
    both: tuple[Machine, Machine],
) -> None:
    first, second = both
    table = await dealt(second)
    due_at, (player,) = table.state.deadlines.due_at, table.now.due()
    assert second.tables.abandon(1) == [table]
    assert second.tables.all() == ()
    first.shards.held = {0, 1}
    await first.tables.adopt(1, away=40.0)
    (adopted,) = first.tables.all()
    assert adopted.state.deadlines.due_at == due_at + 40
    assert adopted.now.due() == (player,)
    assert first.audience.changes == 1
    shown = first.audience.changes
    await play(await visited(second, adopted, player))  # the processes have changed roles now
    await until(lambda: first.audience.changes > shown)
