"""A table on a real SQLite file, with four people and someone who listens."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
SEED = 7  # of all lots: each run deals the same


class StoppedClock(Clock):
    """Time stands still but for what a test lets pass."""

    def __init__(self) -> None:
        self.moment = 1_800_000_000.0
        super().__init__(lambda: self.moment)


class Listener:
    """Notes what it is told, as the publisher is."""

    def __init__(self) -> None:
        self.changes = 0
        self.reminders = 0
        self.told = True

    def changed(self, table: Table) -> None:
        """Called after every change that was stored."""
        self.changes += 1

    def taken_up(self, table: Table) -> None:
        """Called after a start."""
        self.changes += 1

    def remind(self, table: Table) -> None:
        """Called when somebody takes long."""
        self.reminders += 1

    def is_told(self, table: Table) -> bool:
        """Called before something is done to whoever takes long."""
        return self.told


def settings(turn_seconds: float = 60.0, computer_seconds: float = 0) -> Settings:
    """Settings in which computers play at once and turns last so many seconds."""
    return Settings(
        turn_seconds=turn_seconds,
        bank_seconds=60,
        computer_seconds=computer_seconds,
        computer_workers=0,  # no process is started: plain judgement answers
        table_edit_seconds=0,
        avatars=False,  # the people of these tests are no users of discord.py
    )


OPEN: list[Tables] = []  # closed at the end of each test, before its store


async def opened(store: Store, people: int = 4, computer_seconds: float = 0) -> Tables:
    """A table of four on a stopped clock; computers that take their time move when told to."""
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
    """So much time passes at this table."""
    assert isinstance(table.clock, StoppedClock)
    table.clock.moment += seconds
    table.audience.changed(table)  # for its timers to look at the clock


async def until(check: Callable[[], bool]) -> None:
    """Let everything else go on until this holds."""
    while not check():
        await asyncio.sleep(0)


async def dealt(store: Store, computer_seconds: float = 0) -> Table:
    """A table of four whose first deal has begun."""
    (table,) = (await opened(store, computer_seconds=computer_seconds)).all()
    await table.deal(PEOPLE[0])
    return table


def seat(table: Table, player: str) -> Seated:
    """The player at this table, with all that is kept of them there."""
    found = seating.seated(table.state, player)
    assert found is not None
    return found


async def move(table: Table) -> None:
    """Whoever is on turn makes the weakest move."""
    player = table.now.due()[0]
    seen = table.now.view(player)
    assert seen is not None
    await table.act(player, weakest(seen), table.now.key)


async def play_computers(table: Table) -> None:
    """The first computer on turn moves."""
    workers = Workers(settings(), table.clock)
    await Computers(table, settings(), workers).move()


async def play_on(table: Table) -> None:
    """Everybody on turn makes the weakest move until the deal is over."""
    for _ in range(1000):
        if table.state.stage is not Stage.DEAL:
            return
        await move(table)
    raise AssertionError("the deal does not end")


async def restored(store: Store, table: Table) -> TableState:
    """The table as the database has it."""
    kept = await store.tables.get(table.state.id)
    assert kept is not None
    return kept


async def reopened(store: Store, table: Table) -> Table:
    """The same table as another process finds it, before its deal is restored."""
    state = await restored(store, table)
    return Table(state, store, Listener(), settings(), table.clock, Random(SEED))


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """Every transaction that is begun meanwhile, as "read" or "write"."""
    begun: list[str] = []

    def note(connection: Connection) -> None:
        writes = connection.get_execution_options().get("begin") == "BEGIN IMMEDIATE"
        begun.append("write" if writes else "read")

    engine = store._engines.reader.sync_engine  # the writer is one of its kind
    event.listen(engine, "begin", note)
    yield begun
    event.remove(engine, "begin", note)
