"""Rights of a person on a server, by the admins' settings and an interaction's permissions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.app import App
from bot.domain.errors import Refusal
from bot.domain.permissions import check_hosted, may_open, may_open_in, may_save
from bot.domain.preferences import Savers, ServerSettings
from bot.domain.state import NO_SERVER, Draft
from bot.domain.stopping import needs_consent
from bot.tables.table import Table
from bot.words.speech import Speech, escaped
from cogs.core.context import Context
from rules.catalogue import full
from rules.catalogue.ladder import is_preset
from rules.catalogue.presets import PRESETS, resolved
from rules.match.match import Player


async def is_unrated(app: App, guild_id: int, rules: Draft) -> bool:
    """Whether deals by these rules are not rated on a server, as they are house rules.

    False without a server, where no deals are rated.
    """
    if guild_id == NO_SERVER or is_preset(full(rules.preset, rules.changed)):
        return False
    return not (await app.store.servers.settings(guild_id)).rates_custom


def check_channel(
    speech: Speech,
    settings: ServerSettings,
    interaction: discord.Interaction[Any],
    table: Table | None = None,
) -> None:
    """Raise Refusal if tables may not open in this channel, or in the channel of a given `table`.

    The refusal names the server's chosen channels that this person may see. Deleted channels do not
    count; where all are deleted, tables may open everywhere.
    """
    if opens_here(settings, interaction, table):
        return
    member = interaction.user
    seen = [
        f"<#{channel.id}>"
        for channel in _chosen(settings, interaction)
        if isinstance(member, discord.Member) and channel.permissions_for(member).view_channel
    ]
    if not seen:
        raise Refusal("channels-unseen")
    raise Refusal("only-channels", allowed=speech.say("between-words").join(seen))


def opens_here(
    settings: ServerSettings, interaction: discord.Interaction[Any], table: Table | None = None
) -> bool:
    """Whether tables may open in this channel, or in the channel of a given `table`."""
    chosen = tuple(channel.id for channel in _chosen(settings, interaction))
    return may_open_in(replace(settings, channels=chosen), *_place(interaction, table))


def _chosen(
    settings: ServerSettings, interaction: discord.Interaction[Any]
) -> list[discord.abc.GuildChannel]:
    guild = interaction.guild
    return [
        channel
        for channel_id in settings.channels
        if guild and (channel := guild.get_channel(channel_id))
    ]


def _place(interaction: discord.Interaction[Any], table: Table | None) -> tuple[int, int]:
    """Return the ids of a channel or thread, and of the parent of a thread; 0 without a parent.

    The place is that of the `table` if given, else that of the interaction.
    """
    channel_id, parent_id, place = interaction.channel_id or 0, 0, interaction.channel
    if table is not None:
        channel_id, parent_id, place = table.state.channel_id, table.state.parent_id, None
        if interaction.guild:
            place = interaction.guild.get_thread(channel_id)
    return channel_id, place.parent_id if isinstance(place, discord.Thread) else parent_id


async def saves(context: Context) -> bool:
    """Whether this person may save rules on this server."""
    interaction, server = context.interaction, context.server
    if server is None:
        return False
    settings = await context.app.store.servers.settings(server)
    tables = (table.state for table in context.app.tables.of(context.player))
    hosts = any(state.host == context.player and state.guild_id == server for state in tables)
    manages = interaction.permissions.manage_guild
    return may_save(settings, roles_of(interaction), hosts=hosts, manages=manages)


async def check_saver(context: Context) -> None:
    """Raise Refusal where this person may not save rules here; the text names those who may."""
    if await saves(context):
        return
    guild, settings = context.interaction.guild, None
    if guild is not None:
        settings = await context.app.store.servers.settings(guild.id)
    if settings and settings.savers is Savers.HOSTS:
        raise Refusal("save-only-hosts")
    role = guild.get_role(settings.saver_role) if guild and settings else None
    if role is None:
        raise Refusal("save-only-managers")
    raise Refusal("save-only-role", role=escaped(role.name))


def roles_of(interaction: discord.Interaction[Any]) -> set[int]:
    """Return the ids of this person's roles, by the data of the interaction."""
    member = interaction.user
    return {role.id for role in member.roles} if isinstance(member, discord.Member) else set()


def administered(context: Context) -> int:
    """Return the id of the server, for a person who may manage it by this interaction's data.

    Raises Refusal for other people, also for a person who lost the permission with the panel open.
    """
    server = context.server
    if server is None or not context.interaction.permissions.manage_guild:
        raise Refusal("only-admins")
    return server


def check_judges(context: Context) -> None:
    """Raise Refusal for an admin who plays in the running deal, whose other people decide."""
    table = context.table
    if needs_consent(table.state, table.now.running, context.player, manager=True):
        raise Refusal("stop-plays")


async def admit(
    speech: Speech, app: App, interaction: discord.Interaction[Any], preset: str
) -> None:
    """Raise Refusal, with the reason, if this person may not open a table of this game here."""
    guild = interaction.guild
    if guild is None or preset not in PRESETS:  # opening a table refuses an unknown game anyway
        return
    settings = await app.store.servers.settings(guild.id)
    check_channel(speech, settings, interaction)
    role = guild.get_role(settings.host_role)
    if role is None:  # a deleted role does not restrict hosts
        settings = replace(settings, host_role=0)
    tables = app.tables.on_server(guild.id)
    role_name = (escaped(role.name) or role.mention) if role else ""
    may_open(settings, roles_of(interaction), resolved(preset)[0], len(tables), role_name)
    check_host_limit(settings, tables, str(interaction.user.id))


def check_host_limit(settings: ServerSettings, tables: list[Table], player: Player) -> None:
    """Raise Refusal if this person already hosts the allowed number of the tables `here`."""
    check_hosted(
        settings, [table.state.channel_id for table in tables if table.state.host == player]
    )
