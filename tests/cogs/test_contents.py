"""The table of contents of the acts and commands, printed by ``python -m cogs``, is complete."""

from __future__ import annotations

from pydoc import locate

import pytest
from discord.app_commands import Group

from bot.app import App
from bot.discord.client import EXTENSIONS
from bot.store import Store
from cogs.__main__ import folders, lines
from cogs.core.permissions import COMMANDS, EDITING, SPEAKING
from tests.bench.table import ROOT
from tests.cogs.test_extensions import loaded
from tests.test_doc_tables import between


@pytest.fixture
async def app(store: Store) -> App:
    """A bot with all extensions, and without Discord."""
    return await loaded(store, EXTENSIONS)


async def test_contents_have_a_line_for_each_act_and_command(app: App) -> None:
    commands = [*app.client.tree.walk_commands(), *app.client.tree.get_commands()]
    names = {f"/{one.qualified_name}" for one in commands if not isinstance(one, Group)}
    contents = [line.name.rpartition("-")[2].removesuffix(":") for line in lines(app)]
    assert sorted(contents) == sorted({*app.acts, *names})


async def test_contents_name_the_function_that_answers(app: App) -> None:
    for line in lines(app):
        assert line.function.startswith("cogs."), line
        assert locate(line.function), line


async def test_contents_tell_permissions_and_text(app: App) -> None:
    found = {line.name: line for line in lines(app)}
    join, anew, server = found["join:"], found["select-standin:"], found["/server"]
    assert join == ("join:", "cogs.table.seats.join", "/game; Send Messages", join.text)
    assert "Join" in join.text.split(" | ")
    assert anew.function == "cogs.table.menu_actions.set_stand_in"
    assert server.needs == "servers; manage_guild"
    assert server.text == "Server settings and open tables"


async def test_permissions_name_acts_that_exist(app: App) -> None:
    assert app.acts.keys() >= {*COMMANDS, *SPEAKING, *EDITING}


async def test_architecture_lists_the_acts_and_commands(app: App) -> None:
    printed = between("acts", ROOT / "docs/architecture.md")
    assert printed == folders(app), "print the table by `python -m cogs --folders`"
