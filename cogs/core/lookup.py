"""Lookup of the table that a typed command is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord

from bot import logs
from bot.app import App
from bot.discord.installs import in_direct
from bot.domain.errors import Refusal
from bot.domain.state import Stage
from bot.tables.table import Table
from cogs.core.context import Context
from rules.view import SeatView


def find_table(app: App, interaction: discord.Interaction[Any]) -> Table:
    """Return the table of this channel; in direct messages, a table of this person.

    Tables where the person is on turn come first. Raises Refusal where there is no table, or a
    sealed one.
    """
    if not in_direct(interaction):
        table = app.tables.in_channel(interaction.channel_id)
        if table is None:
            raise Refusal("no-table-here")
        return table
    tables = app.tables.of(str(interaction.user.id))
    if not tables:
        raise Refusal("no-table-of-yours")
    if tables[0].sealed:
        raise Refusal("cards-under-way")
    return tables[0]


async def run_at_table(
    app: App,
    interaction: discord.Interaction[Any],
    act: Callable[[Context, Table], Awaitable[None]],
    *,
    in_chats: bool = False,
) -> None:
    """Run a typed command about the table that `find_table` finds.

    With `in_chats`, the command is answered also in chats of people.
    """

    async def at_table(context: Context) -> None:
        table = find_table(app, interaction)
        logs.about(table)
        context.speech = replace(context.speech, tiles=table.now.tiles)
        await act(context, table)

    await Context(app, interaction, in_chats=in_chats).run(at_table)


def own_view(
    app: App, interaction: discord.Interaction[Any]
) -> tuple[Table, SeatView] | tuple[None, None]:
    """Return this person's table and view of its deal; (None, None) without a seat in a deal."""
    try:
        table = find_table(app, interaction)
    except Refusal:
        return None, None
    view = table.now.view(str(interaction.user.id))
    if table.state.stage is not Stage.DEAL or view is None or view.seat is None:
        return None, None
    return table, view
