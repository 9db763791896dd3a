"""Saved rules of a server: permission to save, delete and settle them, and references to them."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.app import App
from bot.domain.drafts import FIRST
from bot.domain.errors import Refusal
from bot.domain.preferences import HousePreset, Savers
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.tables.table import Table
from bot.words import why
from bot.words.speech import Speech
from cogs.core.custom_ids import UnknownControl
from cogs.rules.references import UsualReason, chosen_rules, known_rules, saved, saved_as
from cogs.rules.saved import MOST, MOST_EACH
from tests.bot.four_people import PEOPLE, play_on
from tests.bot.refusals import refusing
from tests.cogs.clicking import CHANNEL, GUILD, NOTHING, click, interaction, used
from tests.english import english

HOST, GUEST = PEOPLE[:2]
CHANNEL_MANAGER = discord.Permissions(manage_channels=True)
SERVER_MANAGER = discord.Permissions(manage_guild=True)
UNKNOWN = why(Speech(), UnknownControl())
FRIDAY = {"jokers": "2"}


async def keep(app: App, name: str, author: str = HOST, preset: str = FIRST) -> None:
    await app.store.servers.keep_house_preset(GUILD, HousePreset(name, preset, FRIDAY, author, 1.0))


async def save(app: App, table: Table, name: str, player: str = HOST) -> str:
    """Submit the form that saves the rules of the table under a name."""
    custom_id = f"form-named:{table.state.id}:v.0:0.0"
    return await click(app, player, custom_id, typed=name, permissions=NOTHING)


async def names(app: App) -> list[str]:
    return [kept.name for kept in await saved(app, GUILD)]


async def test_the_host_saves_rules_under_a_name(app: App, table: Table) -> None:
    assert "Saved as **Friday night**." in await save(app, table, "  Friday   night ")
    assert await names(app) == ["Friday night"]


async def test_saving_and_editing_is_for_the_host(app: App, table: Table) -> None:
    assert english("only-host", host=f"Player {HOST}") in await save(app, table, "Mine", GUEST)
    acts = ("edit", "save", "undo", "resetrules", "sharetable", "typerule")
    for act, arg in zip(acts, ("", "0.0", "0.0", "0.0", "", "0.0.jokers"), strict=True):
        answer = await click(app, GUEST, f"{act}:{table.state.id}:v.0:{arg}")
        assert english("only-host", host=f"Player {HOST}") in answer, act
    chosen = await click(app, GUEST, f"select-setrule:{table.state.id}:v.0:0.0.jokers", "2")
    assert english("only-host", host=f"Player {HOST}") in chosen
    assert await names(app) == []
    assert not table.state.drafts


async def test_rules_stand_while_a_match_is_played(app: App, table: Table) -> None:
    await table.deal(HOST)
    await play_on(table)
    answer = await click(app, HOST, f"select-setrule:{table.state.id}:v.0:0.0.jokers", "2")
    assert "The rules are fixed until this match is over." in answer


async def test_a_value_that_cannot_be_is_refused_in_the_editor(app: App, table: Table) -> None:
    before = table.state
    custom_id = f"form-ruletyped:{table.state.id}:v.0:0.0.match_target"
    assert "> " in await click(app, HOST, custom_id, typed="a few")
    assert table.state is before


async def test_saved_rules_need_a_free_name(app: App, table: Table) -> None:
    await keep(app, "Ours", GUEST)
    assert "> Give the rules a name first." in await save(app, table, "   ")
    answer = await save(app, table, "OURS")
    assert f"> **Ours** is taken (by Player {GUEST})." in answer
    found = await saved_as(app, GUILD, "ours")
    assert found is not None
    assert found.author == GUEST


async def test_ones_own_rules_are_saved_anew_under_the_same_name(app: App, table: Table) -> None:
    await keep(app, "Ours")
    assert "Saved as **Ours**." in await save(app, table, "ours")
    found = await saved_as(app, GUILD, "Ours")
    assert found is not None
    assert (found.preset, await names(app)) == (table.state.preset, ["Ours"])


@pytest.mark.slow
async def test_saved_rules_of_a_server_are_limited(app: App, table: Table) -> None:
    for number in range(MOST):
        await keep(app, f"Number {number}")
    assert f"> This server already has {MOST} saved rule sets" in await save(app, table, "One more")
    assert len(await names(app)) == MOST


@pytest.mark.slow
async def test_saved_rules_are_deleted_by_their_author_or_a_manager(app: App) -> None:
    await keep(app, "Ours")
    drop = "dropours:0:v.0:o.Ours"
    answer = await click(app, GUEST, drop, permissions=NOTHING)
    assert answer == "Only their author or a server manager can delete these rules."
    assert await names(app) == ["Ours"]
    code = write_code(FIRST, FRIDAY)
    assert code in await click(app, GUEST, drop, permissions=SERVER_MANAGER)
    assert await names(app) == []
    await keep(app, "Ours", GUEST)
    assert code in await click(app, GUEST, drop, permissions=NOTHING)
    assert "a game called “Ours”" in await click(app, GUEST, drop, permissions=NOTHING)


async def test_channel_default_is_set_and_forgotten_by_a_manager(
    app: App,
) -> None:
    await keep(app, "Ours")
    servers, settle = app.store.servers, "usual:0:v.0:o.Ours"
    answer = await click(app, HOST, settle, permissions=NOTHING)
    assert answer.startswith("Only people who manage this channel")
    assert await servers.channel_default(CHANNEL) is None
    await click(app, HOST, settle, permissions=CHANNEL_MANAGER)
    assert await servers.channel_default(CHANNEL) == Draft(FIRST, FRIDAY)
    assert await chosen_rules(app, interaction(app, HOST), None, None) == Draft(FIRST, FRIDAY)
    await click(app, HOST, settle, permissions=CHANNEL_MANAGER)
    assert await servers.channel_default(CHANNEL) is None
    (table,) = app.tables.all()
    last = Draft(table.state.preset, table.state.changed)
    assert await known_rules(app, interaction(app, HOST)) == (last, UsualReason.LAST)


async def test_a_name_or_a_code_means_the_rules_that_were_saved(app: App) -> None:
    await keep(app, "Ours")
    here, elsewhere = interaction(app, HOST), interaction(app, HOST, guild_id=2)
    assert await chosen_rules(app, here, "ours:OURS", None) == Draft(FIRST, FRIDAY)
    assert await chosen_rules(app, elsewhere, None, write_code(FIRST, FRIDAY)) == Draft(
        FIRST, FRIDAY
    )
    for preset in ("ours:Ours", "nothing"):
        with refusing("I don't know a game called"):
            await chosen_rules(app, elsewhere, preset, None)
    with pytest.raises(Refusal):
        await chosen_rules(app, here, None, "0000")


async def test_rules_of_a_game_that_is_no_more_are_not_offered(app: App) -> None:
    await keep(app, "Gone", preset="tarot")
    assert await names(app) == []
    assert "a game called “Gone”" in await click(app, HOST, "share:0:v.0:o.Gone")


async def test_channel_default_keeps_the_name_of_saved_rules(app: App) -> None:
    await keep(app, "Friday")
    here = interaction(app, GUEST)
    await app.store.servers.put_channel_default(CHANNEL, Draft(FIRST, FRIDAY), GUILD)
    assert (await chosen_rules(app, here, None, None)).name == "Friday"
    assert (await chosen_rules(app, here, "ours:FRIDAY", None)).name == "Friday"
    await app.store.servers.put_channel_default(CHANNEL, Draft(FIRST), GUILD)
    assert (await chosen_rules(app, here, None, None)).name == ""


def own(rules: Draft) -> str:
    """Return the reference of these rules in the ids of an editor without a table."""
    return f"c.{write_code(rules.preset, rules.changed).replace('-', '')}"


async def test_rules_are_saved_without_a_table_by_whom_the_server_lets(app: App) -> None:
    form = f"form-named:0:v.0:{own(Draft(FIRST, FRIDAY))}/0.0"

    async def named(name: str, **surroundings: Any) -> str:
        return await click(app, "99", form, typed=name, permissions=NOTHING, **surroundings)

    assert "★ Friday" in await named(" Friday ", channel_id=4711)
    kept = await saved_as(app, GUILD, "Friday")
    assert kept is not None
    assert (kept.preset, kept.changed, kept.author) == (FIRST, FRIDAY, "99")
    assert await named("   ") == "Give the rules a name first."
    await keep(app, "Ours", GUEST)
    assert (await named("OURS")).startswith(f"**Ours** is taken (by Player {GUEST}).")
    for number in range(MOST_EACH - 1):
        await named(f"Number {number}")
    assert (await named("One more")).startswith(f"You have {MOST_EACH} rule sets here")
    assert await named("There", guild_id=None) == UNKNOWN
    await app.store.servers.change_settings(GUILD, savers=Savers.ROLE)
    assert (await named("Friday")).startswith("Only those who manage this server")
    await app.store.servers.change_settings(GUILD, savers=Savers.ALL)
    await app.store.moderation.ban(GUILD, "99", HOST)
    assert "banned" in await named("Friday")


async def test_rules_that_contradict_are_changed_on_but_neither_saved_shared_nor_usual(
    app: App,
) -> None:
    code = own(Draft(FIRST, {"jokers": "4"}))  # four jokers need two packs
    assert "These rules clash." in await click(app, HOST, f"edit:0:v.0:{code}/0.0")
    for custom_id in (f"save:0:v.0:{code}/0.0", f"share:0:v.0:{code}", f"usual:0:v.0:{code}"):
        answer = await click(app, HOST, custom_id)
        assert answer.startswith(english("rules-clash", why="")), custom_id
    assert await app.store.servers.channel_default(CHANNEL) is None
    mended = await click(app, HOST, f"select-setrule:0:v.0:{code}/0.0.decks", "2")
    assert "These rules clash." not in mended


async def test_control_of_deleted_or_foreign_rules_is_refused(
    app: App,
) -> None:
    digest = await app.store.rule_drafts.keep(HOST, write_code(FIRST, FRIDAY))
    edit, gone = f"edit:0:v.0:d.{digest}/0.0", "I keep changed rules for a day"
    assert "### Your own rules" in await click(app, HOST, edit)
    assert (await click(app, GUEST, edit)).startswith(gone)
    for custom_id in (f"share:0:v.0:d.{digest}", f"sheet:0:v.0:0.d.{digest}"):
        assert (await click(app, GUEST, custom_id)).startswith(gone)
    assert (await click(app, HOST, "edit:0:v.0:d.0000000000/0.0")).startswith(gone)
    assert "code" in await click(app, HOST, "edit:0:v.0:c.25Q9/0.0")
    code = own(Draft("bigtwo_basic"))
    for custom_id in ("edit:0:v.0:t/0.0", "edit:0:v.0:d.Friday/0.0", f"edit:0:v.0:{code}/-1.0"):
        assert await click(app, HOST, custom_id) == UNKNOWN
    other = await click(app, HOST, f"select-setrule:0:v.0:{code}/0.0.revolution_low_high", "on")
    assert other == UNKNOWN
    assert await click(app, HOST, f"undo:0:v.0:{code}/0.0") == "Nothing to undo."


async def test_saved_rules_opened_for_a_change_belong_to_the_editor(
    app: App,
) -> None:
    await keep(app, "Ours")
    answered = await used(app, GUEST, "edit:0:v.0:o.Ours/0.0", [])
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
