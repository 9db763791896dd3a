"""The packages of cogs add the same commands, cogs and controls in any order of loading."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.settings import Settings
from bot.store import Store
from cogs.__main__ import controls, handler_of
from cogs.core.components import TableButton, add_acts
from cogs.table.publisher import Publisher
from tests.test_doc_tables import between

ROOT = Path(__file__).parents[2]
ADMINISTRATION = {  # acts of /server, in messages that one person sees
    *("ban", "banbyid", "banid", "banreason", "bans", "banwho", "banwhy", "lift"),
    *(
        "channels",
        "dailyplace",
        "role",
        "pingpost",
        "serverlog",
        "flags",
        "savedrules",
        "rulesof",
        "droprules",
    ),
}
KEPT = {  # acts in the ids of buttons that stand in channels for good
    name.rpartition("-")[2]
    for name in re.findall("`([a-z-]+)`", between("acts", ROOT / "docs/architecture.md"))
}
PERSON = {"id": "1", "username": "ana", "discriminator": "0", "avatar": None, "global_name": None}
APPLICATION = {  # as Discord describes it, in the fields that discord.py needs
    **{"id": "2", "name": "Gamenight", "description": "", "icon": None, "verify_key": ""},
    **{"bot_public": True, "bot_require_code_grant": False, "owner": PERSON, "rpc_origins": None},
}
LOOKED_UP = ("history", "leaderboard", "profile", "rivals", "Profile", "season")
ORDERS = [EXTENSIONS, EXTENSIONS[::-1], (*EXTENSIONS[3:], *EXTENSIONS[:3])]


async def loaded(store: Store, order: Iterable[str]) -> App:
    app = Gamenight(Settings(), store).app
    for name in order:
        await app.client.load_extension(name)
    return app


def brought(app: App) -> tuple[object, ...]:
    """Return the names of commands, the classes of cogs, and the acts of controls."""
    commands = {command.qualified_name for command in app.client.tree.walk_commands()}
    return commands, {type(cog) for cog in app.client.cogs.values()}, app.acts.keys()


@pytest.mark.parametrize("order", ORDERS[1:])
async def test_the_order_of_loading_does_not_matter(store: Store, order: tuple[str, ...]) -> None:
    assert brought(await loaded(store, order)) == brought(await loaded(store, EXTENSIONS))


async def test_commands_of_a_server_are_not_offered_in_direct_messages(store: Store) -> None:
    """By default, the bot offers its commands in direct messages as well."""
    app = await loaded(store, EXTENSIONS)
    offered = {
        one.name: one.to_dict(app.client.tree)["contexts"] for one in app.client.tree.get_commands()
    }
    servers = {name for name, contexts in offered.items() if contexts == [0]}
    assert servers == {"daily", "game", "seats", "server", "Challenge", *LOOKED_UP}
    assert all(offered[name] == [0, 1] for name in offered.keys() - servers)


@pytest.mark.parametrize(("kinds", "installed"), [(["0"], [0]), (["0", "1"], [0, 1])])
async def test_commands_need_no_server_where_people_may_install_the_application(
    store: Store, kinds: list[str], installed: list[int]
) -> None:
    app = Gamenight(Settings(), store).app
    told: Any = {**APPLICATION, "integration_types_config": {kind: {} for kind in kinds}}
    app.client._application = discord.AppInfo(app.client._connection, told)
    for name in EXTENSIONS:
        await app.client.load_extension(name)
    found = {one.name: one.to_dict(app.client.tree) for one in app.client.tree.get_commands()}
    for name in ("practice", "privacy", "rules", "settings", "hand", "play", "pass", "give", "why"):
        assert found[name]["integration_types"] == installed
    for name in (*LOOKED_UP, "daily", "seats", "server"):
        assert found[name]["integration_types"] == [0]
        assert found[name]["contexts"] == [0]
    anywhere = {"practice", "privacy", "replay", "rules", "settings", "hand"}
    anywhere = anywhere if 1 in installed else set()
    no_direct = {"game", "Challenge"}
    in_chats = anywhere | no_direct if 1 in installed else set()
    assert {name for name, one in found.items() if 2 in one["contexts"]} == in_chats
    assert all(found[name]["contexts"] == [0, 1, 2] for name in anywhere)
    places = [0, 2] if 1 in installed else [0]
    assert all(found[name]["contexts"] == places for name in no_direct)
    assert all(found[name]["integration_types"] == installed for name in no_direct)


@pytest.mark.slow
async def test_every_control_has_a_handler(store: Store) -> None:
    """The acts of controls stand in calls of `button`, `pager`, `select` and the like."""
    app, used = await loaded(store, EXTENSIONS), {act for act, _ in controls()}
    assert {"play", "join", "prefer", "hosts"} <= used <= app.acts.keys()


@pytest.mark.slow
async def test_acts_that_open_a_form_are_declared_with_it(store: Store) -> None:
    """Discord takes a form only as the first answer, so such a press gets no answer before."""
    app, asking = await loaded(store, EXTENSIONS), set[str]()
    for source in (ROOT / "cogs").rglob("*.py"):
        for function in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(function, ast.AsyncFunctionDef):
                calls = (node for node in ast.walk(function) if isinstance(node, ast.Call))
                asking |= {function.name for call in calls if ast.unparse(call.func) == "ask"}
    declared = {handler_of(act.answer).__name__ for act, _ in app.acts.values() if act.opens_form}
    forms = {"save", "search", "type_rule", "ask_id", "ask_reason", "ask_word"}
    assert declared == asking == forms


async def test_loading_makes_no_class_a_second_time(store: Store) -> None:
    app = await loaded(store, EXTENSIONS)
    for cog in app.client.cogs.values():
        assert getattr(sys.modules[type(cog).__module__], type(cog).__name__) is type(cog)
    assert isinstance(app.publisher, Publisher)
    assert TableButton in app.client._connection._view_store._dynamic_items.values()


async def test_two_acts_of_one_name_are_an_error(store: Store) -> None:
    app = await loaded(store, EXTENSIONS)
    with pytest.raises(ValueError, match="join"):
        add_acts(app, {"join": app.acts["quit"][0]})


async def test_importing_registers_nothing(store: Store) -> None:
    assert not Gamenight(Settings(), store).app.acts
