"""Reading the rules: of this table, or of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.words import Refusal
from cogs.lobby import preset_choices
from cogs.press import Press
from cogs.sheet import sheet
from rules.games import PRESETS

if TYPE_CHECKING:
    from bot.client import Gamenight


class HouseRules(commands.Cog):
    """The command /rules."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(description="The rules of this table, or of a game")
    @app_commands.describe(preset="A game; without it the one of this channel")
    async def rules(self, interaction: discord.Interaction[Any], preset: str | None = None) -> None:
        async def show(press: Press) -> None:
            table = self.bot.tables.in_channel(interaction.channel_id)
            if preset is not None and preset not in PRESETS:
                raise Refusal("no-such-game", game=preset[:60])
            if preset is None and table is not None:
                pages = sheet(table.state.preset, table.state.changed)
            else:
                pages = sheet(preset or "president_basic", {})
            for page in pages:
                await press.whisper_view(page)

        await Press(self.bot, interaction).run(show)

    @rules.autocomplete("preset")
    async def _presets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return preset_choices(current)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(HouseRules(bot))
