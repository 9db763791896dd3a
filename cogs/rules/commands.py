"""Reading the rules: of this table, of any game, or of a code; their host changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.domain import drafts
from bot.words import Refusal
from cogs.core.components import on
from cogs.core.forms import Forms
from cogs.core.interaction import Press
from cogs.core.translator import about
from cogs.rules.browser import families
from cogs.rules.editing import open_editor
from cogs.rules.selection import OURS, Choices, preset_choices, saved_as
from cogs.rules.sheet import show_sheet
from rules.catalogue.presets import PRESETS

if TYPE_CHECKING:
    from bot.client import Gamenight


async def _reference(press: Press, preset: str | None, code: str | None) -> str:
    """What stands for the rules that were asked for; "" where none were."""
    if code:
        return f"c.{''.join(filter(str.isalnum, code))}"
    if preset in PRESETS:
        return f"p.{preset}"
    if preset:
        kept = await saved_as(press.bot, press.interaction.guild_id, preset.removeprefix(OURS))
        if kept is None:
            raise Refusal("no-such-game", game=preset[:60])
        return f"o.{kept.name}"
    table = press.bot.tables.in_channel(press.interaction.channel_id)
    press.table_id = table.state.id if table else 0
    return "t" if table else ""


@on("rules")
async def rules(press: Press) -> None:
    """The button of a table: the host may change the rules before a match, others read them."""
    if drafts.may_edit(press.table.state, press.player):
        await open_editor(press)
    else:
        await show_sheet(press, "t")


class HouseRules(commands.Cog):
    """The command /rules."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(description=about("rules"))
    @app_commands.describe(
        preset=about("rules preset"),
        code=about("rules code"),
    )
    async def rules(
        self,
        interaction: discord.Interaction[Any],
        preset: str | None = None,
        code: str | None = None,
    ) -> None:
        async def read(press: Press) -> None:
            reference = await _reference(press, preset, code)
            if reference:
                await show_sheet(press, reference)
            else:
                await press.whisper_view(families(interaction.guild_id is not None))

        await Press(self.bot, interaction).run(read)

    @rules.autocomplete("preset")
    async def _presets(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await preset_choices(self.bot, interaction, current)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(HouseRules(bot))
    await bot.add_cog(Forms(bot))
