"""A world for each test, or one for all tests of a file that look at the same night."""

from __future__ import annotations

import zlib
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.simulation.world import World

SEED = pytest.StashKey[int]()


def seed_of(request: pytest.FixtureRequest) -> int:
    """The seed that was asked for, else one that belongs to this test or file for ever."""
    asked = request.config.getoption("--seed")
    seed = zlib.crc32(request.node.nodeid.encode()) if asked is None else int(asked)
    request.node.stash[SEED] = seed
    return seed


@pytest.fixture
def world(request: pytest.FixtureRequest, tmp_path: Path) -> World:
    """For one test."""
    return World(seed_of(request), tmp_path)


@pytest.fixture(scope="module")
def shared_world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> World:
    """For all tests of a file, which play one night in it."""
    return World(seed_of(request), tmp_path_factory.mktemp("world"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under a failed test stand its seed and the command that plays it again."""
    report = yield
    seeds = [node.stash[SEED] for node in item.listchain() if SEED in node.stash]
    if report.failed and seeds:
        again = f"make night SEED={seeds[-1]} TEST='{item.nodeid}'"
        report.sections.append((f"The seed was {seeds[-1]}; played again by", again))
    return report
