"""docs/privacy.md names every column that is stored, and the days after which it is deleted."""

from __future__ import annotations

import re
from pathlib import Path

from bot.store import upkeep
from bot.store.schema import metadata

ROOT = Path(__file__).parents[1]
PRIVACY = (ROOT / "docs/privacy.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def test_the_list_names_every_table_and_column_that_is_kept_and_no_other() -> None:
    told = {name: re.findall(r"`(\w+)`", columns) for name, columns, _, _ in ROW.findall(PRIVACY)}
    kept = {table.name: [column.name for column in table.c] for table in metadata.sorted_tables}
    assert {name: sorted(columns) for name, columns in told.items()} == {
        name: sorted(columns) for name, columns in kept.items()
    }


def test_the_days_are_those_after_which_the_program_deletes() -> None:
    until = {name: last for name, _, _, last in ROW.findall(PRIVACY)}
    assert f"{upkeep.DEAL_DAYS} days after" in until["event"]
    assert f"{upkeep.DEAL_DAYS} days after" in until["deal"]
    assert f"{upkeep.LOG_DAYS} days after" in until["server_log"]
    assert f"{upkeep.DM_DAYS} days after" in until["dm_channel"]
    assert f"is deleted whole {upkeep.ABSENT_DAYS} days later" in " ".join(PRIVACY.split())
    assert upkeep.CLOSED_DAYS == 1  # noted by one pruning, forgotten by the next or the one after
    assert upkeep.DRAFT_DAYS == 1
    assert "a day or two after it" in until["rule_draft"]
    for name in ("seat", "match_player", "post"):
        assert "a day or two after the table is closed" in until[name]


def test_both_pages_are_found_from_the_readme_and_from_each_other() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    terms = (ROOT / "docs/terms.md").read_text(encoding="utf-8")
    assert "](docs/privacy.md)" in readme
    assert "](docs/terms.md)" in readme
    assert "](privacy.md)" in terms
    assert "/privacy" in PRIVACY
