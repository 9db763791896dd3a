"""Fixtures that tests of several parts of the bot share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground import Playground
from bot.store import Store
from tests.bot.store.material import lobby
from tests.databases import new_database


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A running playground that stores nothing."""
    opened = Playground()
    await opened.start()
    yield opened
    await opened.close()


@pytest.fixture
async def games(tmp_path: Path) -> Path:
    """A database file with one open table."""
    file = tmp_path / "gamenight.db"
    store = await Store.open(new_database(file))
    await store.tables.add(lobby())
    await store.close()
    return file
