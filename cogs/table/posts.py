"""The one message of a table, kept where people look: edited, or now and then posted anew."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace

import discord

from bot.client import Gamenight
from bot.domain.state import Post, Stage
from bot.tables.snapshot import Snapshot
from cogs.core import limits
from cogs.core.context import NOBODY
from cogs.core.published import Published, delete_post, lost
from cogs.table.announcements import spread
from cogs.table.message import left_as_it_is, table_message

BURIED = 5  # messages of other people below the table message
LOOK_EVERY = 5.0  # seconds between two looks at the channel
OLD = limits.EDIT_SECONDS - 600


async def post_table(bot: Gamenight, published: Published) -> None:
    """Edit the table message, or post it anew where it is gone, buried, old or of another deal."""
    async with published.table_lock:
        await _post_table(bot, published)


async def _post_table(bot: Gamenight, published: Published) -> None:
    table = published.table.now
    if lost(bot, published.table):
        return
    post = next((post for post in await published.posts() if post.kind == "table"), None)
    channel = bot.get_partial_messageable(table.state.channel_id)
    view, files = await table_message(bot, table)
    same = post if post is not None and not _another_deal(table, post) else None
    if same and not await _buried(bot, published, same):
        try:
            await channel.get_partial_message(same.message_id).edit(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
            if same.seq != (table.state.deal_id or 0):
                await published.keep_posts([replace(same, seq=table.state.deal_id or 0)])
            return
        except discord.NotFound:  # the files are used up
            view, files = await table_message(bot, table)
    sent = await channel.send(view=view, files=files, silent=True, allowed_mentions=NOBODY)
    kept = Post("table", "", channel.id, sent.id, table.state.deal_id or 0, bot.clock.now())
    await published.keep_posts([kept])
    if post is None and table.state.stage is Stage.LOBBY:
        spread(bot, published)
    if same:
        await delete_post(channel, same.message_id)


def _another_deal(table: Snapshot, post: Post) -> bool:
    """Does the message show the results of an earlier deal, which stay where they are?"""
    return post.seq not in (0, table.state.deal_id or 0)


async def _buried(bot: Gamenight, published: Published, post: Post) -> bool:
    if bot.clock.now() - post.posted_at > OLD:
        return True
    if bot.clock.now() - published.looked_at < LOOK_EVERY:
        return False
    published.looked_at = bot.clock.now()
    channel = bot.get_channel(post.channel_id)
    if not isinstance(channel, discord.TextChannel | discord.Thread | discord.VoiceChannel):
        return False
    after = discord.Object(post.message_id)
    try:
        below = [m async for m in channel.history(after=after, limit=BURIED * 2)]
    except discord.Forbidden:  # without Read Message History the message stays where it is
        return False
    return sum(bot.user is None or m.author.id != bot.user.id for m in below) > BURIED


@contextlib.asynccontextmanager
async def left_behind(bot: Gamenight, published: Published) -> AsyncIterator[None]:
    """Meanwhile the table goes on to another game; its message stays as it is, without buttons."""
    view, files = await left_as_it_is(bot, published.table.now)
    posts = await published.posts()
    yield
    for post in posts:
        if post.kind == "table":
            channel = bot.get_partial_messageable(post.channel_id)
            async with published.table_lock:
                with contextlib.suppress(discord.NotFound):  # deleted by somebody else
                    await channel.get_partial_message(post.message_id).edit(
                        view=view, attachments=files, allowed_mentions=NOBODY
                    )
