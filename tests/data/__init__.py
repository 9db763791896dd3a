"""What the catalogue says, as data: options, presets, vectors and interaction rows.

The files are copies of the catalogue's own, so that a clone has all that the tests of the rules
walk through; ``test_catalogue.py`` tells where a copy and its original differ.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any


@cache
def table(name: str) -> Any:
    """A file of the catalogue: "options", "presets", "vectors" or "interactions"."""
    return json.loads((Path(__file__).parent / f"{name}.json").read_text(encoding="utf-8"))
