"""The messages that the bot keeps for a table, each made right where it differs from the table.

A message that somebody deleted is posted anew; direct messages that are closed move the player's
hand under the table message.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

from bot.domain import seating
from bot.domain.preferences import Preferences, Sent
from bot.domain.state import Delivery, Post, Stage
from bot.tables.table import Table
from bot.words import say, speaking
from bot.words.cards import called
from cogs.core.components import button
from cogs.core.interaction import NOBODY
from cogs.core.locale import of_player, wished
from cogs.core.names import named, until
from cogs.hand.delivery import NO_DMS, NO_SHARED_SERVER, by_dm
from cogs.hand.message import cockpit
from cogs.table.published import Desk

if TYPE_CHECKING:
    from bot.client import Gamenight

log = logging.getLogger(__name__)

DIRECT, OPEN = "direct message", "open under the table message"
TOKEN_SECONDS = 14 * 60  # an interaction can be answered for fifteen minutes


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


def hand_state(table: Table, player: str, wishes: Preferences) -> tuple[object, ...]:
    """What a hand message shows; while it is the same there is nothing to change."""
    view = table.view(player)
    turn = player in table.due()
    since = table.due_since(player) if turn else 0
    over = view is None or view.ended is not None
    told = 0 if turn or wishes.pictures else table.seq  # in words, it tells the table as well
    shown = (wishes.sorting, wishes.deck, wishes.pictures, wishes.language)
    bombs = view.top if view and view.plays and not turn else None  # may be thrown in on this
    beside = (() if turn else view.asked, bombs) if view else ()
    return table.state.deal_id, view.hand if view else (), turn, since, over, told, shown, beside


async def _hand(bot: Gamenight, desk: Desk, player: str, post: Post | None) -> None:
    language = await of_player(bot, player, desk.table.state.guild_id)
    async with desk.hand_locks[player]:
        wishes = await wished(bot, player)
        with speaking(language, spelled=not wishes.pictures):
            await _newest_hand(bot, desk, player, post, wishes)


async def _newest_hand(
    bot: Gamenight, desk: Desk, player: str, post: Post | None, wishes: Preferences
) -> None:
    table = desk.table
    state = hand_state(table, player, wishes)
    if player in desk.open_hands and desk.shown.get((OPEN, player)) != state:
        desk.shown[OPEN, player] = state
        await _open_hand(bot, desk, player)
    new_deal = post is None or post.seq != table.state.deal_id
    if not by_dm(seating.seated(table.state, player), wishes):
        if post and not new_deal and wishes.sent is Sent.CHANNEL:
            await _take_back(bot, desk, post)
        return
    if desk.shown.get((DIRECT, player)) == state:
        return
    desk.shown[DIRECT, player] = state
    try:
        await _send_hand(bot, table, player, None if new_deal else post)
    except discord.HTTPException as error:
        del desk.shown[DIRECT, player]
        if error.code not in (NO_DMS, NO_SHARED_SERVER):
            raise
        await table.deliver(player, Delivery.CHANNEL)


async def _take_back(bot: Gamenight, desk: Desk, post: Post) -> None:
    """A player wants no direct messages any more: the hand of this deal goes."""
    desk.shown.pop((DIRECT, post.player), None)
    await delete(bot.get_partial_messageable(post.channel_id), post.message_id)
    await desk.table.store.drop_post(desk.table.state.id, "hand", post.player)


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
        Post("hand", player, channel.id, sent.id, table.state.deal_id, bot.clock.now()),
    )


async def _open_hand(bot: Gamenight, desk: Desk, player: str) -> None:
    """Refresh the hand that this player has open under the table message, if any."""
    interaction, opened = desk.open_hands[player]
    if bot.clock.now() - opened > TOKEN_SECONDS:
        del desk.open_hands[player]
        return
    view, files = await cockpit(bot, desk.table, player)
    try:
        await interaction.edit_original_response(
            content=None, view=view, attachments=files, allowed_mentions=NOBODY
        )
    except discord.HTTPException:  # dismissed, or the token has run out: they press again
        desk.open_hands.pop(player, None)


async def pings(bot: Gamenight, desk: Desk) -> None:
    """One short message for each person on turn; it goes when the turn is over."""
    table = desk.table
    remind, desk.remind = desk.remind, False
    due = {player: table.due_since(player) for player in table.waited_for()}
    put_off = desk.deadline_told != table.state.deadlines.due_at
    desk.deadline_told = table.state.deadlines.due_at
    channel = bot.get_partial_messageable(table.state.channel_id)
    for post in await table.store.posts(table.state.id):
        if post.kind != "ping":
            continue
        if due.get(post.player) == post.seq and not remind:
            due.pop(post.player)
            if put_off:
                await _correct_ping(channel, table, post)
            continue
        if not lost(bot, table):
            await delete(channel, post.message_id)
        await table.store.drop_post(table.state.id, "ping", post.player)
    for player, since in due.items():
        sent = await _ping(channel, table, player, remind)
        await table.store.keep_post(
            table.state.id, Post("ping", player, channel.id, sent.id, since, bot.clock.now())
        )


async def _ping(
    channel: discord.PartialMessageable, table: Table, player: str, remind: bool
) -> discord.Message:
    controls = discord.ui.View(timeout=None)
    state, key = table.state, table.key
    hand_label, wait_label = say("button-hand"), say("button-wait")
    controls.add_item(button("hand", state.id, key, label=hand_label, style=ButtonStyle.primary))
    controls.add_item(button("wait", state.id, key, label=wait_label, emoji="⏳"))
    text = _ping_text(table, player, remind)
    return await channel.send(text, view=controls, allowed_mentions=_only(player))


def _only(player: str) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(int(player))])


async def _correct_ping(channel: discord.PartialMessageable, table: Table, post: Post) -> None:
    """The deadline has been put off: say so where it is told. An edit pings nobody."""
    message = channel.get_partial_message(post.message_id)
    try:
        text = _ping_text(table, post.player, remind=False)
        await message.edit(content=text, allowed_mentions=_only(post.player))
    except discord.NotFound:
        log.debug("ping %s was deleted by somebody else", post.message_id)


def _ping_text(table: Table, player: str, remind: bool) -> str:
    view = table.view(player)
    assert view is not None
    facts = {"who": named(player), "due": until(table)}
    if view.gift and (view.gift.offer or view.gift.words):
        text = say("ping-trade", partner=named(table.players[view.gift.to]), **facts)
    elif view.gift:
        text = say("ping-give", count=view.gift.count, **facts)
    elif not view.opened:
        text = say("ping-decide", **facts)
    elif view.top:
        owner = named(table.players[view.top.seat])
        text = say("ping-follow", play=called(view.top.cards), owner=owner, **facts)
    else:
        text = say("ping-lead", **facts)
    return f"{say('ping-reminder')} {text}" if remind else text


async def put_away(bot: Gamenight, click: discord.Interaction[Any], opened: float) -> None:
    """Delete a private message that was opened before: of each kind a player has one open."""
    if bot.clock.now() - opened < TOKEN_SECONDS:
        with contextlib.suppress(discord.HTTPException):  # dismissed already
            await click.delete_original_response()


def lost(bot: Gamenight, table: Table) -> bool:
    """Is its channel deleted, or its thread put away? Then the table is closed and nobody looks."""
    closed = table.state.stage is Stage.CLOSED
    return closed and bot.get_channel(table.state.channel_id) is None


async def delete(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless it is gone already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)
