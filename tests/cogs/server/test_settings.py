"""What admins settle for a server, and that nobody else does, by whatever button."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.client import Gamenight
from bot.domain.preferences import ServerSettings
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import Refusal
from cogs.server.admission import TRUST, admit, check_admin
from cogs.server.tables import PAGE, tables_here
from rules.catalogue.families import FAMILIES
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import GUILD, NOTHING, click, interaction, said, use

ADMIN, GUEST = PEOPLE[:2]
MANAGER = discord.Permissions(manage_guild=True)
REFUSED = "Only who may manage this server can do that."
CONTROLS = {  # of the panel and the list, with what is chosen
    "select-serve:0:v.0:language": "de",
    "select-serve:0:v.0:most_tables": "3",
    "role-hosts:0:v.0:": "77",
    "threads:0:v.0:": "",
    "server:0:v.0:": "",
    "tables:0:v.0:": "",
}


async def settings(bot: Gamenight) -> ServerSettings:
    return await bot.store.servers.settings(GUILD)


def stage(table: Table) -> Stage:
    return table.state.stage


@pytest.mark.parametrize("custom_id", CONTROLS)
async def test_a_panel_that_was_opened_long_ago_asks_who_clicks(
    bot: Gamenight, custom_id: str
) -> None:
    value = CONTROLS[custom_id]
    assert await click(bot, GUEST, custom_id, value, permissions=NOTHING) == REFUSED
    assert await settings(bot) == ServerSettings()
    assert REFUSED not in await click(bot, ADMIN, custom_id, value, permissions=MANAGER)


async def test_who_was_let_in_by_discord_is_trusted_for_a_while(bot: Gamenight) -> None:
    asked = interaction(bot, GUEST, "threads:0:v.0:", permissions=NOTHING)
    asked.message.created_at = datetime.fromtimestamp(bot.clock.now() - TRUST / 2, UTC)
    assert REFUSED not in said(await use(bot, asked))
    assert (await settings(bot)).threads
    asked.message.created_at = datetime.fromtimestamp(bot.clock.now() - TRUST * 2, UTC)
    with pytest.raises(Refusal, match=REFUSED):
        check_admin(SimpleNamespace(bot=bot, interaction=asked))  # type: ignore[arg-type]  # enough of one


async def test_what_is_chosen_is_kept(bot: Gamenight) -> None:
    choices = {"language": ("de",), "families": ("pr", "dd"), "turn_seconds": ("300",)}
    for name, values in choices.items():
        await click(bot, ADMIN, f"select-serve:0:v.0:{name}", *values)
    expected = ServerSettings(language="de", families=("pr", "dd"), turn_seconds=300)
    assert await settings(bot) == expected
    await click(bot, ADMIN, "select-serve:0:v.0:families", *FAMILIES)
    await click(bot, ADMIN, "select-serve:0:v.0:language", "as-discord")
    assert await settings(bot) == ServerSettings(turn_seconds=300)


async def test_games_that_there_are_not_are_not_allowed(bot: Gamenight) -> None:
    await click(bot, ADMIN, "select-serve:0:v.0:families", "pr", "tarot")
    assert (await settings(bot)).families == ("pr",)


async def test_a_table_of_another_server_is_not_overruled(bot: Gamenight, table: Table) -> None:
    for act in ("overrule", "overruleclose", "overrulereset"):
        custom_id = f"{act}:{table.state.id}:v.0:"
        assert await click(bot, ADMIN, custom_id, guild_id=2) == "This table is closed."
        assert await click(bot, GUEST, custom_id, permissions=NOTHING) == REFUSED
    assert stage(table) is Stage.LOBBY
    await click(bot, ADMIN, f"overruleclose:{table.state.id}:v.0:")
    assert stage(table) is Stage.CLOSED


async def test_a_table_that_is_begun_anew_keeps_its_people(bot: Gamenight, table: Table) -> None:
    await click(bot, ADMIN, f"overrulereset:{table.state.id}:v.0:")
    (new,) = tables_here(bot, GUILD)
    assert new.state.id != table.state.id
    assert [seat.player for seat in new.state.seats] == list(PEOPLE)
    assert new.state.changed == table.state.changed


async def test_tables_are_listed_a_page_at_a_time(bot: Gamenight) -> None:
    for number in range(PAGE):
        await bot.tables.open(GUILD, 200 + number, ADMIN, "president_basic", {})
    await bot.tables.open(2, 500, ADMIN, "president_basic", {})
    assert len(tables_here(bot, GUILD)) == PAGE + 1
    first = await click(bot, ADMIN, "tables:0:v.0:")
    last = await click(bot, ADMIN, f"tables:0:v.0:{PAGE}")
    assert first.count("<#") - last.count("<#") == PAGE - 1
    assert "More" in first.splitlines()
    assert "More" not in last.splitlines()
    assert "Back" in first.splitlines()
    assert "Back" in last.splitlines()


def visitor(bot: Gamenight, *roles: int) -> Any:
    """Somebody without any role, on a server that has these."""
    asked = interaction(bot, GUEST)
    there = {role: SimpleNamespace(name=f"[role] {role}") for role in roles}
    asked.guild = SimpleNamespace(id=GUILD, get_role=there.get, get_member=lambda _: None)
    return asked


async def test_a_role_that_is_gone_keeps_nobody_out(bot: Gamenight) -> None:
    await bot.store.servers.change_settings(GUILD, host_role=77)
    with pytest.raises(Refusal, match=r"Only \\\[role\\\] 77 may open"):
        await admit(bot, visitor(bot, 77), "president_basic")
    await admit(bot, visitor(bot), "president_basic")


async def test_no_more_tables_are_opened_than_the_server_allows(
    bot: Gamenight, table: Table
) -> None:
    await bot.store.servers.change_settings(GUILD, most_tables=1)
    with pytest.raises(Refusal, match="one at a time"):
        await admit(bot, visitor(bot), "president_basic")
    await table.stop(PEOPLE[0])
    await admit(bot, visitor(bot), "president_basic")
