"""Telling newcomers where their hands will come, and trying whether direct messages arrive."""

from __future__ import annotations

import logging

import discord

from bot import limits, metrics
from bot.client import in_short, is_passing
from bot.domain import seating
from bot.domain.preferences import Sent
from bot.domain.state import Delivery
from bot.tables.table import Table
from bot.words import say
from cogs.core.context import Context
from cogs.core.direct_messages import direct_messages
from cogs.core.people import place_of_table
from cogs.hand.posts import turn_into_hand

log = logging.getLogger(__name__)

OPEN = "dms-open"


async def greet(context: Context, table: Table, said: str) -> None:
    """Tell who has just sat down where the hands will come, and test whether they can."""
    sent = context.reader.preferences.sent
    told = "hands-in-channel" if sent is Sent.CHANNEL else await _try_direct_message(context, table)
    await context.reply(f"{said} {say(told)}")
    if sent is Sent.BOTH or told != OPEN:
        turn_into_hand(context, table)


async def _try_direct_message(context: Context, table: Table) -> str:
    """Send a first direct message, and say what became of it; the seat is taken either way.

    Whether it may be sent is noted at the seat; when Discord is just in trouble, or has had
    enough of them for now, the hand will tell.
    """
    seat = seating.seated(table.state, context.player)
    try:
        channel = await direct_messages(context.bot, context.player)
        await channel.send(say("dm-joined", **place_of_table(context.bot, table.now)), silent=True)
    except discord.HTTPException as error:
        metrics.DM_FAILURES.labels(str(error.code)).inc()
        if error.code not in (limits.NO_DMS, limits.NO_SHARED_SERVER):
            log.warning("a first direct message could not be sent: %s %s", error.status, error.code)
            return "dms-later"
        await table.deliver(context.player, Delivery.CHANNEL)
        return "dms-closed"
    except Exception as error:  # each that is not the connection's is raised again
        if not is_passing(error):
            raise
        log.warning("a first direct message could not be sent: %s", in_short(error))
        return "dms-later"
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(context.player, Delivery.DM)
    return OPEN
