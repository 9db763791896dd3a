"""Data that this version cannot read: one table is set aside, the others go on unharmed."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from bot.clock import Clock
from bot.domain.drafts import FIRST
from bot.domain.state import Stage
from bot.standing.tallies import Counted
from bot.store import Store
from bot.store.posts import ALIVE
from bot.tables.history import visible_events
from bot.tables.registry import Tables
from bot.tables.table import MovedOn, Table
from rules.actions import Pass
from rules.catalogue import problems
from tests.bot.four_people import (
    OPEN,
    PEOPLE,
    Listener,
    StoppedClock,
    move,
    opened,
    play_computers,
    play_on,
    settings,
)
from tests.bot.refusals import refusing

MANAGER = "77"
Row = tuple[object, ...]
Spoil = Callable[[Path], None]
DOWNTIME = {"due_at", "remind_at", "active_at", "host_at", "fault"}  # columns that it changes


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "gamenight.db"


def write(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


def stored(file: Path) -> dict[str, list[Row]]:
    """Return all rows of the first table and of its deal, without the effects of downtime."""
    which = {
        "game_table": "id = 1",
        "seat": "table_id = 1",
        "match_player": "table_id = 1",
        "deal": "table_id = 1",
        "event": "deal_id = 1",
    }
    found = {}
    with closing(sqlite3.connect(file)) as connection:
        for name, where in which.items():
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            kept = ", ".join(f'"{one}"' for one in columns if one not in DOWNTIME)
            query = f"SELECT {kept} FROM {name} WHERE {where}"
            found[name] = connection.execute(query).fetchall()
    return found


def last_event(file: Path, body: str) -> None:
    write(file, "UPDATE event SET body = ? WHERE deal_id = 1 AND seq = 6", body)


def choices(file: Path, **changed: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        (text,) = connection.execute("SELECT choices FROM deal WHERE id = 1").fetchone()
    write(file, "UPDATE deal SET choices = ? WHERE id = 1", json.dumps(json.loads(text) | changed))


def of_table(column: str, value: str) -> Spoil:
    return lambda file: write(file, f"UPDATE game_table SET {column} = ? WHERE id = 1", value)


SPOILT: dict[str, Spoil] = {
    "an event of a class that there is not": lambda file: last_event(file, '{"k":"Vanished"}'),
    "an event that fits no deal": lambda file: last_event(file, '{"k":"Passed","seat":"x"}'),
    "an event of broken JSON": lambda file: last_event(file, '{"k":'),
    "events that cannot follow one another": lambda file: last_event(
        file, '{"k":"Played","seat":9,"cards":"3D","as_cards":"3D"}'
    ),
    "an option that is no more": lambda file: choices(file, sevens_sing="yes"),
    "a value that is no more": lambda file: choices(file, jokers="many"),
    "a game that is no more": lambda file: write(
        file, "UPDATE deal SET preset = 'whist' WHERE id = 1"
    ),
    "choices of broken JSON": lambda file: write(
        file, "UPDATE deal SET choices = '{' WHERE id = 1"
    ),
    "no deal at all": of_table("deal_id", "99"),
    "a table whose game is no more": of_table("preset", "whist"),
    "a table with a rule that is no more": of_table("changed", '{"sevens_sing": "yes"}'),
    "a table of broken JSON": of_table("votes", "{"),
    "a table in a stage that there is not": of_table("stage", "dreaming"),
}


async def two_tables(store: Store) -> None:
    """Store two tables in mid-deal, as a process leaves them when it is stopped."""
    tables = await opened(store)
    (first,) = tables.all()
    second = await tables.open(1, 200, PEOPLE[0], "president_basic", {})
    for person in PEOPLE[1:]:
        await second.join(person)
    for table in (first, second):
        await table.deal(PEOPLE[0])
        for _ in range(2):
            await move(table)
    await OPEN.pop().close()


async def started(store: Store, clock: Clock | None = None) -> tuple[Table, Table, Listener]:
    """Start another process; return its two tables and its listener."""
    listener = Listener()
    tables = Tables(store, listener, settings(), clock, Random(7))
    OPEN.append(tables)
    await tables.start()
    first, second = tables.all()
    return first, second, listener


@pytest.mark.sampled(4)
@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
async def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(
    store: Store, file: Path, spoil: Spoil, caplog: pytest.LogCaptureFixture
) -> None:
    await two_tables(store)
    spoil(file)
    before = stored(file)
    with caplog.at_level(logging.ERROR):
        first, second, listener = await started(store)
    assert first.aside
    assert not second.aside
    await move(second)
    assert listener.changes >= 3  # both tables are shown
    (line,) = (record.getMessage() for record in caplog.records)
    assert line.startswith("table 1: deal ")
    assert not caplog.records[0].exc_info
    assert stored(file) == before
    assert {seat.player for seat in first.state.seats} >= {PEOPLE[0]}


async def test_table_set_aside_cannot_be_changed(store: Store, file: Path) -> None:
    await two_tables(store)
    last_event(file, "{")
    before = stored(file)
    first, _, _ = await started(store)
    player = PEOPLE[0]
    for deed in (
        first.act(player, Pass()),
        first.deal(player),
        first.join("99"),
        first.leave(player),
        first.quit(player),
        first.wait(PEOPLE[1]),
        first.take_over("99", "c1"),
    ):
        with refusing("This table is on hold.*Player 11"):
            await deed
    with refusing("This table is on hold"):
        first.readings(player, 1, "1.5")
    with refusing("This table is on hold"):
        first.objection(player, 1)
    await play_computers(first)
    await first.excuse(5)
    assert first.now.view(player) is None
    assert first.now.due() == ()
    assert await visible_events(first.store, first.state.deal_id, player) == ()
    assert stored(file) == before


async def test_the_host_closes_it_and_all_else_stays_stored(store: Store, file: Path) -> None:
    await two_tables(store)
    last_event(file, "{")
    before = stored(file)
    first, _, _ = await started(store)
    with refusing("Ask Player 11, the host, to close this table"):
        await first.stop(PEOPLE[1])
    await first.stop(PEOPLE[0])
    assert first.state.stage is Stage.CLOSED
    after = stored(file)
    assert {name for name in after if after[name] != before[name]} == {"game_table"}
    await OPEN.pop().close()
    undone = "stage = 'deal', version = version - 1, closed_by = '', closed_why = ''"
    await asyncio.to_thread(write, file, f"UPDATE game_table SET {undone} WHERE id = 1")
    assert stored(file) == before


@pytest.mark.sampled(4)
@pytest.mark.slow
@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
async def test_it_begins_anew_with_its_people_and_the_rules_still_known(
    store: Store, file: Path, spoil: Spoil
) -> None:
    await two_tables(store)
    spoil(file)
    first, _, _ = await started(store)
    with refusing("Only"):
        await first.begin_anew(PEOPLE[1])
    await first.begin_anew(MANAGER, manager=True)
    assert not first.aside
    assert first.state.stage is Stage.LOBBY
    assert first.state.host == PEOPLE[0]
    assert first.state.preset in ("president_comp303", FIRST)
    assert await store.tables.get(1) == first.state
    for person in PEOPLE[1:]:
        if person not in {seat.player for seat in first.state.seats}:
            await first.join(person)
    await first.deal(PEOPLE[0])
    await play_on(first)
    assert first.state.stage in (Stage.BETWEEN, Stage.OVER)
    with pytest.raises(MovedOn):
        await first.begin_anew(PEOPLE[0])


@pytest.mark.slow
async def test_rules_that_contradict_by_now_are_played_on_with(store: Store, file: Path) -> None:
    """The rules were valid when the deal began; the next deal needs other rules."""
    await two_tables(store)
    contradicting = {"loser_tie": "next_seat"}
    assert problems("president_comp303", contradicting)
    choices(file, **contradicting)
    write(file, "UPDATE game_table SET changed = ?", json.dumps(contradicting))
    first, _, _ = await started(store)
    assert not first.aside
    await play_on(first)
    assert first.state.stage is Stage.BETWEEN


async def test_a_deal_that_another_version_plays_on_sets_the_table_aside_at_once(
    store: Store, file: Path
) -> None:
    await two_tables(store)
    first, _, _ = await started(store)
    query, body = "INSERT INTO event (deal_id, seq, body) VALUES (1, ?, ?)", '{"k":"Vanished"}'
    await asyncio.to_thread(write, file, query, first.now.seq, body)
    with pytest.raises(MovedOn):
        await move(first)
    assert first.aside
    with refusing("This table is on hold"):
        await first.act(PEOPLE[0], Pass())


async def test_a_table_another_version_has_closed_is_closed_here_too(
    store: Store, file: Path
) -> None:
    await two_tables(store)
    first, _, _ = await started(store)
    await asyncio.to_thread(last_event, file, "{")
    query = "UPDATE game_table SET stage = 'closed', version = version + 1 WHERE id = 1"
    await asyncio.to_thread(write, file, query)
    with refusing("This table is on hold"):
        await first.leave(PEOPLE[0])
    assert first.state.stage is Stage.CLOSED


@pytest.mark.parametrize("seconds", [0.0, 3_600.0])
async def test_a_deal_whose_table_was_set_aside_loses_no_time_and_is_not_rated(
    store: Store, file: Path, seconds: float
) -> None:
    """Its players wait for another version of the bot, however short the bot was away."""
    await two_tables(store)
    query = "SELECT seq, body FROM event WHERE deal_id = 1 ORDER BY seq DESC LIMIT 1"
    with closing(sqlite3.connect(file)) as connection:
        seq, body = connection.execute(query).fetchone()
        (due_at,) = connection.execute("SELECT due_at FROM game_table WHERE id = 1").fetchone()
    changed = "UPDATE event SET body = ? WHERE deal_id = 1 AND seq = ?"
    write(file, changed, "{", seq)
    clock = StoppedClock()
    await store.facts.remember(ALIVE, repr(clock.now()))
    clock.moment += seconds
    first, second, _ = await started(store, clock)
    assert (first.aside, second.aside) == (True, False)
    await OPEN.pop().close()
    write(file, changed, body, seq)
    first, _, _ = await started(store, clock)
    assert not first.aside
    assert first.state.deadlines.due_at == due_at + seconds
    await play_on(first)
    with closing(sqlite3.connect(file)) as connection:
        counted = connection.execute("SELECT DISTINCT counted FROM result WHERE deal_id = 1")
        assert counted.fetchall() == [(Counted.FAULT,)]
