"""Keeping rules: under a name for the server, as what a channel plays, as a code for anywhere."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.domain import drafts
from bot.domain.preferences import HousePreset
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.words import Refusal, say
from bot.words.rulebook import game_title
from cogs.core.components import on
from cogs.core.forms import ask, typed
from cogs.core.interaction import Press
from cogs.rules.editor import Place, show_editor
from cogs.rules.selection import meant, saved_as

LONGEST = 40  # characters of a name
MOST = 100  # names of one server


def _agreed(press: Press) -> Draft:
    """The newest draft of the host's table. Refusal while it contradicts itself."""
    drafts.check_editor(press.table.state, press.player)
    state = drafts.agreed(press.table.state)
    return Draft(state.preset, state.changed)


@on("save")
async def save(press: Press) -> None:
    """A form for the name."""
    _agreed(press)
    title, about, field = say("form-save"), say("save-about"), say("form-name")
    await ask(press, "named", title=title, about=about, field=field, most=LONGEST)


@on("named")
async def save_named(press: Press) -> None:
    """The form was sent in."""
    rules, guild_id = _agreed(press), press.table.state.guild_id
    name = " ".join(typed(press).split())[:LONGEST]
    place = Place.read(press.arg)
    try:
        kept = await _free_name(press, guild_id, name)
    except Refusal as refused:
        await show_editor(press, place, str(refused))
        return
    now = HousePreset(kept, rules.preset, rules.changed, press.player, press.bot.clock.now())
    await press.bot.store.wishes.keep_house_preset(guild_id, now)
    await show_editor(press, place, say("saved", name=escape_markdown(kept)))


async def _free_name(press: Press, guild_id: int, name: str) -> str:
    """The name to keep rules by. Refusal when it is somebody else's, or there are too many."""
    if not name:
        raise Refusal("save-nameless")
    there = await saved_as(press.bot, guild_id, name)
    if there is None:
        if len(await press.bot.store.wishes.house_presets(guild_id)) >= MOST:
            raise Refusal("save-too-many", most=MOST)
        return name
    if not await may_drop(press, name):
        raise Refusal("save-taken", name=there.name, author=f"<@{there.author}>")
    return there.name


async def may_drop(press: Press, name: str) -> bool:
    """May this person delete these saved rules: theirs, or do they manage the server?"""
    if press.interaction.permissions.manage_guild:
        return True
    kept = await saved_as(press.bot, press.interaction.guild_id, name)
    return kept is not None and kept.author == press.player


@on("dropours")
async def drop(press: Press) -> None:
    """Forget saved rules; their code brings them back."""
    name = press.arg.partition(".")[2]
    rules = await meant(press, press.arg)
    if not await may_drop(press, name):
        raise Refusal("save-not-yours")
    assert press.interaction.guild_id is not None
    await press.bot.store.wishes.drop_house_preset(press.interaction.guild_id, name)
    code = write_code(rules.preset, rules.changed)
    await press.whisper(say("save-dropped", name=escape_markdown(name), code=code))


@on("usual")
async def usual(press: Press) -> None:
    """These rules are what the channel plays when no game is named; pressed again, no more."""
    rules, wishes = await meant(press, press.arg), press.bot.store.wishes
    channel_id = press.interaction.channel_id
    if not press.interaction.permissions.manage_channels or channel_id is None:
        raise Refusal("only-channel-managers")
    if await wishes.channel_default(channel_id) == (rules.preset, dict(rules.changed)):
        await wishes.set_channel_default(channel_id, "", {})
        await press.whisper(say("usual-no-more"))
        return
    await wishes.set_channel_default(channel_id, rules.preset, rules.changed)
    await press.whisper(say("usual-set", game=game_title(rules.preset)))


@on("share")
async def share(press: Press) -> None:
    """The code of the rules of a sheet."""
    await _tell_code(press, await meant(press, press.arg))


@on("sharetable")
async def share_table(press: Press) -> None:
    """The code of what the host has in the editor."""
    await _tell_code(press, _agreed(press))


async def _tell_code(press: Press, rules: Draft) -> None:
    await press.whisper(say("share", code=write_code(rules.preset, rules.changed)))
