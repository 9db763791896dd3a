"""Rules that a server keeps: who may save, delete and settle them, and what a reference means."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.discord.client import Gamenight
from bot.domain.drafts import FIRST
from bot.domain.preferences import HousePreset, Savers
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.tables.table import Table
from bot.words import Refusal
from cogs.core.custom_ids import UnknownControl
from cogs.rules.references import chosen_rules, saved, saved_as
from cogs.rules.saved import MOST, MOST_EACH
from tests.bot.four_people import PEOPLE, play_on
from tests.cogs.clicking import CHANNEL, GUILD, NOTHING, click, interaction, used

HOST, GUEST = PEOPLE[:2]
CHANNEL_MANAGER = discord.Permissions(manage_channels=True)
SERVER_MANAGER = discord.Permissions(manage_guild=True)
UNKNOWN = str(UnknownControl())
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


@pytest.mark.slow
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


def own(rules: Draft) -> str:
    """The reference of these rules in the ids of an editor without a table."""
    return f"c.{write_code(rules.preset, rules.changed).replace('-', '')}"


async def test_rules_are_saved_without_a_table_by_whom_the_server_lets(bot: Gamenight) -> None:
    form = f"form-named:0:v.0:{own(Draft(FIRST, FRIDAY))}/0.0"

    async def named(name: str, **surroundings: Any) -> str:
        return await click(bot, "99", form, typed=name, permissions=NOTHING, **surroundings)

    assert "★ Friday" in await named(" Friday ", channel_id=4711)
    kept = await saved_as(bot, GUILD, "Friday")
    assert kept is not None
    assert (kept.preset, kept.changed, kept.author) == (FIRST, FRIDAY, "99")
    assert await named("   ") == "Rules need a name to be saved."
    await keep(bot, "Ours", GUEST)
    assert (await named("OURS")).startswith(f"There is a **Ours** already, by Player {GUEST}.")
    for number in range(MOST_EACH - 1):
        await named(f"Number {number}")
    assert (await named("One more")).startswith(f"You have saved {MOST_EACH} sets of rules here")
    assert await named("There", guild_id=None) == UNKNOWN
    await bot.store.servers.change_settings(GUILD, savers=Savers.ROLE)
    assert (await named("Friday")).startswith("Only those who manage this server")
    await bot.store.servers.change_settings(GUILD, savers=Savers.ALL)
    await bot.store.moderation.ban(GUILD, "99", HOST)
    assert "banned" in await named("Friday")


async def test_rules_that_contradict_are_changed_on_but_neither_saved_shared_nor_usual(
    bot: Gamenight,
) -> None:
    code = own(Draft(FIRST, {"jokers": "4"}))  # which need two packs
    assert "These rules do not go together." in await click(bot, HOST, f"edit:0:v.0:{code}/0.0")
    for custom_id in (f"save:0:v.0:{code}/0.0", f"share:0:v.0:{code}", f"usual:0:v.0:{code}"):
        answer = await click(bot, HOST, custom_id)
        assert answer.startswith("These rules do not go together yet: "), custom_id
    assert await bot.store.servers.channel_default(CHANNEL) is None
    mended = await click(bot, HOST, f"select-setrule:0:v.0:{code}/0.0.decks", "2")
    assert "These rules do not go together." not in mended


async def test_a_control_of_rules_that_are_gone_or_of_somebody_else_says_so(
    bot: Gamenight,
) -> None:
    digest = await bot.store.rule_drafts.keep(HOST, write_code(FIRST, FRIDAY))
    edit, gone = f"edit:0:v.0:d.{digest}/0.0", "I keep rules for a day after you change them"
    assert "### Your own rules" in await click(bot, HOST, edit)
    assert (await click(bot, GUEST, edit)).startswith(gone)
    for custom_id in (f"share:0:v.0:d.{digest}", f"sheet:0:v.0:0.d.{digest}"):
        assert (await click(bot, GUEST, custom_id)).startswith(gone)
    assert (await click(bot, HOST, "edit:0:v.0:d.0000000000/0.0")).startswith(gone)
    assert "code" in await click(bot, HOST, "edit:0:v.0:c.25Q9/0.0")
    code = own(Draft("bigtwo_basic"))
    for custom_id in ("edit:0:v.0:t/0.0", "edit:0:v.0:d.Friday/0.0", f"edit:0:v.0:{code}/-1.0"):
        assert await click(bot, HOST, custom_id) == UNKNOWN
    other = await click(bot, HOST, f"select-setrule:0:v.0:{code}/0.0.revolution_low_high", "on")
    assert other == UNKNOWN
    assert await click(bot, HOST, f"undo:0:v.0:{code}/0.0") == "There is nothing to undo."


async def test_saved_rules_that_somebody_opened_to_change_are_theirs_from_then_on(
    bot: Gamenight,
) -> None:
    await keep(bot, "Ours")
    answered = await used(bot, GUEST, "edit:0:v.0:o.Ours/0.0", [])
    ids = [one for _, given in answered.given for one in _ids(given["view"].to_components())]
    assert ids
    assert not [one for one in ids if "o.Ours" in one]
    assert any(own(Draft(FIRST, FRIDAY)) in one for one in ids)


def _ids(part: Any) -> list[str]:
    if isinstance(part, list):
        return [one for inner in part for one in _ids(inner)]
    if isinstance(part, dict):
        return [str(part[key]) for key in part if key == "custom_id"] + _ids([*part.values()])
    return []
