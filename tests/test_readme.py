"""The README's table of games is what ``python -m rules table`` prints."""

from __future__ import annotations

from pathlib import Path

from rules.sheet import table

README = Path(__file__).parents[1] / "README.md"


def test_the_table_of_games_is_up_to_date() -> None:
    text = README.read_text(encoding="utf-8")
    _, _, rest = text.partition("<!-- games -->\n")
    printed, marker, _ = rest.partition("<!-- /games -->")
    assert marker, "README.md has no markers for the table of games"
    assert printed == table()
