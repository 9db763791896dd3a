"""The command /rules, to read and change the rules of a table, of any game, or of a code."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.domain import drafts
from bot.domain.errors import Refusal
from bot.words import search
from bot.words.speech import escaped
from cogs.core.app_cog import AppCog
from cogs.core.context import Context
from cogs.core.translator import about
from cogs.rules.autocomplete import RULE, Choices, rules_choices
from cogs.rules.browser import FRONT, searched, show_families
from cogs.rules.editor import show_editor
from cogs.rules.editor_actions import show_rule
from cogs.rules.references import SAVED, saved_as
from cogs.rules.sheet import show_sheet
from rules.catalogue import OPTIONS
from rules.catalogue.presets import PRESETS


async def _reference(context: Context, preset: str | None, code: str | None) -> str:
    """Return the reference of the requested rules; "" if there are none.

    Without a preset and a code, the rules of the table in this channel are meant.
    """
    if code:
        return f"c.{''.join(filter(str.isalnum, code))}"
    if preset in PRESETS:
        return f"p.{preset}"
    if preset:
        rules = await saved_as(context.app, context.server, preset.removeprefix(SAVED))
        return f"o.{rules.name}" if rules else ""
    table = context.app.tables.in_channel(context.interaction.channel_id)
    context.table_id = table.state.id if table else 0
    return "t" if table else ""


async def _search(context: Context, typed: str) -> None:
    """Show the search results of a typed text. Raises Refusal where nothing is found."""
    if not (search.games(context.speech, typed) or search.rules(context.speech, typed)):
        raise Refusal("no-such-game", game=escaped(typed))
    await searched(context, FRONT, typed)


async def rules(context: Context) -> None:
    """Show the rules of a table: the editor to its host before a match, the sheet to others."""
    if drafts.may_edit(context.table.state, context.player):
        await show_editor(context)
    else:
        await show_sheet(context, "t")


class RulesCommand(AppCog):
    """The command /rules.

    For example, ``/rules preset:bigtwo_basic`` shows the rules of Big Two, and
    ``/rules code:38KN-7GS`` those of President with two jokers.
    """

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
        async def read(context: Context) -> None:
            option = (preset or "").removeprefix(RULE)
            if not code and option != preset and option in OPTIONS:
                await show_rule(context, FRONT, option)
            elif reference := await _reference(context, preset, code):
                await show_sheet(context, reference)
            elif preset:
                await _search(context, preset)
            else:
                await show_families(context)

        await Context(self.app, interaction, anywhere=True).run(read)

    @rules.autocomplete("preset")
    async def _presets(self, interaction: discord.Interaction[Any], current: str) -> Choices:
        return await rules_choices(self.app, interaction, current)
