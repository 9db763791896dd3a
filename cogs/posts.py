"""The messages that the bot keeps for a table, each made right where it differs from the table.

A message that somebody deleted is posted anew; direct messages that are closed move the player's
hand under the table message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot import seating
from bot.state import Delivery, Post, Stage
from bot.table import Table
from bot.words import say
from bot.words.cards import called
from cogs.board import board
from cogs.buttons import button
from cogs.cockpit import cockpit
from cogs.desk import Desk
from cogs.names import named, until
from cogs.press import NOBODY

if TYPE_CHECKING:
    from bot.client import Gamenight

log = logging.getLogger(__name__)

NO_DMS, NO_SHARED_SERVER = 50007, 50278
DIRECT, OPEN = "direct message", "open under the table message"
TOKEN_SECONDS = 14 * 60  # an interaction can be answered for fifteen minutes
BURIED = 5  # messages of other people below the table message
LOOK_EVERY = 5.0  # seconds between two looks at the channel
OLD = 50 * 60  # seconds; Discord limits edits of messages older than an hour


async def hands(bot: Gamenight, desk: Desk) -> None:
    """Every person at the table has the hand as it is, ready to play when on turn."""
    table = desk.table
    if table.state.stage is Stage.LOBBY or table.view(None) is None:
        return
    people = [player for player in table.players if not player.startswith("c")]
    posts = {
        post.player: post for post in await table.store.posts(table.state.id) if post.kind == "hand"
    }
    await asyncio.gather(*(_hand(bot, desk, player, posts.get(player)) for player in people))


def hand_state(table: Table, player: str) -> tuple[object, ...]:
    """What a hand message shows; while it is the same there is nothing to change."""
    view = table.view(player)
    turn = player in table.due()
    since = table.due_since(player) if turn else 0
    over = view is None or view.ended is not None
    return table.state.deal_id, view.hand if view else (), turn, since, over


async def _hand(bot: Gamenight, desk: Desk, player: str, post: Post | None) -> None:
    async with desk.hand_locks[player]:
        await _newest_hand(bot, desk, player, post)


async def _newest_hand(bot: Gamenight, desk: Desk, player: str, post: Post | None) -> None:
    table = desk.table
    state = hand_state(table, player)
    if player in desk.open_hands and desk.shown.get((OPEN, player)) != state:
        desk.shown[OPEN, player] = state
        await _open_hand(bot, desk, player)
    seat = seating.seated(table.state, player)
    if seat is None or seat.delivery is Delivery.CHANNEL:
        return
    if desk.shown.get((DIRECT, player)) == state:
        return
    desk.shown[DIRECT, player] = state
    new_deal = post is None or post.seq != table.state.deal_id
    try:
        await _send_hand(bot, table, player, None if new_deal else post)
    except discord.HTTPException as error:
        del desk.shown[DIRECT, player]
        if error.code not in (NO_DMS, NO_SHARED_SERVER):
            raise
        await table.deliver(player, Delivery.CHANNEL)


async def _send_hand(bot: Gamenight, table: Table, player: str, post: Post | None) -> None:
    view, files = await cockpit(bot, table, player)
    if post is not None:
        old = bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
        try:
            await old.edit(view=view, attachments=files, allowed_mentions=NOBODY)
            return
        except discord.NotFound:
            view, files = await cockpit(bot, table, player)
    channel = await bot.create_dm(discord.Object(int(player)))
    sent = await channel.send(view=view, files=files, silent=True, allowed_mentions=NOBODY)
    assert table.state.deal_id is not None
    await table.store.keep_post(
        table.state.id,
        Post("hand", player, channel.id, sent.id, table.state.deal_id, time.time()),
    )


async def _open_hand(bot: Gamenight, desk: Desk, player: str) -> None:
    """Refresh the hand that this player has open under the table message, if any."""
    interaction, opened = desk.open_hands[player]
    if time.time() - opened > TOKEN_SECONDS:
        del desk.open_hands[player]
        return
    view, files = await cockpit(bot, desk.table, player)
    try:
        await interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=NOBODY
        )
    except discord.HTTPException:  # dismissed, or the token has run out: they press again
        desk.open_hands.pop(player, None)


async def pings(bot: Gamenight, desk: Desk) -> None:
    """One short message for each person on turn; it goes when the turn is over."""
    table = desk.table
    remind, desk.remind = desk.remind, False
    due = {p: table.due_since(p) for p in table.due() if not p.startswith("c")}
    channel = bot.get_partial_messageable(table.state.channel_id)
    for post in await table.store.posts(table.state.id):
        if post.kind != "ping":
            continue
        if due.get(post.player) == post.seq and not remind:
            due.pop(post.player)
            continue
        await _delete(channel, post.message_id)
        await table.store.drop_post(table.state.id, "ping", post.player)
    for player, since in due.items():
        sent = await _ping(channel, table, player, remind)
        await table.store.keep_post(
            table.state.id, Post("ping", player, channel.id, sent.id, since, time.time())
        )


async def _ping(
    channel: discord.PartialMessageable, table: Table, player: str, remind: bool
) -> discord.Message:
    view = table.view(player)
    assert view is not None
    facts = {"who": named(player), "due": until(table)}
    if view.gift:
        text = say("ping-give", count=view.gift.count, **facts)
    elif not view.opened:
        text = say("ping-decide", **facts)
    elif view.top:
        owner = named(table.players[view.top.seat])
        text = say("ping-follow", play=called(view.top.cards), owner=owner, **facts)
    else:
        text = say("ping-lead", **facts)
    if remind:
        text = f"{say('ping-reminder')} {text}"
    controls = discord.ui.View(timeout=None)
    controls.add_item(
        button(
            "hand", table.state.id, table.key, label=say("button-hand"), style=ButtonStyle.primary
        )
    )
    only = discord.AllowedMentions(users=[discord.Object(int(player))])
    return await channel.send(text, view=controls, allowed_mentions=only)


async def table_message(bot: Gamenight, desk: Desk) -> None:
    """Edit the table message, or post it anew where it is gone, buried, old or of another deal."""
    table = desk.table
    posts = await table.store.posts(table.state.id)
    post = next((post for post in posts if post.kind == "table"), None)
    channel = bot.get_partial_messageable(table.state.channel_id)
    view, files = await board(bot, table)
    if post is not None and not _another_deal(table, post) and not await _buried(bot, desk, post):
        try:
            await channel.get_partial_message(post.message_id).edit(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
            if post.seq != (table.state.deal_id or 0):
                await _keep_table(table, post.message_id, channel.id, post.posted_at)
            return
        except discord.NotFound:
            view, files = await board(bot, table)
    sent = await channel.send(view=view, files=files, silent=True, allowed_mentions=NOBODY)
    await _keep_table(table, sent.id, channel.id, time.time())
    if post is not None and not _another_deal(table, post):
        await _delete(channel, post.message_id)


async def _keep_table(table: Table, message_id: int, channel_id: int, posted_at: float) -> None:
    seq = table.state.deal_id or 0
    await table.store.keep_post(
        table.state.id, Post("table", "", channel_id, message_id, seq, posted_at)
    )


def _another_deal(table: Table, post: Post) -> bool:
    """Does the message show the results of an earlier deal, which stay where they are?"""
    return post.seq not in (0, table.state.deal_id or 0)


async def _buried(bot: Gamenight, desk: Desk, post: Post) -> bool:
    if time.time() - post.posted_at > OLD:
        return True
    if time.time() - desk.looked_at < LOOK_EVERY:
        return False
    desk.looked_at = time.time()
    channel = bot.get_channel(post.channel_id)
    if not isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel):
        return False
    after = discord.Object(post.message_id)
    try:
        below = [m async for m in channel.history(after=after, limit=BURIED * 2)]
    except discord.Forbidden:  # without Read Message History the message stays where it is
        return False
    return sum(bot.user is None or m.author.id != bot.user.id for m in below) > BURIED


async def _delete(channel: discord.PartialMessageable, message_id: int) -> None:
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)
