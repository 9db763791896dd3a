"""A player's hand in answer to a click: where it was pressed it stays, and is nowhere else."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

import discord

from bot.client import Gamenight, in_short
from bot.domain.state import Post
from bot.store import StorageError
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from cogs.core.context import Context
from cogs.core.published import Published, Reply, delete_post, published_of
from cogs.hand.posts import DIRECT, REPLY, hand_state

log = logging.getLogger(__name__)


@contextlib.asynccontextmanager
async def answering(context: Context, table: Table) -> AsyncIterator[Snapshot]:
    """The table to show a player's hand of, in answer to a click; nothing else shows it then."""
    bot, player, click = context.bot, context.player, context.interaction
    published, second = published_of(bot, table), None
    locks, earlier = published.hand_locks, None
    async with locks[DIRECT, player].answering(), locks[REPLY, player].answering():
        now = table.now
        state = hand_state(now, player, context.reader.preferences)
        yield now
        opened = bot.clock.now()
        if context.in_place and click.message and not click.message.flags.ephemeral:
            published.hands[DIRECT, player] = state
            published.clicks[player] = Reply(click, opened, click.message.id)
            second = await _stay_there(published, now, player, click.message)
        else:
            earlier = published.replies.get(player)
            published.replies[player] = Reply(click, opened, beside=context.told_beside)
            published.hands[REPLY, player] = state
    if second:
        await _take_away(bot, published, second)
    if earlier and not context.in_place:
        await earlier.delete(bot.clock.now())


async def _stay_there(
    published: Published, table: Snapshot, player: str, message: discord.Message
) -> Post | None:
    """The hand is in the message that was pressed; another one that shows it as well, if any."""
    deal = table.state.deal_id
    if deal is None or player not in table.players:  # no hand of theirs
        return None
    try:
        post = await published.post("hand", player)
        if post and (post.message_id, post.seq) == (message.id, deal):
            return None
        at = message.created_at.timestamp()
        kept = Post("hand", player, message.channel.id, message.id, deal, at)
        await published.keep_posts([kept])
    except StorageError as error:  # it is shown, which is what was asked for
        log.info("the hand was pressed in a message that is not kept: %s", error)
        return None
    return post if post and post.seq == deal and post.message_id != message.id else None


async def _take_away(bot: Gamenight, published: Published, post: Post) -> None:
    try:
        await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)
    except (discord.HTTPException, OSError) as error:
        published.doubtful = True  # it is looked for
        log.info("a second hand stays for now: %s", in_short(error))


async def answered_elsewhere(bot: Gamenight, table: Table, player: str) -> None:
    """Another process has shown this player the hand; whoever is on turn again is shown it anew."""
    if player not in table.due():
        preferences = await bot.store.preferences.of(player)
        state = hand_state(table.now, player, preferences)
        published_of(bot, table).hands[DIRECT, player] = state
