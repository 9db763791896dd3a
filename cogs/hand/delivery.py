"""First hands: the message to a player who takes a seat, and a deal as the answer to a click."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord
from discord.ui import LayoutView, TextDisplay

from bot import metrics
from bot.app import App
from bot.discord import limits
from bot.discord.errors import in_short, is_lasting, is_outside, is_passing
from bot.discord.installs import in_direct
from bot.domain import seating
from bot.domain.preferences import Sent
from bot.domain.state import Delivery, Post
from bot.tables.table import Table
from bot.words.people import naming
from cogs.core.context import Context
from cogs.core.people import names_at, place_of_hand, place_of_table
from cogs.core.posts import Reply
from cogs.hand.hands import by_dm, hands_of
from cogs.hand.message import State, hand_message, hand_state, met

log = logging.getLogger(__name__)

OPEN = "dms-open"
DIRECT = "https://discord.com/channels/@me"  # of direct messages, before the channel's id


async def answered_elsewhere(app: App, table: Table, player: str) -> None:
    """Note that another process has shown this player's hand in its present state.

    Nothing is noted for a player on turn again, so that the hand is shown anew.
    """
    if player not in table.now.due():
        preferences = await app.store.preferences.of(player)
        state = hand_state(table.now, player, preferences)
        hands_of(app, table).direct(player).note(state, plain=False)


async def greet(context: Context, table: Table, said: str, in_place: bool = False) -> None:
    """Tell a new player where the hands will be shown, and test whether direct messages arrive.

    The answer is a new message; `in_place`, it replaces the private message that was clicked on.
    `said` is the beginning of the text.
    """
    sent = await place_of_hand(context.app, context.reader.preferences, table.state.guild_id)
    told, link = "hands-in-channel", ""
    if post := await hands_of(context.app, table).direct(context.player).of_deal():
        told = OPEN  # the person comes back to the hand of this deal
        link = f"{DIRECT}/{post.channel_id}/{post.message_id}"
    elif sent is not Sent.CHANNEL and not table.state.chat:
        told, link = await _try_direct_message(context, table)
    before = hand_state(table.now, context.player, context.reader.preferences)
    text = f"{said} {context.speech.say(told, link=link)}"
    if in_place:
        await context.edit(LayoutView(timeout=None).add_item(TextDisplay(f"> {text}")))
    else:
        await context.reply(text)
    if sent is Sent.BOTH or told != OPEN:
        turn_into_hand(context, table, before)


async def _try_direct_message(context: Context, table: Table) -> tuple[str, str]:
    """Send a first direct message; return the key of the text about the result, and a link there.

    A failure does not affect the seat. A lasting refusal moves the player's hands to the channel.
    After a rate limit, or a failure of Discord or the connection, nothing changes: sending the
    first hand is the next test.
    """
    seat = seating.seated(table.state, context.player)
    direct_messages, player = context.app.direct_messages, context.player
    text = context.speech.say("dm-joined", **place_of_table(context.speech, context.app, table.now))
    try:
        channel = await direct_messages.to(player)
        async with direct_messages.writing_to(player):
            await channel.send(text, silent=True)
    except discord.HTTPException as error:
        metrics.DM_FAILURES.labels(str(error.code)).inc()
        if not is_lasting(error):
            log.warning("a first direct message could not be sent: %s", in_short(error))
            return "dms-later", ""
        await table.deliver(player, Delivery.CHANNEL)
        return "dms-closed" if error.code in limits.CLOSED_DMS else "dms-refused", ""
    except Exception as error:  # errors other than the connection's are raised again
        if not is_passing(error):
            raise
        log.warning("a first direct message could not be sent: %s", in_short(error))
        return "dms-later", ""
    if seat and seat.delivery is Delivery.CHANNEL:
        await table.deliver(player, Delivery.DM)
    return OPEN, f"{DIRECT}/{channel.id}"


def turn_into_hand(context: Context, table: Table, before: State) -> None:
    """Let the private answer to this click become the hand when the next deal begins.

    `before` is the state in which the answer was written. If the state differs by now, the answer
    becomes the hand at once.
    """
    if in_direct(context.interaction):  # direct messages have a hand message of their own
        return
    hand, now = hands_of(context.app, table).reply(context.player), context.app.clock.now()
    hand.answer = Reply(context.interaction, now, beside=context.told_beside)
    hand.note(before, plain=False)
    if before != hand_state(table.now, context.player, context.reader.preferences):
        table.audience.changed(table)


def show_now(app: App, table: Table, player: str) -> None:
    """Let the private answer to this player's click become the hand at once."""
    hands_of(app, table).reply(player).shown = None
    table.audience.changed(table)


async def deal_as_answer(context: Context, table: Table) -> bool:
    """Deal, and answer the click in direct messages with the hand, which remains there.

    Return False if the answer fails, or if the click was acknowledged before. The hand is then
    shown as after any other change.
    """
    async with hands_of(context.app, table).direct(context.player).lock:
        await table.deal(context.player)
        return await _answered(context, table)


async def hand_as_answer(context: Context, table: Table) -> bool:
    """Answer a command in direct messages with the hand, and delete the hand's earlier message.

    Return False if the hand is not shown in direct messages, if the answer fails, or if the
    command was acknowledged before.
    """
    player, state = context.player, table.state
    if not in_direct(context.interaction) or table.now.seat_of(player) is None:
        return False
    sent = await place_of_hand(context.app, context.reader.preferences, state.guild_id)
    if not by_dm(table, player, sent):
        return False
    hand = hands_of(context.app, table).direct(player)
    async with hand.lock:
        before = await hand.of_deal()
        if not await _answered(context, table):
            return False
    if before:
        await hand.take_away(before)
    return True


async def _answered(context: Context, table: Table) -> bool:
    """Post the hand as the answer; the caller holds the hand's lock. Return False on failure."""
    app, player = context.app, context.player
    hands = hands_of(app, table)
    hand, posts = hands.direct(player), hands.posts
    context.reader = await met(app, context.reader, table.now)
    now, preferences = table.now, context.reader.preferences
    speech = replace(naming(context.speech, await names_at(app, now)), tiles=now.tiles)
    shown = await hand_message(speech, app, now, player, preferences)
    try:
        posted = await context.post_view(*shown)
    except Exception as error:  # errors of the bot itself are raised again
        if not is_outside(error):
            raise
        log.warning("a hand was not shown in answer: %s", in_short(error))
        posts.doubtful = True  # the answer may be shown; then there are two hands for a while
        return False
    if not posted:
        return False
    at, deal = app.clock.now(), now.state.deal_id or 0
    hand.note(hand_state(now, player, preferences))
    hand.click = Reply(context.interaction, at, posted)
    await posts.keep([Post("hand", player, context.interaction.channel_id or 0, posted, deal, at)])
    return True
