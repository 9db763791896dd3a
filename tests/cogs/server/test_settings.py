"""Admins change the settings of a server; every control refuses other people."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ui import LayoutView

from bot.app import App
from bot.discord import limits
from bot.domain import seating
from bot.domain.computers import Level
from bot.domain.preferences import Savers, ServerSettings
from bot.domain.state import Draft, Stage
from bot.tables.table import Table
from bot.words import LANGUAGES, why
from bot.words.speech import Speech
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.rights import admit
from cogs.server.settings import LOG, PAGES, panel
from cogs.server.tables import PAGE, tables_here
from cogs.table.lobby import open_table
from rules.catalogue.families import FAMILIES
from tests.bot.four_people import PEOPLE
from tests.bot.refusals import refusing
from tests.cogs.clicking import GUILD, NOTHING, click, every_table, interaction, said, use

ADMIN, GUEST = PEOPLE[:2]
MANAGER = discord.Permissions(manage_guild=True)
REFUSED = "Only people who manage this server can do that."
CONTROLS = {  # of the panel and the list of tables, with the chosen values
    "select-serve:0:v.0:language": "de",
    "select-serve:0:v.0:most_tables": "3",
    "select-serve:0:v.0:most_hosted": "3",
    "select-serve:0:v.0:savers": "hosts",
    "role-hosts:0:v.0:": "77",
    "role-role:0:v.0:ping_role": "77",
    "role-role:0:v.0:saver_role": "77",
    "role-role:0:v.0:crown_role": "77",
    "channel-channels:0:v.0:": "",
    "threads:0:v.0:": "",
    "server:0:v.0:": "",
    "tables:0:v.0:": "",
    **dict.fromkeys((f"server:0:v.0:{page}" for page in ("people", "rules", "log")), ""),
    "serverlog:0:v.0:": "",
    "bans:0:v.0:": "",
    "banid:0:v.0:": "",
    "ban:0:v.0:33": "",
    "banwhy:0:v.0:33": "",
    "lift:0:v.0:33": "",
    "savedrules:0:v.0:": "",
    "select-rulesof:0:v.0:": "33",
    "droprules:0:v.0:33": "",
}


async def settings(app: App) -> ServerSettings:
    return await app.store.servers.settings(GUILD)


def stage(table: Table) -> Stage:
    return table.state.stage


@pytest.mark.sampled(8)
@pytest.mark.parametrize("custom_id", CONTROLS)
async def test_old_panel_checks_the_permissions_of_each_press(app: App, custom_id: str) -> None:
    value = CONTROLS[custom_id]
    values = [value] if value else []
    assert await click(app, GUEST, custom_id, *values, permissions=NOTHING, roles=[77]) == REFUSED
    assert await settings(app) == ServerSettings()
    answer = await click(app, ADMIN, custom_id, *values, permissions=MANAGER, roles=[77])
    assert REFUSED not in answer
    assert why(Speech(), UnknownControl()) not in answer


async def test_lost_permission_ends_the_use_of_the_panel(app: App) -> None:
    """Every press is checked by itself, also on a panel of the same moment."""
    asked = interaction(app, GUEST, "threads:0:v.0:", permissions=MANAGER)
    asked.message.created_at = datetime.fromtimestamp(app.clock.now(), UTC)
    assert REFUSED not in said(await use(app, asked))
    asked = interaction(app, GUEST, "threads:0:v.0:", permissions=NOTHING)
    asked.message.created_at = datetime.fromtimestamp(app.clock.now(), UTC)
    assert said(await use(app, asked)) == REFUSED
    assert (await settings(app)).threads


@pytest.mark.parametrize(
    ("custom_id", "values"),
    [
        ("select-serve:0:v.0:language", ["xx"]),
        ("select-serve:0:v.0:language", ["de", "fr"]),
        ("select-serve:0:v.0:families", ["pr", "tarot"]),
        ("select-serve:0:v.0:families", ["pr", "pr"]),
        ("select-serve:0:v.0:families", []),
        ("select-serve:0:v.0:turn_seconds", ["31"]),
        ("select-serve:0:v.0:bank_seconds", ["-2"]),
        ("select-serve:0:v.0:most_tables", ["\u0663"]),
        ("select-serve:0:v.0:host_role", ["77"]),
        ("select-serve:0:v.0:threads", ["yes"]),
        ("role-hosts:0:v.0:", ["78"]),
        ("role-hosts:0:v.0:", ["77", "76"]),
        ("role-hosts:0:v.0:", ["everyone"]),
        ("role-role:0:v.0:host", ["77"]),
        ("role-role:0:v.0:ping_role", ["78"]),
        ("channel-channels:0:v.0:", ["5"]),
        ("select-serve:0:v.0:savers", ["nobody"]),
        ("select-serve:0:v.0:ping_minutes", ["1"]),
        ("server:0:v.0:play", []),
    ],
)
async def test_value_outside_the_panel_is_refused(
    app: App, custom_id: str, values: list[str]
) -> None:
    told = await click(app, ADMIN, custom_id, *values, permissions=MANAGER, roles=[76, 77])
    assert told == why(Speech(), UnknownControl())
    assert await settings(app) == ServerSettings()


async def test_the_role_that_may_open_tables_is_one_of_the_server(app: App) -> None:
    await click(app, ADMIN, "role-hosts:0:v.0:", "77", permissions=MANAGER, roles=[76, 77])
    assert (await settings(app)).host_role == 77
    await click(app, ADMIN, "role-hosts:0:v.0:", permissions=MANAGER, roles=[76, 77])
    assert (await settings(app)).host_role == 0


async def test_a_number_that_is_no_step_any_more_may_be_chosen_again(app: App) -> None:
    await app.store.servers.change_settings(GUILD, turn_seconds=77)
    await click(app, ADMIN, "select-serve:0:v.0:turn_seconds", "77")
    assert (await settings(app)).turn_seconds == 77


async def test_command_checks_the_permission_of_its_author(app: App) -> None:
    command = app.client.tree.get_command("server")
    assert isinstance(command, app_commands.Command)
    for permissions, refused in ((NOTHING, True), (MANAGER, False)):
        asked = interaction(app, GUEST, permissions=permissions)
        await command.callback(app.client.get_cog("ServerCommand"), asked)  # type: ignore[arg-type]  # of a cog
        assert (said(asked.answered) == REFUSED) is refused


async def test_choice_is_stored(app: App) -> None:
    choices = {"language": ("de",), "families": ("pr", "dd"), "turn_seconds": ("300",)}
    for name, values in choices.items():
        await click(app, ADMIN, f"select-serve:0:v.0:{name}", *values)
    expected = ServerSettings(language="de", families=("pr", "dd"), turn_seconds=300)
    assert await settings(app) == expected
    await click(app, ADMIN, "select-serve:0:v.0:families", *FAMILIES)
    await click(app, ADMIN, "select-serve:0:v.0:language", "as-discord")
    assert await settings(app) == ServerSettings(turn_seconds=300)


async def test_a_table_of_another_server_is_not_overruled(app: App, table: Table) -> None:
    for act in ("overrule", "overruleclose", "overrulereset"):
        custom_id = f"{act}:{table.state.id}:v.0:"
        assert await click(app, ADMIN, custom_id, guild_id=2) == why(Speech(), UnknownControl())
        assert await click(app, ADMIN, custom_id, guild_id=None) == REFUSED
        assert await click(app, GUEST, custom_id, permissions=NOTHING) == REFUSED
    assert stage(table) is Stage.LOBBY
    await click(app, ADMIN, f"overruleclose:{table.state.id}:v.0:")
    assert stage(table) is Stage.CLOSED


async def test_a_table_that_is_begun_anew_keeps_its_people(app: App, table: Table) -> None:
    await table.arrange(seating.with_computer, PEOPLE[0], Level.STRONG)
    await click(app, ADMIN, f"overrulereset:{table.state.id}:v.0:")
    (new,) = tables_here(app, GUILD)
    assert new.state.id != table.state.id
    *people, added = (seat.player for seat in new.state.seats)
    assert people == list(PEOPLE)
    assert seating.level_of(new.state, added) is Level.STRONG
    assert new.state.changed == table.state.changed
    assert await app.store.tables.open() == [new.state]


async def test_tables_are_listed_a_page_at_a_time(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.discord.members.Members.seen_by", every_table)
    for number in range(PAGE):
        await app.tables.open(GUILD, 200 + number, ADMIN, "president_basic", {})
    await app.tables.open(2, 500, ADMIN, "president_basic", {})
    assert len(tables_here(app, GUILD)) == PAGE + 1
    first = await click(app, ADMIN, "tables:0:v.0:")
    last = await click(app, ADMIN, f"tables:0:v.0:{PAGE}")
    assert first.count("<#") - last.count("<#") == PAGE - 1
    assert "More" in first.splitlines()
    assert "More" not in last.splitlines()
    assert "Back" in first.splitlines()
    assert "Back" in last.splitlines()


def visitor(app: App, *roles: int) -> Any:
    """Return an interaction of a person without any role, on a server that has these roles."""
    asked = interaction(app, GUEST)
    there = {role: SimpleNamespace(name=f"[role] {role}") for role in roles}
    asked.guild = SimpleNamespace(id=GUILD, get_role=there.get, get_member=lambda _: None)
    return asked


async def test_deleted_role_excludes_no_person(app: App) -> None:
    await app.store.servers.change_settings(GUILD, host_role=77)
    with refusing(r"Only \\\[role\\\] 77 can open"):
        await admit(Speech(), app, visitor(app, 77), "president_basic")
    await admit(Speech(), app, visitor(app), "president_basic")


async def test_no_more_tables_are_opened_than_the_server_allows(app: App, table: Table) -> None:
    await app.store.servers.change_settings(GUILD, most_tables=1)
    with refusing("one at a time"):
        await admit(Speech(), app, visitor(app), "president_basic")
    await table.stop(PEOPLE[0])
    await admit(Speech(), app, visitor(app), "president_basic")


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES)
async def test_every_page_fits_a_message(app: App, page: str) -> None:
    chosen = ServerSettings(ping_role=77, saver_role=77, savers=Savers.ROLE, channels=(5,))
    for language in LANGUAGES:
        speech = Speech(language)
        view = panel(speech, chosen, None, page) if page != LOG else LayoutView()
        assert view.total_children_count <= limits.COMPONENTS
        assert view.content_length() <= limits.TEXT


@pytest.mark.parametrize("player", ["11", "c1"])
async def test_ban_of_oneself_or_a_computer_is_refused(app: App, player: str) -> None:
    await click(app, ADMIN, f"ban:0:v.0:{player}", permissions=MANAGER)
    assert await app.store.moderation.bans(GUILD) == []


async def test_form_of_a_ban_is_refused_after_a_lost_permission(app: App) -> None:
    form = "form-banreason:0:v.0:33"
    assert await click(app, GUEST, form, permissions=NOTHING) == REFUSED
    assert await app.store.moderation.bans(GUILD) == []


async def test_two_tables_that_one_person_opens_at_once_are_counted_one_after_the_other(
    app: App,
) -> None:
    await app.store.servers.change_settings(GUILD, most_hosted=1)
    asked = [visitor(app), visitor(app)]
    for number, one in enumerate(asked):
        one.channel_id, one.app_permissions = 500 + number, discord.Permissions.all()
    await asyncio.gather(
        *(
            Context(app, one).run(lambda here: open_table(here, Draft("president_basic")))
            for one in asked
        )
    )
    assert len([one for one in tables_here(app, GUILD) if one.state.host == GUEST]) == 1
