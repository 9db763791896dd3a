"""The catalogue's tables are kept here as they stand where the project is developed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.data import table

ORIGINAL = Path(__file__).parents[2].parent / "shared" / "rules"
INTERACTION = re.compile(r"^\| (I-\d\d) \| (.+) \|$", re.MULTILINE)

pytestmark = pytest.mark.skipif(
    not ORIGINAL.is_dir(), reason="../shared/rules is not here: nothing to compare the tables with"
)


@pytest.mark.parametrize("name", ["options", "presets"])
def test_a_table_is_the_catalogues(name: str) -> None:
    assert table(name) == json.loads((ORIGINAL / f"{name}.json").read_text(encoding="utf-8"))


def test_the_interaction_rows_are_the_catalogues() -> None:
    page = (ORIGINAL / "CATALOGUE.md").read_text(encoding="utf-8")
    assert table("interactions") == dict(INTERACTION.findall(page))
