"""The list of open tables on a server, and notifications of new tables.

Both cover only tables in channels and threads that the person may see.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.discord.errors import in_short, is_outside
from bot.domain import seating
from bot.domain.errors import Refusal
from bot.domain.state import Stage
from bot.store import StorageError
from bot.tables.table import Table
from bot.words.people import naming, players_list
from bot.words.rulebook import rules_title
from bot.words.speech import Speech, fitted
from cogs.core.context import Context
from cogs.core.people import known_names, link_to_channel, place_of_table, reader_of
from cogs.core.posts import Posts, posts_of
from cogs.server.ping_role import mention_role, ping_button
from cogs.server.tables import tables_here
from rules.match.match import Player

log = logging.getLogger(__name__)

MOST_WAITS = 10  # most servers on which one person may wait for a notification
SHOWN = 20  # most tables in a list
NAMED = 8  # most players named for each table
ASKED_SECONDS = 10.0  # greatest age of cached member data for deciding who may see a new table


async def show_open_tables(context: Context) -> None:
    """List the open tables of this server that this person may see, at most SHOWN.

    Each line has a link to the table message.
    """
    app, guild_id = context.app, context.server
    here = await app.members.seen_by(context.player, tables_here(app, guild_id))
    lines = [context.speech.say("tables-title", count=len(here))]
    everybody = {player for table in here[:SHOWN] for player in _sitting(table)}
    speech = naming(context.speech, await known_names(app, guild_id or 0, everybody))
    for table in here[:SHOWN]:
        lines.append(await _line(speech, app, table))
    if not here:
        lines.append(context.speech.say("tables-none"))
    await context.reply(fitted(lines, limits.CONTENT))


async def _line(speech: Speech, app: App, table: Table) -> str:
    state, sitting = table.state, _sitting(table)
    free = max(0, table.now.rules.seats.stop - 1 - len(seating.playing(state)))
    return speech.say(
        "tables-open",
        link=await link_to(posts_of(app, table)),
        game=rules_title(speech, state),
        who=players_list(speech, sitting, NAMED),
        free=free,
        running="yes" if state.stage is Stage.DEAL else "no",
    )


def _sitting(table: Table) -> list[Player]:
    """Return the players with a seat, also those sitting out, and all players of a running deal."""
    there = [seat.player for seat in table.state.seats if not seat.gone]
    dealt = table.now.players if table.state.stage is Stage.DEAL else ()
    return list(dict.fromkeys((*there, *dealt)))


async def link_to(posts: Posts) -> str:
    """Return the URL of the table's message, or of its channel while there is no message."""
    post = await posts.of("table")
    return link_to_channel(posts.table.now) + (f"/{post.message_id}" if post else "")


async def toggle_waiting(context: Context) -> None:
    """Subscribe this person to a notification of the server's next table, or unsubscribe them.

    Raises Refusal for a person who is subscribed on MOST_WAITS servers already.
    """
    guild_id, servers = context.server, context.app.store.servers
    assert guild_id is not None
    wanted = context.player not in await servers.waiting(guild_id)
    if wanted:
        await context.check_welcome(guild_id)
        if await servers.count_waiting(context.player) >= MOST_WAITS:
            raise Refusal("notify-enough", most=MOST_WAITS)
    await servers.set_waiting(guild_id, context.player, wanted)
    said = context.speech.say("notify-on" if wanted else "notify-off")
    found = await ping_button(context.speech, context.app, context.interaction.guild)
    if not found:
        await context.reply(said)
        return
    text: TextDisplay[Any] = TextDisplay(f"{said}\n{context.speech.say('notify-role')}")
    await context.reply_view(LayoutView(timeout=None).add_item(text).add_item(ActionRow(found)))


async def announce(posts: Posts) -> None:
    """Notify the subscribed people of a new table, if the table is still in its lobby.

    The notifications are sent concurrently: a request without a response delays no other request.
    """
    app, table = posts.app, posts.table
    if table.state.stage is not Stage.LOBBY or table.state.serverless:
        return
    guild_id = table.state.guild_id
    await mention_role(app, table)
    try:
        waiting = await app.store.servers.waiting(guild_id)
    except StorageError as error:  # the subscriptions stay, for the next table
        log.warning("table %s could not be announced (%s)", table.state.id, in_short(error))
        return
    await app.members.learn(guild_id, waiting)
    await asyncio.gather(*(_tell_one(posts, player) for player in waiting))


async def _tell_one(posts: Posts, player: Player) -> None:
    """Notify one person at most once; a failed notification is not retried.

    A person who may not see this table keeps the subscription. A person who has left the server
    loses it.
    """
    app = posts.app
    table, servers = posts.table.now, app.store.servers
    guild_id = table.state.guild_id
    if seating.seated(table.state, player):
        return
    try:
        if not await app.members.sees(table, player, fresh=ASKED_SECONDS):
            if app.members.has_left(guild_id, player):
                await servers.set_waiting(guild_id, player, False)
            return
        if not await servers.set_waiting(guild_id, player, False):
            return  # a notification of another table came first
        channel = await app.direct_messages.to(player)
        speech = (await reader_of(app, player, guild_id)).speech(app.speech)
        facts = place_of_table(speech, app, table) | {"link": await link_to(posts)}
        game = rules_title(speech, table.state)
        async with app.direct_messages.writing_to(player):
            await channel.send(speech.say("notify-opened", game=game, **facts))
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        log.info("a player could not be told of table %s (%s)", table.state.id, in_short(error))
