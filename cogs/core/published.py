"""What is remembered of how each table was shown, and the messages that show it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass, field
from math import inf
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from bot.discord import limits
from bot.discord.client import Gamenight
from bot.discord.preemption import Unsent, giving_way
from bot.domain.state import Post, Stage
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table

log = logging.getLogger(__name__)

About: TypeAlias = "tuple[str, str, int]"  # kind, player and seq of a Post

FRESH_SECONDS = limits.TOKEN_SECONDS - 60  # for so long a private message is kept up to date


@dataclass(frozen=True)
class Reply:
    """A message that the token of a click still changes, which Discord does not count.

    It is the private answer to the click, or what was clicked on itself, or a message that
    answered it for everybody. `beside` is the answer where the click had been acknowledged before:
    the token then changes what was clicked on, which everybody may see.
    """

    click: discord.Interaction[Any]
    opened: float
    message_id: int = 0  # of a message that its channel changes as well; 0: a private one
    beside: discord.WebhookMessage | None = None

    @property
    def until(self) -> float:
        """When it is given up, in seconds since the epoch."""
        return self.opened + FRESH_SECONDS

    @property
    def in_channel(self) -> bool:
        """Is it where others are, and not in a direct message?"""
        return self.click.guild_id is not None

    async def edit(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        """Show this in it. HTTPException where it was dismissed."""
        edit = self.beside.edit if self.beside else self.click.edit_original_response
        nobody = discord.AllowedMentions.none()
        await edit(content=None, view=view, attachments=files, allowed_mentions=nobody)

    async def delete(self, now: float) -> None:
        """Take it away, where that is possible still."""
        if now < self.until:
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                if self.beside:
                    await self.beside.delete()
                else:
                    await self.click.delete_original_response()


@dataclass
class Published:
    """What is remembered of one table between two times that it is shown."""

    table: Table
    remind: bool = False
    next_edit: float = 0.0  # when the table message may be edited again
    table_lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # of the table message
    table_deal: int = 0  # the deal that the table message shows; 0 for the lobby, or not known
    looked_at: float = 0.0  # when the channel was last searched for chat below the message
    table_shown: tuple[object, ...] = ()  # the table message, and what it was last seen to show
    table_drawn: Snapshot | None = None  # of which that was made
    deadline_told: float = 0.0  # the end of the turn that the pings name
    ping_at: float = inf  # when somebody on turn is to be pinged who has not acted by then
    held: set[str] = field(default_factory=set)  # players who are pinged once their hand is shown,
    # or the bot may speak there
    hands: dict[tuple[str, str], tuple[tuple[object, ...], object]] = field(
        default_factory=dict
    )  # by (where,
    # player): what the player's hand last showed there
    before: dict[str, str] | None = None  # by player: a print of what the hand showed when the
    # bot was stopped; None where that is not known, or something was under way
    replies: dict[str, Reply] = field(default_factory=dict)  # by player: where the hand is shown
    clicks: dict[str, Reply] = field(default_factory=dict)  # by player: the last on the hand by
    # direct message; by "": on the table message
    hand_locks: defaultdict[tuple[str, str], HandLock] = field(
        default_factory=lambda: defaultdict(HandLock)
    )  # as `hands`
    spectators: dict[str, Reply] = field(default_factory=dict)  # by player
    nonces: dict[About, str] = field(default_factory=dict)  # of what may have been posted and is
    # not kept
    late: set[str] = field(default_factory=set)  # players whose hand cannot be shown as it is
    shut_at: float = 0.0  # when the direct messages of a private table were found closed; 0: not
    doubtful: bool = False  # there may be a message of which nothing is known
    background: set[asyncio.Task[None]] = field(default_factory=set)  # what need not be waited for

    async def posts(self) -> list[Post]:
        """The messages kept for this table. StorageError."""
        return await self.table.store.posts(self.table.state.id)

    async def post(self, kind: str, player: str = "") -> Post | None:
        """The one of this kind and player, if there is any. StorageError."""
        posts = await self.posts()
        return next((one for one in posts if (one.kind, one.player) == (kind, player)), None)

    async def keep_posts(self, kept: Collection[Post], dropped: Collection[Post] = ()) -> None:
        """Keep messages in place of those of the same kind and player, and forget others.

        StorageError: what is not kept is found again by its nonce, as if no answer had come.
        """
        if not (kept or dropped):
            return
        try:
            await self.table.store.keep_posts(self.table.state.id, kept, dropped)
        except BaseException:  # also what ends it from outside
            self.doubtful = True
            raise
        for post in kept:
            self.nonces.pop((post.kind, post.player, post.seq), None)


class PublishedTables(commands.Cog):
    """What is remembered of all tables of this process."""

    def __init__(self) -> None:
        self._tables: dict[int, Published] = {}

    def of(self, table: Table) -> Published:
        """What is remembered of this table, from the first call on."""
        number = table.state.id
        if number not in self._tables:
            self._tables[number] = Published(table)
        return self._tables[number]

    def all(self) -> tuple[Published, ...]:
        """The tables of which something is remembered."""
        return tuple(self._tables.values())

    def forget(self, table: Table) -> None:
        """The table is closed and everything has been shown."""
        self._tables.pop(table.state.id, None)


def published_tables(bot: Gamenight) -> PublishedTables:
    """The tables that this bot shows."""
    found = bot.get_cog(PublishedTables.__name__)
    assert isinstance(found, PublishedTables)
    return found


def published_of(bot: Gamenight, table: Table) -> Published:
    """What the bot remembers of how it showed this table; of one that it only visits, nothing."""
    here = bot.own_shards.holds(table.state.guild_id)
    return published_tables(bot).of(table) if here else Published(table)


async def edit_post(
    bot: Gamenight,
    published: Published,
    post: Post,
    view: discord.ui.LayoutView,
    files: list[discord.File],
) -> None:
    """Show this in a message: by the last click on it while that is young, else by its channel.

    NotFound where it is gone; the files are used up then.
    """
    if click := young_click(bot, published, post):
        try:
            await click.edit(view, files)
            return
        except discord.HTTPException as error:
            if error.status >= limits.SERVER_ERRORS:  # it was tried again already
                raise
            log.info("a click serves no more to change a message: %s", error.code)
            published.clicks.pop(post.player, None)
            for file in files:
                file.reset()
    message = bot.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)
    await message.edit(
        view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
    )


@contextlib.asynccontextmanager
async def turn_to_show(
    bot: Gamenight, published: Published, post: Post | None
) -> AsyncIterator[None]:
    """What is made within and shown in this message, or a new one, is sent at once.

    See `Pace.turn`. By a click Discord does not count it, and there is nothing to wait for.
    """
    if post is not None and young_click(bot, published, post):
        yield
    else:
        async with bot.pace.turn():
            yield


def young_click(bot: Gamenight, published: Published, post: Post) -> Reply | None:
    """The last click on this message, if it can still change it."""
    click = published.clicks.get(post.player)
    fits = click is not None and click.message_id == post.message_id
    return click if click and fits and bot.clock.now() < click.until else None


async def post_once(
    bot: Gamenight,
    published: Published,
    about: About,
    channel: discord.PartialMessageable,
    **message: Any,
) -> tuple[discord.Message, bool]:
    """Post a message, and no second one where the answer to the first was lost, or it is not kept.

    Then it is the first one, which may show what was to be seen then: so says the second value.
    """
    again = about in published.nonces
    nonce = published.nonces.setdefault(about, str(bot.chance.getrandbits(64)))
    try:
        return await channel.send(nonce=nonce, **message), again
    except BaseException as error:  # also what ends it from outside: perhaps it was posted
        # not even a refusal says that it was not: discord.py has perhaps tried more than once
        refused = isinstance(error, discord.HTTPException) and error.status < limits.SERVER_ERRORS
        published.doubtful |= not refused
        raise


async def delete_post(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless it is gone already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)


def lost(bot: Gamenight, table: Table) -> bool:
    """Is its channel deleted, or its thread put away? Then the table is closed and nobody looks."""
    closed = table.state.stage is Stage.CLOSED and not table.state.private
    return closed and bot.get_channel(table.state.channel_id) is None


class HandLock:
    """Held by whoever changes the hand, so that the last change is the newest."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._unsent: Unsent | None = None

    @contextlib.asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Change it in answer to a click; of others only what is under way is waited for."""
        if self._unsent is not None:
            self._unsent.give_way()
        async with self._lock:
            yield

    @contextlib.asynccontextmanager
    async def showing(self) -> AsyncIterator[None]:
        """Change it in nobody's answer. GaveWay where it was left to one: then look again."""
        async with self._lock:
            with giving_way() as self._unsent:
                try:
                    yield
                finally:
                    self._unsent = None
