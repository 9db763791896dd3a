"""Pings: short messages that ask the players on turn to act, and their timing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import inf

import discord
from discord import ButtonStyle

from bot.discord.client import Gamenight
from bot.discord.permissions import may_speak
from bot.domain.preferences import PING_SECONDS
from bot.domain.state import Post
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import laid
from cogs.core.components import button
from cogs.core.people import mentioned, named, until
from cogs.core.published import Published, delete_post, lost, post_once
from cogs.hand.posts import by_dm
from cogs.table.channels import where_is
from rules.match.match import Player

log = logging.getLogger(__name__)


async def pings(
    bot: Gamenight, published: Published, changing: Callable[[Player], bool] = lambda _: False
) -> None:
    """Delete the pings of turns that are over, and ping players who have been on turn long enough.

    `published.ping_at` is set to the time when pings are due again without a change. Players whose
    hand is still `changing` are put in `published.held`: a player who follows a ping finds the hand
    of the ping. A player without a ping in a locked channel is held too, as only hands show the
    turn.
    """
    table, began = published.table.now, published.table.turn_began
    remind, published.remind = published.remind, False
    put_off = published.deadline_told != table.state.deadlines.due_at
    published.deadline_told, published.ping_at = table.state.deadlines.due_at, inf
    due = {player: table.due_since(player) for player in table.waited_for()}
    changes = _Changes()
    try:
        await _see_to_earlier(bot, published, due, changes, remind=remind, put_off=put_off)
        published.held = {*due}
        if may_speak(bot, *where_is(table)):
            published.held = set() if remind else {*filter(changing, due)}
            for player, since in due.items():
                if player in published.held:
                    continue
                at = -inf if remind else await _when(bot, published, player, began)
                if _is_time(bot, published, at) and _still_due(published, player, since):
                    changes.kept.append(await _ping(bot, published, player, remind))
        if changes.errors:
            raise changes.errors[0]
    finally:  # for all that has been sent and deleted
        await published.keep_posts(changes.kept, changes.dropped)


@dataclass
class _Changes:
    """Changes of the pings of a table, and the errors that kept pings from being deleted."""

    kept: list[Post] = field(default_factory=list)
    dropped: list[Post] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)


async def _see_to_earlier(
    bot: Gamenight,
    published: Published,
    due: dict[Player, int],
    changes: _Changes,
    *,
    remind: bool,
    put_off: bool,
) -> None:
    """Delete outdated pings and correct others; `due` keeps the players without a ping.

    A player whose ping cannot be deleted gets no second one.
    """
    posts = await published.posts()
    above = max((post.posted_at for post in posts if post.kind == "table"), default=0.0)
    for post in [post for post in posts if post.kind == "ping"]:
        anew = due.get(post.player) != post.seq
        if post.player not in due or remind or (anew and post.posted_at < above):
            try:
                await _take_away(bot, published, post)
                changes.dropped.append(post)
            except Exception as error:  # for any failure: other pings do not wait for it
                changes.errors.append(error)
                due.pop(post.player, None)
            continue
        moved = replace(post, seq=due[post.player])
        if (put_off or anew) and not await _correct(bot, published.table.now, post) and anew:
            # perhaps by a process that crashed before storing the deletion
            changes.dropped.append(post)
            continue
        del due[post.player]
        changes.kept += [moved] if anew else []


async def _when(bot: Gamenight, published: Published, player: Player, began: float) -> float:
    """Return the time to ping this player: in seconds since the epoch, or infinity.

    The time is at once where no shown hand tells of the turn, else by the player's preference.
    """
    preferences = await bot.store.preferences.of(player)
    reply = published.replies.get(player)
    open_here = reply is not None and bot.clock.now() < reply.until
    shown = open_here or by_dm(published.table, player, preferences)
    told = shown and player not in published.late
    return began + (PING_SECONDS[preferences.pinged] if told else 0)


def _is_time(bot: Gamenight, published: Published, at: float) -> bool:
    """Whether the moment has come; otherwise pings are due again then, if not before."""
    if at > bot.clock.now():
        published.ping_at = min(at, published.ping_at)
        return False
    return True


def _still_due(published: Published, player: Player, since: int) -> bool:
    """Whether the player has not acted while others were pinged."""
    table = published.table.now
    return player in table.waited_for() and table.due_since(player) == since


async def _ping(bot: Gamenight, published: Published, player: Player, remind: bool) -> Post:
    table, controls = published.table.now, discord.ui.View(timeout=None)
    number, key = table.state.id, table.key
    hand_label, wait_label = say("button-hand"), say("button-wait")
    controls.add_item(button("hand", number, key, label=hand_label, style=ButtonStyle.primary))
    controls.add_item(button("wait", number, key, label=wait_label, emoji="⏳"))
    text, about = _text(table, player, remind), ("ping", player, table.due_since(player))
    channel = bot.get_partial_messageable(table.state.channel_id)
    sent, _ = await post_once(
        bot, published, about, channel, content=text, view=controls, allowed_mentions=_only(player)
    )
    return Post("ping", player, channel.id, sent.id, table.due_since(player), bot.clock.now())


def _only(player: Player) -> discord.AllowedMentions:
    return discord.AllowedMentions(users=[discord.Object(int(player))])


async def _correct(bot: Gamenight, table: Snapshot, post: Post) -> bool:
    """Edit a ping for a new turn or a later deadline. An edit notifies no person.

    Return False where the message is gone.
    """
    channel = bot.get_partial_messageable(post.channel_id)
    text = _text(table, post.player, remind=False)
    try:
        message = channel.get_partial_message(post.message_id)
        await message.edit(content=text, allowed_mentions=_only(post.player))
    except discord.NotFound:
        log.debug("ping %s was deleted by somebody else", post.message_id)
        return False
    return True


async def _take_away(bot: Gamenight, published: Published, post: Post) -> None:
    if not lost(bot, published.table):
        await delete_post(bot.get_partial_messageable(post.channel_id), post.message_id)


def _text(table: Snapshot, player: Player, remind: bool) -> str:
    view = table.view(player)
    assert view is not None
    facts = {"who": mentioned(player), "due": until(table)}  # the only mention
    if view.gift and (view.gift.offer or view.gift.words):
        text = say("ping-trade", partner=named(table.players[view.gift.to]), **facts)
    elif view.gift:
        text = say("ping-give", count=view.gift.count, **facts)
    elif not view.opened:
        text = say("ping-decide", **facts)
    elif view.top:
        owner = named(table.players[view.top.seat])
        play = laid(view.top.cards, view.top.as_cards, table.rules)
        text = say("ping-follow", play=play, owner=owner, **facts)
    else:
        text = say("ping-lead", **facts)
    return f"{say('ping-reminder')} {text}" if remind else text
