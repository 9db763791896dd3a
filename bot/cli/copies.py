"""``python -m bot backup`` and ``restore``: the games as a file, and a file as the games."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.failing import fail
from bot.clock import Clock
from bot.settings import Settings
from bot.store import StorageError
from bot.store.backups import back_up, file_of, restore
from bot.store.process_lock import sole_user


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
    async with sole_user(settings.database):  # a bot that runs would write on into what was
        replaced = restore(source, file, kept, replace=replace)
    print(f"{file} is now what {source} was. Start the bot: it goes on from there.")
    if replaced:
        print(f"What it was before is in {kept}.")


def _beside(file: Path, what: str, clock: Clock) -> Path:
    """A file of its own beside the games, among those that a start names when they are damaged."""
    moment = datetime.fromtimestamp(clock.now(), UTC).strftime("%Y%m%d-%H%M%S")
    return file.with_name(f"{file.name}.{what}-{moment}.bak")
