"""Which tables are open on a server, and telling those who want to know when one opens."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.client import Gamenight
from bot.domain import seating
from bot.domain.state import Stage
from bot.tables.table import Table
from bot.words import say, speaking
from bot.words.rulebook import game_title
from cogs.core.context import Context
from cogs.core.locale import of_player
from cogs.core.names import address, named, place_of_table
from cogs.server.tables import tables_here
from cogs.table.published import Published

log = logging.getLogger(__name__)

SHOWN = 20  # tables in a list; Discord takes 2000 characters
NAMED = 8  # players of each


async def show_open_tables(context: Context) -> None:
    """Every open table of this server, with a link to its message."""
    here = tables_here(context.bot, context.interaction.guild_id)
    lines = [say("tables-title", count=len(here))]
    for table in here[:SHOWN]:
        lines.append(await _line(table))
    if not here:
        lines.append(say("tables-none"))
    text, most = "", 2000
    for line in lines:
        if len(text) + len(line) < most:
            text += f"{line}\n"
    await context.reply(text)


async def _line(table: Table) -> str:
    state = table.state
    players = seating.playing(state)
    free = table.rules.seats.stop - 1 - len(players)
    return say(
        "tables-open",
        link=await link_to(table),
        game=game_title(state.preset),
        who=say("between-words").join(map(named, players[:NAMED])),
        free=free,
        running="yes" if state.stage is Stage.DEAL else "no",
    )


async def link_to(table: Table) -> str:
    """The address of the table's message, or of its channel while there is none."""
    posts = await table.store.posts(table.state.id)
    message = next((f"/{post.message_id}" for post in posts if post.kind == "table"), "")
    return address(table) + message


async def toggle_waiting(context: Context) -> None:
    """Note that this person wants to be told of the next table, or forget it."""
    guild_id, servers = context.interaction.guild_id, context.bot.store.servers
    assert guild_id is not None
    wanted = context.player not in await servers.waiting(guild_id)
    await servers.set_waiting(guild_id, context.player, wanted)
    await context.reply(say("notify-on" if wanted else "notify-off"))


def spread(bot: Gamenight, published: Published) -> None:
    """A table has just been shown for the first time: tell those who wait, in the background."""
    task = asyncio.create_task(_tell(bot, published.table))
    published.errands.add(task)
    task.add_done_callback(published.errands.discard)


async def _tell(bot: Gamenight, table: Table) -> None:
    """One message to each, once; who cannot be reached is not tried again."""
    guild_id, servers = table.state.guild_id, bot.store.servers
    for player in await servers.waiting(guild_id):
        if seating.seated(table.state, player):
            continue
        await servers.set_waiting(guild_id, player, False)
        try:
            channel = await bot.create_dm(discord.Object(int(player)))
            with speaking(await of_player(bot, player, guild_id)):
                facts = place_of_table(bot, table) | {"link": await link_to(table)}
                game = game_title(table.state.preset)
                await channel.send(say("notify-opened", game=game, **facts))
        except discord.HTTPException as error:
            log.info("somebody could not be told of table %s: %s", table.state.id, error.code)
