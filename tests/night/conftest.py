"""A world for each test, or one world for all tests of a file that look at the same night."""

from __future__ import annotations

import zlib
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.simulation.world import World

SEED = pytest.StashKey[int]()


def seed_of(request: pytest.FixtureRequest) -> int:
    """Return the seed given by `--seed`, else a fixed seed derived from the node's id."""
    asked = request.config.getoption("--seed")
    seed = zlib.crc32(request.node.nodeid.encode()) if asked is None else int(asked)
    request.node.stash[SEED] = seed
    return seed


@pytest.fixture
def world(request: pytest.FixtureRequest, tmp_path: Path) -> World:
    """A world for one test."""
    return World(seed_of(request), tmp_path)


@pytest.fixture(scope="module")
def shared_world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> World:
    """A world for all tests of a file, which share one night."""
    return World(seed_of(request), tmp_path_factory.mktemp("world"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the seed and the command for a replay to the report of a failed test."""
    report = yield
    seeds = [node.stash[SEED] for node in item.listchain() if SEED in node.stash]
    if report.failed and seeds:
        again = f"make night SEED={seeds[-1]} TEST='{item.nodeid}'"
        report.sections.append((f"The seed was {seeds[-1]}; played again by", again))
    return report
