"""The sentence of each flag, in every language."""

from __future__ import annotations

import pytest

from bot.standing.flags import Flag, FlagKind
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.server.flags import flag_line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FlagKind)
def test_each_flag_names_its_people_and_numbers(language: str, kind: FlagKind) -> None:
    people = ("1001",) if kind is FlagKind.LEFT else ("1001", "1002")
    said = flag_line(Speech(language), Flag(kind, "bigtwo", people, 57, 31))
    assert all(part in said for part in (*people, "57", "31"))
    assert said.startswith("- ")
