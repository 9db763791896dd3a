"""Deletion of orphans: messages posted but not stored, because of a crash or a lost response."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import discord
from discord.ui import Container, LayoutView, MediaGallery

from bot.app import App
from bot.discord.limits import made_at
from bot.discord.permissions import Place
from bot.domain.computers import people
from bot.domain.state import Post
from bot.tables.history import is_void
from cogs.core.companion import is_answer
from cogs.core.components import without_rows
from cogs.core.people import place_of_hand
from cogs.core.posts import Posts
from cogs.hand.hands import by_dm

log = logging.getLogger(__name__)

LOOK_BACK = 30  # messages searched in a channel
LOOK_BACK_DIRECT = 20  # messages searched in the direct messages of a person, also of other tables
# patterns of the keys of controls; PLAYED matches a message of a running deal
ANY, PLAYED = re.compile(""), re.compile(r"\d+\.")
LATELY = 300.0  # seconds; for a younger hand, the last search for a second one may have failed


async def delete_orphans(posts: Posts, place: Place | None, pause: float = 0) -> None:
    """Delete this table's messages that are not stored: a second ping, table, lobby or hand.

    The channel is searched only if `place` is given: see `readable_place`. Results of earlier deals
    stay, without buttons. Messages are deleted after a `pause` in seconds: a message that is being
    posted is stored by then. With a `pause`, direct messages are searched also where a hand is
    stored, as a second hand may exist beside it. Any failure but Forbidden is raised.
    """
    table, nonces = posts.table, dict(posts.nonces)
    posts.doubtful = False
    try:
        for post in [*posts.undeleted.values()]:
            await posts.delete(post)
            del posts.undeleted[post.message_id]
        in_channel = partial(_orphans, place=place, again=pause > 0)
        look = _in_private if table.state.private else in_channel
        found = [message async for message in look(posts, await _known(posts))]
        if found or nonces:
            await posts.app.clock.sleep(pause)
        known = await _known(posts)
        await _put_all_away([one for one in found if one.id not in known], table.state.id)
    except discord.Forbidden:  # without Read Message History the orphans stay
        log.info("table %s: a history may not be read", table.state.id)
    except Exception:  # any failure is retried
        posts.doubtful = True
        raise
    in_place = table.state.serverless or place is not None
    for about, nonce in nonces.items():
        if posts.nonces.get(about) == nonce and (in_place or about[0] == "hand"):
            del posts.nonces[about]


def readable_place(posts: Posts) -> Place | None:
    """Return the channel of the table if cached and readable; None otherwise, or if private."""
    channel = posts.app.client.get_channel(posts.table.state.channel_id)
    if not isinstance(channel, Place):
        return None
    allowed = channel.permissions_for(channel.guild.me)
    return channel if allowed.view_channel and allowed.read_message_history else None


async def _put_all_away(messages: list[discord.Message], table_id: int) -> None:
    """Delete each message or remove its buttons, also after a failure; raise a failure at the end.

    Forbidden is raised only if there was no other failure, as others may pass on a retry.
    """
    failed: Exception | None = None
    for message in messages:
        try:
            await _put_away(message, table_id)
        except (discord.HTTPException, OSError) as error:
            failed = error if failed is None or isinstance(failed, discord.Forbidden) else failed
    if failed is not None:
        raise failed


async def _put_away(message: discord.Message, table_id: int) -> None:
    of_deal, lobby = f"start:{table_id}:", f"start:{table_id}:v.0:"
    with contextlib.suppress(discord.NotFound):  # deleted by another person
        if _begins(message, of_deal) and not _begins(message, lobby):
            await take_buttons(message)
        else:
            await message.delete()


async def _known(posts: Posts) -> dict[int, Post]:
    return {post.message_id: post for post in await posts.all()}


async def _orphans(
    posts: Posts,
    known: dict[int, Post],
    place: Place | None,
    again: bool,
) -> AsyncIterator[discord.Message]:
    state = posts.table.state
    if place is not None:
        async for message in place.history(limit=LOOK_BACK):
            ours = _begins(message, f"hand:{state.id}:", f"start:{state.id}:")
            if message.id not in known and ours:
                yield message
    hands = {post.player: post for post in known.values() if post.kind == "hand"}
    for player in people(posts.table.now.players):
        async for message in _hands(posts, player, hands.get(player), again):
            if message.id not in known:
                yield message


async def _in_private(posts: Posts, known: dict[int, Post]) -> AsyncIterator[discord.Message]:
    """Yield the orphans of a private table, which are all in one channel of direct messages."""
    state = posts.table.state
    direct = posts.app.client.get_partial_messageable(state.channel_id)
    async for message in direct.history(limit=LOOK_BACK_DIRECT):
        if message.id not in known and _is_of(message, state.id) and not is_answer(message):
            yield message


async def _hands(
    posts: Posts, player: str, last: Post | None, again: bool
) -> AsyncIterator[discord.Message]:
    """Yield the orphaned hands in a player's direct messages: of this deal and of unfinished deals.

    If an earlier deal has several messages with results, all but the newest are orphans. `last` is
    the player's stored hand. If it is of this deal, the search also runs where hands arrive
    elsewhere by now; if it is older than LATELY seconds, only with `again`.
    """
    table = posts.table
    preferences = await posts.app.store.preferences.of(player)
    sent = await place_of_hand(posts.app, preferences, table.state.guild_id)
    known = last is not None and last.seq == table.state.deal_id
    if table.state.deal_id is None or not (known or by_dm(table, player, sent)):
        return
    if last and known and not again and _age(posts.app, last) > LATELY:
        return
    over = f"company:{table.state.id}:v.{table.state.deal_id}:"  # this deal; earlier results stay
    channel = await posts.app.direct_messages.to(player, last.channel_id if last else 0)
    after = discord.Object(last.message_id) if last and not known else None
    of_results, newest = f"company:{table.state.id}:v.", set[str]()  # ids of the newest results
    async for message in channel.history(limit=LOOK_BACK_DIRECT, after=after, oldest_first=False):
        if is_answer(message):
            continue
        ids = {one for one in _all(message.components, "custom_id") if one.startswith(of_results)}
        twice = not newest.isdisjoint(ids)
        newest |= ids
        if _is_of(message, table.state.id, PLAYED) or _begins(message, over) or twice:
            yield message


def _age(app: App, post: Post) -> float:
    """Return the age of a message in seconds, also right if the machine's clock was set since."""
    return app.discord_time.since(made_at(str(post.message_id)))


def _is_of(message: discord.Message, table_id: int, key: re.Pattern[str] = ANY) -> bool:
    """Whether a message has a control of this table whose key matches the pattern."""
    ids = (one.split(":") for one in _all(message.components, "custom_id"))
    return any(one[1:2] == [str(table_id)] and key.match(one[2]) for one in ids)


def _begins(message: discord.Message, *signs: str) -> bool:
    """Whether a message has a control whose custom id begins with one of the `signs`."""
    return any(one.startswith(signs) for one in _all(message.components, "custom_id"))


def _all(components: list[Any], name: str) -> Iterator[str]:
    """Yield the attribute `name` of all components, also of nested ones; "" where it is missing."""
    for component in components:
        yield getattr(component, name, None) or ""
        yield from _all(getattr(component, "children", []), name)


async def leave(app: App, post: Post) -> None:
    """Remove the buttons from the message of an earlier deal; delete the message of a void deal."""
    channel = app.client.get_partial_messageable(post.channel_id)
    message = channel.get_partial_message(post.message_id)
    try:
        if await is_void(app.store, post.seq):
            await message.delete()
        else:
            await take_buttons(await message.fetch())
    except (discord.NotFound, discord.Forbidden) as error:  # deleted, or not readable
        log.info("the message of an earlier deal stays as it is: %s", error.code)


async def take_buttons(message: discord.Message) -> None:
    """Remove the buttons of a message, if it has any."""
    if not any(isinstance(part, discord.ActionRow) for part in _parts(message.components)):
        return
    layout = LayoutView.from_message(message, timeout=None)
    for item in [*layout.walk_children()]:
        if isinstance(item, Container | LayoutView):
            without_rows(item)
        elif isinstance(item, MediaGallery):
            _as_attached(item)
    without_rows(layout)
    await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())


def _parts(components: list[Any]) -> list[Any]:
    return [*components, *(part for one in components for part in getattr(one, "children", []))]


def _as_attached(gallery: MediaGallery[Any]) -> None:
    """Let a gallery refer to the files attached to its message, so that an edit keeps the files."""
    for picture in gallery.items:
        name = picture.media.url.partition("?")[0].rpartition("/")[2]
        picture.media = f"attachment://{name}"
