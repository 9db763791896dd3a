"""``make mutants``: print for each module how many mutants the tests catch, and the survivors.

The exit code is 1 if a module misses the bar, if a survivor is not listed with its reason, or if a
listed survivor is caught or gone.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.mutants.ledger import Ledger, state
from tests.mutants.mutations import mutants
from tests.mutants.report import Report
from tests.mutants.running import Trial

MEASURED = {  # folders of tests, and the modules whose mutants they have to catch
    "tests/rules": ("rules/view.py", "rules/phases"),
    "tests/bot": ("bot/share_codes", "bot/store", "bot/tables"),
}
FOLDERS = ("rules", "bot", "tests/rules", "tests/bot", "tests/data")
NOT_MEASURED = (
    "__main__.py",  # command lines
    "/migrations/",  # steps that are never changed again
    "/schema.py",  # tables without code, which a test compares with the migrations
)


def main() -> int:
    """Measure the modules that the command line names, or all; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("paths", nargs="*", help="modules or folders, such as rules/view.py")
    parser.add_argument("--afresh", action="store_true", help="forget what was found before")
    asked = parser.parse_args()
    os.nice(10)
    now = state(FOLDERS)
    good = True
    for where, parts in MEASURED.items():
        modules = [m for m in _modules(parts) if not asked.paths or _within(m, asked.paths)]
        for report in _reports(where, modules, now, asked.afresh):
            print(report.text(), flush=True)
            good &= report.good
    return 0 if good else 1


def _modules(parts: tuple[str, ...]) -> Iterator[str]:
    for part in parts:
        path = Path(part)
        found = [path] if path.suffix else sorted(path.rglob("*.py"))
        names = [one.as_posix() for one in found]
        yield from (name for name in names if not any(no in name for no in NOT_MEASURED))


def _within(module: str, paths: list[str]) -> bool:
    return any(Path(module).is_relative_to(path) for path in paths)


def _reports(where: str, modules: list[str], now: str, afresh: bool) -> Iterator[Report]:
    made = {m: mutants(Path(m).read_text(encoding="utf-8"), os.path.abspath(m)) for m in modules}
    ledgers = {module: Ledger.of(module, "" if afresh else now) for module in modules}
    missing = {m: [one for one in made[m] if one.name not in ledgers[m].killers] for m in modules}
    if any(missing.values()):
        before = {module: ledgers[module].before for module in modules}
        for module, name, killer in Trial(where, missing, before).run():
            ledgers[module].note(name, killer, now)
    yield from (Report(m, made[m], ledgers[m].killers) for m in modules if made[m])


if __name__ == "__main__":
    sys.exit(main())
