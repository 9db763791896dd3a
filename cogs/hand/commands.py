"""Commands to play with typed cards."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.client import Gamenight
from bot.tables.table import Table
from bot.words.typed import read_cards, read_play
from cogs.core.context import Context
from cogs.core.lookup import run_at_table
from cogs.core.translator import about
from cogs.hand.autocomplete import complete
from cogs.hand.play import act, lay, seat_view, show_hand
from rules.actions import Give, Pass


class PlayCommands(commands.Cog):
    """The commands /hand, /play, /pass and /give."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(description=about("hand"))
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        await run_at_table(self.bot, interaction, show_hand)

    @app_commands.command(description=about("play"))
    @app_commands.describe(cards=about("play cards"))
    async def play(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def do(context: Context, table: Table) -> None:
            await lay(context, table, read_play(cards, seat_view(context, table)), cards)

        await run_at_table(self.bot, interaction, do)

    @play.autocomplete("cards")
    async def _plays(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self.bot, interaction, current)

    @app_commands.command(name="pass", description=about("pass"))
    async def pass_(self, interaction: discord.Interaction[Any]) -> None:
        async def do(context: Context, table: Table) -> None:
            await act(context, table, Pass())

        await run_at_table(self.bot, interaction, do)

    @app_commands.command(description=about("give"))
    @app_commands.describe(cards=about("give cards"))
    async def give(self, interaction: discord.Interaction[Any], cards: str) -> None:
        async def do(context: Context, table: Table) -> None:
            await act(context, table, Give(read_cards(cards, seat_view(context, table).hand)))

        await run_at_table(self.bot, interaction, do)

    @give.autocomplete("cards")
    async def _gifts(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await complete(self.bot, interaction, current)
