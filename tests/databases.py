"""SQLite databases with every table and no rows. Each process migrates one and copies it.

Migrations take ten times as long as opening a database that needs none. All engines of a process
share their compiled statements: a new engine compiles for longer than most tests take.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Engine, create_engine
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite

from bot.store import upgrade

_STATEMENTS: dict[Any, Any] = {}  # compiled for any engine of this process


class SharedDialect(SQLiteDialect_aiosqlite):
    """The dialect of the bot's engines; a statement compiled for one of them serves the others."""

    supports_statement_cache = True

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @classmethod
    def engine_created(cls, engine: Engine) -> None:
        """Let a new engine use the shared statements."""
        engine.update_execution_options(compiled_cache=_STATEMENTS)


registry.register("sqlite.aiosqlite", __name__, SharedDialect.__name__)


def new_database(file: Path) -> str:
    """Write a database without rows, and return its address."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(_migrated())
    return f"sqlite+aiosqlite:///{file}"


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "gamenight.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade._migrate(connection, None)
        engine.dispose()
        return file.read_bytes()
