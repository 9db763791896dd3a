"""Which tests come to which lines, and so which are worth running against a mutant."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from tests.mutants.mutations import Mutant

ENOUGH = 4.0  # seconds of work of the tests that one mutant has to survive


@dataclass(frozen=True)
class Test:
    """A test that passes as things are: its seconds of work, and the lines it reaches by module."""

    __test__ = False  # nothing for pytest to collect

    name: str
    work: float
    lines: dict[str, list[int]]

    def text(self) -> str:
        """The test as one line, to be read by `of`."""
        return json.dumps(asdict(self))

    @classmethod
    def of(cls, text: str) -> Test:
        """The test that a line tells of."""
        return cls(**json.loads(text))

    def reaches(self, module: str, mutant: Mutant) -> bool:
        """Whether it comes to the changed line; what is run on import matters to all of a module's
        tests."""
        lines = self.lines.get(module, [])
        return mutant.line in lines if mutant.live else bool(lines)


def chosen(
    tests: Iterable[Test], module: str, mutant: Mutant, first: Iterable[str] = ()
) -> list[Test]:
    """The tests that reach a mutant: those named first, then the quickest until it is enough,
    and in any case those in the module's own file of tests."""
    early, own = set(first), f"/test_{Path(module).name}::"
    fit = [test for test in tests if test.reaches(module, mutant)]
    some: list[Test] = []
    spent = 0.0
    for test in sorted(fit, key=lambda test: (test.name not in early, test.work, test.name)):
        spent += test.work
        if not some or spent <= ENOUGH or own in test.name:
            some.append(test)
    return some
