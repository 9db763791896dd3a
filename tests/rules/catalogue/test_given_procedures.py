"""The catalogue's procedure vectors (6.4) as data: acted out, with results in its words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.catalogue import procedures, procedures_of_big_two
from tests.rules.catalogue.given import acted, fitting, name, rows

FOUND = [*procedures.FOUND, *procedures_of_big_two.FOUND]


@pytest.mark.parametrize("row", rows("procedure"), ids=lambda row: name(row, "P"))
def test_what_is_given_leads_to_what_is_expected(row: dict[str, Any]) -> None:
    assert acted(row, FOUND) == row["expected"], row["note"]


def test_no_interpretation_is_left_over() -> None:
    assert len(rows("procedure")) == len(FOUND) == 24
    assert all(any(fitting(row, [one]) for row in rows("procedure")) for one in FOUND)
