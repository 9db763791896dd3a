"""The ping role: mentioned for a new table; members give it to themselves by a button."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.app import App
from bot.discord import permissions
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Purpose, sending
from bot.discord.permissions import may_speak
from bot.domain.errors import Refusal
from bot.domain.preferences import ServerSettings
from bot.tables.table import Table
from bot.words.rulebook import rules_title
from bot.words.speech import Speech, escaped
from cogs.core.components import TableButton, button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import of_server
from cogs.core.posts import NOBODY
from cogs.core.rights import administered

log = logging.getLogger(__name__)

MINUTE = 60.0  # seconds


# Obstacles


def check_choice(context: Context, role_id: int) -> None:
    """Raise Refusal for a role that the bot must not mention or give to members."""
    guild = context.interaction.guild
    role = guild.get_role(role_id) if guild else None
    if role is None or role.is_default() or role.managed:
        raise Refusal("ping-role-unfit")
    opens = any(channel.overwrites_for(role).pair()[0].value for channel in role.guild.channels)
    if opens and not context.interaction.permissions.manage_roles:
        raise Refusal("ping-role-opens", role=_name(role))


def lacks_to_mention(speech: Speech, role: discord.Role) -> str:
    """Return the reason why the bot cannot mention this role; "" where it can."""
    if role.mentionable or role.guild.me.guild_permissions.mention_everyone:
        return ""
    return speech.say("ping-unmentionable", role=_name(role))


def lacks_to_give(speech: Speech, role: discord.Role) -> str:
    """Return the reason why members cannot get this role from the bot; "" where they can."""
    why = permissions.lacks_to_give(role)
    return speech.say(why, role=_name(role), own=_name(role.guild.me.top_role)) if why else ""


def crown_lines(speech: Speech, settings: ServerSettings, guild: discord.Guild | None) -> list[str]:
    """Return an admin's lines about the role of the President."""
    role = guild.get_role(settings.crown_role) if guild else None
    if role is None:
        return [speech.say("ping-role-gone")]
    lack = lacks_to_give(speech, role)
    return [f"⚠️ {lack}" if lack else speech.say("crown-ready", role=_name(role))]


def ping_lines(
    speech: Speech, settings: ServerSettings, guild: discord.Guild | None
) -> tuple[list[str], bool]:
    """Return an admin's lines about the chosen role, and whether members can give it themselves."""
    role = guild.get_role(settings.ping_role) if guild else None
    if role is None:
        return [speech.say("ping-role-gone")], False
    wrong = [lack for lack in (lacks_to_mention(speech, role), lacks_to_give(speech, role)) if lack]
    lines = [f"⚠️ {lack}" for lack in wrong]
    return lines or [speech.say("ping-ready", role=_name(role))], not lacks_to_give(speech, role)


def _name(role: discord.Role) -> str:
    return f"@{escaped(role.name)}"


# The button for members


async def ping_button(speech: Speech, app: App, guild: discord.Guild | None) -> TableButton | None:
    """Build the button by which a member takes the ping role or gives it back.

    None if the server has no ping role, or the bot cannot give it.
    """
    if guild is None:
        return None
    settings = await app.store.servers.settings(guild.id)
    role = guild.get_role(settings.ping_role) if settings.ping_role else None
    if role is None or lacks_to_give(speech, role):
        return None
    return button("pinged", NOWHERE, ALWAYS, label=speech.say("button-ping"), emoji="🔔")


async def toggle_role(context: Context) -> None:
    """Give the ping role to this member, or take it back."""
    guild, member = context.interaction.guild, context.interaction.user
    if guild is None or not isinstance(member, discord.Member):
        raise Refusal("ping-role-gone")
    settings = await context.app.store.servers.settings(guild.id)
    role = guild.get_role(settings.ping_role) if settings.ping_role else None
    if role is None:
        raise Refusal("ping-none-here")
    wears = member.get_role(role.id) is not None
    if lack := lacks_to_give(context.speech, role):
        raise Refusal("ping-not-given", why=lack)
    try:
        await (member.remove_roles if wears else member.add_roles)(role)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("the role of server %s is not given (%s)", guild.id, in_short(error))
        raise Refusal("ping-refused", role=_name(role)) from None
    await context.reply(context.speech.say("ping-off" if wears else "ping-on", role=_name(role)))


async def post_button(context: Context) -> None:
    """Post the button of the ping role in the channel, for an admin."""
    administered(context)
    guild, channel = context.interaction.guild, context.interaction.channel
    toggle = await ping_button(context.speech, context.app, guild)
    if guild is None or toggle is None or not isinstance(channel, discord.abc.Messageable):
        raise Refusal("ping-role-gone")
    if not context.interaction.app_permissions.send_messages:
        permission = context.speech.say("permission-send-messages")
        raise Refusal("permissions-missing", named=permission)
    speech = context.app.speech.within(await of_server(context.app, guild.id))
    toggle = await ping_button(speech, context.app, guild)
    text: TextDisplay[Any] = TextDisplay(speech.say("ping-post"))
    row: ActionRow[Any] = ActionRow(*([toggle] if toggle else []))
    view = LayoutView(timeout=None).add_item(Container(text, row))
    with sending(Purpose(once=True)):
        await channel.send(view=view, silent=True, allowed_mentions=NOBODY)
    await context.acknowledge()


# The mention of new tables


async def mention_role(app: App, table: Table) -> None:
    """Mention the role below a new lobby, unless it was mentioned within the server's interval.

    The role is mentioned only in a place that it can see: in a private thread, a mention would add
    all members of the role. The time of the mention is stored before the mention is sent, because
    a missing mention is better than two.
    """
    try:
        await _mention(app, table)
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        log.info("the role is not mentioned at table %s (%s)", table.state.id, in_short(error))


async def _mention(app: App, table: Table) -> None:
    state = table.state
    settings = await app.store.servers.settings(state.guild_id)
    guild = app.client.get_guild(state.guild_id)
    role = guild.get_role(settings.ping_role) if guild and settings.ping_role else None
    place = guild.get_channel_or_thread(state.channel_id) if guild else None
    if role is None or place is None or not _may_mention(app, role, place):
        return
    if not await app.store.moderation.claim_ping(state.guild_id, settings.ping_minutes * MINUTE):
        return
    speech = app.speech.within(await of_server(app, state.guild_id))
    text = speech.say("ping-opened", role=role.mention, game=rules_title(speech, state))
    allowed = discord.AllowedMentions(everyone=False, users=False, roles=[role])
    with sending(Purpose(once=True)):
        channel = app.client.get_partial_messageable(state.channel_id)
        await channel.send(text, allowed_mentions=allowed)


def _may_mention(app: App, role: discord.Role, place: Any) -> bool:
    """Whether the role sees the place, and a mention by the bot would reach it there."""
    home = place
    if isinstance(place, discord.Thread):
        if place.is_private() or place.parent is None:
            return False
        home = place.parent
    allowed = home.permissions_for(role.guild.me)
    able = role.mentionable or allowed.mention_everyone
    seen = home.permissions_for(role).view_channel
    return able and seen and may_speak(app.client, place.id, home.id if home is not place else 0)
