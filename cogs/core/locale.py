"""How people are spoken to: private words in the player's language, public ones in the server's."""

from __future__ import annotations

from typing import Any

import discord

from bot.client import Gamenight
from bot.domain.preferences import Preferences
from bot.store import StorageError
from bot.words import closest


async def of_server(bot: Gamenight, guild_id: int) -> str:
    """The language of what everybody on a server reads."""
    chosen = (await bot.store.servers.settings(guild_id)).language
    guild = bot.get_guild(guild_id)
    return chosen or closest(str(guild.preferred_locale) if guild else "")


async def of_player(bot: Gamenight, player: str, guild_id: int | None = None) -> str:
    """The language a player chose, else that of their Discord, else the server's."""
    preferences = await bot.store.preferences.of(player)
    if preferences.language or preferences.seen:
        return preferences.language or preferences.seen
    return await of_server(bot, guild_id) if guild_id is not None else closest("")


async def preferences_of(bot: Gamenight, player: str) -> Preferences:
    """What this player has chosen; what holds for everybody while nothing can be read."""
    try:
        return await bot.store.preferences.of(player)
    except StorageError:  # what is asked for will meet it again, and say so
        return Preferences()


async def spelled(bot: Gamenight, player: str) -> bool:
    """Does this player want cards spelled, and no pictures?"""
    return not (await preferences_of(bot, player)).pictures


async def of_interaction(bot: Gamenight, interaction: discord.Interaction[Any]) -> str:
    """The language of whoever clicked or typed; that of their Discord is noted for later."""
    player, seen = str(interaction.user.id), closest(str(interaction.locale))
    try:
        preferences = await bot.store.preferences.of(player)
        if preferences.seen != seen:
            await bot.store.preferences.change(player, seen=seen)
    except StorageError:  # what is asked for will meet it again, and say so
        return seen
    return preferences.language or seen
