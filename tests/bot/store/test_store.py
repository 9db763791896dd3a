"""The end of a store: changes under way are finished, and nothing goes on running."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection

from bot.store import Store
from bot.store.posts import remember
from tests.bot.store.files import address, ask


def many(connection: Connection) -> None:
    for number in range(100):
        remember(connection, "asked for", str(number))


@pytest.mark.slow
async def test_closing_store_finishes_its_work(file: Path) -> None:
    """Cancelled changes and failing reads are finished too."""
    store = await Store.open(address(file))
    asked = [asyncio.create_task(store.write(many)), asyncio.create_task(store.read(fails))]
    await asyncio.sleep(0)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    await store.close()
    assert ask(file, "SELECT value FROM fact") == [("99",)]


def fails(connection: Connection) -> None:
    raise LookupError


@pytest.mark.slow
async def test_a_store_that_is_closed_leaves_nothing_running(file: Path) -> None:
    before = set(threading.enumerate())
    store = await Store.open(address(file))
    await store.facts.remember("asked for", "1")
    assert store._running == set()
    began = set(threading.enumerate()) - before
    assert began
    await store.close()
    for thread in began:
        thread.join()
