"""Telling newcomers where their hands will come, and trying whether direct messages arrive."""

from __future__ import annotations

import logging

import discord

from bot import limits, metrics
from bot.client import Gamenight, in_short, is_outside, is_passing
from bot.domain import seating
from bot.domain.naming import naming
from bot.domain.preferences import Sent
from bot.domain.state import Delivery, Post
from bot.tables.table import Table
from bot.words import say, telling_of
from cogs.core.context import Context
from cogs.core.direct_messages import direct_messages
from cogs.core.people import names_at, place_of_table
from cogs.core.published import Reply, published_of
from cogs.hand.message import hand_message
from cogs.hand.posts import DIRECT, REPLY, State, hand_state, met

log = logging.getLogger(__name__)

OPEN = "dms-open"


async def greet(context: Context, table: Table, said: str) -> None:
    """Tell who has just sat down where the hands will come, and test whether they can."""
    sent = context.reader.preferences.sent
    told = "hands-in-channel" if sent is Sent.CHANNEL else await _try_direct_message(context, table)
    before = hand_state(table.now, context.player, context.reader.preferences)
    await context.reply(f"{said} {say(told)}")
    if sent is Sent.BOTH or told != OPEN:
        turn_into_hand(context, table, before)


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


def turn_into_hand(context: Context, table: Table, before: State) -> None:
    """The private answer to this click becomes the hand when the next deal begins.

    Or at once, where that has happened since `before`, the state in which the answer was written.
    """
    published, player = published_of(context.bot, table), context.player
    now, beside = context.bot.clock.now(), context.told_beside
    published.replies[player] = Reply(context.interaction, now, beside=beside)
    published.hands[REPLY, player] = before
    if before != hand_state(table.now, player, context.reader.preferences):
        table.audience.changed(table)


def show_now(bot: Gamenight, table: Table, player: str) -> None:
    """The private answer to this player's click becomes the hand at once."""
    published_of(bot, table).hands.pop((REPLY, player), None)
    table.audience.changed(table)


async def deal_as_answer(context: Context, table: Table) -> bool:
    """Deal, and answer with the hand what was asked for in the direct messages, where it stays.

    Where that fails, or more time was asked for, it is False and shown as every hand is.
    """
    bot, player, published = context.bot, context.player, published_of(context.bot, table)
    async with published.hand_locks[DIRECT, player].answering():
        await table.deal(player)
        context.reader = await met(bot, context.reader, table.now)
        now, preferences = table.now, context.reader.preferences
        with naming(await names_at(bot, now)), telling_of(now.tiles):
            shown = await hand_message(bot, now, player, preferences)
        try:
            posted = await context.post_view(*shown)
        except Exception as error:  # each that is not Discord's or the connection's is raised again
            if not is_outside(error):
                raise
            log.warning("a first hand was not shown in answer: %s", in_short(error))
            published.doubtful = True  # perhaps it was: then there are two, for a while
            return False
        if not posted:
            return False
        at, deal = bot.clock.now(), now.state.deal_id or 0
        published.hands[DIRECT, player] = hand_state(now, player, preferences)
        published.clicks[player] = Reply(context.interaction, at, posted)
        kept = Post("hand", player, table.state.channel_id, posted, deal, at)
        await published.keep_posts([kept])
    return True
