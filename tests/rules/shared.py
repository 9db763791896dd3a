"""The catalogue's data, which lies beside the repository where the project is developed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2].parent / "shared" / "rules"
absent = pytest.mark.skipif(not FOLDER.is_dir(), reason=f"the catalogue is not at {FOLDER}")


def table(name: str) -> Any:
    """A file of the catalogue; an empty dict where it is absent, for tests that are skipped."""
    path = FOLDER / name
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
