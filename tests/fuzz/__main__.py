"""``python -m tests.fuzz rules --deals 1000``, ``judge --lines 1000``, ``evenings`` or ``series``.

Everything is drawn by a seed, which is the date of today by default. Each finding is printed with
the command that repeats it; ``rules`` also prints the slowest call of each kind. The exit code is 1
after a finding, or after a call of the rules that was too slow.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import date
from typing import TypeAlias

from tests.fuzz.costs import Costs
from tests.fuzz.evenings import running as evenings
from tests.fuzz.games import drawn
from tests.fuzz.judging import wrong
from tests.fuzz.playing import Fuzz
from tests.fuzz.series import running as series

Run: TypeAlias = "Callable[[str, int, int, Counter[str]], Iterable[object]]"


def main() -> int:
    """Run the fuzz that the command line names, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("what", choices=("rules", "judge", "evenings", "series"))
    parser.add_argument("--deals", type=int, default=1_000, help="deals that are played")
    parser.add_argument("--lines", type=int, default=10_000, help="lines that the judge is asked")
    parser.add_argument("--evenings", type=int, default=200, help="evenings that are played")
    parser.add_argument("--series", type=int, default=1_000, help="series that are played")
    parser.add_argument(
        "--first", type=int, default=0, help="number of the first evening or series"
    )
    parser.add_argument("--seed", default=date.today().isoformat(), help="what all is drawn by")
    parser.add_argument("--game", type=int, help="only the game of this number")
    asked = parser.parse_args()
    if asked.what == "judge":
        return _judge(asked.seed, asked.lines)
    if asked.what == "evenings":
        return _all(evenings.run, asked.seed, asked.evenings, asked.first)
    if asked.what == "series":
        return _all(series.run, asked.seed, asked.series, asked.first)
    return _rules(asked.seed, asked.deals, asked.game)


def _rules(seed: str, deals: int, number: int | None) -> int:
    """Play the games of a seed until so many deals, or only the game of this `number`."""
    costs, found = Costs(), 0
    fuzz = Fuzz(costs)
    findings = fuzz.run(seed, deals) if number is None else fuzz.found(drawn(seed, number))
    for finding in findings:
        found += 1
        print(f"{finding.said}\n    {finding.game}", flush=True)
    print(*costs.lines(), f"{found} findings", sep="\n")
    return 1 if found or costs.too_slow else 0


def _all(run: Run, seed: str, number: int, first: int) -> int:
    counts, found = Counter[str](), 0
    for finding in run(seed, number, first, counts):
        found += 1
        print(finding, flush=True)
    print(*(f"{number:7} {what}" for what, number in sorted(counts.items())), sep="\n")
    print(f"{found} findings")
    return 1 if found else 0


def _judge(seed: str, lines: int) -> int:
    found = 0
    for line, said in wrong(seed, lines):
        found += 1
        print(f"{said}\n    {line!r}", flush=True)
    print(f"{found} findings in {lines} lines")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
