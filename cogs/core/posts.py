"""The messages of one table as they are stored, and those that may be posted and are not stored."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord.http import Route

from bot.app import App
from bot.discord import limits
from bot.discord.installs import in_direct
from bot.discord.outgoing import Blocked
from bot.domain.state import Post, Stage
from bot.tables.table import Table

log = logging.getLogger(__name__)

About: TypeAlias = "tuple[str, str, int]"  # kind, player and seq of a Post

FRESH_SECONDS = limits.TOKEN_SECONDS - 60  # for which a private message is kept up to date
LAST_SECONDS = 30.0  # after that, in which a token may still delete its message
NOBODY = discord.AllowedMentions.none()
CHANGES = (  # answers to a click that change the clicked message
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)


@dataclass(frozen=True)
class Reply:
    """A message that the token of a click still changes, outside Discord's rate limits.

    The message is the private answer to the click, the clicked message, or a public answer.
    `beside` is the answer where the click was acknowledged before: the token then changes the
    clicked message, which all members of the channel may see.

    For example, the private answer to a click, changed later::

        reply = Reply(context.interaction, app.clock.now())
        if reply.is_young(app.clock.now()):
            await reply.edit(view, files)
    """

    click: discord.Interaction[Any]
    opened: float
    message_id: int = 0  # of a message that its channel changes as well; 0: a private one
    beside: discord.WebhookMessage | None = None

    @property
    def until(self) -> float:
        """The time when the token is given up, in seconds since the epoch."""
        return self.opened + FRESH_SECONDS

    def is_young(self, now: float) -> bool:
        """Whether the token is still used for changes."""
        return now < self.until

    @property
    def origin(self) -> int:
        """The id of the click or command that the private answer was made for; 0: not known."""
        message = self.click.message
        changed = self.click.response.type in CHANGES and self.beside is None
        if message is None or not message.flags.ephemeral or not changed:
            return self.click.id
        return message.interaction_metadata.id if message.interaction_metadata else 0

    @property
    def in_channel(self) -> bool:
        """Whether the message is not in the direct messages of its reader."""
        return not in_direct(self.click)

    @property
    def route(self) -> Route:
        """The route of an edit by the token of the click."""
        return Route(
            "PATCH",
            "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
            webhook_id=self.click.application_id,
            webhook_token=self.click.token,
            message_id=self.beside.id if self.beside else "@original",
        )

    async def edit(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        """Show a view in the message, which keeps its files where these are MISSING.

        Raises HTTPException where the message was dismissed.
        """
        edit = self.beside.edit if self.beside else self.click.edit_original_response
        await edit(content=None, view=view, attachments=files, allowed_mentions=NOBODY)

    async def delete(self, now: float) -> None:
        """Delete the message while the token is used."""
        if self.is_young(now):
            await self._delete()

    async def delete_at_last(self, now: float) -> None:
        """Delete the message while the token is valid, also soon after its last other use."""
        if now < self.until + LAST_SECONDS:
            await self._delete()

    async def _delete(self) -> None:
        with contextlib.suppress(discord.HTTPException):  # dismissed already
            if self.beside:
                await self.beside.delete()
            else:
                await self.click.delete_original_response()


class Posts:
    """The messages of one table, of which one of each kind and player is stored.

    In a chat, which the bot is no member of, the last `press` there carries each new message; an
    older one is changed by the token that made it, or that of a press on it.

    For example, the hand of a player, posted and stored::

        sent, _ = await posts.post_once(("hand", player, deal_id), channel, view=view)
        await posts.keep([Post("hand", player, channel.id, sent.id, deal_id, now)])
    """

    def __init__(self, app: App, table: Table) -> None:
        self.app = app
        self.table = table
        # of messages that may be posted and are not stored
        self.nonces: dict[About, str] = {}
        self.doubtful = False  # an unknown message may exist
        self.undeleted: dict[int, Post] = {}  # by id, where deletion failed
        self.press: Reply | None = None  # the last one in a chat

    async def all(self) -> list[Post]:
        """Return the messages stored for this table. Raises StorageError."""
        return await self.table.store.posts.of(self.table.state.id)

    async def of(self, kind: str, player: str = "") -> Post | None:
        """Return the message of this kind and player, if any. Raises StorageError."""
        posts = await self.all()
        return next((one for one in posts if (one.kind, one.player) == (kind, player)), None)

    async def keep(self, kept: Collection[Post], dropped: Collection[Post] = ()) -> None:
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

    async def post_once(
        self,
        about: About,
        channel: discord.PartialMessageable,
        allowed_mentions: discord.AllowedMentions = NOBODY,
        **message: Any,
    ) -> tuple[discord.Message, bool]:
        """Post a message idempotently: no second one where the first answer was lost or not stored.

        The second value is whether this is a retry; the message may then show the earlier state.
        """
        again = about in self.nonces
        nonce = self.nonces.setdefault(about, str(self.app.chance.getrandbits(64)))
        try:
            sent = await channel.send(nonce=nonce, allowed_mentions=allowed_mentions, **message)
        except discord.HTTPException as error:
            self.doubtful |= error.status >= limits.SERVER_ERRORS
            raise
        except BaseException:  # also cancellation: the message may be posted
            self.doubtful = True
            raise
        return sent, again

    @property
    def may_post(self) -> bool:
        """Whether a message can be posted: in a chat only by a young press there."""
        return not self.table.state.chat or self.young_press() is not None

    def young_press(self) -> Reply | None:
        """Return the last press in the chat of the table, if its token is still used."""
        press = self.press
        return press if press and press.is_young(self.app.clock.now()) else None

    def route(self, channel_id: int) -> Route:
        """Return the route of a new message. Raises Blocked in a chat without a young press."""
        if not self.table.state.chat:
            return Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
        if (press := self.young_press()) is None:
            raise Blocked(0)
        path = "/webhooks/{webhook_id}/{webhook_token}"
        click = press.click
        return Route("POST", path, webhook_id=click.application_id, webhook_token=click.token)

    async def post_in_chat(self, **message: Any) -> Reply:
        """Post a message in a chat by the last press; its token then changes the message.

        Raises Blocked where the press serves no more.
        """
        press = self.young_press()
        if press is None:
            raise Blocked(0)
        try:
            sent = await press.click.followup.send(wait=True, allowed_mentions=NOBODY, **message)
        except discord.HTTPException as error:
            if error.status >= limits.SERVER_ERRORS:
                raise
            log.info("a press serves no more to post a message: %s", error.code)
            self.press = None
            raise Blocked(0) from None
        return replace(press, message_id=sent.id, beside=sent)

    async def delete(self, post: Post) -> None:
        """Delete one of the messages, unless deleted already."""
        await delete_post(self.app.client.get_partial_messageable(post.channel_id), post.message_id)

    @property
    def is_lost(self) -> bool:
        """Whether the table is closed, and its channel deleted or its thread archived."""
        state = self.table.state
        closed = state.stage is Stage.CLOSED and not state.serverless
        return closed and self.app.client.get_channel(state.channel_id) is None


class ClickedMessage:
    """A message of a table; the token of the last `click` on it edits it for a while.

    For example, an edit in the turn of the message::

        message = ClickedMessage(posts)
        async with message.turn(post, channel_id):
            await message.edit_in_turn(post, view, files)
    """

    def __init__(self, posts: Posts) -> None:
        self.app, self.table, self.posts = posts.app, posts.table, posts
        self.click: Reply | None = None

    def turn(self, post: Post | None, channel_id: int) -> AbstractAsyncContextManager[None]:
        """Take a turn for making and sending the message of this channel; see `RateLimit.turn`.

        There is hardly a wait where the click may change the `post`: Discord does not count that.
        """
        if post is None:
            return self.app.requests.turn(self.posts.route(channel_id))
        if click := self.young_click(post):
            return self.app.requests.turn(click.route)
        path = "/channels/{channel_id}/messages/{message_id}"
        route = Route("PATCH", path, channel_id=post.channel_id, message_id=post.message_id)
        return self.app.requests.turn(route)

    def young_click(self, post: Post | None) -> Reply | None:
        """Return the last click on a message, if the token can still change it."""
        click = self.click
        if click is None or post is None or click.message_id != post.message_id:
            return None
        return click if click.is_young(self.app.clock.now()) else None

    async def edit_in_turn(
        self, post: Post, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Show a view in the message by the one route that `turn` has waited for.

        The message keeps its files where these are MISSING. Raises NotFound where the message is
        gone, and Blocked where the click serves no more: then there is another route, with a turn
        of its own.
        """
        if click := self.young_click(post):
            try:
                await click.edit(view, files)
            except discord.HTTPException as error:
                if error.status >= limits.SERVER_ERRORS:
                    raise
                log.info("a click serves no more to change a message: %s", error.code)
                self.click = None
                raise Blocked(0) from None
        elif self.table.state.chat:
            raise Blocked(0)
        else:
            message = self.app.client.get_partial_messageable(post.channel_id)
            await message.get_partial_message(post.message_id).edit(
                view=view, attachments=files, allowed_mentions=NOBODY
            )

    async def edit(
        self, post: Post, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Show a view in the message by any route. Raises NotFound where the message is gone."""
        clicked = self.young_click(post)
        try:
            await self.edit_in_turn(post, view, files)
        except Blocked:
            if not clicked:
                raise
            for file in files:
                file.reset()
            await self.edit_in_turn(post, view, files)


def posts_of(app: App, table: Table) -> Posts:
    """Return the messages of this table."""
    posts: Posts = app.publisher.of(table).posts
    return posts


async def delete_post(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless deleted already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted by somebody else", message_id)
