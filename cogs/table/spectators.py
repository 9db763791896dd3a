"""Spectators: the public view of a table as a private message that is kept up to date."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.app import App
from bot.discord.errors import is_passing
from bot.discord.installs import in_direct
from bot.domain import seating
from bot.domain.state import Stage
from bot.drawing import DECKS
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words.speech import Speech
from cogs.core.companion import Standing, companion_in
from cogs.core.components import button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS
from cogs.core.people import Reader, reader_of
from cogs.core.posts import Reply
from cogs.table.message import seen_by_all

BESIDE = "beside"  # the argument of a button on a hand, which the view does not replace


async def _shown(
    speech: Speech, app: App, table: Snapshot, reader: Reader, until: float
) -> tuple[LayoutView, list[discord.File]]:
    """Build the table for this person, with the time until which the message is updated."""
    preferences, player = reader.preferences, reader.player
    deck = DECKS[preferences.deck]
    layout, files = await seen_by_all(speech, app, table, preferences.pictures, deck, player)
    for box in layout.children:
        box.id = None  # this id would mark the message as one of the deal
    if table.state.stage is not Stage.CLOSED:
        if not _called_away(table, player):
            layout.add_item(TextDisplay(speech.say("watching", until=str(int(until)))))
        number = table.state.id
        layout.add_item(
            ActionRow(
                button("watch", number, ALWAYS, label=speech.say("button-refresh")),
                button("unwatch", number, ALWAYS, label=speech.say("button-unwatch")),
            )
        )
    return layout, files


class Spectators:
    """The private views of the people who watch a table, by player."""

    def __init__(self, app: App, table: Table) -> None:
        self.app, self.table = app, table
        self.views: dict[str, Reply | Standing] = {}

    async def show(self, speech: Speech) -> None:
        """Update the views; delete the view of a spectator whose own hand needs attention."""
        for player, reply in list(self.views.items()):
            replaced = isinstance(reply, Standing) and not reply.stands
            if replaced or self.app.clock.now() > reply.until:
                del self.views[player]
                continue
            if _called_away(self.table.now, player):
                del self.views[player]
                await reply.delete(self.app.clock.now())
                continue
            reader = await reader_of(self.app, player, self.table.state.guild_id)
            said = reader.speech(speech)
            view, files = await _shown(said, self.app, self.table.now, reader, reply.until)
            try:
                await reply.edit(view, files)
            except discord.HTTPException as error:
                if is_passing(error):
                    raise
                # dismissed, or the token has expired: the spectator clicks again
                self.views.pop(player, None)


def spectators_of(app: App, table: Table) -> Spectators:
    """Return the spectators of this table."""
    return app.publisher.of(table).spectators


async def watch(context: Context, where: str = "") -> None:
    """Begin to watch the table, or extend the time for which the view is updated.

    The view replaces the pressed private message, unless `where` is BESIDE. In direct messages a
    companion of its own shows the view: see `cogs.core.companion`. A person whose own hand needs
    attention gets the view once, without updates.
    """
    spectators = spectators_of(context.app, context.table)
    before, player = context.table.now, context.player
    reply, context.watching = Reply(context.interaction, context.app.clock.now()), True
    shown = await _shown(context.speech, context.app, before, context.reader, reply.until)
    message = context.interaction.message
    earlier = spectators.views.pop(player, None)
    if where != BESIDE and message is not None and message.flags.ephemeral:
        await context.edit(*shown)
    else:
        await context.reply_view(*shown, stays=not in_direct(context.interaction))
        if earlier:
            await earlier.delete(context.app.clock.now())
    if _called_away(before, player):
        return
    spectators.views[player] = _kept(context, replace(reply, beside=context.told_beside))
    if context.table.now is not before:
        await spectators.show(context.speech)


def _kept(context: Context, reply: Reply) -> Reply | Standing:
    """Return the view to keep up to date: the response; in direct messages the companion's view."""
    message = context.interaction.message
    if not in_direct(context.interaction) or (message and message.flags.ephemeral):
        return reply
    companion = companion_in(context.app, context.interaction, watching=True)
    return Standing(companion, companion.shown, reply.until)


def _called_away(table: Snapshot, player: str) -> bool:
    """Whether this player's own hand needs attention, for a turn or for the results of the deal."""
    seat, view = seating.seated(table.state, player), table.view(player)
    if seat is None or seat.gone or view is None or view.seat is None:
        return False
    return view.my_turn or view.ended is not None


async def stop_watching(context: Context) -> None:
    """Delete the view and stop watching."""
    view = spectators_of(context.app, context.table).views.pop(context.player, None)
    await context.acknowledge()
    if isinstance(view, Standing) and view.stands:
        await view.delete(context.app.clock.now())
    else:
        await context.interaction.delete_original_response()
