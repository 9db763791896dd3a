"""The publishing state of each table, and the messages that show it."""

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

FRESH_SECONDS = limits.TOKEN_SECONDS - 60  # for which a private message is kept up to date


@dataclass(frozen=True)
class Reply:
    """A message that the token of a click still changes, outside Discord's rate limits.

    The message is the private answer to the click, the clicked message, or a public answer.
    `beside` is the answer where the click was acknowledged before: the token then changes the
    clicked message, which all members of the channel may see.
    """

    click: discord.Interaction[Any]
    opened: float
    message_id: int = 0  # of a message that its channel changes as well; 0: a private one
    beside: discord.WebhookMessage | None = None

    @property
    def until(self) -> float:
        """The time when the token is given up, in seconds since the epoch."""
        return self.opened + FRESH_SECONDS

    @property
    def in_channel(self) -> bool:
        """Whether the message is in a channel of a server, and not a direct message."""
        return self.click.guild_id is not None

    async def edit(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        """Show a view in the message. Raises HTTPException where the message was dismissed."""
        edit = self.beside.edit if self.beside else self.click.edit_original_response
        nobody = discord.AllowedMentions.none()
        await edit(content=None, view=view, attachments=files, allowed_mentions=nobody)

    async def delete(self, now: float) -> None:
        """Delete the message while the token is valid."""
        if now < self.until:
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                if self.beside:
                    await self.beside.delete()
                else:
                    await self.click.delete_original_response()


@dataclass
class Published:
    """The state of one table that is kept between two publications."""

    table: Table
    remind: bool = False
    next_edit: float = 0.0  # earliest time of the next edit of the table message
    table_lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # of the table message
    table_deal: int = 0  # the deal that the table message shows; 0 for the lobby, or unknown
    looked_at: float = 0.0  # time of the last search of the channel for chat below the message
    table_shown: tuple[object, ...] = ()  # the table message, and its content when last seen
    table_drawn: Snapshot | None = None  # the snapshot behind `table_shown`
    deadline_told: float = 0.0  # the end of the turn that the pings name
    ping_at: float = inf  # time of the ping for seats on turn that have not acted by then
    # players to ping once their hand is shown, or the bot may speak there
    held: set[str] = field(default_factory=set)
    hands: dict[tuple[str, str], tuple[tuple[object, ...], object]] = field(
        default_factory=dict
    )  # content of each hand when last shown, by (place, player)
    # by player: a hash of the hand shown at the bot's last stop; None: unknown, or work was
    # under way
    before: dict[str, str] | None = None
    replies: dict[str, Reply] = field(default_factory=dict)  # by player: the message of the hand
    # by player: the last click on the hand in direct messages; by "": on the table message
    clicks: dict[str, Reply] = field(default_factory=dict)
    hand_locks: defaultdict[tuple[str, str], HandLock] = field(
        default_factory=lambda: defaultdict(HandLock)
    )  # as `hands`
    spectators: dict[str, Reply] = field(default_factory=dict)  # by player
    # of messages that may be posted and are not stored
    nonces: dict[About, str] = field(default_factory=dict)
    late: set[str] = field(default_factory=set)  # players whose hand cannot be shown as it is now
    # time when the direct messages of a private table were found closed; 0: open
    shut_at: float = 0.0
    doubtful: bool = False  # an unknown message may exist
    background: set[asyncio.Task[None]] = field(default_factory=set)  # tasks without a waiter

    async def posts(self) -> list[Post]:
        """Return the messages stored for this table. Raises StorageError."""
        return await self.table.store.posts.of(self.table.state.id)

    async def post(self, kind: str, player: str = "") -> Post | None:
        """Return the message of this kind and player, if any. Raises StorageError."""
        posts = await self.posts()
        return next((one for one in posts if (one.kind, one.player) == (kind, player)), None)

    async def keep_posts(self, kept: Collection[Post], dropped: Collection[Post] = ()) -> None:
        """Store messages in place of those with an equal kind and player, and drop others.

        Raises StorageError: a message that is not stored is found again by its nonce, as one
        without an answer.
        """
        if not (kept or dropped):
            return
        try:
            await self.table.store.posts.keep(self.table.state.id, kept, dropped)
        except BaseException:  # also cancellation
            self.doubtful = True
            raise
        for post in kept:
            self.nonces.pop((post.kind, post.player, post.seq), None)


class PublishedTables(commands.Cog):
    """The publishing state of all tables of this process."""

    def __init__(self) -> None:
        self._tables: dict[int, Published] = {}

    def of(self, table: Table) -> Published:
        """Return the state of this table, created at the first call."""
        number = table.state.id
        if number not in self._tables:
            self._tables[number] = Published(table)
        return self._tables[number]

    def all(self) -> tuple[Published, ...]:
        """Return all states."""
        return tuple(self._tables.values())

    def forget(self, table: Table) -> None:
        """Drop the state of a table that is closed and has been shown to the end."""
        self._tables.pop(table.state.id, None)


def published_tables(bot: Gamenight) -> PublishedTables:
    """Return the publishing states of this bot."""
    found = bot.get_cog(PublishedTables.__name__)
    assert isinstance(found, PublishedTables)
    return found


def published_of(bot: Gamenight, table: Table) -> Published:
    """Return the publishing state of this table; an empty one for a table that is only visited."""
    here = bot.own_shards.holds(table.state.guild_id)
    return published_tables(bot).of(table) if here else Published(table)


async def edit_post(
    bot: Gamenight,
    published: Published,
    post: Post,
    view: discord.ui.LayoutView,
    files: list[discord.File],
) -> None:
    """Show a view in a message: by the last click on it while young, else by its channel.

    Raises NotFound where the message is gone; the files are used up then.
    """
    if click := young_click(bot, published, post):
        try:
            await click.edit(view, files)
            return
        except discord.HTTPException as error:
            if error.status >= limits.SERVER_ERRORS:  # already retried
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
    """Take a turn of the pace for making and sending a message; see `Pace.turn`.

    There is no wait for a message that a click may change: Discord does not count such an edit.
    """
    if post is not None and young_click(bot, published, post):
        yield
    else:
        async with bot.pace.turn():
            yield


def young_click(bot: Gamenight, published: Published, post: Post) -> Reply | None:
    """Return the last click on this message, if the token can still change it."""
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
    """Post a message idempotently: no second one where the first answer was lost or not stored.

    The second value is whether this is a retry; the message may then show the earlier state.
    """
    again = about in published.nonces
    nonce = published.nonces.setdefault(about, str(bot.chance.getrandbits(64)))
    try:
        return await channel.send(nonce=nonce, **message), again
    except BaseException as error:  # also cancellation: the message may be posted
        # even a refusal does not exclude that: discord.py may have made more than one attempt
        refused = isinstance(error, discord.HTTPException) and error.status < limits.SERVER_ERRORS
        published.doubtful |= not refused
        raise


async def delete_post(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless deleted already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)


def lost(bot: Gamenight, table: Table) -> bool:
    """Whether the table is closed, and its channel deleted or its thread archived."""
    closed = table.state.stage is Stage.CLOSED and not table.state.private
    return closed and bot.get_channel(table.state.channel_id) is None


class HandLock:
    """Serializes the changes of a hand message, so that the last change is the newest."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._unsent: Unsent | None = None

    @contextlib.asynccontextmanager
    async def answering(self) -> AsyncIterator[None]:
        """Hold the lock for the answer to a click; a change not yet sent gives way."""
        if self._unsent is not None:
            self._unsent.give_way()
        async with self._lock:
            yield

    @contextlib.asynccontextmanager
    async def showing(self) -> AsyncIterator[None]:
        """Hold the lock for a background change; GaveWay is raised when a click goes first."""
        async with self._lock:
            with giving_way() as self._unsent:
                try:
                    yield
                finally:
                    self._unsent = None
