"""Entries of the server's log about acts of hosts and admins."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from bot.discord.client import in_short
from bot.domain.moderation import Done, LogEntry
from bot.store import StorageError
from bot.tables.table import Table
from cogs.core.context import Context
from rules.match.match import Player

log = logging.getLogger(__name__)


async def note(
    context: Context,
    done: Done,
    whom: Player = "",
    about: str = "",
    table: Table | None = None,
) -> None:
    """Log an act of this person. A failure of the storage does not undo the act."""
    guild_id = table.state.guild_id if table else context.interaction.guild_id
    if not guild_id or (table and table.state.private):
        return
    channel_id = table.state.channel_id if table else 0
    entry = LogEntry(done, context.player, whom, about, channel_id)
    try:
        await context.bot.store.moderation.note(guild_id, entry)
    except StorageError as error:
        log.warning("%s is not in the log of its server (%s)", done.value, in_short(error))


async def noted(
    context: Context, change: Awaitable[object], done: Done, whom: Player = "", about: str = ""
) -> None:
    """Make a change of the table of this control, and log it once it is made."""
    table = context.table
    await change
    await note(context, done, whom, about, table)
