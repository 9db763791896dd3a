"""Two nights of version 1.0.0, at the moment when the bot was killed.

The folder has the database, all controls that were shown, and share codes. `made_by.txt` is the
program that wrote these files, with its instructions.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@cache
def table(name: str) -> Any:
    """Return a file of that version: "seen", "controls", "share_codes" or "discord".

    Callers share the result and must not change it.
    """
    return json.loads(gzip.decompress((HERE / f"{name}.json.gz").read_bytes()))


def copied(folder: Path) -> str:
    """Write the database of that version to a folder, and return its address."""
    file = folder / "gamenight.db"
    folder.mkdir(exist_ok=True)
    file.write_bytes(gzip.decompress((HERE / f"{file.name}.gz").read_bytes()))
    return f"sqlite+aiosqlite:///{file}"
