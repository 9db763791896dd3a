"""What tests walk through, as data.

Options, presets, vectors and interaction rows are copies of the catalogue's own, so that a clone
has all that the tests of the rules need; ``test_catalogue.py`` tells where a copy and its original
differ. Rule sheets and share codes are what an earlier version wrote.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def table(name: str) -> Any:
    """A file of this folder: "options", "presets", "vectors", "interactions" ..."""
    return json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))
