"""Keeping rules: under a name for the server, as what a channel plays, as a code for anywhere."""

from __future__ import annotations

from bot.domain import drafts
from bot.domain.moderation import Done
from bot.domain.naming import naming
from bot.domain.preferences import HousePreset
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.words import Refusal, say
from bot.words.plain import escaped, plain
from bot.words.rulebook import game_title
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.modals import ask
from cogs.core.people import named, names_of
from cogs.core.rights import check_saver
from cogs.core.server_log import note
from cogs.rules.editor import Place, show_editor
from cogs.rules.references import KEPT, draft_of, saved_as

LONGEST = 40  # characters of a name
MOST = 100  # names of one server
MOST_EACH = 10  # of them that one person has saved, but for those who manage the server


def _agreed(context: Context) -> Draft:
    """The newest draft of the host's table. Refusal while it contradicts itself."""
    drafts.check_editor(context.table.state, context.player)
    state = drafts.agreed(context.table.state)
    return Draft(state.preset, state.changed)


async def save(context: Context, place: Place) -> None:
    """A form for the name."""
    _agreed(context)
    if context.table.state.private:  # there is no such button
        raise UnknownControl
    await check_saver(context)
    title, about, field = say("form-save"), say("save-about"), say("form-name")
    await ask(context, "named", str(place), title=title, about=about, field=field, most=LONGEST)


async def save_named(context: Context, place: Place, typed: str) -> None:
    """The form was sent in."""
    rules, guild_id = _agreed(context), context.table.state.guild_id
    name = plain(typed)[:LONGEST]
    try:
        await check_saver(context)
        kept = await _free_name(context, guild_id, name)
    except Refusal as refused:
        await show_editor(context, place, str(refused))
        return
    now = HousePreset(kept, rules.preset, rules.changed, context.player, context.bot.clock.now())
    await context.bot.store.servers.keep_house_preset(guild_id, now)
    await show_editor(context, place, say("saved", name=escaped(kept)))


async def _free_name(context: Context, guild_id: int, name: str) -> str:
    """The name to keep rules by. Refusal when it is somebody else's, or there are too many."""
    if not name:
        raise Refusal("save-nameless")
    there = await saved_as(context.bot, guild_id, name)
    if there is None:
        kept = await context.bot.store.servers.house_presets(guild_id)
        if len(kept) >= MOST:
            raise Refusal("save-too-many", most=MOST)
        mine = sum(one.author == context.player for one in kept)
        if mine >= MOST_EACH and not context.interaction.permissions.manage_guild:
            raise Refusal("save-enough", most=MOST_EACH)
        return name
    if not await may_drop(context, name):
        with naming(await names_of(context.bot, guild_id, [there.author])):
            author = named(there.author)
        raise Refusal("save-taken", name=escaped(there.name), author=author)
    return there.name


async def may_drop(context: Context, name: str) -> bool:
    """May this person delete these saved rules: theirs, or do they manage the server?"""
    if context.interaction.permissions.manage_guild:
        return True
    kept = await saved_as(context.bot, context.interaction.guild_id, name)
    return kept is not None and kept.author == context.player


async def drop(context: Context, reference: str) -> None:
    """Forget saved rules; their code brings them back."""
    name = reference.removeprefix(KEPT)
    rules = await draft_of(context, reference)
    if not reference.startswith(KEPT) or not await may_drop(context, name):
        raise Refusal("save-not-yours")
    assert context.interaction.guild_id is not None
    kept = await saved_as(context.bot, context.interaction.guild_id, name)
    await context.bot.store.servers.drop_house_preset(context.interaction.guild_id, name)
    if kept and kept.author != context.player:
        await note(context, Done.DELETED_RULES, kept.author, name)
    code = write_code(rules.preset, rules.changed)
    await context.reply(say("save-dropped", name=escaped(name), code=code))


async def channel_default(context: Context, reference: str) -> None:
    """These rules are what the channel plays when no game is named; pressed again, no more."""
    rules, servers = await draft_of(context, reference), context.bot.store.servers
    channel_id = context.interaction.channel_id
    if not context.interaction.permissions.manage_channels or channel_id is None:
        raise Refusal("only-channel-managers")
    if await servers.channel_default(channel_id) == rules:
        await servers.put_channel_default(channel_id, None)
        await context.reply(say("channel-default-no-more"))
        return
    guild_id = context.interaction.guild_id or 0
    await servers.put_channel_default(channel_id, rules, guild_id)
    await context.reply(say("channel-default-set", game=game_title(rules.preset)))


async def share(context: Context, reference: str) -> None:
    """The code of the rules of a sheet."""
    await _tell_code(context, await draft_of(context, reference))


async def share_table(context: Context) -> None:
    """The code of what the host has in the editor."""
    await _tell_code(context, _agreed(context))


async def _tell_code(context: Context, rules: Draft) -> None:
    await context.reply(say("share", code=write_code(rules.preset, rules.changed)))
