"""Posts, edits and deletes messages, with checks of permissions, closed DMs and age.

The numbers in docstrings are the codes of the Refusal that is raised.
"""

from __future__ import annotations

import math

from bot.discord.limits import made_at
from bot.playground.errors import UNAVAILABLE, Form, is_a, refusal
from bot.playground.limits import Limits, Window
from bot.playground.messages.attachments import FileStore
from bot.playground.messages.composing import Composer, Request
from bot.playground.world import objects
from bot.playground.world.permissions import shares_server
from bot.playground.world.wire import JSON, ChannelType, Permission
from bot.playground.world.world import (
    Channel,
    Deleted,
    Edited,
    Event,
    Message,
    Posted,
    World,
)

OLD = 14 * 86_400.0  # seconds; bulk delete refuses older messages
NONCE = 25  # characters


class Messages:
    """The operations on messages, by the bot or by people."""

    def __init__(self, world: World, files: FileStore, limits: Limits) -> None:
        self._world = world
        self._files = files
        self._limits = limits
        self._old_edits: dict[str, Window] = {}
        self._new_dms = Window(world.clock, limits.new_dms_per)
        self._nonces: dict[str, tuple[float, Message]] = {}
        self.composer = Composer(world, files)
        world.listeners.append(self._forget_files)

    # The channels and messages that channel routes reach

    def channel(self, channel_id: str) -> Channel:
        """Return a channel that the bot can see; 10003, 50001, or 503 while its server is dark."""
        channel = self._world.channels.get(channel_id)
        if channel is None:
            raise refusal(10003)
        self.check_light(channel.guild_id)
        if not self._world.bot_reaches(channel):
            raise refusal(50001)
        if not channel.bot_permissions & Permission.VIEW_CHANNEL:
            raise refusal(50001)
        return channel

    def message(self, channel_id: str, message_id: str) -> Message:
        """Return a message that channel routes can reach, so no ephemeral message; 10008."""
        message = self.channel(channel_id).messages.get(message_id)
        if message is None or message.audience is not None:
            raise refusal(10008)
        return message

    def check_light(self, guild_id: str | None) -> None:
        """Raise 503 while this server, with the bot, is dark."""
        guild = self._world.guilds.get(guild_id or "")
        if guild and guild.has_bot and guild.dark:
            raise refusal(UNAVAILABLE)

    def direct(self, person_id: str) -> Channel:
        """Return the bot's direct channel with a person; 50033, 20026, or 40003 (too many new)."""
        if person_id not in self._world.people:
            raise refusal(50033)
        new = person_id not in self._world.directs
        if self._world.quarantine == "all" or (new and self._world.quarantine):
            raise refusal(20026)
        if new and self._new_dms.enter(self._limits.new_dms):
            raise refusal(40003)
        return self._world.dm_with(person_id)

    # Actions of the bot

    def send(self, channel_id: str, request: Request) -> Message:
        """Post as the bot by the channel's route; an enforced nonce posts only once."""
        channel = self.channel(channel_id)
        self._may_send(channel, request)
        nonce = _nonce(request)
        if nonce in self._nonces and self._fresh(nonce):
            return self._nonces[nonce][1]
        original = self._referenced(channel, request)
        message = self.composer.create(channel, objects.bot_user(self._world), request)
        if original:
            _reply(channel, message, original, request.allowed_mentions)
        if nonce:
            self._nonces = {one: kept for one, kept in self._nonces.items() if self._fresh(one)}
            self._nonces[nonce] = self._world.clock.now(), message
        return self.post(channel, message)

    def _fresh(self, nonce: str) -> bool:
        return self._world.clock.now() - self._nonces[nonce][0] < self._limits.nonce_life

    def change(self, channel_id: str, message_id: str, request: Request) -> Message:
        """Edit the bot's own message by the channel's route; 50005, 50013, 50083, 30046.

        An edit does not need Send Messages: discord-api-docs #3096.
        """
        message = self.message(channel_id, message_id)
        if message.body["author"]["id"] != self._world.bot_id:
            raise refusal(50005)
        channel = self._world.channels[channel_id]
        if channel.archived:
            raise refusal(50083)
        _check_content(channel, request)
        self._count_old_edit(channel, message)
        return self.edit(channel, message, request)

    def remove(self, channel_id: str, message_id: str) -> None:
        """Delete by the channel's route; 50013 for another's message without Manage Messages."""
        message = self.message(channel_id, message_id)
        channel = self._world.channels[channel_id]
        own = message.body["author"]["id"] == self._world.bot_id
        if not own and not (
            channel.guild_id and channel.bot_permissions & Permission.MANAGE_MESSAGES
        ):
            raise refusal(50013)
        self._world.delete_message(channel_id, message_id)

    def remove_together(self, channel_id: str, message_ids: list[str]) -> None:
        """Delete the messages of these ids that exist; 50003, 50013, 50034."""
        channel = self.channel(channel_id)
        if channel.guild_id is None:
            raise refusal(50003)
        if not channel.bot_permissions & Permission.MANAGE_MESSAGES:
            raise refusal(50013)
        now = self._world.clock.now()
        if any(now - made_at(one) > OLD for one in message_ids):
            raise refusal(50034)
        for message_id in {one.id for one in channel.public()} & {*message_ids}:
            self._world.delete_message(channel_id, message_id)

    def _may_send(self, channel: Channel, request: Request) -> None:
        if channel.type == ChannelType.DM:
            self._may_write_to(channel)
            return
        if channel.type == ChannelType.FORUM:
            raise refusal(50008)
        speaking = Permission.SEND_MESSAGES
        if channel.parent_id:
            speaking = Permission.SEND_MESSAGES_IN_THREADS
        if not channel.bot_permissions & speaking:
            raise refusal(50013)
        _check_content(channel, request)
        closed = channel.parent_id is not None and channel.locked
        if closed and not channel.bot_permissions & Permission.MANAGE_THREADS:
            raise refusal(50083 if channel.archived else 160005)

    def _may_write_to(self, direct: Channel) -> None:
        """Raise 20026, 50278 (neither a common server nor an install) or 50007."""
        world = self._world
        if world.quarantine == "all" or (world.quarantine and not direct.written):
            raise refusal(20026)
        person = world.people[direct.recipient_id or ""]
        if not person.installed and not shares_server(world, person.id):
            raise refusal(50278)
        if not person.dms_open:
            raise refusal(50007)

    def _referenced(self, channel: Channel, request: Request) -> Message | None:
        """Return the message that a request replies to; 50035 if it is missing and required."""
        reference = request.payload.get("message_reference")
        if not isinstance(reference, dict):
            return None
        original = channel.messages.get(str(reference.get("message_id")))
        if original and original.audience is None:
            return original
        form = Form()
        if reference.get("fail_if_not_exists", True):
            at = ("message_reference",)
            form.wrong(at, "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.raise_if_wrong()
        return None

    # Changes of messages by the bot or by people

    def post(self, channel: Channel, message: Message) -> Message:
        """Put a message into its channel, and tell the listeners.

        An archived thread is reopened. The oldest messages beyond `kept_messages` are dropped.
        """
        if channel.archived:
            self._world.archive(channel.id, False)
        channel.messages[message.id] = message
        channel.written |= message.body["author"]["id"] == self._world.bot_id
        while len(channel.messages) > self._limits.kept_messages:
            oldest = channel.messages.pop(next(iter(channel.messages)))
            self._drop_files(oldest)
        self._world.tell(Posted(channel, message))
        return message

    def edit(self, channel: Channel, message: Message, request: Request) -> Message:
        """Edit a message, and tell the listeners."""
        self.composer.edit(channel, message, request)
        self._world.tell(Edited(channel, message))
        return message

    def chat(self, channel: Channel, author: JSON, content: str) -> Message:
        """Post plain text as a person."""
        message = self.composer.create(channel, author, Request({"content": content}, []))
        return self.post(channel, message)

    def _count_old_edit(self, channel: Channel, message: Message) -> None:
        if self._world.clock.now() - made_at(message.id) < self._limits.old_message_age:
            return
        fresh = Window(self._world.clock, self._limits.old_edits_per)
        wait = self._old_edits.setdefault(channel.id, fresh).enter(self._limits.old_edits)
        if wait:
            raise refusal(30046, retry_after=math.ceil(wait * 1000) / 1000, **{"global": False})

    def _forget_files(self, event: Event) -> None:
        if isinstance(event, Deleted):
            self._drop_files(event.message)

    def _drop_files(self, message: Message) -> None:
        for file in message.files:
            self._files.drop(file["id"])


def _nonce(request: Request) -> str:
    """Return the enforced nonce of a request, empty without one; 50035 if it is too long."""
    nonce, form = request.payload.get("nonce"), Form()
    nonce = str(nonce) if is_a(nonce, int) else nonce
    form.text(("nonce",), nonce, NONCE)
    form.raise_if_wrong()
    return str(nonce or "") if request.payload.get("enforce_nonce") else ""


def _check_content(channel: Channel, request: Request) -> None:
    """Raise 50013 for embeds or files of a new message or an edit without permission."""
    needed = Permission.EMBED_LINKS if request.payload.get("embeds") else 0
    needed |= Permission.ATTACH_FILES if request.uploads else 0
    if channel.type != ChannelType.DM and needed & ~channel.bot_permissions:
        raise refusal(50013)


def _reply(channel: Channel, message: Message, original: Message, allowed: JSON | None) -> None:
    """Make a message a reply to `original`, whose author is pinged unless `allowed` forbids it."""
    reference = {"type": 0, "channel_id": channel.id, "message_id": original.id}
    if channel.guild_id:
        reference["guild_id"] = channel.guild_id
    shown = {key: value for key, value in original.body.items() if key != "referenced_message"}
    message.body |= {"type": 19, "message_reference": reference, "referenced_message": shown}
    author = original.body["author"]
    pinged = allowed is None or allowed.get("replied_user")
    if pinged and author["id"] not in message.pings:
        message.pings.append(author["id"])
        message.body["mentions"].append(author)
