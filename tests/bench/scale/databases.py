"""The two kinds of database, as what is stored in them is measured."""

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
OF_DEALS = (  # the tables of deals with their indexes, without the maps of free room beside them
    "SELECT sum(pg_relation_size(name::regclass) + pg_indexes_size(name::regclass))"
    f" FROM unnest(ARRAY[{NAMES}]) AS name"
)


class Database(Protocol):
    """One that is empty at first."""

    url: str

    async def used(self) -> int:
        """The bytes that are not free for something else."""

    async def pack(self) -> None:
        """Give back what is free, where nothing else tells how much that is."""

    async def logged(self) -> int:
        """The bytes of log that were written so far, where it has one that is kept."""

    async def worked(self) -> float:
        """Seconds of processors that its own processes have used up; 0 where nobody knows."""


class File:
    """SQLite. It has no processes: what it does, the bot does."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "bench.db"
        self.url = address(self._file)

    async def used(self) -> int:
        """See `Database`."""
        return used(self._file)

    async def pack(self) -> None:
        """See `Database`: which pages of a file are free is known."""

    async def logged(self) -> int:
        """See `Database`: its log is written over and over."""
        return 0

    async def worked(self) -> float:
        """See `Database`."""
        return 0.0


class Server:
    """PostgreSQL, which waits for the disk as it does when it is let be; `close` at the end."""

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
        """Does it wait until the disk has what was stored?"""
        return await self._asked("SHOW fsync") == "on"

    async def close(self) -> None:
        """Stop it, and delete all it has stored."""
        await self._engine.dispose()
        self._server.close()

    async def _asked(self, what: str) -> str:
        async with self._engine.connect() as connection:
            found = await connection.execute(text(what))
            return str(found.scalar()) if found.returns_rows else ""


class _Lasting(Postgres):
    """The tests' server, which does without the disk, but for that."""

    def _control(self, *what: str) -> None:
        """The last of two options holds."""
        super()._control(*what, "-o", "-c fsync=on")


def _seconds(parent: str) -> float:
    """What the process of this number and its children have used up, also those that ended."""
    family = [fields for number, fields in _running() if parent in (number, fields[1])]
    ticks = sum(int(one) for fields in family for one in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def _running() -> Iterator[tuple[str, list[str]]]:
    for folder in PROCESSES.iterdir():
        if folder.name.isdigit() and (fields := _stat(folder)):
            yield folder.name, fields


def _stat(process: Path) -> list[str]:
    """What the system tells of a process, from its state on; nothing of one that has ended."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
