"""Rules that a server keeps: who may save, delete and settle them, and what a reference means."""

from __future__ import annotations

import discord
import pytest

from bot.client import Gamenight
from bot.domain.drafts import FIRST
from bot.domain.preferences import HousePreset
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.tables.table import Table
from bot.words import Refusal
from cogs.rules.references import chosen_rules, saved, saved_as
from cogs.rules.saved import MOST
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import CHANNEL, GUILD, NOTHING, click, interaction

HOST, GUEST = PEOPLE[:2]
CHANNEL_MANAGER = discord.Permissions(manage_channels=True)
SERVER_MANAGER = discord.Permissions(manage_guild=True)
FRIDAY = {"jokers": "2"}


async def keep(bot: Gamenight, name: str, author: str = HOST, preset: str = FIRST) -> None:
    await bot.store.servers.keep_house_preset(GUILD, HousePreset(name, preset, FRIDAY, author, 1.0))


async def save(bot: Gamenight, table: Table, name: str, player: str = HOST) -> str:
    """Send in the form for a name."""
    custom_id = f"form-named:{table.state.id}:v.0:0.0"
    return await click(bot, player, custom_id, typed=name, permissions=NOTHING)


async def names(bot: Gamenight) -> list[str]:
    return [kept.name for kept in await saved(bot, GUILD)]


async def test_the_host_saves_rules_under_a_name(bot: Gamenight, table: Table) -> None:
    assert "Saved as **Friday night**." in await save(bot, table, "  Friday   night ")
    assert await names(bot) == ["Friday night"]


async def test_who_is_not_the_host_saves_and_edits_nothing(bot: Gamenight, table: Table) -> None:
    assert f"Only Player {HOST}" in await save(bot, table, "Mine", GUEST)
    acts = ("edit", "save", "undo", "resetrules", "sharetable", "typerule")
    for act, arg in zip(acts, ("", "0.0", "0.0", "0.0", "", "0.0.jokers"), strict=True):
        answer = await click(bot, GUEST, f"{act}:{table.state.id}:v.0:{arg}")
        assert f"Only Player {HOST}" in answer, act
    chosen = await click(bot, GUEST, f"select-setrule:{table.state.id}:v.0:0.0.jokers", "2")
    assert f"Only Player {HOST}" in chosen
    assert await names(bot) == []
    assert not table.state.drafts


async def test_rules_stand_while_a_match_is_played(bot: Gamenight, table: Table) -> None:
    await table.deal(HOST)
    await play_on(table)
    answer = await click(bot, HOST, f"select-setrule:{table.state.id}:v.0:0.0.jokers", "2")
    assert "its rules stand until it is over" in answer


async def test_a_value_that_cannot_be_is_refused_in_the_editor(
    bot: Gamenight, table: Table
) -> None:
    before = table.state
    custom_id = f"form-ruletyped:{table.state.id}:v.0:0.0.match_target"
    assert "> " in await click(bot, HOST, custom_id, typed="a few")
    assert table.state is before


async def test_rules_need_a_name_that_nobody_else_has_taken(bot: Gamenight, table: Table) -> None:
    await keep(bot, "Ours", GUEST)
    assert "> Rules need a name to be saved." in await save(bot, table, "   ")
    answer = await save(bot, table, "OURS")
    assert f"> There is a **Ours** already, by Player {GUEST}." in answer
    found = await saved_as(bot, GUILD, "ours")
    assert found is not None
    assert found.author == GUEST


async def test_ones_own_rules_are_saved_anew_under_the_same_name(
    bot: Gamenight, table: Table
) -> None:
    await keep(bot, "Ours")
    assert "Saved as **Ours**." in await save(bot, table, "ours")
    found = await saved_as(bot, GUILD, "Ours")
    assert found is not None
    assert (found.preset, await names(bot)) == (table.state.preset, ["Ours"])


async def test_a_server_saves_so_many_and_no_more(bot: Gamenight, table: Table) -> None:
    for number in range(MOST):
        await keep(bot, f"Number {number}")
    assert f"> This server has saved {MOST} sets of rules" in await save(bot, table, "One more")
    assert len(await names(bot)) == MOST


async def test_only_who_saved_rules_or_manages_the_server_deletes_them(bot: Gamenight) -> None:
    await keep(bot, "Ours")
    drop = "dropours:0:v.0:o.Ours"
    answer = await click(bot, GUEST, drop, permissions=NOTHING)
    assert answer == "Only who saved them, or who manages the server, can delete these rules."
    assert await names(bot) == ["Ours"]
    code = write_code(FIRST, FRIDAY)
    assert code in await click(bot, GUEST, drop, permissions=SERVER_MANAGER)
    assert await names(bot) == []
    await keep(bot, "Ours", GUEST)
    assert code in await click(bot, GUEST, drop, permissions=NOTHING)
    assert "no game “Ours”" in await click(bot, GUEST, drop, permissions=NOTHING)


async def test_who_manages_a_channel_settles_what_it_plays_and_forgets_it(
    bot: Gamenight,
) -> None:
    await keep(bot, "Ours")
    servers, settle = bot.store.servers, "usual:0:v.0:o.Ours"
    answer = await click(bot, HOST, settle, permissions=NOTHING)
    assert answer.startswith("Only who may manage this channel")
    assert await servers.channel_default(CHANNEL) is None
    await click(bot, HOST, settle, permissions=CHANNEL_MANAGER)
    assert await servers.channel_default(CHANNEL) == Draft(FIRST, FRIDAY)
    assert await chosen_rules(bot, interaction(bot, HOST), None, None) == Draft(FIRST, FRIDAY)
    await click(bot, HOST, settle, permissions=CHANNEL_MANAGER)
    assert await chosen_rules(bot, interaction(bot, HOST), None, None) == Draft(FIRST)


async def test_a_name_or_a_code_means_the_rules_that_were_saved(bot: Gamenight) -> None:
    await keep(bot, "Ours")
    here, elsewhere = interaction(bot, HOST), interaction(bot, HOST, guild_id=2)
    assert await chosen_rules(bot, here, "ours:OURS", None) == Draft(FIRST, FRIDAY)
    assert await chosen_rules(bot, elsewhere, None, write_code(FIRST, FRIDAY)) == Draft(
        FIRST, FRIDAY
    )
    for preset in ("ours:Ours", "nothing"):
        with pytest.raises(Refusal, match="There is no game"):
            await chosen_rules(bot, elsewhere, preset, None)
    with pytest.raises(Refusal):
        await chosen_rules(bot, here, None, "0000")


async def test_rules_of_a_game_that_is_no_more_are_not_offered(bot: Gamenight) -> None:
    await keep(bot, "Gone", preset="tarot")
    assert await names(bot) == []
    assert "no game “Gone”" in await click(bot, HOST, "share:0:v.0:o.Gone")


async def test_what_a_channel_usually_plays_keeps_the_name_it_is_saved_by(bot: Gamenight) -> None:
    await keep(bot, "Friday")
    here = interaction(bot, GUEST)
    await bot.store.servers.put_channel_default(CHANNEL, Draft(FIRST, FRIDAY), GUILD)
    assert (await chosen_rules(bot, here, None, None)).name == "Friday"
    assert (await chosen_rules(bot, here, "ours:FRIDAY", None)).name == "Friday"
    await bot.store.servers.put_channel_default(CHANNEL, Draft(FIRST), GUILD)
    assert (await chosen_rules(bot, here, None, None)).name == ""
