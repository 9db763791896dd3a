"""The table message in a channel, kept among the newest messages."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import discord

from bot.discord import limits
from bot.discord.client import Gamenight, is_passing
from bot.discord.outgoing import Blocked
from bot.discord.permissions import may_speak
from bot.domain.state import Closing, Post, Stage
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from cogs.core.context import NOBODY, Context
from cogs.core.published import (
    Published,
    Reply,
    delete_post,
    edit_post,
    lost,
    post_once,
    published_of,
    turn_to_show,
)
from cogs.table.announcements import announce
from cogs.table.channels import where_is
from cogs.table.message import left_as_it_is, said_to_all, table_message
from cogs.table.orphans import leave

log = logging.getLogger(__name__)

BURIED = 5  # messages of other people below the table message
LOOK_EVERY = 30.0  # seconds between two reads of the channel, at least
OLD = limits.EDIT_SECONDS - 600


async def post_table(bot: Gamenight, published: Published) -> None:
    """Edit the table message, or post it anew where it is gone, buried, old or of another deal.

    The content is made in its turn of the pace, so that the newest state is sent.
    """
    again, table = not lost(bot, published.table), published.table.now
    if table.state.private and not table.aside and table.state.stage is not Stage.LOBBY:
        await _leave_to_hand(bot, published)
        return
    while again:
        post = await published.post("table")
        if post is not None and await _edited(bot, published, post):
            return
        again = await _posted_anew(bot, published, post)


def show_again(bot: Gamenight, table: Table) -> None:
    """Show the table again to a person who misses it: after a refusal, or a deleted message."""
    published = published_of(bot, table)
    published.table_shown, published.table_drawn = (), None
    table.audience.changed(table)


async def _leave_to_hand(bot: Gamenight, published: Published) -> None:
    """Delete the lobby message of a private table: from the first deal on the hand shows all."""
    async with published.table_lock:
        if (post := await published.post("table")) is not None:
            await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)
            await published.keep_posts((), dropped=[post])
        published.table_deal, published.table_shown, published.table_drawn = 0, (), None


async def _edited(bot: Gamenight, published: Published, post: Post) -> bool:
    """Edit the existing message; False where it is gone, buried or of another deal."""
    if _another_deal(published.table.now, post):
        return False
    moved_on = published.table_drawn is not published.table.now
    speaks = may_speak(bot, *where_is(published.table))
    left = published.table.state.closed_why in (Closing.REMOVED, Closing.ARCHIVED)
    if moved_on and speaks and not left and await _buried(bot, published, post):
        return False
    try:
        return await _edited_in_turn(bot, published, post)
    except Blocked as error:
        if not error.is_long:
            raise
        log.warning("table %s is posted anew: %s", published.table.state.id, error.text)
        return False


async def _edited_in_turn(bot: Gamenight, published: Published, post: Post) -> bool:
    async with turn_to_show(bot, published, post, post.channel_id), published.table_lock:
        table, known = published.table.now, await published.post("table")
        if known is None or known.message_id != post.message_id or _another_deal(table, known):
            return False
        view, files = await table_message(bot, table)
        shown = _content(view, files)
        if published.table_shown != (post.message_id, *shown):
            try:
                await edit_post(bot, published, post, view, files)
            except discord.NotFound:
                return False
        await _keep(published, replace(post, seq=table.state.deal_id or 0), shown, table)
    return True


async def _posted_anew(bot: Gamenight, published: Published, before: Post | None) -> bool:
    """Post the message by `post_once`. True where a repetition is due, as it may be outdated."""
    channel_id = published.table.state.channel_id
    async with turn_to_show(bot, published, None, channel_id), published.table_lock:
        table, known = published.table.now, await published.post("table")
        if (known and known.message_id) != (before and before.message_id):
            return True  # an answer has posted it in the meantime
        if not may_speak(bot, *where_is(table)):
            return False  # locked in the meantime: the message stays as it was
        view, files = await table_message(bot, table)
        content = _content(view, files)
        channel = bot.get_partial_messageable(table.state.channel_id)
        about, shown = ("table", "", table.state.deal_id or 0), {"view": view, "files": files}
        sent, again = await post_once(
            bot, published, about, channel, **shown, silent=True, allowed_mentions=NOBODY
        )
        published.looked_at = now = bot.clock.now()  # nothing stands below it
        kept = Post("table", "", channel.id, sent.id, table.state.deal_id or 0, now)
        await _keep(published, kept, () if again else content, table)
    if before is None:
        announce(bot, published)
    elif before.message_id != sent.id:
        same = not _another_deal(table, before)
        try:
            await (delete_post(channel, before.message_id) if same else leave(bot, before))
        except BaseException:  # the message is not stored any more: the channel is searched for it
            published.doubtful = True
            raise
    return again


async def post_as_answer(context: Context, published: Published) -> bool:
    """Post the table of another deal as the answer to a click, whose token then edits it.

    The caller holds the lock of the table message. Return False where `post_table` has to do it.
    """
    bot, table = context.bot, published.table.now
    async with said_to_all(bot, table):
        view, files = await table_message(bot, table)
    shown = _content(view, files)
    deal_id = table.state.deal_id or 0
    try:
        posted = await context.post_view(view, files)
    except Exception as error:  # errors other than Discord's or the connection's are raised again
        if not (isinstance(error, discord.DiscordException) or is_passing(error)):
            raise
        published.doubtful = True  # the channel is searched for a second message
        return False
    if posted:
        published.looked_at = now = bot.clock.now()
        published.clicks[""] = Reply(context.interaction, now, posted)
        kept = Post("table", "", table.state.channel_id, posted, deal_id, now)
        await _keep(published, kept, shown, table)
    return posted != 0


async def _keep(
    published: Published, post: Post, shown: tuple[object, ...], table: Snapshot
) -> None:
    """Store the table message and its content; an empty content is unknown."""
    published.table_deal, published.table_shown = post.seq, (post.message_id, *shown)
    published.table_drawn = table if shown else None
    if post not in await published.posts():
        await published.keep_posts([post])


def _content(view: discord.ui.LayoutView, files: list[discord.File]) -> tuple[object, ...]:
    """Return the visible content of a message: an edit is due only where it differs."""
    pictures = [file.fp.read() for file in files]
    for file in files:
        file.reset()
    components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py has no type
    return components, pictures


def of_next_deal(published: Published) -> bool:
    """Whether a message is due for another deal than the last one, whose message stays."""
    return published.table_deal not in (0, published.table.state.deal_id)


def _another_deal(table: Snapshot, post: Post) -> bool:
    """Whether the message shows the results of an earlier deal, which stay where they are."""
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
    """Remove the buttons of the table message, once the block has put the table to another game."""
    view, files = await left_as_it_is(bot, published.table.now)
    posts = await published.posts()
    yield
    for post in posts:
        if post.kind == "table":
            channel = bot.get_partial_messageable(post.channel_id)
            async with published.table_lock:
                with contextlib.suppress(discord.NotFound):  # deleted by another person
                    await channel.get_partial_message(post.message_id).edit(
                        view=view, attachments=files, allowed_mentions=NOBODY
                    )
