"""The share of the fuzz that one test file plays, so that all test workers have a part."""

from __future__ import annotations

from tests.fuzz.costs import Costs
from tests.fuzz.judging import wrong
from tests.fuzz.playing import Fuzz

DEALS = 50  # deals of each seed
LINES = 500  # lines of each seed


def nothing_is_found(seed: str) -> None:
    """Assert that no check fails in `DEALS` deals of the games of this seed."""
    found = [f"{finding.said}: {finding.game}" for finding in Fuzz(Costs()).run(seed, DEALS)]
    assert not found, "\n".join(found)


def every_line_is_answered(seed: str) -> None:
    """Assert that the judge answers `LINES` lines of this seed well."""
    assert not list(wrong(seed, LINES))
