"""The log of a server: acts of its hosts and admins, for its admins to read."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from math import ceil

from bot.discord.errors import in_short
from bot.domain.moderation import Done, LogEntry
from bot.store import StorageError
from bot.tables.table import Table
from bot.words.people import naming
from bot.words.rulebook import game_title
from bot.words.speech import Speech, escaped
from cogs.core.components import TableButton, pager
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import known_names, named
from cogs.core.permissions import sees_place
from cogs.core.rights import administered
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

log = logging.getLogger(__name__)


async def note(
    context: Context,
    done: Done,
    whom: Player = "",
    about: str = "",
    table: Table | None = None,
) -> None:
    """Log an act of this person. A failure of the storage does not undo the act.

    `whom` is the person concerned, `about` a detail such as the name of a setting.
    """
    guild_id = table.state.guild_id if table else context.server
    if not guild_id or (table and table.state.serverless):
        return
    channel_id = table.state.channel_id if table else 0
    entry = LogEntry(done, context.player, whom, about, channel_id)
    try:
        await context.app.store.moderation.note(guild_id, entry)
    except StorageError as error:
        log.warning("%s is not in the log of its server (%s)", done.value, in_short(error))


async def change_and_log(
    context: Context, change: Awaitable[object], done: Done, whom: Player = "", about: str = ""
) -> None:
    """Await a change of the control's table, and log the change afterwards."""
    table = context.table
    await change
    await note(context, done, whom, about, table)


SAID = {  # keys of the sentences that name settings
    "language": "server-language",
    "families": "server-families",
    "channels": "server-channels",
    "sent": "server-sent",
    "turn_seconds": "server-turn",
    "bank_seconds": "server-bank",
    "most_tables": "server-most",
    "threads": "server-threads-about",
    "host_role": "server-hosts",
    "most_hosted": "server-hosted",
    "ping_role": "server-ping",
    "ping_minutes": "server-ping-every",
    "savers": "server-savers",
    "saver_role": "server-saver-role",
    "crown_role": "server-crown",
    "history_days": "server-history",
    "season_kind": "server-season",
    "rates_custom": "server-rates",
    "zone": "server-zone-about",
    "daily_channel": "server-daily",
    "season_end": "server-season-ended",
    "season_undo": "server-season-back",
}
PAGE = 15  # entries


async def log_page(context: Context, page: int) -> tuple[str, list[TableButton]]:
    """Return a page of the log, the newest entries first, with the buttons to other pages.

    Entries about tables in channels that this admin does not see are left out.
    """
    guild_id = administered(context)
    all_entries, interaction = await context.app.store.moderation.log(guild_id), context.interaction
    entries = [
        entry
        for entry in all_entries
        if not entry.channel_id or sees_place(interaction, entry.channel_id)
    ]
    shown = entries[page * PAGE : (page + 1) * PAGE]
    people = {who for entry in shown for who in (entry.by, entry.whom) if who}
    speech = naming(context.speech, await known_names(context.app, guild_id, people))
    lines = [speech.say("log-about"), *(_line(speech, entry) for entry in shown)]
    steps = pager(context.speech, "serverlog", NOWHERE, ALWAYS, page, ceil(len(entries) / PAGE))
    return "\n".join(lines if entries else [context.speech.say("log-empty")]), steps


def _line(speech: Speech, entry: LogEntry) -> str:
    text = speech.say(
        f"log-{entry.done.value}",
        who=named(speech, entry.by),
        whom=named(speech, entry.whom) if entry.whom else "",
        own="yes" if entry.whom in ("", entry.by) else "no",
        channel=f"<#{entry.channel_id}>",
        about=_about(speech, entry),
    )
    return f"<t:{int(entry.at)}:f> · {text}"


def _about(speech: Speech, entry: LogEntry) -> str:
    if entry.done is Done.SETTING:
        return speech.say(SAID[entry.about]) if entry.about in SAID else entry.about
    if entry.done is Done.CHANGED_GAME and entry.about in PRESETS:
        return game_title(speech, entry.about)
    return escaped(entry.about, len(entry.about))
