"""Test runs in forks of a process that collected the tests, on the real code or on a mutant."""

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

MEMORY = 8 << 30  # most bytes of memory of a mutant's process
QUIET = ("-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no", "-m", "not long")


class Collected:
    """A pytest plugin that passes the collected tests to `then` instead of running them."""

    def __init__(self, then: Callable[[list[pytest.Item]], int]) -> None:
        self.then, self.code = then, BROKEN

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Call `then` once the tests are collected; True keeps pytest from running them."""
        gc.unfreeze()  # `swapping` looks for functions among all objects
        self.code = FAILED if session.testsfailed else self.then(session.items)
        return True


def with_tests(where: list[str], then: Callable[[list[pytest.Item]], int]) -> int:
    """Call `then` with the tests under `where`; return its result, FAILED if collection fails."""
    plugin = Collected(then)
    pytest.main([*QUIET, *where], plugins=[plugin])
    return plugin.code


def measure(modules: dict[str, str], items: list[pytest.Item], say: Say) -> int:
    """Run every test with probes in `modules`; say the lines that each passing test reached."""
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
    """Run tests until one fails; return 0 if all pass. Say each test before its run.

    A test that is not among `items`, the collected tests, counts as failed.
    """
    for test in tests:
        if test.name not in items:  # its name contains a value that the mutant changed
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
