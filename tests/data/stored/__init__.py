"""A database of an earlier version, with that version's view of it and ids of its controls.

`made_by.txt` is the program that wrote these files.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SEEN: dict[str, Any] = json.loads((HERE / "seen.json").read_text(encoding="utf-8"))
TABLES: dict[int, dict[str, Any]] = {one["state"]["id"]: one for one in SEEN["tables"]}
RUNNING = [number for number, one in TABLES.items() if one["due"]]
CONTROLS: list[dict[str, Any]] = json.loads((HERE / "custom_ids.json").read_text(encoding="utf-8"))


def copied(folder: Path) -> str:
    """Copy the database to `folder`, and return the URL of the copy."""
    shutil.copy(HERE / "gamenight.db", folder)
    return f"sqlite+aiosqlite:///{folder / 'gamenight.db'}"
