"""Telling newcomers where their hands will come, and trying whether direct messages arrive."""

from __future__ import annotations

import discord

from bot import limits
from bot.domain import seating
from bot.domain.preferences import Sent
from bot.domain.state import Delivery
from bot.tables.table import Table
from bot.words import say
from cogs.core.context import Context
from cogs.core.people import place_of_table
from cogs.hand.posts import turn_into_hand


async def greet(context: Context, table: Table, said: str) -> None:
    """Tell who has just sat down where the hands will come, and test whether they can."""
    sent = context.reader.preferences.sent
    below = sent is not Sent.DM
    if sent is Sent.CHANNEL:
        told = say("hands-in-channel")
    elif await _dm_arrives(context, table):
        told = say("dms-open")
    else:
        told, below = say("dms-closed"), True
    await context.reply(f"{said} {told}")
    if below:
        turn_into_hand(context, table)


async def _dm_arrives(context: Context, table: Table) -> bool:
    """Send a first direct message; whether it may be sent is noted at the seat."""
    seat = seating.seated(table.state, context.player)
    try:
        channel = await context.bot.create_dm(discord.Object(int(context.player)))
        await channel.send(say("dm-joined", **place_of_table(context.bot, table.now)), silent=True)
    except discord.Forbidden as error:
        if error.code not in (limits.NO_DMS, limits.NO_SHARED_SERVER):
            raise
        await table.deliver(context.player, Delivery.CHANNEL)
        return False
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(context.player, Delivery.DM)
    return True
