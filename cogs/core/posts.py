"""Messages of one table: the stored ones, and those that may be posted and are not stored yet."""

from __future__ import annotations

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
from bot.domain.state import Commitment, Post, Stage
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table

log = logging.getLogger(__name__)

About: TypeAlias = "tuple[str, str, int]"  # kind, player and seq of a Post

FRESH_SECONDS = limits.TOKEN_SECONDS - 60  # for which a private message is kept up to date
LAST_SECONDS = 30.0  # after FRESH_SECONDS, in which a token may still delete its message
NOBODY = discord.AllowedMentions.none()
CHANGES = (  # types of responses that change the pressed message
    discord.InteractionResponseType.message_update,
    discord.InteractionResponseType.deferred_message_update,
)


@dataclass(frozen=True)
class Reply:
    """A message that the token of an interaction can edit, outside Discord's rate limits.

    The message is the private answer to `click`, the pressed message, or a public answer. `beside`
    is the answer as a followup message, if the press was acknowledged before the answer. The
    original response is then the pressed message, which all members of the channel may see.
    """

    click: discord.Interaction[Any]
    opened: float
    message_id: int = 0  # of an ordinary message; 0: a private one, which only the token can edit
    beside: discord.WebhookMessage | None = None

    @property
    def until(self) -> float:
        """The time from which the token makes no more edits, in seconds since the epoch."""
        return self.opened + FRESH_SECONDS

    def is_young(self, now: float) -> bool:
        """Whether the token is still used for edits."""
        return now < self.until

    @property
    def origin(self) -> int:
        """The id of the interaction that created the private answer; 0 if unknown."""
        message = self.click.message
        changed = self.click.response.type in CHANGES and self.beside is None
        if message is None or not message.flags.ephemeral or not changed:
            return self.click.id
        return message.interaction_metadata.id if message.interaction_metadata else 0

    @property
    def in_channel(self) -> bool:
        """Whether the message is in a channel, not in the direct messages of its reader."""
        return not in_direct(self.click)

    @property
    def route(self) -> Route:
        """The route of an edit by the token of the interaction."""
        return Route(
            "PATCH",
            "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}",
            webhook_id=self.click.application_id,
            webhook_token=self.click.token,
            message_id=self.beside.id if self.beside else "@original",
        )

    @property
    def route_of_new(self) -> Route:
        """The route of a new message by the token of the interaction."""
        path, click = "/webhooks/{webhook_id}/{webhook_token}", self.click
        return Route("POST", path, webhook_id=click.application_id, webhook_token=click.token)

    async def post(self, **message: Any) -> Reply:
        """Post a message by the token; return it as one that the token can edit. Raises Blocked.

        It is Blocked if the token works no longer.
        """
        try:
            sent = await self.click.followup.send(wait=True, allowed_mentions=NOBODY, **message)
        except discord.HTTPException as error:
            if error.status >= limits.SERVER_ERRORS:
                raise
            log.info("a press serves no more to post a message: %s", error.code)
            raise Blocked(0) from None
        return replace(self, message_id=sent.id, beside=sent)

    async def edit(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        """Show a view in the message. The message keeps its files if `files` is MISSING.

        Raises HTTPException if the message was dismissed.
        """
        edit = self.beside.edit if self.beside else self.click.edit_original_response
        await edit(content=None, view=view, attachments=files, allowed_mentions=NOBODY)

    async def delete(self, now: float) -> None:
        """Delete the message if the token is still used for edits."""
        if self.is_young(now):
            await self._delete()

    async def delete_at_last(self, now: float) -> None:
        """Delete the message if the token is valid: up to LAST_SECONDS after its use for edits."""
        if now < self.until + LAST_SECONDS:
            await self._delete()

    async def delete_at_once(self) -> bool:
        """Delete the message; return whether it is gone."""
        try:
            if self.beside:
                await self.beside.delete()
            else:
                await self.click.delete_original_response()
        except discord.HTTPException as error:
            return bool(error.code == limits.UNKNOWN_MESSAGE)  # dismissed already
        except OSError:
            return False
        return True

    async def _delete(self) -> None:
        await self.delete_at_once()


class Posts:
    """The stored messages of one table: one of each kind and player.

    The bot is no member of a chat. There the token of the last `press` posts each new message. An
    older message is edited by the token that posted it, or by the token of a press on it.
    """

    def __init__(self, app: App, table: Table) -> None:
        self.app = app
        self.table = table
        # nonces of messages that may be posted and are not stored
        self.nonces: dict[About, str] = {}
        self.doubtful = False  # an unknown message may exist
        self.undeleted: dict[int, Post] = {}  # messages whose deletion failed, by id
        self.press: Reply | None = None  # the last press in a chat
        # message, deal and number of the next shuffle whose fingerprints were stored last
        self.published: tuple[int, int | None, int] | None = None

    async def all(self) -> list[Post]:
        """Return the messages stored for this table. Raises StorageError."""
        return await self.table.store.posts.of(self.table.state.id)

    async def of(self, kind: str, player: str = "") -> Post | None:
        """Return the message of this kind and player; None without one. Raises StorageError."""
        posts = await self.all()
        return next((post for post in posts if (post.kind, post.player) == (kind, player)), None)

    async def keep(self, kept: Collection[Post], dropped: Collection[Post] = ()) -> None:
        """Store `kept` in place of messages with an equal kind and player, and drop `dropped`.

        Raises StorageError. A message that is not stored is found again by its nonce, like a
        message whose response was lost.
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
        """Post a message idempotently.

        A retry posts no second message if the first response was lost, or the message was not
        stored. The second value is whether this is a retry; the message may then show the earlier
        state.
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
        """Whether a message can be posted; in a chat this takes the token of a young press."""
        return not self.table.state.chat or self.young_press() is not None

    def young_press(self) -> Reply | None:
        """Return the last press in the table's chat; None if its token is too old for use."""
        press = self.press
        return press if press and press.is_young(self.app.clock.now()) else None

    def route(self, channel_id: int) -> Route:
        """Return the route of a new message. Raises Blocked in a chat without a young press."""
        if not self.table.state.chat:
            return Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
        if (press := self.young_press()) is None:
            raise Blocked(0)
        return press.route_of_new

    async def post_in_chat(self, **message: Any) -> Reply:
        """Post a message in a chat by the token of the last press, which can also edit it later.

        Raises Blocked if the token works no longer.
        """
        press = self.young_press()
        if press is None:
            raise Blocked(0)
        try:
            return await press.post(**message)
        except Blocked:
            self.press = None
            raise

    async def publish(self, table: Snapshot, post: Post, at: float) -> None:
        """Store that a message shows the fingerprints of this state.

        `at` is the moment of the sending in seconds since the epoch. Raises StorageError.
        """
        state = table.state
        place = (at, post.channel_id, post.message_id, state.guild_id, state.id)
        new = [Commitment(key, proof, *place) for key, proof in table.commitments.items()]
        await self.app.store.commitments.publish(new)
        self.published = (post.message_id, state.deal_id, state.upcoming.number)

    async def delete(self, post: Post) -> None:
        """Delete one of the table's messages, unless it is deleted already."""
        await delete_post(self.app.client.get_partial_messageable(post.channel_id), post.message_id)

    @property
    def is_lost(self) -> bool:
        """Whether the table is closed, and its channel deleted or its thread archived."""
        state = self.table.state
        closed = state.stage is Stage.CLOSED and not state.serverless
        return closed and self.app.client.get_channel(state.channel_id) is None


class ClickedMessage:
    """A message of a table, edited by the token of the last `click` on it while the token works."""

    def __init__(self, posts: Posts) -> None:
        self.app, self.table, self.posts = posts.app, posts.table, posts
        self.click: Reply | None = None

    def turn(
        self, post: Post | None, channel_id: int, by: Reply | None = None
    ) -> AbstractAsyncContextManager[None]:
        """Take a turn of the rate limit to compose and send the message; see `RateLimit.turn`.

        The message is a new one in this channel if `post` is None, posted `by` a token, if any. If
        a token can edit the `post`, the wait is short, since Discord does not count such edits.
        """
        if post is None:
            route = by.route_of_new if by else self.posts.route(channel_id)
            return self.app.requests.turn(route)
        if click := self.young_click(post):
            return self.app.requests.turn(click.route)
        path = "/channels/{channel_id}/messages/{message_id}"
        route = Route("PATCH", path, channel_id=post.channel_id, message_id=post.message_id)
        return self.app.requests.turn(route)

    def young_click(self, post: Post | None) -> Reply | None:
        """Return the last press on a message; None if its token can edit the message no longer."""
        click = self.click
        if click is None or post is None or click.message_id != post.message_id:
            return None
        return click if click.is_young(self.app.clock.now()) else None

    async def edit_in_turn(
        self, post: Post, view: discord.ui.LayoutView, files: list[discord.File]
    ) -> None:
        """Show a view in the message by the one route that `turn` has waited for.

        The message keeps its files if `files` is MISSING. Raises NotFound if the message is gone.
        Raises Blocked if the token of the press works no longer; the edit then needs another route
        and another turn.
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
        """Show a view in the message by the token, or else through the channel.

        Raises NotFound if the message is gone, and Blocked if there is no route.
        """
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
    return app.publisher.of(table).posts


async def delete_post(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete one of the bot's messages, unless it is deleted already."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.NotFound:
        log.debug("message %s was deleted already", message_id)
