"""The README's tables: of games as ``python -m rules table`` prints it, of times as measured."""

from __future__ import annotations

import re
from pathlib import Path

from rules.catalogue.sheet import table

README = Path(__file__).parents[1] / "README.md"


def between(marker: str) -> str:
    _, _, rest = README.read_text(encoding="utf-8").partition(f"<!-- {marker} -->\n")
    inside, closed, _ = rest.partition(f"<!-- /{marker} -->")
    assert closed, f"README.md has no markers for {marker}"
    return inside


def test_the_table_of_games_is_up_to_date() -> None:
    assert between("games") == table()


def test_the_table_of_the_benchmark_names_its_machine_and_its_columns() -> None:
    machine, _, heading, _, *rows = between("bench").splitlines()
    assert re.search(r", \d+ cores, Python 3\.\d+\.\d+, \d{4}-\d\d-\d\d\.$", machine)
    assert heading == "| what | ours | against | theirs | ratio | asked |  |"
    assert all(row.count("|") == heading.count("|") for row in rows)
    for engine in ("RLCard", "DouZero", "OpenSpiel"):
        assert any(engine in row for row in rows)
