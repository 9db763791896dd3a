"""``make bench``: a table on the terminal, and the same in bench.json."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path

from tests.bench import rules, shell
from tests.bench.measure import Row

OUT = Path("bench.json")


def main() -> int:
    """Measure everything."""
    measured = [*rules.rows(), *shell.rows()]
    print(f"{'what':34}{'ours':>12}   {'against':38}{'theirs':>12}{'times as fast':>15}")
    for row in measured:
        print(
            f"{row.what:34}{_time(row.ours):>12}   {row.against:38}"
            f"{_time(row.theirs):>12}{row.ratio:>15.2f}"
        )
    OUT.write_text(json.dumps(_described(measured), indent=1) + "\n")
    print(f"\nWritten to {OUT}.")
    return 0


def _described(measured: list[Row]) -> dict[str, object]:
    return {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": [
            {
                "what": row.what,
                "seconds": row.ours,
                "against": row.against,
                "their_seconds": row.theirs,
                "times_as_fast": round(row.ratio, 3),
            }
            for row in measured
        ],
    }


def _time(seconds: float) -> str:
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1:
            return f"{seconds * factor:.1f} {unit}"
    return f"{seconds * 1e9:.0f} ns"


if __name__ == "__main__":
    sys.exit(main())
