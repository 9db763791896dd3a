"""``python -m tests.storm --seed 7 --hours 2``: play a storm, and print its verdict as a table."""

from __future__ import annotations

import logging
import sys
import tempfile
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.storm.kinds import KINDS
from tests.storm.plan import Plan, plan
from tests.storm.storm import play
from tests.storm.verdict import Verdict

KILLS, FAULTS = 180, 1800  # per simulated hour, unless the arguments name numbers


def _asked() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.storm")
    parser.add_argument("--seed", type=int, help="by lot unless said")
    parser.add_argument("--hours", type=float, default=0.25, help="of simulated time")
    parser.add_argument("--kills", type=int, help=f"{KILLS} an hour unless said otherwise")
    parser.add_argument("--faults", type=int, help=f"others; {FAULTS} an hour")
    parser.add_argument("--tables", type=int, default=0, help="2 to 6 by lot unless said")
    parser.add_argument("--storms", type=int, default=1, help="so many seeds, one after the other")
    parser.add_argument("--plan", type=Path, help="a storm that was kept, in place of a seed")
    parser.add_argument("--keep", type=Path, help="a file for the plan")
    parser.add_argument("--log", type=Path, help="a file for what the bot logged")
    return parser.parse_args()


def _plans(asked: Namespace) -> Iterator[tuple[Plan, str]]:
    """Yield the plan of each storm, and the command that plays the storm again."""
    if asked.plan:
        yield Plan.of(asked.plan.read_text()), f"python -m tests.storm --plan {asked.plan}"
        return
    kills = round(asked.hours * KILLS) if asked.kills is None else asked.kills
    faults = round(asked.hours * FAULTS) if asked.faults is None else asked.faults
    first = Random().randrange(10**6) if asked.seed is None else asked.seed
    about = f"--hours {asked.hours} --kills {kills} --faults {faults}"
    tables = f" --tables {asked.tables}" if asked.tables else ""
    for seed in range(first, first + asked.storms):
        one = plan(seed, asked.hours, kills, faults, asked.tables)
        yield one, f"python -m tests.storm --seed {seed} {about}{tables}"


def _total(verdicts: list[Verdict]) -> None:
    """Print the faults, refusals and findings of all storms together."""
    struck, drawn, refused = Counter[str](), Counter[str](), Counter[int]()
    for one in verdicts:
        struck += one.struck
        drawn += one.drawn
        refused += one.refused
    print("\nwhat struck, and how often it was tried:")
    for kind in KINDS:
        print(f"{struck[kind]:6} of {drawn[kind]:5} {kind.replace('_', ' ')}")
    print("\nrequests refused on purpose, by status:")
    for status, times in sorted(refused.items()):
        print(f"{times:6} {status}")
    kills, faults = sum(one.kills for one in verdicts), sum(one.faults for one in verdicts)
    found = sum(one.bad > 0 for one in verdicts)
    print(
        f"\n{len(verdicts)} storms, {kills} kills, {faults} other faults; {found} found something"
    )


def main() -> int:
    """Play all storms; return 1 if a verdict has a finding."""
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # errors of killed bots
    asked, verdicts = _asked(), list[Verdict]()
    for one, again in _plans(asked):
        if asked.keep:
            asked.keep.write_text(one.text())
        with tempfile.TemporaryDirectory() as folder:
            began = time.perf_counter()
            verdict = play(one, Path(folder), asked.log)
        took = time.perf_counter() - began
        verdicts.append(verdict)
        print(f"seed {one.seed}, {took:.0f} s: {verdict}", flush=True)
        if verdict.bad:
            print(f"\nagain: {again}\n", flush=True)
    _total(verdicts)
    return int(any(verdict.bad for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(main())
