"""Threads in which nothing was ever said: the bot was killed before it had stored their tables."""

from __future__ import annotations

import contextlib
import logging

import discord
from discord.ext import commands

from bot.access import asking, is_closed
from bot.client import Gamenight
from cogs.core.listening import until_done

log = logging.getLogger(__name__)

STORED_SECONDS = 60.0  # in which a table is stored and shown whose thread was opened just now


class EmptyThreads(commands.Cog):
    """Looks for them whenever Discord tells what a server has: at a start, above all."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @commands.Cog.listener("on_guild_available")
    @until_done
    async def threads_known(self, guild: discord.Guild) -> None:
        """Put them away, where none has got a table or a message since."""
        own = [one for one in guild.threads if one.owner_id == guild.me.id]
        if empty := [one for one in own if not one.message_count]:
            await self.bot.clock.sleep(STORED_SECONDS)
            with asking(guild.id):
                for thread in filter(None, (guild.get_thread(one.id) for one in empty)):
                    await self._put_away(thread)

    async def _put_away(self, thread: discord.Thread) -> None:
        """Whoever opened a thread may do that, but not delete it."""
        allowed = thread.permissions_for(thread.guild.me)
        readable = allowed.view_channel and allowed.read_message_history
        if not readable or is_closed(thread) or await self.bot.store.table_in(thread.id):
            return
        with contextlib.suppress(discord.Forbidden, discord.NotFound):  # it was lost meanwhile
            if [message async for message in thread.history(limit=1)]:
                return
            await thread.edit(archived=True)
            log.info("thread %s is put away: it has no table", thread.id)
