"""The leaderboard of a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.words import say
from cogs.core.interaction import NOBODY, Press
from cogs.core.names import named
from cogs.core.translator import about

if TYPE_CHECKING:
    from bot.client import Gamenight

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class Rankings(commands.Cog):
    """The command /leaderboard."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(description=about("leaderboard"))
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        async def show(press: Press) -> None:
            assert interaction.guild_id is not None
            lines = await self.bot.store.leaderboard(interaction.guild_id)
            board = discord.Embed(title=say("leaderboard-title"), colour=discord.Colour(0xF5A623))
            board.description = "\n".join(
                say(
                    "leaderboard-line",
                    medal=MEDALS.get(rank, f"`{rank}`"),
                    who=named(line.player),
                    points=line.points,
                    deals=line.deals,
                    first=line.first,
                    last=line.last,
                    average=f"{line.average_place:.2f}",
                )
                for rank, line in enumerate(lines, 1)
            ) or say("leaderboard-empty")
            await interaction.response.send_message(embed=board, allowed_mentions=NOBODY)

        await Press(self.bot, interaction).run(show)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(Rankings(bot))
