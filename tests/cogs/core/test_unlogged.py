"""Each registered callback fails with an error that names cards: the log names no cards."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import App
from bot.tables.table import Table
from cogs.core.custom_ids import CustomId
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import interaction, said, use
from tests.night.secrecy import IN_LOGS
from tests.night.test_unlogged import CardError, fail_later


def seen(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the mentions of cards in a log that tells of the error."""
    assert "CardError" in caplog.text
    return [*IN_LOGS.findall(caplog.text), *re.findall("Pair", caplog.text)]


async def test_no_button_select_or_form_that_fails_is_logged_with_cards(
    app: App, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    for name, (act, refused) in [*app.acts.items()]:
        app.acts[name] = (replace(act, answer=fail_later), refused)
        custom_id = str(CustomId(name, table.state.id, table.now.key, kind=act.kind))
        caplog.clear()
        answers = await use(app, interaction(app, PEOPLE[0], custom_id))
        assert "broke on my side" in said(answers), name
        assert seen(caplog) == [], name


def leaves(app: App) -> list[app_commands.Command[Any, ..., Any]]:
    walked = app.client.tree.walk_commands()
    return [one for one in walked if isinstance(one, app_commands.Command)]


async def test_no_command_that_fails_is_logged_with_cards(
    app: App, caplog: pytest.LogCaptureFixture
) -> None:
    for command in leaves(app):
        caplog.clear()
        asked: Any = SimpleNamespace(command=command)
        error = app_commands.CommandInvokeError(command, CardError())
        await app.client.tree.on_error(asked, error)
        assert "CommandInvokeError" in caplog.text
        assert IN_LOGS.findall(caplog.text) == [], command.name


async def test_no_choices_that_fail_are_logged_with_cards(
    app: App, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    completed = 0
    for command in leaves(app):
        for option, parameter in command._params.items():
            if parameter.autocomplete is None:
                continue
            monkeypatch.setattr(parameter, "autocomplete", fail_later)
            completed += 1
            caplog.clear()
            data: dict[str, Any] = {"name": option, "value": "3d", "type": 3, "focused": True}
            for name in reversed(command.qualified_name.split()):
                data = {"name": name, "type": 1, "options": [data]}
            asked = interaction(app, PEOPLE[0])
            asked._state = app.client._connection
            asked.type, asked.data = discord.InteractionType.autocomplete, data
            await app.client.tree._call(asked)
            assert seen(caplog) == [], option
    assert completed > 5
