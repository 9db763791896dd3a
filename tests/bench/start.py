"""Benchmarks of a start: many open tables that are resumed, and a bot without tables."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

from bot.playground import Playground
from bot.settings import Settings
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bench.load.places import open_tables, places
from tests.bench.load.process import SYSTEM, Measured, running
from tests.bench.measure import Row, beside

FEW, MANY = 50, 500  # tables
ROUNDS = 3
MOST = 0.002  # seconds of a processor for a table: 2 of the 10 s that a start with 1,000 may take
LINEAR = 1.5  # times the CPU for each table, with ten times as many tables
MEMORY = 180e6  # bytes, without a table


def rows() -> Iterator[Row]:
    """Yield the rows of a start."""
    few, many = (asyncio.run(_taken_up(count)) / count for count in (FEW, MANY))
    yield Row(f"One of {MANY} tables taken up again", ours=many, at_most=MOST)
    yield beside("The same for each", f"with {FEW} tables", many, few, at_most=LINEAR)
    if not SYSTEM.exists():
        yield Row("A bot without tables", absent=f"there is no {SYSTEM} on this system")
        return
    memory, seconds = asyncio.run(_alone())
    yield Row("A bot without tables: memory", ours=memory, unit="B", at_most=MEMORY)
    yield Row("A bot without tables: CPU of its start", ours=seconds)


async def _taken_up(count: int) -> float:
    """Return the median seconds of a processor until a start has resumed `count` tables."""
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        await open_tables(address, places(Playground(journal_limit=0).world, count), Random(1))
        return median([await _start(address, count) for _ in range(ROUNDS)])


async def _start(address: str, count: int) -> float:
    store = await Store.open(address)
    settings = Settings.model_construct(turn_seconds=3600.0, bank_seconds=0.0, computer_seconds=1.5)
    tables = Tables(store, _Nobody(), settings)
    began = time.process_time()
    await tables.start()
    spent = time.process_time() - began
    assert len(tuple(tables.all())) == count
    await tables.close()
    await store.close()
    return spent


async def _alone() -> tuple[int, float]:
    """Return the memory of an idle bot without tables, and its processor seconds so far."""
    playground = Playground(journal_limit=0)
    await playground.start()
    try:
        with tempfile.TemporaryDirectory() as folder:
            process = Measured(playground, Path(folder), "bot", LOG_LEVEL="WARNING")
            async with running(process):
                await process.idle()
                return process.memory, process.seconds
    finally:
        await playground.close()


class _Nobody:
    def changed(self, table: Table) -> None: ...

    def taken_up(self, table: Table) -> None: ...

    def remind(self, table: Table) -> None: ...

    def is_told(self, table: Table) -> bool:
        return True
