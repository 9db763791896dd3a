"""Names and descriptions of commands in the languages of Discord, within its limits."""

from __future__ import annotations

import re

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.words import LANGUAGES
from cogs.core.translator import Translator

NAME = re.compile(r"[-_\w]{1,32}")
DISCORD = {one.value: one.value for one in discord.Locale} | {"en": "en-GB"}
OTHERS = [one for one in LANGUAGES if one != "en"]


async def translated(app: App, language: str) -> dict[str, str]:
    """Return the names and descriptions of all commands and options in a language, by place."""
    translator, found = Translator(), dict[str, str]()
    for command in app.client.tree.walk_commands():
        payload = await command.get_translated_payload(app.client.tree, translator)
        _collect(payload, command.qualified_name, DISCORD[language], found)
    return found


def _collect(payload: dict[str, object], place: str, locale: str, found: dict[str, str]) -> None:
    for key in ("name", "description"):
        said = payload.get(f"{key}_localizations")
        if isinstance(said, dict) and locale in said:
            found[f"{place} {key}"] = said[locale]
    options = payload.get("options")
    for option in options if isinstance(options, list) else []:
        _collect(option, f"{place} {option['name']}", locale, found)


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
async def test_every_command_and_option_is_translated_within_discords_sizes(
    app: App, language: str
) -> None:
    found = await translated(app, language)
    assert {"hand name", "game start name", "game start house_rules description"} <= found.keys()
    for place, said in found.items():
        if place.endswith(" name"):
            assert NAME.fullmatch(said), place
            assert said == said.lower(), place
        assert 0 < len(said) <= limits.DESCRIPTION, place


async def test_english_is_unchanged(app: App) -> None:
    assert await translated(app, "en") == {}


@pytest.mark.slow
async def test_no_two_options_of_a_command_have_one_name(app: App) -> None:
    for language in LANGUAGES:
        found = await translated(app, language)
        names = [
            said for place, said in found.items() if re.fullmatch(r"game start \w+ name", place)
        ]
        assert len(set(names)) == len(names), language


def test_every_language_of_ours_is_one_of_discords_clients() -> None:
    assert set(LANGUAGES) <= DISCORD.keys()
    assert len(OTHERS) >= 9
