"""Deals at many tables that the bot decides and stores, but does not show.

Five people at each table act as computers of the level normal would, so that their deals take the
storage of real ones. The tables take turns, one action at a time, as at the pace of people. A fixed
seed gives each database equal deals.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from sqlalchemy import Connection, delete

from bot.clock import Clock
from bot.domain.state import Stage
from bot.players.levels import Level, choose
from bot.settings import Settings
from bot.store import Store
from bot.store.schema import deal, event, result
from bot.store.upkeep import CLOSED_DAYS, DAY, DEAL_DAYS
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bench.scale.databases import Database
from tests.bot.four_people import Listener
from tests.bot.metrics.scraped import scrape, total

PRESET = "president_comp303"
PEOPLE = 5
TABLES, ROUNDS = 40, 5  # in each round, one deal at each table
SEED = 7
FIRST_ID = 10**18  # as long as Discord's
SETTINGS = Settings.model_construct(turn_seconds=3600.0, bank_seconds=60.0, computer_seconds=1.5)


@dataclass
class Taken:
    """The totals of all deals, in bytes and processor seconds."""

    deals: int = 0
    actions: int = 0
    events: int = 0
    writes: float = 0  # changes; apart, each would be one transaction
    stored: int = 0  # with all cards and plays
    kept: int = 0  # after the cards and plays are deleted: deals and results
    logged: int = 0
    worked: float = 0.0  # by the bot, without the thinking of computers
    served: float = 0.0  # by the database's own processes


async def played(database: Database, tables: int = TABLES, rounds: int = ROUNDS) -> Taken:
    """Play the rounds, and measure what remains after their cards and plays are deleted."""
    taken, clock = Taken(), Clock()
    store = await Store.open(database.url, clock)
    house = Tables(store, Listener(), SETTINGS, clock, Random(SEED))
    opened = [await _opened(house, number) for number in range(tables)]
    before, writes = await _state(database), _writes()
    for _ in range(rounds):
        await _round(opened, taken)
    taken.writes = _writes() - writes
    after = await _state(database)
    taken.stored, taken.logged = after[0] - before[0], after[1] - before[1]
    taken.served = after[2] - before[2]
    for table in opened:
        await table.stop(table.state.host)
    await house.close()
    taken.kept = await _kept(database, store, clock)
    await store.close()
    return taken


async def _kept(database: Database, store: Store, clock: Clock) -> int:
    """Return the bytes that deals at closed tables take after their cards and plays are deleted.

    The upkeep deletes cards and plays after `DEAL_DAYS` days. The result is the space that is freed
    when deals and results are deleted as well.
    """
    for days in (0, CLOSED_DAYS, DEAL_DAYS):
        clock.go_by(clock.now() + days * DAY)
        await store.upkeep.prune()
    await database.pack()
    kept = await database.used()
    await store.write(_without_deals)
    await database.pack()
    return kept - await database.used()


def _without_deals(connection: Connection) -> None:
    for one in (event, result, deal):
        connection.execute(delete(one))


async def _state(database: Database) -> tuple[int, int, float]:
    """Return the stored bytes, the logged bytes and the processor seconds of the database."""
    return await database.used(), await database.logged(), await database.worked()


async def _opened(house: Tables, number: int) -> Table:
    """Open a table with its people, in a server and a channel of its own."""
    guild_id, channel_id, *people = range(first := FIRST_ID + 100 * number, first + 2 + PEOPLE)
    table = await house.open(guild_id, channel_id, str(people[0]), PRESET, {})
    for person in people[1:]:
        await table.join(str(person))
    return table


async def _round(tables: Sequence[Table], taken: Taken) -> None:
    """Play one deal at each table, and add its figures to `taken`."""
    began, thought = time.process_time(), 0.0
    for table in tables:
        await table.deal(table.state.host)
    playing = list(tables)
    while playing:
        for table in playing:
            thought += await _move(table)
        taken.actions += len(playing)
        playing = [table for table in playing if table.state.stage is Stage.DEAL]
    taken.worked += time.process_time() - began - thought
    taken.deals += len(tables)
    taken.events += sum(table.now.seq for table in tables)


async def _move(table: Table) -> float:
    """Show a player on turn the cards, and make the player's action; return seconds of thinking."""
    player = table.now.due()[0]
    table.now.view(player)
    began = time.thread_time()
    knowledge = table.now.knowledge(player)
    assert knowledge is not None
    action = choose(knowledge, Level.NORMAL, table.chance)
    thought = time.thread_time() - began
    await table.act(player, action)
    return thought


def _writes() -> float:
    """Return the number of changes that this process has stored so far."""
    return total(scrape(), "gamenight_storage_seconds_count", kind="write")
