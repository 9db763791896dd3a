"""``python -m bot backup``, ``restore`` and ``move``: copies of the stored games."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.errors import fail
from bot.clock import Clock
from bot.settings import Settings
from bot.store import StorageError
from bot.store.backups import back_up, file_of, restore
from bot.store.database_move import move
from bot.store.process_lock import exclusive_use


def backup(settings: Settings, target: Path | None, clock: Clock) -> int:
    """Copy the games, also while the bot runs, to this file or one beside them; the exit code."""
    try:
        file = file_of(settings.database)
        copy = target or _beside(file, "backup", clock)
        back_up(file, copy)
    except StorageError as error:
        return fail(str(error))
    print(f"The games are in {copy} ({copy.stat().st_size:,} bytes).")
    return 0


def restore_from(settings: Settings, source: Path, replace: bool, clock: Clock) -> int:
    """Let the bot go on from this copy; the exit code."""
    try:
        asyncio.run(_restore(settings, source, replace, clock))
    except StorageError as error:
        return fail(str(error))
    return 0


async def _restore(settings: Settings, source: Path, replace: bool, clock: Clock) -> None:
    file = file_of(settings.database)
    kept = _beside(file, "replaced", clock)
    async with exclusive_use(settings.database):  # a bot that runs would write on into what was
        replaced = restore(source, file, kept, replace=replace)
    print(f"{file} is now what {source} was. Start the bot: it goes on from there.")
    if replaced:
        print(f"What it was before is in {kept}.")


def _beside(file: Path, what: str, clock: Clock) -> Path:
    """A file of its own beside the games, among those that a start names when they are damaged."""
    moment = datetime.fromtimestamp(clock.now(), UTC).strftime("%Y%m%d-%H%M%S")
    return file.with_name(f"{file.name}.{what}-{moment}.bak")


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
