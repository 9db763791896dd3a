"""Tables that another process serves, before somebody acts at them here."""

from __future__ import annotations

import logging

import discord

from bot.client import Gamenight
from bot.tables.table import Table

log = logging.getLogger(__name__)

MOST = 1000  # names of places


async def visit(
    bot: Gamenight, player: str, table_id: int = 0, hand: discord.Message | None = None
) -> None:
    """Know this player's tables and the one of this number, and where they are. StorageError.

    Nothing is asked where this process serves them all. `hand` is the message clicked on, where
    the answer takes its place.
    """
    if bot.own_shards.alone:
        return
    await bot.tables.visit(player, table_id, hand is not None and not hand.flags.ephemeral)
    for table in bot.tables.known():
        if not (table.state.private or bot.own_shards.holds(table.state.guild_id)):
            await _learn_place(bot, table)


def excuse(bot: Gamenight, player: str) -> None:
    """The storage has failed this player, perhaps before any table was asked.

    At those where they are on turn, the time until it answers counts against nobody.
    """
    for table in bot.tables.all():
        if player in table.waited_for():
            table.stored.trouble.failed(table.clock.now())
    if not bot.own_shards.alone:
        bot.tables.visits.excuse(player)


async def _learn_place(bot: Gamenight, table: Table) -> None:
    """What its server and channel are called: the gateway tells that to another process."""
    guild_id, channel_id = table.state.guild_id, table.state.channel_id
    if channel_id in bot.places:
        return
    if len(bot.places) > MOST:
        bot.places.clear()
    bot.places |= {guild_id: "", channel_id: ""}
    try:
        guild = await bot.fetch_guild(guild_id, with_counts=False)
        bot.places[guild_id] = guild.name
        channel = await bot.fetch_channel(channel_id)
        bot.places[channel_id] = str(channel)
    except discord.DiscordException as error:  # it is done without
        log.info("a place of another process is not known: %s", error)
