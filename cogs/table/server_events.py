"""Joined and removed servers, and the tables of servers that the bot has left."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.client import Gamenight
from bot.domain.state import NO_SERVER, Closing
from cogs.core.listening import until_done
from cogs.table.channels import close, remember_place


class ServerEvents(commands.Cog):
    """Handles servers that the bot joins or is removed from, also during a downtime."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @commands.Cog.listener("on_shard_ready")
    @until_done
    async def servers_known(self, shard: int) -> None:
        """Close the tables of servers lost during a downtime.

        A server in an outage is among those that Discord names.
        """

        def is_of_shard(guild_id: int) -> bool:
            return self.bot.own_shards.of(guild_id) == shard

        here = {guild.id for guild in self.bot.guilds if is_of_shard(guild.id)}
        for table in self.bot.tables.all():
            guild_id = table.state.guild_id
            if is_of_shard(guild_id) and guild_id not in {*here, NO_SERVER}:
                await close(table, Closing.REMOVED)
        await self.bot.store.housekeeping.note_servers(here, is_of_shard)
        await self.bot.store.housekeeping.place_channels(self._server_of)

    @commands.Cog.listener("on_guild_join")
    @until_done
    async def server_joined(self, guild: discord.Guild) -> None:
        """Load the tables of a server that the bot was added to, perhaps again."""
        await self.bot.store.housekeeping.note_present(guild.id)
        await self.bot.tables.closed.take_up(among=lambda state: state.guild_id == guild.id)

    @commands.Cog.listener("on_guild_remove")
    @until_done
    async def server_gone(self, guild: discord.Guild) -> None:
        """Close the tables of a server that the bot was removed from, and note the absence."""
        if self.bot.get_guild(guild.id):  # the bot is back before the removal could be stored
            return
        for table in self.bot.tables.all():
            if table.state.guild_id == guild.id:
                place = guild.get_channel_or_thread(table.state.channel_id)
                remember_place(self.bot, guild.id, guild.name)
                remember_place(self.bot, table.state.channel_id, place.name if place else "")
                await close(table, Closing.REMOVED)
        await self.bot.store.housekeeping.note_absent(guild.id)

    def _server_of(self, channel_id: int) -> int | None:
        channel = self.bot.get_channel(channel_id)
        guild = getattr(channel, "guild", None)
        return guild.id if guild is not None else None
