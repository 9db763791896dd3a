"""Short series of everything that people do end with every row equal to a plain recomputation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.databases import new_database
from tests.fuzz.series.running import findings

PARTS, SERIES = 125, 8  # parts of the fuzz, and series of each


async def found(url: str, part: int) -> list[str]:
    """Return the findings in a part of the fuzz."""
    return [str(one) async for one in findings(url, "series", part * SERIES, SERIES)]


@pytest.mark.slow
async def test_rows_after_a_series_equal_a_plain_recomputation(migrated: str) -> None:
    assert await found(migrated, 0) == []


@pytest.mark.long
@pytest.mark.parametrize("part", range(1, PARTS))
async def test_rows_after_many_series_equal_a_plain_recomputation(
    tmp_path: Path, part: int
) -> None:
    assert await found(new_database(tmp_path / "gamenight.db"), part) == []
