"""What a channel is sent of its table: one message, kept where people look, and pings for turns."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import discord
from discord import ButtonStyle

from bot import limits
from bot.client import Gamenight
from bot.domain.state import Post
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import called
from cogs.core.components import button
from cogs.core.context import NOBODY
from cogs.core.people import named, until
from cogs.core.published import Published, delete_post, lost, post_once
from cogs.table.announcements import announce
from cogs.table.channels import may_speak
from cogs.table.earlier_deals import leave
from cogs.table.message import left_as_it_is, table_message

log = logging.getLogger(__name__)

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
    same = post if post is not None and not _another_deal(table, post) else None
    buried = same and may_speak(bot, channel.id) and await _buried(bot, published, same)
    if same and not buried and await _edited(bot, published, table, same):
        return
    if not may_speak(bot, channel.id):  # locked meanwhile: what stands there stays as it was
        return
    sent, again = await _post_anew(bot, published, table)
    if post is None:
        announce(bot, published)
    elif post.message_id != sent.id:
        await (delete_post(channel, post.message_id) if same else leave(bot, post))
    if again:
        await _post_table(bot, published)


async def _edited(bot: Gamenight, published: Published, table: Snapshot, post: Post) -> bool:
    """Show it in the message that there is; False where that is gone."""
    view, files = await table_message(bot, table)
    message = bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    try:
        await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)
    except discord.NotFound:
        return False
    published.table_deal = table.state.deal_id or 0
    if post.seq != published.table_deal:
        await published.keep_posts([replace(post, seq=published.table_deal)])
    return True


async def _post_anew(
    bot: Gamenight, published: Published, table: Snapshot
) -> tuple[discord.Message, bool]:
    """See `post_once`."""
    view, files = await table_message(bot, table)
    channel = bot.get_partial_messageable(table.state.channel_id)
    about, shown = ("table", "", table.state.deal_id or 0), {"view": view, "files": files}
    sent, again = await post_once(
        bot, published, about, channel, **shown, silent=True, allowed_mentions=NOBODY
    )
    published.table_deal = table.state.deal_id or 0
    kept = Post("table", "", channel.id, sent.id, published.table_deal, bot.clock.now())
    await published.keep_posts([kept])
    return sent, again


def of_next_deal(published: Published) -> bool:
    """Is a message due for another deal than that of the last one, which stays where it is?"""
    return published.table_deal not in (0, published.table.state.deal_id)


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


# Pings


async def pings(bot: Gamenight, published: Published) -> None:
    """Take away the pings of turns that are over, and ask whoever is on turn now."""
    table = published.table.now
    remind, published.remind = published.remind, False
    due = {player: table.due_since(player) for player in table.waited_for()}
    put_off = published.deadline_told != table.state.deadlines.due_at
    published.deadline_told = table.state.deadlines.due_at
    channel_id = table.state.channel_id
    channel = bot.get_partial_messageable(channel_id)
    kept, dropped = list[Post](), list[Post]()
    try:
        for post in await published.posts():
            if post.kind != "ping":
                continue
            if due.get(post.player) == post.seq and not remind:
                due.pop(post.player)
                if put_off:
                    await _correct_ping(channel, table, post)
                continue
            if not lost(bot, published.table):
                await delete_post(channel, post.message_id)
            dropped.append(post)
        if not may_speak(bot, channel_id):  # locked meanwhile: hands still say whose turn it is
            due.clear()
        for player, since in due.items():
            sent = await _ping(bot, published, player, since, remind)
            kept.append(Post("ping", player, channel.id, sent.id, since, bot.clock.now()))
    finally:  # whatever has been sent and deleted
        await published.keep_posts(kept, dropped)


async def _ping(
    bot: Gamenight, published: Published, player: str, since: int, remind: bool
) -> discord.Message:
    controls = discord.ui.View(timeout=None)
    table = published.table.now
    state, key = table.state, table.key
    hand_label, wait_label = say("button-hand"), say("button-wait")
    controls.add_item(button("hand", state.id, key, label=hand_label, style=ButtonStyle.primary))
    controls.add_item(button("wait", state.id, key, label=wait_label, emoji="⏳"))
    text = _ping_text(table, player, remind)
    channel, about = bot.get_partial_messageable(state.channel_id), ("ping", player, since)
    sent, _ = await post_once(
        bot, published, about, channel, content=text, view=controls, allowed_mentions=_only(player)
    )
    return sent


def _only(player: str) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(int(player))])


async def _correct_ping(channel: discord.PartialMessageable, table: Snapshot, post: Post) -> None:
    """The deadline has been put off: say so where it is told. An edit pings nobody."""
    message = channel.get_partial_message(post.message_id)
    try:
        text = _ping_text(table, post.player, remind=False)
        await message.edit(content=text, allowed_mentions=_only(post.player))
    except discord.NotFound:
        log.debug("ping %s was deleted by somebody else", post.message_id)


def _ping_text(table: Snapshot, player: str, remind: bool) -> str:
    view = table.view(player)
    assert view is not None
    facts = {"who": f"<@{player}>", "due": until(table)}  # the one mention there is
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
