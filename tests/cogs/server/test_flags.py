"""Flags are for admins, and each has a sentence in every language."""

from __future__ import annotations

import discord
import pytest

from bot.app import App
from bot.standing.flags import Flag, FlagKind
from bot.words import LANGUAGES
from bot.words.speech import Speech
from cogs.server.flags import flag_line
from tests.cogs.clicking import click


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FlagKind)
def test_each_flag_names_its_people_and_numbers(language: str, kind: FlagKind) -> None:
    people = ("1001",) if kind is FlagKind.LEFT else ("1001", "1002")
    said = flag_line(Speech(language), Flag(kind, "bigtwo", people, 57, 31))
    assert all(part in said for part in (*people, "57", "31"))
    assert said.startswith("- ")


async def test_flags_are_for_managers_of_the_server(app: App) -> None:
    manager = discord.Permissions(manage_guild=True)
    assert "Nothing stands out." in await click(app, "77", "flags:0:v.0:", permissions=manager)
    nothing = discord.Permissions.none()
    assert "Flags" not in await click(app, "78", "flags:0:v.0:", permissions=nothing)
