"""A table on a real SQLite file, with four people and a listener."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random

from sqlalchemy import Connection, event

from bot.clock import Clock
from bot.domain import seating
from bot.domain.seating import with_computer
from bot.domain.state import Seated, Stage, TableState
from bot.players import weakest
from bot.players.workers import Workers
from bot.settings import Settings
from bot.store import Store
from bot.tables.computer_turns import Computers
from bot.tables.registry import Tables
from bot.tables.table import Table

PEOPLE = ("11", "22", "33", "44")
PRESET = "president_comp303"
SEED = 7  # of all random draws: each run deals the same cards


class StoppedClock(Clock):
    """A clock that moves only when a test sets its `moment`."""

    def __init__(self) -> None:
        self.moment = 1_800_000_000.0
        super().__init__(lambda: self.moment)


class Listener:
    """An audience of tables, in place of the publisher, that counts its calls."""

    def __init__(self) -> None:
        self.changes = 0
        self.reminders = 0
        self.told = True

    def changed(self, table: Table) -> None:
        """Count a stored change."""
        self.changes += 1

    def taken_up(self, table: Table) -> None:
        """Count a table that is shown after a start."""
        self.changes += 1

    def remind(self, table: Table) -> None:
        """Count a reminder of the seats on turn."""
        self.reminders += 1

    def is_told(self, table: Table) -> bool:
        """Return `told`: whether the players on turn know that they are on turn."""
        return self.told


@cache  # to read the environment takes longer than to open a table
def settings(turn_seconds: float = 60.0, computer_seconds: float = 0) -> Settings:
    """Return settings with turns of so many seconds, where computers play at once by default."""
    return Settings(
        turn_seconds=turn_seconds,
        bank_seconds=60,
        computer_seconds=computer_seconds,
        computer_workers=0,  # no worker process: plain judgement chooses moves
        table_edit_seconds=0,
        avatars=False,  # discord.py knows no users for the people of these tests
    )


OPEN: list[Tables] = []  # closed at the end of each test, before its store


async def opened(store: Store, people: int = 4, computer_seconds: float = 0) -> Tables:
    """Open a table of four on a stopped clock, with computers on the seats without people.

    With `computer_seconds`, computers move only when a test calls `play_computers`.
    """
    wanted = settings(computer_seconds=computer_seconds)
    tables = Tables(store, Listener(), wanted, StoppedClock(), Random(SEED))
    OPEN.append(tables)
    table = await tables.open(1, 100, PEOPLE[0], PRESET, {"match_target": "4"})
    for person in PEOPLE[1:people]:
        await table.join(person)
    for _ in range(4 - people):
        await table.arrange(with_computer, PEOPLE[0])
    return tables


def later(table: Table, seconds: float) -> None:
    """Let so many seconds pass at this table."""
    assert isinstance(table.clock, StoppedClock)
    table.clock.moment += seconds
    table.audience.changed(table)  # for its timers to look at the clock


async def until(check: Callable[[], bool]) -> None:
    """Let other tasks run until `check` is true."""
    while not check():
        await asyncio.sleep(0)


async def dealt(store: Store, computer_seconds: float = 0) -> Table:
    """Open a table of four people, and start its first deal."""
    (table,) = (await opened(store, computer_seconds=computer_seconds)).all()
    await table.deal(PEOPLE[0])
    return table


def seat(table: Table, player: str) -> Seated:
    """Return the seat of this player at the table."""
    found = seating.seated(table.state, player)
    assert found is not None
    return found


async def move(table: Table) -> None:
    """Make the weakest move for the first player on turn."""
    player = table.now.due()[0]
    seen = table.now.view(player)
    assert seen is not None
    await table.act(player, weakest(seen), table.now.key)


async def play_computers(table: Table) -> None:
    """Let the first computer on turn move."""
    workers = Workers(settings(), table.clock)
    await Computers(table, settings(), workers).move()


async def play_on(table: Table) -> None:
    """Make the weakest moves for the players on turn until the deal is over."""
    for _ in range(1000):
        if table.state.stage is not Stage.DEAL:
            return
        await move(table)
    raise AssertionError("the deal does not end")


async def restored(store: Store, table: Table) -> TableState:
    """Return the state of the table in the database."""
    kept = await store.tables.get(table.state.id)
    assert kept is not None
    return kept


async def reopened(store: Store, table: Table) -> Table:
    """Return the table as another process reads it, before its deal is restored."""
    state = await restored(store, table)
    return Table(state, store, Listener(), settings(), table.clock, Random(SEED))


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """Within the context, note each transaction that begins as "read" or "write"."""
    begun: list[str] = []

    def note(connection: Connection) -> None:
        writes = connection.get_execution_options().get("begin") == "BEGIN IMMEDIATE"
        begun.append("write" if writes else "read")

    engine = store._engines.reader.sync_engine  # the writer is derived from the reader
    event.listen(engine, "begin", note)
    yield begun
    event.remove(engine, "begin", note)
