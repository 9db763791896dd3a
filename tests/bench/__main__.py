"""``make bench``: run the benchmarks, or the named parts, and print a table with their bars.

All benchmarks but `strength` take 40 minutes on two idle cores. The exit code is 1 when a row
misses its bar, unless `--report` is given.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterable

from tests.bench import (
    action,
    computers,
    costs,
    dou_dizhu,
    families,
    pictures,
    playouts,
    requests,
    shell,
    size,
    standing,
    table,
)
from tests.bench.ladder import rows as ladder
from tests.bench.load import memory
from tests.bench.load import rows as load
from tests.bench.measure import Row
from tests.bench.scale import rows as scale

PARTS: dict[str, Callable[[], Iterable[Row]]] = {  # in this order, each with its table on a page
    "size": size.rows,
    "load": load.rows,
    "memory": memory.rows,
    "requests": requests.rows,
    "dou_dizhu": dou_dizhu.rows,
    "families": families.rows,
    "playouts": playouts.rows,
    "costs": costs.rows,
    "shell": shell.rows,
    "pictures": pictures.rows,
    "action": action.rows,
    "computers": computers.rows,
    "ladder": ladder.rows,
    "scale": scale.rows,
    "standing": standing.rows,
    "strength": ladder.strength,
}
ALONE = ("strength",)  # parts that take an hour, and run only if they are named


def main() -> int:
    """Run the parts of the command line, print each row when done, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--report", action="store_true", help="end with 0 whatever is missed")
    parser.add_argument(
        "--docs", action="store_true", help="write the tables into their pages, row by row"
    )
    parser.add_argument("--markdown", action="store_true", help="print them as the pages have them")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # started processes end as after ^C
    if unknown := set(asked.parts) - PARTS.keys():
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    whole = [part for part in PARTS if part not in ALONE]
    began = time.monotonic()
    measured = {part: _measured(part, asked.docs) for part in asked.parts or whole}
    for rows in measured.values():
        if asked.markdown:
            print(f"\n{table.markdown(rows)}", end="")
    every = [row for rows in measured.values() for row in rows]
    missed = [row for row in every if row.short]
    print(f"\n{table.machine()}: {len(missed)} of {len(every)} rows miss their bar.")
    print(f"The run took {(time.monotonic() - began) / 60:.1f} minutes.")
    for row in missed:
        print(f"- {row.what}: {row.fault or row.verdict}")
    return 1 if missed and not asked.report else 0


def _measured(part: str, docs: bool) -> list[Row]:
    """Measure and print the rows of a part; with `docs`, write its page after each row."""
    print(f"\n{part}\n{table.heading()}", flush=True)
    rows, began = [], time.monotonic()
    for row in PARTS[part]():
        print(table.line(row), flush=True)
        rows.append(row)
        if docs:
            table.write(part, rows)
    print(f"{part}: {time.monotonic() - began:.0f} s", flush=True)
    return rows


if __name__ == "__main__":
    sys.exit(main())
