"""Short series of everything that people do end with every row equal to a plain recomputation."""

from __future__ import annotations

import pytest

from tests.fuzz.series.running import findings

PARTS, SERIES = 50, 20  # parts of the fuzz, and series of each


@pytest.mark.sampled(1)
@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
async def test_rows_after_a_series_equal_a_plain_recomputation(migrated: str, part: int) -> None:
    first = part * SERIES
    assert [str(one) async for one in findings(migrated, "series", first, SERIES)] == []
