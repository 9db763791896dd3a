"""The leaderboard of a server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Gamenight
from bot.words import say
from cogs.core.context import Context
from cogs.core.people import named
from cogs.core.translator import about

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


class LeaderboardCommand(commands.Cog):
    """The command /leaderboard."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(description=about("leaderboard"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(self, interaction: discord.Interaction[Any]) -> None:
        """The command /leaderboard."""

        async def show(context: Context) -> None:
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
            await context.post(board)

        await Context(self.bot, interaction, public=True).run(show)
