"""Rows of docs/scaling.md: deals on SQLite and on PostgreSQL, and known servers."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench.load.process import SYSTEM
from tests.bench.measure import Row, beside
from tests.bench.scale.databases import File, Server
from tests.bench.scale.deals import Taken, played
from tests.bench.scale.known import CHANNELS, OVERWRITES, ROLES, memory
from tests.postgres import WITHOUT, binaries

SAME = "the same on PostgreSQL"
EACH: tuple[tuple[str, str, Callable[[Taken], float]], ...] = (
    ("Actions a deal", "", lambda all_: all_.actions / all_.deals),
    ("Events a deal", "", lambda all_: all_.events / all_.deals),
    ("Writing transactions an action", "", lambda all_: all_.writes / all_.actions),
    ("Stored a deal, while its cards are kept", "B", lambda all_: all_.stored / all_.deals),
    ("Of that kept for good", "B", lambda all_: all_.kept / all_.deals),
    (
        "CPU an action to see, decide and store it, without a computer's thinking",
        "s",
        lambda all_: all_.worked / all_.actions,
    ),
)
LOG = "PostgreSQL: log (WAL) written an action"
SERVER = "PostgreSQL: CPU of its own processes an action"
KNOWN = (
    f"A server merely known, {CHANNELS} channels with {OVERWRITES} overwrites each,"
    f" {ROLES} roles: memory"
)


def rows() -> Iterator[Row]:
    """Yield all rows of deals and known servers; none has a bar."""
    ours = asyncio.run(_in_file())
    if binaries() is None:
        for what, unit, figure in EACH:
            yield Row(what, ours=figure(ours), unit=unit)
        yield Row("All of that on PostgreSQL", absent=WITHOUT)
    else:
        yield from _both(ours, asyncio.run(_on_server()))
    yield Row(KNOWN, ours=asyncio.run(memory()), unit="B")


def _both(ours: Taken, theirs: Taken) -> Iterator[Row]:
    for what, unit, figure in EACH:
        yield beside(what, SAME, figure(ours), figure(theirs), unit=unit)
    yield Row(LOG, ours=theirs.logged / theirs.actions, unit="B")
    if SYSTEM.exists():
        yield Row(SERVER, ours=theirs.served / theirs.actions)
    else:
        yield Row(SERVER, absent=f"there is no {SYSTEM} on this system")


async def _in_file() -> Taken:
    with tempfile.TemporaryDirectory() as folder:
        return await played(File(Path(folder)))


async def _on_server() -> Taken:
    server = Server()
    try:
        assert await server.durable()
        return await played(server)
    finally:
        await server.close()
