"""Controls that need the permissions of a command, or the permission to write."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.tables.table import Table
from cogs.core import permissions
from cogs.core.permissions import COMMANDS, EDITING, SPEAKING
from cogs.player import extension as player
from cogs.rules import extension as rules
from cogs.server import extension as server
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import click

OF_A_TABLE = {"userules", "flags"}  # controls of the host, without a command of their own
OF_MEMBERS = {"pinged"}  # controls by which members take a role or drop it


async def test_each_name_is_that_of_a_control_and_of_a_command(app: App) -> None:
    assert app.acts.keys() >= COMMANDS.keys() | SPEAKING | EDITING
    assert {one.name for one in app.client.tree.get_commands()} >= {*COMMANDS.values()}


async def test_each_control_of_a_command_is_held_against_it(app: App) -> None:
    for extension in (player, rules, server):
        assert extension.ACTS.keys() - COMMANDS.keys() <= OF_A_TABLE | OF_MEMBERS | EDITING


async def test_the_editor_without_a_table_is_held_against_the_command(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[str] = []

    async def check(_bot: App, _interaction: object, command: str) -> None:
        checked.append(command)

    monkeypatch.setattr(permissions, "check_command", check)
    await click(app, PEOPLE[0], f"edit:{table.state.id}:v.0:")
    assert checked == []
    await click(app, PEOPLE[0], "edit:0:v.0:p.president_basic/0.0")
    assert checked == ["rules"]
