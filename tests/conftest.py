"""Setup of all tests: the store, options, markers, the order of files, the line of counts."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]  # as it is

from bot.cli.run import THRESHOLDS
from bot.store import Store
from tests.bot.four_people import OPEN
from tests.databases import new_database
from tests.sampling import FEW, FULL, sample

SLOW = (  # folders whose files take longest, slowest first
    "browser",
    "machines",
    "processes",
    "night",
    "storm",
    "simulation",
)
QUICK = ("rules", "bot", "cogs")  # one case of each of their tests is quick
NOT_QUICK = ("long", "slow")
EACH_ALONE = "tests/storm/test_storm.py"  # a file too long for one worker
HERE = Path(__file__).parent

# the same examples on every run, however busy the machine is
settings.register_profile("full", derandomize=True, deadline=None, max_examples=FULL)
settings.register_profile("sample", settings.get_profile("full"), max_examples=FEW)


class _ByFile(LoadFileScheduling):  # type: ignore[misc]  # xdist has no types
    """A scheduler that gives each file to one worker, but the tests of `EACH_ALONE` one by one."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(EACH_ALONE) else super()._split_scope(nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadFileScheduling | None:
    return _ByFile(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without garbage collection, and freeze the objects that this makes.

    The collected tests last to the end of the run, so searches through them find no garbage.
    """
    gc.set_threshold(*THRESHOLDS)
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, object, object]:
    """Mark quick and long tests, and put the slow files first.

    The quick files then keep all workers busy at the end.
    """
    for cases in _by_function(items).values():
        _mark(cases)

    def place(item: pytest.Item) -> int:
        folder = _folder(item)
        return SLOW.index(folder) if folder in SLOW else len(SLOW)

    done = yield
    items.sort(key=place)
    return done


def _by_function(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    found: dict[str, list[pytest.Item]] = {}
    for item in items:
        found.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return found


def _mark(cases: list[pytest.Item]) -> None:
    """Mark the cases of one test function: cases outside its sample as long, the first as quick."""
    if sampled := cases[0].get_closest_marker("sampled"):
        kept = sample([_values(case) for case in cases], *sampled.args)
        for number, case in enumerate(cases):
            if number not in kept:
                case.add_marker("long")
    first = cases[0]
    if getattr(getattr(first, "obj", None), "is_hypothesis_test", False):
        for case in cases:
            case.add_marker("random")
    elif _folder(first) in QUICK and not any(map(first.get_closest_marker, NOT_QUICK)):
        first.add_marker("quick")


def _values(case: pytest.Item) -> frozenset[tuple[str, str]]:
    """Return each parameter with its value."""
    spec = getattr(case, "callspec", None)
    return (
        frozenset((name, repr(value)) for name, value in spec.params.items())
        if spec
        else frozenset()
    )


def _folder(item: pytest.Item) -> str:
    return item.path.relative_to(HERE).parts[0]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Print the last line, "7612 passed, 0 failed, 3 skipped". Errors of fixtures are failures."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(config, "workerinput"):
        return
    counts = {kind: len(reports) for kind, reports in reporter.stats.items()}
    failed = counts.get("failed", 0) + counts.get("error", 0)
    print(f"{counts.get('passed', 0)} passed, {failed} failed, {counts.get('skipped', 0)} skipped")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options ``--seed`` and ``--examples``."""
    parser.addoption("--seed", type=int, help="plays nights of simulated time with this seed")
    parser.addoption(
        "--examples",
        choices=["full", "sample"],
        default="full",
        help="all examples of random properties, or one in five",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Set the number of examples of random properties, before their tests are imported."""
    settings.load_profile(config.getoption("examples"))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open store on a new SQLite file; tables of `four_people` are closed before it."""
    opened = await Store.open(new_database(tmp_path / "gamenight.db"))
    yield opened
    while OPEN:
        await OPEN.pop().close()
    await opened.close()
