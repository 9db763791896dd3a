"""Tests that the bot bears short storms, whose seeds change with its code or come from ``--seed``.

A seed that once found a fault is worth little after the code has changed. What such a seed found is
a night of its own, in tests/night.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.storm.plan import plan
from tests.storm.storm import play

LONG, CI = pytest.mark.long, pytest.mark.ci
STORMS = [
    0,
    *(pytest.param(number, marks=[LONG, CI]) for number in range(1, 4)),
    *(pytest.param(number, marks=LONG) for number in range(4, 60)),
]
MINUTES, KILLS, FAULTS, TABLES = 1.5, 3, 42, 2
HOUSE = Path(__file__).parents[2]
CODE = ("bot", "cogs", "rules")


def seed_of_the_code() -> int:
    """Return a seed that changes with the code of the bot; equal code gets equal storms."""
    whole = sha256()
    for path in sorted(path for folder in CODE for path in (HOUSE / folder).rglob("*.py")):
        whole.update(path.read_bytes())
    return int.from_bytes(whole.digest()[:4], "big") % 10**6


@pytest.mark.parametrize("number", STORMS)
def test_a_short_storm_is_borne(
    request: pytest.FixtureRequest, tmp_path: Path, number: int
) -> None:
    asked = request.config.getoption("--seed")
    seed = (seed_of_the_code() if asked is None else int(asked)) + number
    verdict = play(plan(seed, MINUTES / 60, KILLS, FAULTS, TABLES), tmp_path)
    again = f"make storm SEED={seed} HOURS={MINUTES / 60} KILLS={KILLS} FAULTS={FAULTS}"
    assert not verdict.bad, f"{verdict}\n\nplayed again by: {again} TABLES={TABLES}"
    assert verdict.drawn.total() == KILLS + FAULTS
    assert verdict.struck.total() > (KILLS + FAULTS) / 2
    assert verdict.starts > KILLS
