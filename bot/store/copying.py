"""A whole copy of a SQLite file, also of one that is in use."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path


def copy_file(file: Path, copy: Path) -> None:
    """A whole copy or none, also of what still lies in the write-ahead log. OSError, sqlite3.Error.

    It is of one moment, and whoever writes meanwhile need not wait.
    """
    part = copy.with_name(f"{copy.name}.part")
    try:
        with closing(open_to_read(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        shutil.copymode(file, part)
        hand_over(part)
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)


def hand_over(file: Path) -> None:
    """Where root has made this file, it becomes that of whoever owns the folder. OSError.

    Else a bot that runs as somebody else could not open what was restored for it.
    """
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


def open_to_read(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing, and writes nothing where nobody else does either."""
    if not file.is_file():
        raise FileNotFoundError(f"there is no file {file}")
    alone = not file.with_name(f"{file.name}-wal").exists()
    address = f"{file.resolve().as_uri()}?mode=ro{'&immutable=1' * alone}"
    return sqlite3.connect(address, uri=True)
