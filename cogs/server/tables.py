"""The open tables of a server, for its admins to close or start over."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.app import App
from bot.domain.moderation import Done
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words.people import naming
from bot.words.rulebook import rules_title
from bot.words.speech import Speech, shortened
from cogs.core.components import button, in_rows, pager
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import channel_of_table, known_names, named
from cogs.core.rights import administered, check_channel, check_judges
from cogs.core.server_log import change_and_log, note

PAGE = 20  # tables with a button each
MOST = 100_000  # tables of one server, to bound the page number
LABEL = 33  # visible columns of a button


def tables_here(app: App, guild_id: int | None) -> list[Table]:
    """Return the open tables of a server, the oldest first."""
    return app.tables.on_server(guild_id) if guild_id is not None else []


def _list(speech: Speech, app: App, open_: list[Table], start: int) -> LayoutView:
    page = open_[start : start + PAGE]
    lines = [
        speech.say("tables-title", count=len(open_)),
        *(_line(speech, app, table) for table in page),
    ]
    box: Container[Any] = Container(TextDisplay("\n".join(lines)))
    buttons = [
        button("overrule", table.state.id, ALWAYS, label=_label(app, table)) for table in page
    ]
    for row in in_rows(buttons):
        box.add_item(row)
    back = [] if start else [button("server", NOWHERE, ALWAYS, label=speech.say("button-back"))]
    number, pages = start // PAGE, ceil(len(open_) / PAGE)
    steps = pager(speech, "tables", NOWHERE, ALWAYS, number, pages, lambda to: str(to * PAGE))
    box.add_item(ActionRow(*back, *steps))
    return LayoutView(timeout=None).add_item(box)


def _line(speech: Speech, app: App, table: Table) -> str:
    state = table.state
    return speech.say(
        "tables-line",
        channel=f"<#{state.channel_id}>",
        game=rules_title(speech, state),
        host=named(speech, state.host),
        count=sum(not seat.sitting_out for seat in state.seats),
        running="yes" if state.stage is Stage.DEAL else "no",
    )


def _label(app: App, table: Table) -> str:
    channel = shortened(channel_of_table(app, table.now), LABEL)
    return f"#{channel or table.state.channel_id}"


def _question(speech: Speech, app: App, table: Table) -> LayoutView:
    number = table.state.id
    lines = [
        _line(speech, app, table),
        speech.say("overrule-close-about"),
        speech.say("overrule-reset-about"),
    ]
    danger = ButtonStyle.danger
    row = ActionRow[Any](
        button("overruleclose", number, ALWAYS, label=speech.say("overrule-close"), style=danger),
        button("overrulereset", number, ALWAYS, label=speech.say("overrule-reset"), style=danger),
        button("tables", NOWHERE, ALWAYS, label=speech.say("button-back")),
    )
    return LayoutView(timeout=None).add_item(Container(TextDisplay("\n".join(lines)), row))


async def overrule(context: Context) -> None:
    """Ask whether to close a table, start it over, or leave it alone."""
    await context.edit(_question(context.speech, context.app, _table(context)))


async def close(context: Context) -> None:
    """Close a table, as an admin."""
    table = _table(context)
    check_judges(context)
    stopping = table.stop(context.player, manager=True)
    await change_and_log(context, stopping, Done.STOPPED, table.state.host)
    await show_tables(context)


async def reset(context: Context) -> None:
    """Start a table over: replace it, in any state, by a new lobby with its people and rules."""
    table = _table(context)
    settings = await context.app.store.servers.settings(table.state.guild_id)
    check_channel(context.speech, settings, context.interaction, table)
    check_judges(context)
    await table.stop(context.player, manager=True)
    guild, state = context.interaction.guild, table.state
    thread = guild.get_thread(state.channel_id) if guild else None
    placed = replace(state, parent_id=thread.parent_id if thread else state.parent_id)
    await context.app.tables.open_again(placed)
    await note(context, Done.STARTED_OVER, table.state.host, table=table)
    await show_tables(context)


async def show_tables(context: Context, start: int = 0) -> None:
    """Show the list of tables in the pressed message.

    The list has only tables in channels that this manager sees; administrators see all.
    """
    app, guild_id = context.app, context.server
    tables = await app.members.seen_by(context.player, tables_here(app, guild_id))
    hosts = [table.state.host for table in tables[start : start + PAGE]]
    speech = naming(context.speech, await known_names(app, guild_id or 0, hosts))
    await context.edit(_list(speech, app, tables, start))


def _table(context: Context) -> Table:
    administered(context)
    return context.table
