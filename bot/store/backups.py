"""Backups of a SQLite file, and restoring one in place of the games."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from bot.store.errors import StorageError
from bot.store.upgrade import copy_file, damage_in, database_file, open_to_read, schemas

BESIDE = ("-wal", "-shm")  # endings of the files that SQLite keeps beside its database
ELSEWHERE = (
    "The games are in PostgreSQL, which has better means of its own: pg_dump --format=custom"
    " --file=FILE, and pg_restore --clean --if-exists --dbname=... FILE."
)


def file_of(address: str) -> Path:
    """Return the SQLite file of a database address. StorageError for any other database."""
    try:
        file = database_file(make_url(address))
    except ArgumentError as error:
        raise StorageError(f"DATABASE_URL is no address: {error}") from None
    if file is None:
        raise StorageError(ELSEWHERE)
    return file


def back_up(file: Path, copy: Path) -> None:
    """Copy the games to a file that must not exist, also while the bot runs. StorageError."""
    if copy.exists():
        raise StorageError(f"{copy} is there already: name another file.")
    try:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy_file(file, copy)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{file} cannot be copied to {copy}: {error}") from None
    schema_of(copy)


def restore(copy: Path, file: Path, kept: Path, *, replace: bool) -> bool:
    """Replace the games, which no process may use during the call, by a copy.

    The file replaced is kept as `kept`; return whether there was one. StorageError if the copy is
    damaged or of a newer program, or if there are games and `replace` is False; then nothing has
    changed.
    """
    schema = schema_of(copy)
    if schema not in schemas():
        raise StorageError(f"{copy} has schema {schema}: it was written by a newer Gamenight.")
    there = file.exists() and file.stat().st_size > 0
    if there and not replace:
        raise StorageError(f"{file} holds games already. With --replace they go to {kept.name}.")
    new = file.with_name(f"{file.name}.restoring")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        copy_file(copy, new)
        if there:
            _keep(file, kept)
        for end in BESIDE:  # files of the database replaced
            file.with_name(file.name + end).unlink(missing_ok=True)
        new.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{copy} cannot be restored: {error}") from None
    return there


def _keep(file: Path, kept: Path) -> None:
    """Copy the file; if the file is too damaged for that, move its files as they are."""
    try:
        copy_file(file, kept)
    except sqlite3.DatabaseError:
        for end in ("", *BESIDE):
            beside = file.with_name(file.name + end)
            if beside.exists():
                beside.replace(kept.with_name(kept.name + end))


def schema_of(file: Path) -> str:
    """Return the schema of an undamaged copy. StorageError, also for a file of another program."""
    try:
        with closing(open_to_read(file)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            ((schema,),) = connection.execute("SELECT version_num FROM alembic_version")
    except OSError as error:
        raise StorageError(f"{file} cannot be read: {error}.") from None
    except (sqlite3.Error, ValueError):
        raise StorageError(f"{file} holds no games of Gamenight, or is damaged.") from None
    if found != "ok":
        raise StorageError(f"{file} is damaged: {damage_in(str(found))}")
    return str(schema)
