"""Benchmarks of storage against bare SQLite, and of a start of the bot."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

from bot.domain.state import Stage
from bot.players import weakest
from bot.settings import Settings
from bot.store import Store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bench import start
from tests.bench.measure import Row, compare_async


def rows() -> Iterator[Row]:
    """Yield the rows of storage and of the start."""
    yield asyncio.run(storing())
    yield from start.rows()


class _Nobody:
    def changed(self, table: Table) -> None: ...

    def taken_up(self, table: Table) -> None: ...

    def remind(self, table: Table) -> None: ...

    def is_told(self, table: Table) -> bool:
        return True


async def storing() -> Row:
    """Compare a play that a table decides and stores with a bare insert and commit of its size."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        bare = await aiosqlite.connect(Path(folder) / "bare.db")
        await bare.execute("PRAGMA journal_mode=WAL")
        await bare.execute("PRAGMA synchronous=FULL")
        await bare.execute("CREATE TABLE event (seq INTEGER PRIMARY KEY, body TEXT)")
        settings = Settings.model_construct(
            turn_seconds=600.0, computer_seconds=60.0, table_edit_seconds=0.0
        )
        tables = Tables(store, _Nobody(), settings)
        table = await tables.open(1, 1, "11", "president_basic", {})
        for player in ("22", "33", "44"):
            await table.join(player)
        await table.deal("11")

        async def play() -> None:
            for _ in range(20):
                if table.state.stage is not Stage.DEAL:
                    await table.deal("11")
                seen = table.now.view(table.now.due()[0])
                assert seen is not None
                await table.act(table.now.due()[0], weakest(seen))

        async def insert() -> None:
            for _ in range(20):
                await bare.execute("INSERT INTO event (body) VALUES (?)", ("x" * 90,))
                await bare.commit()

        row = await compare_async(
            "A play decided and stored", "a bare insert and commit", play, insert, units=20
        )
        await tables.close()
        await store.close()
        await bare.close()
    return row
