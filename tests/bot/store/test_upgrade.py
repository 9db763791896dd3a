"""Opening a store: the schema is migrated after a copy of the database was made."""

from __future__ import annotations

import asyncio
import os
import shutil
import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Column, Connection, inspect, make_url, text

from bot.clock import Clock
from bot.domain.daily_deal import Streak
from bot.store import StorageError, Store, upgrade
from bot.store.connections import Engines, connect
from bot.store.schema import metadata
from tests.bot.store.files import address, ask, fill, names, refusal
from tests.bot.store.material import in_full, lobby, new_deal

NOBODY = 65534
SHIPPED = upgrade.MIGRATIONS
FIRST = "r0033"  # schema of version 1.0.0
NEWEST = ScriptDirectory(str(SHIPPED)).get_current_head()
NEXT = '''
"""A change of a later version."""
import sqlalchemy as sa
from alembic import op

revision = "r9999"
down_revision = "{newest}"

def upgrade() -> None:
    op.add_column("game_table", sa.Column("theme", sa.Text(), server_default="green"))
    {then}
'''


def later_version(monkeypatch: pytest.MonkeyPatch, folder: Path, then: str = "") -> None:
    """Give the program one more migration than it is shipped with."""
    shutil.copytree(SHIPPED, folder)
    (folder / "versions" / "r9999_theme.py").write_text(NEXT.format(newest=NEWEST, then=then))
    monkeypatch.setattr(upgrade, "MIGRATIONS", folder)


def _other_default(
    context: MigrationContext,
    inspected: Column[Any],
    column: Column[Any],
    stored: str | None,
    default: object,
    expected: str | None,
) -> bool | None:
    """Whether two defaults of a JSON column differ, as PostgreSQL does not compare JSON.

    None leaves other columns to Alembic.
    """
    if not isinstance(column.type, JSON):
        return None
    return _plain_default(stored) != _plain_default(expected)


def _plain_default(written: str | None) -> str:
    return (written or "").partition("::")[0].strip("()'")


@pytest.mark.slow
async def test_the_migrations_make_what_the_program_expects(url: str) -> None:
    await (await Store.open(url)).close()

    def differences(connection: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": _other_default}
        context = MigrationContext.configure(connection, opts=options)
        found: list[object] = compare_metadata(context, metadata)
        return found

    engines = connect(make_url(url))
    async with engines.reader.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engines.writer.dispose()


@pytest.mark.slow
def test_sqlite_tables_are_the_same_to_the_letter(file: Path) -> None:
    """The SQL shows more than a comparison of columns: keys, partial indexes, WITHOUT ROWID."""
    asyncio.run(fill(address(file)))
    migrated = ask(file, "SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%'")
    made = file.with_name("made.db")
    asyncio.run(_create_all(made))
    expected = ask(made, "SELECT name, sql FROM sqlite_master")
    assert _plain(migrated) == _plain(expected)


async def _create_all(file: Path) -> None:
    engines = connect(make_url(address(file)))
    async with engines.writer.begin() as connection:
        await connection.run_sync(metadata.create_all)
    await engines.writer.dispose()


def _plain(rows: list[tuple[object, ...]]) -> list[tuple[str, list[str]]]:
    return sorted((str(name), sorted(str(sql).replace(",", "").split())) for name, sql in rows)


@pytest.mark.slow
async def test_the_folder_is_created_and_nothing_else_is_put_there(file: Path) -> None:
    await fill(address(file))
    assert names(file) == {"gamenight.db"}
    await fill_again(file)
    assert names(file) == {"gamenight.db"}


def test_the_folders_above_it_are_created_too(tmp_path: Path) -> None:
    file = tmp_path / "games" / "of tonight" / "gamenight.db"
    for _ in range(2):
        upgrade._prepare(file)
        assert names(file) == {"gamenight.db"}


async def fill_again(file: Path) -> None:
    store = await Store.open(address(file))
    assert len(await store.tables.open()) == 1
    await store.close()


async def at(url: str, revision: str, fill: Callable[[Connection], None]) -> None:
    """Make a database with the schema `revision`, and let `fill` add rows."""

    def before(connection: Connection) -> None:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(SHIPPED))
        command.upgrade(config, revision)
        fill(connection)

    if (database := make_url(url)).get_backend_name() == "sqlite":
        Path(database.database or "").parent.mkdir()
    engines = connect(database)
    async with engines.writer.begin() as connection:
        await connection.run_sync(before)
    await engines.writer.dispose()


@pytest.mark.slow
async def test_database_of_version_1_0_goes_on_with_the_later_migrations(url: str) -> None:
    await at(url, FIRST, lambda _: None)
    store = await Store.open(url)
    stored = await store.tables.add(in_full())
    assert await store.tables.get(stored.id) == stored
    await store.close()


@pytest.mark.slow
async def test_database_older_than_version_1_0_is_refused_with_the_way_to_this_version(
    url: str,
) -> None:
    def older(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = 'r0032'"))

    await at(url, FIRST, older)
    assert await refusal(url) == (
        "This database is older than version 1.0.0 (schema r0032). Start it once with version"
        " 1.0.0, then with this one."
    )
    engines = connect(make_url(url))
    async with engines.reader.connect() as connection:
        stored = (
            await connection.execute(text("SELECT version_num FROM alembic_version"))
        ).scalar()
        assert stored == "r0032"
        assert "throne_deal" not in await connection.run_sync(
            lambda one: inspect(one).get_table_names()
        )
    await engines.writer.dispose()


@pytest.mark.slow
async def test_streaks_of_the_daily_deal_are_filled_from_the_tries(url: str) -> None:
    """Unfinished tries and missed days end a streak; servers and people have their own."""
    days = [f"2026-11-{day}" for day in (20, 21, 22, 24, 25)]

    def before(connection: Connection) -> None:
        for guild_id, player, day, done in (
            *((5, "11", day, 1.0) for day in days),
            (5, "11", "2026-11-26", None),
            (5, "22", "2026-11-30", 1.0),
            (5, "22", "2026-12-01", 1.0),
            (6, "11", "2026-11-26", 1.0),
            (6, "33", "2026-11-26", None),
        ):
            connection.execute(
                text(
                    "INSERT INTO daily (guild_id, day, player, table_id, deal_id, done_at) "
                    "VALUES (:guild_id, :day, :player, 1, 1, :done)"
                ),
                {"guild_id": guild_id, "day": day, "player": player, "done": done},
            )

    await at(url, FIRST, before)
    store = await Store.open(url)
    people = ((5, "11"), (5, "22"), (6, "11"), (6, "33"))
    found = [await store.daily.streak(*one) for one in people]
    await store.close()
    assert found == [
        Streak(date(2026, 11, 25), 2, 3),
        Streak(date(2026, 12, 1), 2, 2),
        Streak(date(2026, 11, 26), 1, 1),
        None,
    ]


@pytest.mark.slow
async def test_a_migration_keeps_what_is_stored_and_leaves_a_copy_of_before(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(address(file))
    os.chmod(file, 0o600)
    later_version(monkeypatch, tmp_path / "later 100%")
    store = await Store.open(address(file))
    assert await store.tables.open() == [replace(in_full(), id=1, version=2, deal_id=1)]
    await store.close()
    copy = file.with_name("gamenight.db.before-r9999.bak")
    assert names(file) == {file.name, copy.name}
    assert copy.stat().st_mode & 0o777 == 0o600
    assert ask(file, "SELECT theme FROM game_table") == [("green",)]
    assert ask(file, "SELECT version_num FROM alembic_version") == [("r9999",)]
    assert ask(copy, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    count = "SELECT count(*) FROM event"
    assert ask(copy, count) == ask(file, count) == [(len(new_deal().events),)]


@pytest.mark.slow
async def test_the_copy_holds_what_is_still_in_the_log(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(address(file))
    running = await Store.open(address(file))
    await running.facts.remember("alive", "12")
    assert file.with_name("gamenight.db-wal").stat().st_size
    later_version(monkeypatch, tmp_path / "later")
    await (await Store.open(address(file))).close()
    copy = file.with_name("gamenight.db.before-r9999.bak")
    assert ask(copy, "SELECT value FROM fact") == [("12",)]
    assert await running.facts.recall("alive") == "12"
    await running.close()


@pytest.mark.slow
async def test_a_migration_that_fails_changes_nothing_and_can_be_tried_again(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(address(file))
    later_version(monkeypatch, tmp_path / "bad", then='op.execute("SELECT no_such_column")')
    assert "no such column" in await refusal(address(file))
    assert ask(file, "SELECT version_num FROM alembic_version") == [(NEWEST,)]
    assert "theme" not in str(ask(file, "SELECT sql FROM sqlite_master"))
    monkeypatch.setattr(upgrade, "MIGRATIONS", SHIPPED)
    await fill_again(file)


@pytest.mark.slow
async def test_a_storage_of_a_newer_version_is_left_alone(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later_version(monkeypatch, tmp_path / "later")
    await (await Store.open(url)).close()
    monkeypatch.setattr(upgrade, "MIGRATIONS", SHIPPED)
    before = set(threading.enumerate())
    said = await refusal(url)
    assert said == (
        "This database is of a newer Gamenight (schema r9999). Install the newer version again, or"
        " restore a copy made before it."
    )
    for thread in set(threading.enumerate()) - before:
        thread.join()  # ends only if no connection is left open
    if (tmp_path / "data").exists():
        assert names(tmp_path / "data" / "gamenight.db") == {"gamenight.db"}


class Waited(Clock):
    """A clock that advances one second per sleep, and records the length of each sleep."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        super().__init__(lambda: len(self.asked))

    async def sleep(self, seconds: float) -> None:
        """Record the length of the sleep, and end at once."""
        self.asked.append(seconds)


def taken(monkeypatch: pytest.MonkeyPatch, times: int, why: str) -> list[str]:
    """Make opening fail `times` times with the reason `why`; return the list of tried addresses."""
    opening, tried = upgrade._open, list[str]()

    async def refuse(address: str) -> Engines:
        tried.append(address)
        if len(tried) <= times:
            raise StorageError(why)
        return await opening(address)

    monkeypatch.setattr(upgrade, "_open", refuse)
    return tried


@pytest.mark.slow
async def test_a_database_that_another_is_opening_is_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, tried = Waited(), taken(monkeypatch, 2, "cannot be opened: database is locked")
    await (await Store.open(url, clock)).close()
    assert (tried, clock.asked) == ([url] * 3, [0.05, 0.05])


async def test_it_is_not_waited_for_longer_than_half_a_minute_and_once_said_so(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    clock, tried = Waited(), taken(monkeypatch, 99, "cannot be opened: database is locked")
    with pytest.raises(StorageError, match="locked"):
        await Store.open(url, clock)
    assert len(tried) == 1 + 30 + 1  # at once, after each second, and at the end
    (said,) = caplog.messages
    assert said == "cannot be opened: database is locked. Waiting up to 30 seconds for it."


async def test_what_will_not_pass_is_not_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, tried = Waited(), taken(monkeypatch, 99, "cannot be opened: no disk")
    with pytest.raises(StorageError, match="no disk"):
        await Store.open(url, clock)
    assert (tried, clock.asked) == ([url], [])


async def test_whoever_migrates_keeps_others_out(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The schema is locked before the migration reads or creates any table."""
    seen: list[list[str]] = []

    def lock(connection: Connection) -> None:
        seen.append(inspect(connection).get_table_names())

    monkeypatch.setattr(upgrade, "lock_schema", lock)
    await (await Store.open(address(file))).close()
    assert seen == [[]]


@pytest.mark.slow
async def test_stores_opened_at_the_same_time_migrate_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    stored = await stores[0].tables.add(lobby())
    for store in stores:
        assert await store.tables.open() == [stored]
        await store.close()


@pytest.mark.slow
async def test_a_write_survives_the_power_going_off(file: Path) -> None:
    """SQLite is asked to wait for the disk at every commit, and to check references."""
    await fill(address(file))
    engines = connect(make_url(address(file)))
    async with engines.writer.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value
    await engines.writer.dispose()
