"""Commands are registered again if their texts changed in any language, and only then."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.discord.command_sync import command_print
from bot.words import speech

COMMANDS = [{"name": "game", "description": "Open a table"}]


class Translator:
    """A translator of commands."""


class Another:
    """A translator of another class, which may translate differently."""


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the folder of texts, which a test may change."""
    copied = shutil.copytree(speech.TEXTS, tmp_path / "texts")
    monkeypatch.setattr(speech, "TEXTS", copied)
    return copied


def test_the_same_commands_are_known_again(texts: Path) -> None:
    assert len({command_print(COMMANDS, "here", Translator()) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", ["en.ftl", "hu.ftl", "ja.po"])
def test_a_word_that_changed_in_any_language_is_noticed(texts: Path, name: str) -> None:
    before = command_print(COMMANDS, "here", Translator())
    with (texts / name).open("a", encoding="utf-8") as file:
        file.write("\nabout-nothing = Nothing\n")
    assert command_print(COMMANDS, "here", Translator()) != before


def test_print_of_commands_changes_with_command_place_and_translation(texts: Path) -> None:
    prints = {
        command_print(COMMANDS, "here", Translator()),
        command_print([*COMMANDS, *COMMANDS], "here", Translator()),
        command_print(COMMANDS, "there", Translator()),
        command_print(COMMANDS, "here", Another()),
    }
    assert len(prints) == 4
