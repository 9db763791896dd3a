"""A short form of the fuzz of evenings; the full fuzz is `python -m tests.fuzz evenings`."""

from __future__ import annotations

import pytest

from tests.fuzz.evenings.running import run

SHORT, LONG = 2, 40  # evenings of each seed


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seed", ["first", "second"])
def test_people_come_and_go_at_every_stage(seed: str) -> None:
    assert not [*map(str, run(seed, SHORT))]


@pytest.mark.long
@pytest.mark.parametrize("seed", ["third", "fourth", "fifth"])
def test_people_come_and_go_in_every_game(seed: str) -> None:
    assert not [*map(str, run(seed, LONG))]
