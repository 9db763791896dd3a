"""Checks before a person opens a table on a server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.discord.client import Gamenight
from bot.domain.permissions import check_hosted, may_open
from bot.domain.preferences import ServerSettings
from bot.tables.table import Table
from cogs.core.rights import check_channel, roles_of
from rules.catalogue.presets import PRESETS, resolved
from rules.match.match import Player


async def admit(bot: Gamenight, interaction: discord.Interaction[Any], preset: str) -> None:
    """Raise Refusal, with its reason, when this person may not open a table of this game here."""
    guild = interaction.guild
    if guild is None or preset not in PRESETS:  # the tables refuse an unknown game themselves
        return
    settings = await bot.store.servers.settings(guild.id)
    check_channel(settings, interaction)
    role = guild.get_role(settings.host_role)
    if role is None:  # a deleted role does not restrict hosts
        settings = replace(settings, host_role=0)
    here = [table for table in bot.tables.all() if table.state.guild_id == guild.id]
    may_open(
        settings, roles_of(interaction), resolved(preset)[0], len(here), role.name if role else ""
    )
    check_host_limit(settings, here, str(interaction.user.id))


def check_host_limit(settings: ServerSettings, here: list[Table], player: Player) -> None:
    """Raise Refusal where this person hosts the allowed number of tables, among those `here`."""
    check_hosted(settings, [one.state.channel_id for one in here if one.state.host == player])
