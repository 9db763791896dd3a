"""The companion: one message beside the hands in direct messages, which shows the last answer.

A table that a person watches has a second companion, so that no answer ends the watching.

The companion is an ordinary message. A private message is lost when a phone closes Discord, and no
reader would see a later change of it. The id of the companion is kept in memory alone. The first
answer after a restart is therefore a new message. The former companion is then found among the
newest messages of the channel, and deleted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from bot.app import App
from bot.discord.errors import in_short, is_outside
from bot.discord.installs import in_direct
from cogs.core.button_layout import text_lines
from cogs.core.custom_ids import DEALS
from cogs.core.posts import NOBODY, Reply, delete_post

log = logging.getLogger(__name__)

Shown: TypeAlias = "tuple[LayoutView, list[discord.File]]"

MOST = 1000  # companions kept; the least recently used one is forgotten first
IN_SIGHT = 6  # the most lines below a message with which the message stays in sight
ROW, PICTURE = 2, 10  # heights of a row of buttons and of a picture, in lines of text
LOOK_BACK = 20  # newest messages that are searched for companions from before a restart


@dataclass(eq=False)
class Companion:
    """The companion of one channel of direct messages, to be changed under its `lock`.

    `reply` is the last answer. Its message has the id 0 if the message is private, as after a
    command. `lines` is the approximate height of the message on a phone. `shown` is the view that
    the message shows; after edits by `Standing`, still the view that was shown first.
    """

    app: App
    channel_id: int
    reply: Reply | None = None
    lines: int = 0
    shown: object = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def shows(self, message_id: int) -> bool:
        """Whether this is the message of the companion."""
        return self.reply is not None and self.reply.message_id == message_id

    def buries(self, message_id: int) -> bool:
        """Whether the companion pushes an older message out of sight on a phone."""
        if self.reply is None or self.lines <= IN_SIGHT:
            return False
        return (self.reply.message_id or self.reply.click.id) > message_id

    def is_below(self, click: discord.Interaction[Any]) -> bool:
        """Whether the person sees an answer in the companion, as it is below the pressed message.

        An answer above the pressed message is out of sight where the chat has moved on. False also
        where Discord already shows a new message that waits for the answer.
        """
        waits = click.response.type is discord.InteractionResponseType.deferred_channel_message
        if self.reply is None or click.message is None or waits:
            return False
        return self.reply.message_id > click.message.id

    async def change(self, shown: Shown) -> bool:
        """Show an answer in the companion; return False if Discord fails or the message is gone."""
        view, files = shown
        try:
            await self._edit(view, files)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("an answer is posted anew: %s", in_short(error))
            for file in files:
                file.reset()
            return False
        self.lines, self.shown = height(view, files), view
        return True

    async def move(
        self,
        click: discord.Interaction[Any],
        message_id: int,
        shown: Shown | None,
        beside: discord.WebhookMessage | None = None,
    ) -> None:
        """Note the message that shows the last answer; delete the former one if it is another.

        `message_id` is 0 for a private message. `shown` is None for an answer that is no view.
        `beside` is as in `Reply`.
        """
        before = self.reply
        self.reply = Reply(click, self.app.clock.now(), message_id, beside)
        self.lines, self.shown = (height(*shown), shown[0]) if shown else (1, None)
        if before is None:
            await self._delete_earlier(message_id)
        elif before.click is click:
            return
        elif message_id == 0 or before.message_id != message_id:
            await self._delete(before)

    async def remove(self) -> None:
        """Delete the companion; the next answer is a new message."""
        if (reply := self.reply) is not None:
            self.reply = self.shown = None
            await self._delete(reply)

    async def _delete_earlier(self, message_id: int) -> None:
        """Delete all companions from before the start, except the message with this id."""
        now = [self.app.companions.get((self.channel_id, watched)) for watched in (False, True)]
        staying = {
            message_id,
            *(companion.reply.message_id for companion in now if companion and companion.reply),
        }
        try:
            async for message in self._channel.history(limit=LOOK_BACK):
                if message.id not in staying and self._is_ours(message):
                    await delete_post(self._channel, message.id)
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("an answer from before the start stays: %s", in_short(error))

    def _is_ours(self, message: discord.Message) -> bool:
        user = self.app.client.user
        return user is not None and message.author.id == user.id and is_answer(message)

    async def _edit(self, view: LayoutView, files: list[discord.File]) -> None:
        """Edit the message by the last token, or through the channel if the token is too old."""
        reply = self.reply
        assert reply is not None
        if reply.is_young(self.app.clock.now()):
            await reply.edit(view, files)
            return
        message = self._channel.get_partial_message(reply.message_id)
        await message.edit(content=None, view=view, attachments=files, allowed_mentions=NOBODY)

    async def _delete(self, reply: Reply) -> None:
        try:
            if reply.message_id and not reply.is_young(self.app.clock.now()):
                await delete_post(self._channel, reply.message_id)
            else:
                await reply.delete(self.app.clock.now())
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            log.info("an earlier answer stays: %s", in_short(error))

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self.app.client.get_partial_messageable(self.channel_id)


@dataclass(frozen=True)
class Standing:
    """A view in the companion, kept up to date until a time, or until an answer replaces it."""

    companion: Companion
    shown: object
    until: float  # seconds since the epoch

    @property
    def stands(self) -> bool:
        """Whether the companion still shows the view."""
        return self.companion.shown is self.shown

    async def edit(self, view: LayoutView, files: list[discord.File]) -> None:
        """Show the present state of the view, if the companion still shows the view."""
        async with self.companion.lock:
            if self.stands:
                stays = await self.companion.change((view, files))
                self.companion.shown = self.shown if stays else None

    async def delete(self, _: float) -> None:
        """Delete the companion if it shows the view."""
        async with self.companion.lock:
            if self.stands:
                await self.companion.remove()


def companion_in(app: App, click: discord.Interaction[Any], watching: bool = False) -> Companion:
    """Return the companion of the direct messages of an interaction; create it if needed.

    It is that of a watched table if the answer shows one (`watching`), or if the press is on it.
    """
    companions, channel_id = app.companions, click.channel_id or 0
    watched: Companion | None = companions.get((channel_id, True))
    pressed = click.message is not None and watched is not None and watched.shows(click.message.id)
    key = channel_id, watching or pressed
    companion: Companion = companions.pop(key, None) or Companion(app, channel_id)
    companions[key] = companion  # now the most recently used one
    if len(companions) > MOST:
        del companions[next(iter(companions))]
    return companion


def is_lasting(click: discord.Interaction[Any]) -> bool:
    """Whether the answer is an ordinary message, which lasts.

    True for presses in direct messages, except for presses on private messages.
    """
    message = click.message
    return in_direct(click) and message is not None and not message.flags.ephemeral


def on_companion(click: discord.Interaction[Any]) -> bool:
    """Whether this is a press on a companion, perhaps on one from before a restart."""
    return is_lasting(click) and click.message is not None and is_answer(click.message)


def is_answer(message: discord.Message) -> bool:
    """Whether a message in direct messages is a lasting answer to an interaction.

    Hands and table messages are not.
    """
    if message.flags.ephemeral or message.interaction_metadata is None:
        return False
    return not any((getattr(item, "id", None) or 0) > DEALS for item in message.components)


def as_view(message: Mapping[str, Any]) -> Shown | None:
    """Return an answer as a view and its files; None for a text with files.

    A view can replace an earlier answer in its message.
    """
    files = list(message.get("files") or ())
    if view := message.get("view"):
        return view, files
    text: TextDisplay[Any] = TextDisplay(message["content"])
    return None if files else (LayoutView(timeout=None).add_item(text), files)


def id_of(sent: object) -> int:
    """Return the id of a sent message, or of the message of a response; 0 for none."""
    return int(getattr(sent, "message_id", getattr(sent, "id", 0)) or 0)


def height(view: LayoutView, files: list[discord.File]) -> int:
    """Return the approximate height of a message on a phone, in lines."""
    parts = list(view.walk_children())
    lines = sum(text_lines(part.content) for part in parts if isinstance(part, TextDisplay))
    rows = sum(isinstance(part, ActionRow) for part in parts)
    return lines + ROW * rows + PICTURE * len(files)
