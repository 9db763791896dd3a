"""Whether somebody may open a table here, or decide for the whole server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.client import Gamenight
from bot.domain.permissions import may_open
from bot.words import Refusal
from cogs.core.context import Context
from rules.catalogue.presets import PRESETS, resolved


async def admit(bot: Gamenight, interaction: discord.Interaction[Any], preset: str) -> None:
    """Refusal, with its reason, when this person may not open a table of this game here."""
    guild = interaction.guild
    if guild is None or preset not in PRESETS:  # the tables refuse an unknown game themselves
        return
    settings = await bot.store.servers.settings(guild.id)
    role = guild.get_role(settings.host_role)
    if role is None:  # a role that is gone keeps nobody out
        settings = replace(settings, host_role=0)
    here = [table for table in bot.tables.all() if table.state.guild_id == guild.id]
    member = interaction.user
    roles = {role.id for role in member.roles} if isinstance(member, discord.Member) else set()
    may_open(settings, roles, resolved(preset)[0], len(here), role.name if role else "")


def administered(context: Context) -> int:
    """The server that this person manages, as Discord says with this very press.

    Refusal for everybody else, though the panel was theirs when it was opened.
    """
    here = context.interaction
    if here.guild_id is None or not here.permissions.manage_guild:
        raise Refusal("only-admins")
    return here.guild_id
