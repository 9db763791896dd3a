"""What is remembered of how each table was shown, and the messages that show it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord.ext import commands

from bot import limits
from bot.client import Gamenight
from bot.domain.state import Post, Stage
from bot.tables.table import Table

log = logging.getLogger(__name__)

About: TypeAlias = "tuple[str, str, int]"  # kind, player and seq of a Post

SERVER_ERRORS = 500  # statuses from here on: perhaps it has been done
FRESH_SECONDS = limits.TOKEN_SECONDS - 60  # for so long a private message is kept up to date


@dataclass(frozen=True)
class Reply:
    """A private answer that can still be changed: the click that it answered, and when.

    `message` is the answer where the click had been acknowledged before: the token then changes
    the message that was clicked on, which everybody may see.
    """

    click: discord.Interaction[Any]
    opened: float
    message: discord.WebhookMessage | None = None

    @property
    def until(self) -> float:
        """When it is given up, in seconds since the epoch."""
        return self.opened + FRESH_SECONDS

    async def edit(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        """Show this in it. HTTPException where it was dismissed."""
        edit = self.message.edit if self.message else self.click.edit_original_response
        nobody = discord.AllowedMentions.none()
        await edit(content=None, view=view, attachments=files, allowed_mentions=nobody)

    async def delete(self, now: float) -> None:
        """Take it away, where that is possible still."""
        if now < self.until:
            with contextlib.suppress(discord.HTTPException):  # dismissed already
                if self.message:
                    await self.message.delete()
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
    deadline_told: float = 0.0  # the end of the turn that the pings name
    hands: dict[tuple[str, str], tuple[object, ...]] = field(default_factory=dict)  # by (where,
    # player): what the player's hand last showed there
    replies: dict[str, Reply] = field(default_factory=dict)  # by player: where the hand is shown
    hand_locks: defaultdict[str, asyncio.Lock] = field(
        default_factory=lambda: defaultdict(asyncio.Lock)
    )  # by player: one change of a shown hand after the other, so that the last is the newest
    spectators: dict[str, Reply] = field(default_factory=dict)  # by player
    nonces: dict[About, str] = field(default_factory=dict)  # of what is posted or may have been,
    # without an answer
    _posts: list[Post] | None = None  # as they are stored
    _version: int = 0  # of them
    background: set[asyncio.Task[None]] = field(default_factory=set)  # what need not be waited for

    async def posts(self) -> list[Post]:
        """The messages kept for this table, which nobody else keeps. StorageError."""
        while self._posts is None:
            version = self._version
            posts = await self.table.store.posts(self.table.state.id)
            if version == self._version:
                self._posts = posts
        return self._posts

    async def keep_posts(self, kept: Collection[Post], dropped: Collection[Post] = ()) -> None:
        """Keep messages in place of those of the same kind and player, and forget others.

        StorageError.
        """
        if kept or dropped:
            try:
                await self.table.store.keep_posts(self.table.state.id, kept, dropped)
            finally:
                self._posts, self._version = None, self._version + 1


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
    """What the bot remembers of how it showed this table."""
    return published_tables(bot).of(table)


async def post_once(
    bot: Gamenight,
    published: Published,
    about: About,
    channel: discord.PartialMessageable,
    **message: Any,
) -> tuple[discord.Message, bool]:
    """Post a message, and no second one where the answer to the first was lost.

    Then it is the first one, which may show what was to be seen then: so says the second value.
    """
    again = about in published.nonces
    nonce = published.nonces.setdefault(about, str(bot.chance.getrandbits(64)))
    try:
        sent = await channel.send(nonce=nonce, **message)
    except discord.HTTPException as error:
        if error.status < SERVER_ERRORS:
            published.nonces.pop(about, None)
        raise
    published.nonces.pop(about, None)
    return sent, again


async def delete_post(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless it is gone already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)


def lost(bot: Gamenight, table: Table) -> bool:
    """Is its channel deleted, or its thread put away? Then the table is closed and nobody looks."""
    closed = table.state.stage is Stage.CLOSED
    return closed and bot.get_channel(table.state.channel_id) is None
