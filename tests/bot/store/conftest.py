"""Real databases: a new SQLite file, and a new PostgreSQL database, for every test."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store
from bot.store.upgrade import database_file
from tests.databases import new_database

POSTGRES = os.environ.get("TEST_POSTGRES_URL")
WITHOUT = "set TEST_POSTGRES_URL=postgresql+asyncpg://... to run on PostgreSQL too"


ON_POSTGRES = pytest.param(
    "postgresql",
    marks=[pytest.mark.skipif(not POSTGRES, reason=WITHOUT), pytest.mark.long, pytest.mark.ci],
)


@pytest.fixture(params=["sqlite", ON_POSTGRES])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/data/gamenight.db"
        return
    server = create_async_engine(make_url(POSTGRES or ""), isolation_level="AUTOCOMMIT")
    name = f"gamenight_{uuid4().hex}"
    async with server.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(POSTGRES or "").set(database=name).render_as_string(hide_password=False)
    async with server.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await server.dispose()


@pytest.fixture
async def migrated(url: str) -> str:
    """The address of a database without rows; on SQLite it has its tables."""
    file = database_file(make_url(url))
    return new_database(file) if file else url


@pytest.fixture
async def store(migrated: str) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    store = await Store.open(migrated)
    yield store
    await store.close()


@pytest.fixture
async def another(store: Store, url: str) -> AsyncIterator[Store]:
    """A second store on the database of `store`, as another process has it."""
    another = await Store.open(url)
    yield another
    await another.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A path for a database, in a folder that does not exist yet."""
    return tmp_path / "data 100%" / "gamenight.db"
