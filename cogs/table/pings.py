"""One short message for each person on turn; it goes when the turn is over."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle

from bot.client import Gamenight
from bot.domain.state import Post
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import called
from cogs.core.components import button
from cogs.core.people import named, until
from cogs.core.published import Published, delete_post, lost

log = logging.getLogger(__name__)


async def pings(bot: Gamenight, published: Published) -> None:
    """Take away the messages of turns that are over, and ask whoever is on turn now."""
    table = published.table.now
    remind, published.remind = published.remind, False
    due = {player: table.due_since(player) for player in table.waited_for()}
    put_off = published.deadline_told != table.state.deadlines.due_at
    published.deadline_told = table.state.deadlines.due_at
    channel = bot.get_partial_messageable(table.state.channel_id)
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
        for player, since in due.items():
            sent = await _ping(channel, table, player, remind)
            kept.append(Post("ping", player, channel.id, sent.id, since, bot.clock.now()))
    finally:  # whatever has been sent and deleted
        await published.keep_posts(kept, dropped)


async def _ping(
    channel: discord.PartialMessageable, table: Snapshot, player: str, remind: bool
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
