"""Where a player's hand goes: where they wish, and under the table while their DMs are closed."""

from __future__ import annotations

import discord

from bot.domain import seating
from bot.domain.preferences import Preferences, Sent
from bot.domain.state import Delivery, Seated
from bot.tables.table import Table
from bot.words import say
from cogs.core.interaction import Press
from cogs.core.locale import wished
from cogs.core.names import place_of_table

NO_DMS, NO_SHARED_SERVER = 50007, 50278


def by_dm(seat: Seated | None, wishes: Preferences) -> bool:
    """Does the hand of this seat go by direct message?"""
    return seat is not None and seat.delivery is Delivery.DM and wishes.sent is not Sent.CHANNEL


async def greet(press: Press, table: Table, said: str) -> None:
    """Tell who has just sat down where the hands will come, and test whether they can."""
    from cogs.table.publisher import herald_of

    wishes = await wished(press.bot, press.player)
    below = wishes.sent is not Sent.DM
    if wishes.sent is Sent.CHANNEL:
        told = say("hands-in-channel")
    elif await _dm_arrives(press, table):
        told = say("dms-open")
    else:
        told, below = say("dms-closed"), True
    await press.whisper(f"{said} {told}")
    if below:
        await herald_of(press.bot).turn_into_hand(table, press)


async def _dm_arrives(press: Press, table: Table) -> bool:
    """Send a first direct message; whether it may be sent is noted at the seat."""
    seat = seating.seated(table.state, press.player)
    try:
        channel = await press.bot.create_dm(discord.Object(int(press.player)))
        await channel.send(say("dm-joined", **place_of_table(press.bot, table)), silent=True)
    except discord.Forbidden as error:
        if error.code not in (NO_DMS, NO_SHARED_SERVER):
            raise
        await table.deliver(press.player, Delivery.CHANNEL)
        return False
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(press.player, Delivery.DM)
    return True
