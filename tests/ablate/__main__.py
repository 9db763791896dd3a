"""``python -m tests.ablate [GUARD ...]``: disable each guard in turn, and print which tests notice.

Only nights and storms count. A guard is to be deleted if only its own unit tests notice it and no
row of the benchmarks needs it. One guard takes some minutes.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from argparse import ArgumentParser

from tests.ablate.guards import GUARDS, Guard

WHOLE = ("tests/night", "tests/machines", "tests/storm/test_storm.py")  # whole nights, and storms
UNITS = ("tests/bot/discord", "tests/cogs")
LONGEST = 1800.0  # seconds of a run; without a guard a test may wait forever
ENOUGH = 1  # failing tests after which the run for a guard stops
FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/\S+)", re.MULTILINE)


def noticed(guard: Guard, folders: tuple[str, ...]) -> list[str]:
    """Run the tests of these folders without the guard; return the first that fail."""
    run = subprocess.Popen(
        [
            *(sys.executable, "-m", "pytest", "-q", "-p", "tests.ablate.plugin"),
            *("-n", "2", f"--maxfail={ENOUGH}", "-m", "not long", "--dist", "loadfile"),
            *folders,
        ],
        env={**os.environ, "ABLATE": guard.name},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said, _ = run.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        os.killpg(run.pid, signal.SIGKILL)  # the workers of pytest as well
        said, _ = run.communicate()
        return [*FAILED.findall(said), "a test that does not end"][:ENOUGH]
    return FAILED.findall(said)[:ENOUGH]


def main() -> int:
    """Print a line for each guard; return 1 if nights and storms miss any guard."""
    names = [guard.name for guard in GUARDS]
    parser = ArgumentParser(prog="python -m tests.ablate")
    parser.add_argument("guard", nargs="*", choices=[[], *names], help="all unless said")
    wanted = parser.parse_args().guard
    asked = [guard for guard in GUARDS if not wanted or guard.name in wanted]
    unnoticed = 0
    for guard in asked:
        found = noticed(guard, WHOLE)
        unnoticed += not found
        others = [] if found else noticed(guard, UNITS)
        where = "nights" if found else "only units" if others else "nothing"
        print(f"{guard.name} (against {guard.against}): {where}", flush=True)
        for test in found or others:
            print(f"    {test}", flush=True)
    return min(unnoticed, 1)


if __name__ == "__main__":
    sys.exit(main())
