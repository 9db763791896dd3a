"""The table of rows, for the terminal and for the pages of the documentation."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tests.bench.measure import Row

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/performance.md"
PAGES = dict.fromkeys(
    ("scale", "standing"), ROOT / "docs/scaling.md"
)  # the pages of the parts whose tables are not in PAGE
COLUMNS = ("what", "ours", "against", "theirs", "ratio", "asked", "")
WIDTHS = (45, 9, 41, 9, 7, 15, 0)


def heading() -> str:
    """Return the names of the columns, spaced as in `line`."""
    return _spaced(COLUMNS)


def line(row: Row) -> str:
    """Return one row for the terminal."""
    return _spaced(_cells(row))


def machine() -> str:
    """Return the processor, its cores, the Python version and the date."""
    today = datetime.now(UTC).date().isoformat()
    return f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}, {today}"


def markdown(rows: Sequence[Row]) -> str:
    """Return the machine and all rows as a Markdown table."""
    cells = [COLUMNS, ("---",) * len(COLUMNS), *map(_cells, rows)]
    table = "".join("| " + " | ".join(row) + " |\n" for row in cells)
    return f"{machine()}.\n\n{table}"


def write(part: str, rows: Sequence[Row]) -> None:
    """Put a part's table between its markers on its page. ValueError if a marker is missing."""
    page = PAGES.get(part, PAGE)
    text = page.read_text(encoding="utf-8")
    opening, closing = f"<!-- bench {part} -->\n", f"<!-- /bench {part} -->"
    before, opened, rest = text.partition(opening)
    _, closed, after = rest.partition(closing)
    if not opened or not closed:
        raise ValueError(f"{page.name} has no markers for the benchmark {part}.")
    page.write_text(before + opening + markdown(rows) + closing + after, encoding="utf-8")


def _cells(row: Row) -> tuple[str, ...]:
    if row.absent:
        return row.what, "", row.against, "", "", _asked(row), row.absent
    ours = _amount(row.ours, row.unit)
    if not row.against:
        return row.what, ours, "", "", "", _asked(row), row.verdict
    theirs = _amount(row.theirs, row.unit)
    ratio = f"{row.ratio:,.0f}" if row.ratio >= 100 else f"{row.ratio:.3g}"
    return row.what, ours, row.against, theirs, ratio, _asked(row), row.verdict


def _asked(row: Row) -> str:
    def bar(number: float) -> str:
        return f"{number:g}" if row.against else _amount(number, row.unit)

    least = f"≥ {bar(row.at_least)}" if row.at_least is not None else ""
    most = f"≤ {bar(row.at_most)}" if row.at_most is not None else ""
    aim = f"aim {row.aim:g}" if row.aim is not None else ""
    return ", ".join(filter(None, (least, most, aim)))


def _amount(number: float, unit: str) -> str:
    if unit == "s":
        return _seconds(number)
    if unit == "B":
        return _bytes(number)
    return f"{number:.0%}" if unit == "%" else f"{number:.3g}"


def _bytes(number: float) -> str:
    if number >= 1e6:
        return f"{number / 1e6:.3g} MB"
    return f"{number / 1e3:.0f} kB" if number >= 1e5 else f"{number / 1e3:.3g} kB"


def _seconds(number: float) -> str:
    for name, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if number * factor >= 1:
            return f"{number * factor:.3g} {name}"
    return f"{number * 1e9:.0f} ns"


def _spaced(cells: Sequence[str]) -> str:
    return " ".join(f"{cell:{width}}" for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def _processor() -> str:
    """Return the model of the processor from Linux, or else the name that Python knows."""
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        told = []
    named = [row.partition(":")[2].strip() for row in told if row.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()
