"""The two kinds of database, with measurements of their storage, log and processor time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from sqlalchemy import make_url, text

from bot.store.connections import engine_at
from bot.store.schema import deal, event, result
from tests.bot.store.files import address
from tests.bot.store.test_kept_for_good import used
from tests.postgres import Postgres

PROCESSES = Path("/proc")
NAMES = ", ".join(f"'{table.name}'" for table in (deal, event, result))
OF_DEALS = (  # bytes of the tables of deals with their indexes, without maps of free space
    "SELECT sum(pg_relation_size(name::regclass) + pg_indexes_size(name::regclass))"
    f" FROM unnest(ARRAY[{NAMES}]) AS name"
)


class Database(Protocol):
    """A database that is empty at first."""

    url: str

    async def used(self) -> int:
        """Return the bytes in use; free space inside files does not count."""

    async def pack(self) -> None:
        """Return free space to the system, if the database does not report its size."""

    async def logged(self) -> int:
        """Return the bytes of log written so far; 0 for a database without a lasting log."""

    async def worked(self) -> float:
        """Return the processor seconds of the database's own processes; 0 if they are unknown."""


class File:
    """An SQLite file. The database has no processes of its own: the bot does its work."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "bench.db"
        self.url = address(self._file)

    async def used(self) -> int:
        """See `Database`."""
        return used(self._file)

    async def pack(self) -> None:
        """Do nothing: SQLite reports the free pages of a file."""

    async def logged(self) -> int:
        """Return 0: SQLite overwrites its log."""
        return 0

    async def worked(self) -> float:
        """See `Database`."""
        return 0.0


class Server:
    """A PostgreSQL server, whose commits wait for the disk by default; `close` it at the end."""

    def __init__(self) -> None:
        self._server = _Lasting()
        self.url = self._server.url
        self._engine = engine_at(make_url(self.url), isolation_level="AUTOCOMMIT")

    async def used(self) -> int:
        """See `Database`."""
        return int(await self._asked(OF_DEALS))

    async def pack(self) -> None:
        """See `Database`."""
        await self._asked("VACUUM FULL")

    async def logged(self) -> int:
        """See `Database`."""
        return int(await self._asked("SELECT pg_current_wal_insert_lsn() - '0/0'"))

    async def worked(self) -> float:
        """See `Database`."""
        mine = await self._asked("SELECT pg_backend_pid()")
        told = _stat(PROCESSES / mine)
        return _seconds(told[1]) if told else 0.0

    async def durable(self) -> bool:
        """Whether a commit waits until the disk has the data."""
        return await self._asked("SHOW fsync") == "on"

    async def close(self) -> None:
        """Stop the server, and delete its data."""
        await self._engine.dispose()
        self._server.close()

    async def _asked(self, what: str) -> str:
        async with self._engine.connect() as connection:
            found = await connection.execute(text(what))
            return str(found.scalar()) if found.returns_rows else ""


class _Lasting(Postgres):
    """The PostgreSQL server of the tests, with `fsync` on: its commits wait for the disk."""

    def _control(self, *what: str) -> None:
        """Add `fsync=on`; of two equal options, PostgreSQL uses the last."""
        super()._control(*what, "-o", "-c fsync=on")


def _seconds(parent: str) -> float:
    """Return the processor seconds of the process `parent` and its children, ended ones too."""
    family = [fields for number, fields in _running() if parent in (number, fields[1])]
    ticks = sum(int(one) for fields in family for one in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def _running() -> Iterator[tuple[str, list[str]]]:
    for folder in PROCESSES.iterdir():
        if folder.name.isdigit() and (fields := _stat(folder)):
            yield folder.name, fields


def _stat(process: Path) -> list[str]:
    """Return the fields of a process's `stat`, from the state on; [] for an ended process."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
