"""Trials of mutants, each with the tests that reach it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tests.mutants import importing, swapping, trying
from tests.mutants.forking import AFRESH, BROKEN, LOG, UNVIABLE, Say, forked
from tests.mutants.mutations import Mutant
from tests.mutants.reach import Test, chosen

SURVIVED, NO_MUTANT, COLLECTING = "", "does not import", "collecting the tests"
RECENT = 3  # number of tests that caught the latest mutants and run first
Items = dict[str, pytest.Item]
Found = tuple[str, str, str]  # a module, the name of a mutant, and the test that caught it


@dataclass
class Trial:
    """Modules with their mutants, the folder of their tests, and earlier results."""

    where: str
    mutants: Mapping[str, list[Mutant]]  # by module
    before: Mapping[str, Mapping[str, str]]  # the test that caught a mutant, by module and mutant

    def run(self) -> Iterator[Found]:
        """Yield the result of every mutant."""
        tests: list[Test] = []
        later: list[tuple[str, Mutant]] = []
        fork = forked(self._collect)
        for line in fork.lines():
            if line.startswith("{"):
                tests.append(Test.of(line))
                continue
            module, at, killer = json.loads(line)
            mutant = self.mutants[module][at]
            if killer is None:
                later.append((module, mutant))
            else:
                yield module, mutant.name, killer
        if fork.code:
            raise RuntimeError(f"the tests could not be run: see {LOG}")
        for module, mutant in later:
            yield module, mutant.name, self._afresh(module, mutant, tests)

    def _collect(self, say: Say) -> int:
        return trying.with_tests([self.where], partial(self._try_all, say))

    def _try_all(self, say: Say, items: list[pytest.Item]) -> int:
        """Say each test, then each mutant's result, in the process that collected the tests."""
        sources = {module: Path(module).read_text(encoding="utf-8") for module in self.mutants}
        base = forked(partial(trying.measure, sources, items))
        tests = []
        for line in base.lines():
            say(line)
            tests.append(Test.of(line))
        by_name = {item.nodeid: item for item in items}
        for module, mutants in self.mutants.items():
            functions = swapping.functions(os.path.abspath(module))
            lately: list[str] = []
            for at, mutant in enumerate(mutants):
                killer = None
                if mutant.live:
                    some = self._chosen(tests, module, mutant, lately)
                    work = partial(_exchanged, functions, mutant.code, some, by_name)
                    killer = _hunt(work, some)
                    lately = [killer or "", *lately[:RECENT]]
                say(json.dumps([module, at, killer]))
        return base.code

    def _afresh(self, module: str, mutant: Mutant, tests: list[Test]) -> str:
        """Try a mutant in a fork that has not imported its module; return the result."""
        some = self._chosen(tests, module, mutant, [])
        return _hunt(partial(_imported, module, mutant.code, some), some) or SURVIVED

    def _chosen(
        self, tests: list[Test], module: str, mutant: Mutant, lately: list[str]
    ) -> list[Test]:
        return chosen(tests, module, mutant, [self.before[module].get(mutant.name, ""), *lately])


def _exchanged(
    functions: list[FunctionType], code: CodeType, tests: list[Test], items: Items, say: Say
) -> int:
    try:
        swapping.exchange(functions, code)
    except ValueError:
        return AFRESH
    return trying.survives(tests, items, say)


def _imported(module: str, code: CodeType, tests: list[Test], say: Say) -> int:
    importing.import_as(module, code)
    files = dict.fromkeys(test.name.partition("::")[0] for test in tests)
    return trying.with_tests(
        [*files], lambda items: trying.survives(tests, {i.nodeid: i for i in items}, say)
    )


def _hunt(work: Callable[[Say], int], tests: list[Test]) -> str | None:
    """Return the test that caught a mutant; None if the mutant has to be tried afresh."""
    if not tests:
        return SURVIVED
    fork = forked(work)
    said = [COLLECTING, *fork.lines()]
    if fork.code == BROKEN:
        raise RuntimeError(f"a mutant could not be tried: see {LOG}")
    return {0: SURVIVED, UNVIABLE: NO_MUTANT, AFRESH: None}.get(fork.code, said[-1])
