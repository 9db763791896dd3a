"""The lines that each test reaches, and the choice of tests for a mutant."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutants.mutations import Mutant

ENOUGH = 4.0  # seconds of CPU time of the tests that a mutant has to survive


@dataclass(frozen=True)
class Test:
    """A test that passes on the real code: its seconds of CPU time, and its lines by module."""

    __test__ = False  # no class for pytest to collect

    name: str
    work: float
    lines: dict[str, list[int]]

    def text(self) -> str:
        """Return the test as one line, which `of` reads."""
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> Test:
        """Return the test from a line that `text` wrote."""
        return cls(**json.loads(text))

    def reaches(self, module: str, mutant: Mutant) -> bool:
        """Whether the test reaches the changed line.

        Code that runs on import is reached by all tests that reach any line of the module.
        """
        lines = self.lines.get(module, [])
        return mutant.line in lines if mutant.live else bool(lines)


def chosen(
    tests: Iterable[Test], module: str, mutant: Mutant, first: Iterable[str] = ()
) -> list[Test]:
    """Return tests that reach a mutant: those in `first`, then the quickest, up to ENOUGH seconds.

    The tests in the module's own test file are always among them.
    """
    early, own = set(first), f"/test_{Path(module).name}::"
    fit = [test for test in tests if test.reaches(module, mutant)]
    some: list[Test] = []
    spent = 0.0
    for test in sorted(fit, key=lambda test: (test.name not in early, test.work, test.name)):
        spent += test.work
        if not some or spent <= ENOUGH or own in test.name:
            some.append(test)
    return some
