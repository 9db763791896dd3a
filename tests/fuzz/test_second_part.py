"""The second of four parts of the fuzz: deals with any options, and lines for the judge."""

from __future__ import annotations

import pytest

from tests.fuzz.a_part import every_line_is_answered, nothing_is_found

pytestmark = pytest.mark.long


@pytest.mark.parametrize("number", range(5))
def test_any_game_holds_all_that_is_promised(number: int) -> None:
    nothing_is_found(f"second.{number}")


@pytest.mark.parametrize("number", range(2))
def test_any_line_is_answered(number: int) -> None:
    every_line_is_answered(f"second.{number}")
