"""Migration of a database to the schema of this program, after a backup."""

from __future__ import annotations

import contextlib
import logging
import os
import shutil
import sqlite3
from collections.abc import Collection
from contextlib import closing
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.engine import URL

from bot.clock import Clock
from bot.store.connections import Engines, connect, lock_schema, reason
from bot.store.errors import StorageError

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
LOCKED = "database is locked"
LOCKED_SECONDS = 30.0  # longest wait of a start for a locked database
TRY_SECONDS = 0.05
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
OLDER, NEWER = "older than version 1.0.0", "of a newer Gamenight"  # a schema that is unknown here
ADVICE = {
    OLDER: "Start it once with version 1.0.0, then with this one.",
    NEWER: "Install the newer version again, or restore a copy made before it.",
}


async def open_engines(address: str, clock: Clock) -> Engines:
    """Connect to a database and migrate it, waiting for a locked file.

    Raises StorageError with the reason in one line; then no connection stays open.
    """
    began, said = clock.now(), False
    while True:
        try:
            return await _open(address)
        except StorageError as error:
            # SQLite does not wait its busy timeout while another process opens the file for WAL
            waited = clock.now() - began
            if LOCKED not in str(error) or waited > LOCKED_SECONDS:
                raise
            if waited >= 1 and not said:
                said = True
                log.warning("%s. Waiting up to %d seconds for it.", error, LOCKED_SECONDS)
            await clock.sleep(TRY_SECONDS)


async def _open(address: str) -> Engines:
    engines, file, storage = None, None, "The storage"
    try:
        url = make_url(address)
        storage += f" {url.render_as_string(hide_password=True)}"
        engines = connect(url)
        file = database_file(url)
        if file:
            _prepare(file)
            await _check(engines, file)
        await _bring_up_to_date(url, engines, file)
    except Exception as error:  # drivers have exceptions of their own; any of them counts
        if engines:
            await engines.writer.dispose()
        if isinstance(error, StorageError):
            raise
        what = f"{storage} cannot be opened: {reason(error)}"
        name = getattr(getattr(error, "orig", None), "sqlite_errorname", "")
        if file and name.startswith(DAMAGED):
            what += f". {how_to_restore(file)}"
        raise StorageError(what) from error
    return engines


async def _bring_up_to_date(url: URL, engines: Engines, file: Path | None) -> None:
    on_server = url.get_backend_name() == "postgresql"
    patient = connect(url, patient=True) if on_server else engines  # migrations may take long
    try:
        async with patient.writer.begin() as connection:
            await connection.run_sync(_migrate, file)
    finally:
        if patient is not engines:
            await patient.writer.dispose()


async def _check(engines: Engines, file: Path) -> None:
    """Raise StorageError if pages of the file are damaged, also pages that are seldom read."""
    async with engines.reader.connect() as connection:
        found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
    if found != "ok":
        raise StorageError(
            f"The storage {file} is damaged: {damage_in(str(found))}. {how_to_restore(file)}"
        )


def damage_in(found: str) -> str:
    """Return the first damage that SQLite's check found, without the heading above it."""
    return found.splitlines()[:2][-1]


def how_to_restore(file: Path) -> str:
    """Return advice for a damaged file, with the name of the newest backup."""
    copies = sorted(file.parent.glob(f"{file.name}.*.bak"), key=lambda copy: copy.stat().st_mtime)
    newest = f"your own, or {copies[-1].name}" if copies else "one of your own"
    return f"Keep the file, and put the newest copy in its place: {newest}."


def database_file(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for a database in memory or on a server."""
    name = url.database or ":memory:"
    return None if url.get_backend_name() != "sqlite" or name == ":memory:" else Path(name)


def _prepare(file: Path) -> None:
    """Create the folder and an empty file. Raises OSError if either cannot be written."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = not file.exists()
    with file.open("ab"):  # fails for a read-only file, which SQLite would open
        pass
    if new:
        hand_over(file)
    else:
        _check_own(file)


def _check_own(file: Path) -> None:
    """Raise StorageError if the file is a database of another program."""
    with contextlib.suppress(sqlite3.Error), closing(open_to_read(file)) as connection:
        named = "SELECT name FROM sqlite_master WHERE type = 'table'"
        tables = [name for (name,) in connection.execute(named)]
        if tables and "alembic_version" not in tables:
            raise StorageError(
                f"The storage {file} has tables of another program, such as {tables[0]}. Nothing"
                " was changed. Set DATA or DATABASE_URL to another place."
            )


def _migrate(connection: Connection, file: Path | None) -> None:
    """Migrate in one transaction; other processes wait for it, and then find the newest schema."""
    lock_schema(connection)
    stored = MigrationContext.configure(connection).get_current_revision()
    check_known(stored, "This database")
    newest = schemas()[0]
    if stored == newest:
        return
    tables = inspect(connection).get_table_names()
    if not tables:
        log.info("There are no games yet: %s is new.", file or "the database")
    if file and tables:
        copy_file(file, file.with_name(f"{file.name}.before-{newest}.bak"))
    elif connection.dialect.name == "postgresql":
        _copy_beside(connection, tables, f"before_{newest}")
    command.upgrade(_config(connection=connection), "head")


def _copy_beside(connection: Connection, tables: Collection[str], place: str) -> None:
    """Copy these tables, if there are any, to a PostgreSQL schema of their own."""
    connection.execute(text(f"DROP SCHEMA IF EXISTS {place} CASCADE"))
    if tables:
        connection.execute(text(f"CREATE SCHEMA {place}"))
    for table in tables:
        connection.execute(text(f"CREATE TABLE {place}.{table} AS TABLE {table}"))


def schemas() -> tuple[str, ...]:
    """Return the schemas that this program knows, the newest first."""
    return _schemas_of(MIGRATIONS)


@cache  # a process that opens many databases would read all migrations twice for each
def _schemas_of(migrations: Path) -> tuple[str, ...]:
    scripts = ScriptDirectory(str(migrations))
    return tuple(script.revision for script in scripts.walk_revisions())


def check_known(schema: str | None, what: str) -> None:
    """Raise StorageError if this program cannot migrate a database with this schema.

    `what` names the database at the beginning of the sentence.
    """
    if age := unknown_age(schema):
        raise StorageError(f"{what} is {age} (schema {schema}). {ADVICE[age]}")


def unknown_age(schema: str | None) -> str:
    """Return `OLDER` or `NEWER` for a schema that this program does not know, else ""."""
    known = schemas()
    if schema is None or schema in known:
        return ""
    return OLDER if schema < known[-1] else NEWER


def _config(**attributes: Connection) -> Config:
    config = Config(attributes=attributes)
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def copy_file(file: Path, copy: Path) -> None:
    """Copy a database with its write-ahead log, whole or not at all.

    The copy is a snapshot of one moment, and writers need not wait. Raises OSError and
    sqlite3.Error.
    """
    part = copy.with_name(f"{copy.name}.part")
    try:
        with closing(open_to_read(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        shutil.copymode(file, part)
        hand_over(part)
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


def hand_over(file: Path) -> None:
    """Give a file made by root to the owner of its folder. Raises OSError.

    Otherwise a bot that runs as another user could not open a restored file.
    """
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


def open_to_read(file: Path) -> sqlite3.Connection:
    """Return a read-only connection, which creates no files unless another process writes."""
    if not file.is_file():
        raise FileNotFoundError(f"there is no file {file}")
    alone = not file.with_name(f"{file.name}-wal").exists()
    address = f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' * alone}"
    return sqlite3.connect(address, uri=True)
