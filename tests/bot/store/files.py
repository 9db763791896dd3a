"""Helpers for SQLite files: to fill one, to query one, and to have one refused."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StorageError, Store
from tests.bot.store.material import in_full, new_deal


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def names(file: Path) -> set[str]:
    return {path.name for path in file.parent.iterdir()} - {f"{file.name}-wal", f"{file.name}-shm"}


def ask(file: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


async def fill(address: str) -> None:
    store = await Store.open(address)
    await store.deals.begin(await store.tables.add(in_full()), new_deal())
    await store.close()


async def refusal(address: str) -> str:
    with pytest.raises(StorageError) as refused:
        await Store.open(address)
    assert "\n" not in str(refused.value)
    return str(refused.value)
