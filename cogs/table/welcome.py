"""What the bot says, once, to a server that takes it in."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ButtonStyle
from discord.ext import commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.discord.client import Gamenight, in_short, is_passing
from bot.words import of_rules, say, speaking
from cogs.core.components import button
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.listening import until_done
from cogs.core.people import of_server
from rules.catalogue.families import FAMILIES

log = logging.getLogger(__name__)


def hello() -> LayoutView:
    """Three lines, and the ways to begin."""
    games = say("between-words").join(of_rules("game", one.title) for one in FAMILIES.values())
    box: Container[Any] = Container(TextDisplay(say("hello", games=games)))
    table, alone, every = say("button-open-table"), say("button-practise"), say("button-games")
    box.add_item(
        ActionRow(
            button("opentable", NOWHERE, ALWAYS, label=table, style=ButtonStyle.primary),
            button("practise", NOWHERE, ALWAYS, label=alone, style=ButtonStyle.success),
            button("browse", NOWHERE, ALWAYS, label=every),
        )
    )
    return LayoutView(timeout=None).add_item(box)


class Hello(commands.Cog):
    """Hears of servers that take the bot in."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @commands.Cog.listener("on_guild_join")
    @until_done
    async def taken_in(self, guild: discord.Guild) -> None:
        """The bot was added to a server."""
        await self._greet(guild)

    @commands.Cog.listener("on_guild_available")
    @until_done
    async def taken_in_meanwhile(self, guild: discord.Guild) -> None:
        """So discord.py calls it as well when that happened while the bot was connecting.

        Servers that were there already are those that Discord names when it begins to tell.
        """
        if guild.id not in self.bot.named_at_ready:
            await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say hello where the server's own notes stand, if the bot may write there; else nowhere.

        It is noted first: rather no hello than two of them.
        """
        place, servers = guild.system_channel, self.bot.store.servers
        if place is None:
            return
        allowed = place.permissions_for(guild.me)
        if not (allowed.view_channel and allowed.send_messages):
            return
        if (await servers.settings(guild.id)).greeted:
            return
        await servers.change_settings(guild.id, greeted=True)
        try:
            with speaking(await of_server(self.bot, guild.id)):
                await place.send(view=hello(), silent=True)
        except Exception as error:  # each that is not Discord's is raised again
            if not (is_passing(error) or isinstance(error, discord.HTTPException)):
                raise
            log.info("The hello to server %s could not be sent (%s).", guild.id, in_short(error))
