"""Tests run in forks of a process that collected them, on the code as it is or on a mutant."""

from __future__ import annotations

import gc
import os
import resource
import sys
import time
from collections.abc import Callable

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants import swapping
from tests.mutants.forking import BROKEN, FAILED, Say, allow, end_when_idle
from tests.mutants.reach import Test

MEMORY = 8 << 30  # bytes that a mutant may have
QUIET = ("-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "-m", "not long")


class Collected:
    """A plugin that hands over all tests that pytest found instead of running them."""

    def __init__(self, then: Callable[[list[pytest.Item]], int]) -> None:
        self.then, self.code = then, BROKEN

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called by pytest when all is collected; True keeps it from running anything."""
        gc.unfreeze()  # our functions are looked for among all objects
        self.code = FAILED if session.testsfailed else self.then(session.items)
        return True


def with_tests(where: list[str], then: Callable[[list[pytest.Item]], int]) -> int:
    """What `then` makes of the tests under these paths; FAILED when they cannot be collected."""
    plugin = Collected(then)
    pytest.main([*QUIET, *where], plugins=[plugin])
    return plugin.code


def measure(modules: dict[str, str], items: list[pytest.Item], say: Say) -> int:
    """Run every test with probes in these modules, and say what it reached if it passed."""
    reached: dict[str, set[int]] = {module: set() for module in modules}
    for module, source in modules.items():
        path = os.path.abspath(module)
        for loaded in [*sys.modules.values()]:
            if getattr(loaded, "__file__", None) == path:
                swapping.note(loaded, reached[module].add)
        swapping.exchange(swapping.functions(path), swapping.probed(source, path))
    forget = swapping.caches()
    for item, following in zip(items, [*items[1:], None], strict=True):
        for again in (*forget, *(lines.clear for lines in reached.values())):
            again()
        began = time.process_time()
        if _passes(item, following):
            lines = {module: sorted(found) for module, found in reached.items() if found}
            say(Test(item.nodeid, time.process_time() - began, lines).text())
    return 0


def survives(tests: list[Test], items: dict[str, pytest.Item], say: Say) -> int:
    """Run these until one fails; each is said before it is run. One that is gone has failed."""
    for test in tests:
        if test.name not in items:  # its name tells a value that is another now
            say(test.name)
            return FAILED
    for forget in swapping.caches():
        forget()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    end_when_idle()
    mine = [items[test.name] for test in tests]
    for test, item, following in zip(tests, mine, [*mine[1:], None], strict=True):
        say(test.name)
        allow(test.work)
        if not _passes(item, following):
            return FAILED
    return 0


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    reports = runtestprotocol(item, log=False, nextitem=following)
    return not any(report.failed for report in reports)
