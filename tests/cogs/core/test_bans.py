"""Acts and commands of banned people: refused, unless they are answered to that person alone."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.app import App
from bot.domain.daily_deal import Day
from bot.domain.state import NO_SERVER
from bot.tables.table import Table
from cogs.core.acts import Act
from cogs.core.bans import AT_TABLES, OPEN, is_open
from cogs.core.components import use
from cogs.core.context import Context
from cogs.core.custom_ids import Kind
from tests.cogs.clicking import GUILD, interaction
from tests.english import english

DEV, ELSEWHERE = "44", 2
OWN = "own settings and data"
PRACTICE = "a private table, and reading and drafting rules for it"
PANELS = "panels for those who manage the server"
WISH = "takes back a wish; a new one is refused"
REASONS = {  # why a banned person may use each of these acts and commands
    **dict.fromkeys(("settings", "prefer", "prefers", "deck", "hide", "speak"), OWN),
    **dict.fromkeys(("privacy", "privacyexport", "privacyask", "privacydelete"), OWN),
    **dict.fromkeys(("practice", "practise", "rules", "browse", "search"), PRACTICE),
    **dict.fromkeys(("searched", "showrule", "showrules", "sheet", "share"), PRACTICE),
    **dict.fromkeys(("edit", "turnrules", "topic", "setrule", "typerule"), PRACTICE),
    **dict.fromkeys(("ruletyped", "takeback", "resetrules", "undo"), PRACTICE),
    **dict.fromkeys(("server", "serve", "hosts", "role", "channels", "threads"), PANELS),
    **dict.fromkeys(("tables", "serverlog", "savedrules", "rulesof", "droprules"), PANELS),
    **dict.fromkeys(("bans", "banwho", "banid", "banbyid", "ban", "banwhy"), PANELS),
    **dict.fromkeys(("banreason", "lift", "flags"), PANELS),
    **dict.fromkeys(("overrule", "overruleclose", "overrulereset"), PANELS),
    "game notify": WISH,
}
WITH_TABLE = {name for name, why in REASONS.items() if why in (OWN, PANELS)}
BANNED = english("banned")
Command = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu


def told(asked: Any) -> str:
    """Return the text of the first answer to an interaction."""
    ((args, kwargs), *_) = asked.answered.given or [((), {})]
    return str(args[0] if args else kwargs.get("content", ""))


@pytest.fixture
def reached(app: App, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replace the handlers of all acts by one that notes the act; return the notes."""
    notes = list[str]()

    def noting(name: str, act: Act) -> Act:
        async def answer(context: Context, written: str) -> None:
            notes.append(name)
            await context.reply("done")

        return Act(act.kind, answer, act.opens_form, act.server)

    for name, (act, refused) in app.acts.items():
        monkeypatch.setitem(app.acts, name, (noting(name, act), refused))
    return notes


async def press(app: App, name: str, table: int = 0, arg: str = "", **where: Any) -> str:
    """Press or submit the control of this act as Dev; return the answer."""
    kind = app.acts[name][0].kind
    prefix = f"{kind.value}-" if kind is not Kind.BUTTON else ""
    asked = interaction(app, DEV, f"{prefix}{name}:{table}:v.0:{arg}", **where)
    await use(asked)
    return told(asked)


async def test_banned_person_reaches_the_listed_acts_alone(
    app: App, table: Table, reached: list[str]
) -> None:
    await app.store.moderation.ban(GUILD, DEV, "11")
    refused = {name for name in app.acts if await press(app, name) == BANNED}
    assert refused == app.acts.keys() - REASONS.keys()
    assert {*reached} == app.acts.keys() & REASONS.keys()
    reached.clear()
    refused = {name for name in app.acts if await press(app, name, table.state.id) == BANNED}
    assert refused == app.acts.keys() - WITH_TABLE
    assert {*reached} == app.acts.keys() & WITH_TABLE
    reached.clear()
    await app.store.moderation.lift(GUILD, DEV, "11")
    assert all([await press(app, name) != BANNED for name in app.acts])


def commands(app: App) -> Iterator[Command]:
    """Yield all commands, and the commands of the context menus."""
    for kind in discord.AppCommandType:
        for one in app.client.tree.get_commands(type=kind):
            if isinstance(one, app_commands.Group):
                yield from (sub for sub in one.commands if isinstance(sub, app_commands.Command))
            else:
                yield one


async def call(app: App, command: Command, **where: Any) -> str:
    """Use a command as Dev, with any values for its options; return the answer."""
    asked = interaction(app, DEV, **where)
    asked.type, asked.message, asked.command = (
        discord.InteractionType.application_command,
        None,
        command,
    )
    binding = getattr(command, "binding", None)
    needed = [*inspect.signature(command.callback).parameters.values()][1 + bool(binding) :]
    given = [
        SimpleNamespace(id=7) if "ember" in str(one.annotation) else "3"
        for one in needed
        if one.default is one.empty
    ]
    if isinstance(command, app_commands.ContextMenu):
        given = [SimpleNamespace(id=7)]
    first = [binding, asked] if binding else [asked]
    await command.callback(*first, *given)
    return told(asked)


async def test_banned_person_reaches_the_listed_commands_alone(app: App, table: Table) -> None:
    await app.store.moderation.ban(GUILD, DEV, "11")
    await app.store.servers.set_waiting(GUILD, DEV, True)  # a wish from before the ban
    every = {one.qualified_name: one for one in commands(app)}
    assert len(every) >= 25
    refused = {name for name, one in every.items() if await call(app, one) == BANNED}
    assert refused == every.keys() - REASONS.keys()


def test_every_open_name_has_a_reason(app: App) -> None:
    names = {one.qualified_name for one in commands(app)} | app.acts.keys()
    assert OPEN == REASONS.keys() <= names
    assert AT_TABLES == WITH_TABLE


async def test_block_by_the_operator_holds_everywhere(
    app: App, table: Table, reached: list[str]
) -> None:
    await app.store.operator.block_person(DEV, "")
    await app.store.servers.set_waiting(GUILD, DEV, True)
    app.store.moderation.clear_cache()
    blocked = english("blocked")
    for where in ({"guild_id": GUILD}, {"guild_id": ELSEWHERE}, {"guild_id": None}):
        refused = {name for name in app.acts if await press(app, name, **where) == blocked}
        assert refused == app.acts.keys() - REASONS.keys(), where
    every = {one.qualified_name: one for one in commands(app)}
    refused = {name for name, one in every.items() if await call(app, one) == blocked}
    assert refused == every.keys() - REASONS.keys()


async def test_blocked_server_is_refused_to_everybody(app: App, reached: list[str]) -> None:
    app.blocked_servers = frozenset([GUILD])
    blocked = english("blocked-server")
    refused = {name for name in app.acts if await press(app, name) == blocked}
    assert refused == app.acts.keys() - REASONS.keys()
    assert await press(app, "daily", guild_id=ELSEWHERE) == "done"


@pytest.mark.parametrize("name", ["daily", "dailypost"])
@pytest.mark.parametrize("place", [None, ELSEWHERE])
async def test_ban_on_the_server_of_a_day_holds_in_other_places(
    app: App, reached: list[str], name: str, place: int | None
) -> None:
    day = Day.read(f"daily.{GUILD}.2026-11-26")
    assert day is not None
    assert await press(app, name, 0, day.key, guild_id=place) == "done"
    await app.store.moderation.ban(GUILD, DEV, "11")
    assert await press(app, name, 0, day.key, guild_id=place) == BANNED
    other = Day(ELSEWHERE, day.date)
    assert await press(app, name, 0, other.key, guild_id=place) == "done"


async def test_banned_person_keeps_a_private_table(app: App, table: Table) -> None:
    asked = interaction(app, DEV, "play:99:v.0:", guild_id=None)
    private = SimpleNamespace(state=replace(table.state, guild_id=NO_SERVER))
    assert is_open(asked, cast(Table, private))
    assert not is_open(asked, table)
