"""``python -m bot move``: the games go from a file to PostgreSQL, or back."""

from __future__ import annotations

import asyncio

from bot.cli.failing import fail
from bot.clock import Clock
from bot.store import StorageError
from bot.store.database_move import move


def move_games(source: str, target: str, clock: Clock) -> int:
    """Copy everything to an empty database, each a file or an address; the exit code."""
    try:
        counts = asyncio.run(move(_address(source), _address(target), clock))
    except StorageError as error:
        return fail(str(error))
    for name, count in counts.items():
        print(f"{count:>12,} {name}")
    print("That is all. What was moved is there still; DATABASE_URL says where the bot goes on.")
    return 0


def _address(place: str) -> str:
    """A plain name is that of a SQLite file."""
    return place if "://" in place else f"sqlite+aiosqlite:///{place}"
