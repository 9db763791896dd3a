"""The share of a fuzz that one file of tests plays, so that all workers have a part."""

from __future__ import annotations

from tests.fuzz.costs import Costs
from tests.fuzz.judging import wrong
from tests.fuzz.playing import Fuzz

DEALS = 50  # of each seed
LINES = 500


def nothing_is_found(seed: str) -> None:
    """Fifty deals of games that this seed draws hold all that is checked."""
    found = [f"{finding.said}: {finding.game}" for finding in Fuzz(Costs()).run(seed, DEALS)]
    assert not found, "\n".join(found)


def every_line_is_answered(seed: str) -> None:
    """So are lines for the judge."""
    assert not list(wrong(seed, LINES))
