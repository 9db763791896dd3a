"""The catalogue's tables are kept here as they stand where the project is developed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.data import table

ORIGINAL = Path(__file__).parents[2].parent / "shared" / "rules"

pytestmark = pytest.mark.skipif(
    not ORIGINAL.is_dir(), reason="../shared/rules is not here: nothing to compare the tables with"
)


@pytest.mark.parametrize("name", ["options", "presets"])
def test_a_table_is_the_catalogues(name: str) -> None:
    assert table(name) == json.loads((ORIGINAL / f"{name}.json").read_text(encoding="utf-8"))
