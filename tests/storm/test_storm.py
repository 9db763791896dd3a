"""Storms are borne: a short one, another with ``--seed``, and each that ever found something."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from tests.storm.plan import Plan, plan
from tests.storm.storm import play

KEPT = sorted((Path(__file__).parent / "kept").rglob("*.json"))  # also the long ones
MINUTES, KILLS, FAULTS, TABLES = 1.5, 3, 36, 2
HOUSE = Path(__file__).parents[2]
CODE = ("bot", "cogs", "rules")


def seed_of_the_code() -> int:
    """A new one with every change of the bot; the same code is tried by the same storm."""
    whole = sha256()
    for path in sorted(path for folder in CODE for path in (HOUSE / folder).rglob("*.py")):
        whole.update(path.read_bytes())
    return int.from_bytes(whole.digest()[:4], "big") % 10**6


def test_a_short_storm_is_borne(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    asked = request.config.getoption("--seed")
    seed = seed_of_the_code() if asked is None else int(asked)
    verdict = play(plan(seed, MINUTES / 60, KILLS, FAULTS, TABLES), tmp_path)
    again = f"make storm SEED={seed} HOURS={MINUTES / 60} KILLS={KILLS} FAULTS={FAULTS}"
    assert not verdict.bad, f"{verdict}\n\nplayed again by: {again} TABLES={TABLES}"
    assert verdict.drawn.total() == KILLS + FAULTS
    assert verdict.struck.total() > (KILLS + FAULTS) / 2
    assert verdict.starts > KILLS


@pytest.mark.long
@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.stem)
def test_a_storm_that_found_something_is_borne_now(kept: Path, tmp_path: Path) -> None:
    verdict = play(Plan.of(kept.read_text()), tmp_path)
    assert not verdict.bad, str(verdict)
