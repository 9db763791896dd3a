"""Commands in texts are mentions that can be pressed, once the commands' ids are known."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.words import LANGUAGES
from bot.words.speech import TEXTS, CommandIds, Speech
from tests.english import english

IDS = CommandIds(
    {
        **dict.fromkeys(("game start", "game stop", "game tables", "game notify"), "7"),
        **{name: str(n) for n, name in enumerate(("rules", "server", "privacy", "settings"), 8)},
        **{
            name: str(n)
            for n, name in enumerate(
                ("hand", "practice", "leaderboard", "replay", "daily", "verify"), 20
            )
        },
    }
)
COUNTS = ("count", "most")
TEXT = re.compile(r"(?m)^(?=[a-z][a-z0-9-]* =)")  # the start of a text in the file


def naming_commands(language: str) -> list[str]:
    """Return the keys of the texts that name a command."""
    texts = TEXT.split(Path(TEXTS / f"{language}.ftl").read_text())
    keys = [text.partition(" =")[0] for text in texts if "`/" in text]
    return [key for key in keys if not key.startswith(("name-", "about-"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_in_a_text_is_a_mention(language: str) -> None:
    named = set(re.findall(r"\$([a-z]+)", Path(TEXTS / f"{language}.ftl").read_text()))
    facts = {name: 2 if name in COUNTS else "x" for name in named - {"command"}}
    keys = naming_commands(language)
    assert "tables-none" in keys
    speech = Speech(language, commands=IDS)
    for key in keys:
        said = speech.say(key, command="game start", **facts)
        assert "`/" not in said, key
        assert re.search(r"</(game start|game \w+|\w+):\d+>", said), key


def test_options_stand_beside_the_mention() -> None:
    speech = Speech("de", commands=IDS)
    said = speech.say("share", code="ABC")
    assert "</game start:7> `code:ABC`" in said
    assert "</rules:8> `code:ABC`" in said


def test_without_ids_and_for_unknown_commands_the_text_stays() -> None:
    assert "`/game start`" in english("tables-none")
    speech = Speech("fr", commands=CommandIds({"rules": "8"}))
    assert "`/" in speech.say("tables-none")
    assert "</rules:8>" in speech.say("draft-gone")
