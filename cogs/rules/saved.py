"""Acts that keep rules: under a name of the server, as a channel's default, or as a share code."""

from __future__ import annotations

from dataclasses import replace

from bot.domain import drafts
from bot.domain.errors import Refusal
from bot.domain.moderation import Done
from bot.domain.preferences import HousePreset
from bot.domain.state import Draft
from bot.share_codes import write_code
from bot.words import why
from bot.words.people import naming
from bot.words.rulebook import titled
from bot.words.speech import escaped, plain
from cogs.core.components import ask
from cogs.core.context import Context
from cogs.core.custom_ids import UnknownControl
from cogs.core.people import named, names_of
from cogs.core.rights import check_saver
from cogs.core.server_log import note
from cogs.rules.editor import Place, edited_at, show_editor
from cogs.rules.references import KEPT, draft_of, may_drop, saved_as
from cogs.rules.sheet import show_sheet

LONGEST = 40  # characters of a name
MOST = 100  # names of one server
MOST_EACH = 10  # names saved by one person who does not manage the server


async def _agreed(context: Context, place: Place) -> Draft:
    """Return the edited rules. Raises Refusal while they contradict themselves."""
    rules = (await edited_at(context, place)).rules
    drafts.check_settled(rules)
    return rules


async def _server(context: Context, place: Place) -> int:
    """Return the id of the server to save rules for.

    Raises UnknownControl if there is no server.
    """
    guild_id = context.server if place.rules else context.table.state.guild_id
    if not guild_id:
        raise UnknownControl
    return guild_id


async def save(context: Context, place: Place) -> None:
    """Ask in a form for the name to save rules under."""
    await _agreed(context, place)
    await _server(context, place)
    await check_saver(context)
    title, about, field = (
        context.speech.say("form-save"),
        context.speech.say("save-about"),
        context.speech.say("form-name"),
    )
    await ask(context, "named", str(place), title=title, about=about, field=field, most=LONGEST)


async def save_named(context: Context, place: Place, typed: str) -> None:
    """Save the rules under the typed name; own rules are then shown as a sheet with that name."""
    rules, guild_id = await _agreed(context, place), await _server(context, place)
    name = plain(typed)[:LONGEST]
    try:
        await check_saver(context)
        final_name = await _free_name(context, guild_id, name)
    except Refusal as refused:
        if place.rules:
            raise
        await show_editor(context, place, why(context.speech, refused))
        return
    now = HousePreset(
        final_name, rules.preset, rules.changed, context.player, context.app.clock.now()
    )
    await context.app.store.servers.keep_house_preset(guild_id, now)
    notice = context.speech.say("saved", name=escaped(final_name))
    if place.rules:
        await show_sheet(context, f"{KEPT}{final_name}", note=notice)
    else:
        saved = replace(rules, name=final_name)
        await context.table.arrange(drafts.named, context.player, saved)
        await show_editor(context, place, notice)


async def _free_name(context: Context, guild_id: int, name: str) -> str:
    """Return the name to save rules under; an existing name keeps its letter case.

    Raises Refusal if the name is empty or belongs to another person, or if there are too many
    saved rules.
    """
    if not name:
        raise Refusal("save-nameless")
    there = await saved_as(context.app, guild_id, name)
    if there is None:
        presets = await context.app.store.servers.house_presets(guild_id)
        if len(presets) >= MOST:
            raise Refusal("save-too-many", most=MOST)
        count = sum(preset.author == context.player for preset in presets)
        if count >= MOST_EACH and not context.interaction.permissions.manage_guild:
            raise Refusal("save-enough", most=MOST_EACH)
        return name
    if not await may_drop(context, name):
        speech = naming(
            context.speech, await names_of(context.app, guild_id, [there.author], context.player)
        )
        author = named(speech, there.author)
        raise Refusal("save-taken", name=escaped(there.name), author=author)
    return there.name


async def drop(context: Context, reference: str) -> None:
    """Delete saved rules; the answer contains the code that restores them."""
    name = reference.removeprefix(KEPT)
    rules = await draft_of(context, reference)
    if not reference.startswith(KEPT) or not await may_drop(context, name):
        raise Refusal("save-not-yours")
    assert context.server is not None
    preset = await saved_as(context.app, context.server, name)
    await context.app.store.servers.drop_house_preset(context.server, name)
    if preset and preset.author != context.player:
        await note(context, Done.DELETED_RULES, preset.author, name)
    code = write_code(rules.preset, rules.changed)
    await context.reply(context.speech.say("save-dropped", name=escaped(name), code=code))


async def channel_default(context: Context, reference: str) -> None:
    """Make these rules the channel's default, for games opened there without a name of rules.

    A second press removes the default.
    """
    rules, servers = await draft_of(context, reference), context.app.store.servers
    channel_id = context.interaction.channel_id
    if not context.interaction.permissions.manage_channels or channel_id is None:
        raise Refusal("only-channel-managers")
    if await servers.channel_default(channel_id) == rules:
        await servers.put_channel_default(channel_id, None)
        await context.reply(context.speech.say("channel-default-no-more"))
        return
    drafts.check_settled(rules)
    guild_id = context.server or 0
    await servers.put_channel_default(channel_id, rules, guild_id)
    await context.reply(
        context.speech.say("channel-default-set", game=titled(context.speech, rules, escaped))
    )


async def share(context: Context, reference: str) -> None:
    """Send the share code of the rules of a sheet to this person."""
    await _tell_code(context, await draft_of(context, reference))


async def share_table(context: Context) -> None:
    """Send the share code of the table's rules, as edited at present, to this person."""
    await _tell_code(context, (await edited_at(context, Place())).rules)


async def _tell_code(context: Context, rules: Draft) -> None:
    drafts.check_settled(rules)
    await context.reply(context.speech.say("share", code=write_code(rules.preset, rules.changed)))
