"""``make bench``: every way measured against another, as a table.

Ends with 1 when a bar is missed, unless it is only to report.
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain

from tests.bench import costs, dou_dizhu, families, pictures, shell, table


def main() -> int:
    """Measure everything; each row is printed when it is done."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--report", action="store_true", help="end with 0 whatever is missed")
    parser.add_argument("--readme", action="store_true", help="write the table into README.md")
    asked = parser.parse_args()
    measured = []
    print(table.heading())
    for row in chain(
        dou_dizhu.rows(), families.rows(), costs.rows(), pictures.rows(), shell.rows()
    ):
        print(table.line(row), flush=True)
        measured.append(row)
    short = [row for row in measured if row.short]
    print(f"\n{table.machine()}: {len(short)} of {len(measured)} rows miss their bar.")
    if asked.readme:
        table.write(measured)
    return 1 if short and not asked.report else 0


if __name__ == "__main__":
    sys.exit(main())
