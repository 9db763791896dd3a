"""Evenings of previous versions, each in a folder that is named after its commit.

Each folder has the database at the moment when the bot was killed, all controls that were shown,
and share codes. `made_by.txt` is the program that wrote these files, with its instructions.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OLDER, LAST = "e20e9b6", "f410e1d"
VERSIONS = (OLDER, LAST)


@cache
def table(version: str, name: str) -> Any:
    """Return a file of this version: "seen", "controls", "share_codes"; of `LAST` also "discord".

    Callers share the result and must not change it.
    """
    return json.loads(gzip.decompress((HERE / version / f"{name}.json.gz").read_bytes()))


def copied(version: str, folder: Path) -> str:
    """Write the database of this version to a folder, and return its address."""
    file = folder / "gamenight.db"
    folder.mkdir(exist_ok=True)
    file.write_bytes(gzip.decompress((HERE / version / f"{file.name}.gz").read_bytes()))
    return f"sqlite+aiosqlite:///{file}"
