"""Tables in docs: of games as ``python -m rules table`` prints it, of times as measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.catalogue import build
from rules.catalogue.presets import PRESETS
from rules.catalogue.sheet import table
from tests.bench.__main__ import PARTS
from tests.bench.table import PAGE, PAGES, ROOT


def between(marker: str, page: Path = PAGE) -> str:
    _, _, rest = page.read_text(encoding="utf-8").partition(f"<!-- {marker} -->\n")
    inside, closed, _ = rest.partition(f"<!-- /{marker} -->")
    assert closed, f"{page.name} has no markers for {marker}"
    return inside


def test_the_table_of_games_is_up_to_date() -> None:
    assert between("games", ROOT / "docs/games.md") == table()


def test_the_presets_that_draw_seats_or_dealer_are_named() -> None:
    games = {preset: build(preset) for preset in PRESETS}
    drawn = {
        "draws seats": [one for one, game in games.items() if game.society.first_seats_random],
        "draws dealer": [
            one for one, game in games.items() if game.dealing.first_by_lot or game.dealing.round
        ],
    }
    for marker, presets in drawn.items():
        assert re.findall(r"`(\w+)`", between(marker, ROOT / "docs/games.md")) == presets


@pytest.mark.parametrize("part", PARTS)
def test_the_tables_of_the_benchmark_name_their_machine_and_their_columns(part: str) -> None:
    page = PAGES.get(part, PAGE)
    machine, _, heading, _, *rows = between(f"bench {part}", page).splitlines()
    assert re.search(r", \d+ cores, Python 3\.\d+\.\d+, \d{4}-\d\d-\d\d\.$", machine)
    assert heading == "| what | ours | against | theirs | ratio | asked |  |"
    assert rows
    assert all(row.count("|") == heading.count("|") for row in rows)


def test_the_benchmark_names_the_engines_it_measures_against() -> None:
    for engine in ("RLCard", "DouZero", "OpenSpiel"):
        assert engine in between("bench dou_dizhu")
