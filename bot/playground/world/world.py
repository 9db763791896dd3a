"""The state of the playground: people, guilds, channels, messages, commands, and who is told.

Nothing here knows of HTTP: what happens is told to listeners (gateway, pages, storage).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom

from bot.clock import Clock
from bot.playground.world.wire import EVERY_PERMISSION, JSON, ChannelType

DISCORD_EPOCH = 1_420_070_400_000
"""Milliseconds from the Unix epoch to the first moment that an id can stand for."""


@dataclass
class Person:
    """A human: `colour` is #rrggbb, `locale` one of Discord's."""

    id: str
    name: str
    colour: str
    dms_open: bool = True
    locale: str = "en-US"


@dataclass
class Guild:
    """A server; every person and the bot are members."""

    id: str
    name: str


@dataclass
class Message:
    """One message: `body` is Discord's object; `audience` the one person who sees it, if any."""

    body: JSON
    audience: str | None = None
    interaction_id: str | None = None
    files: list[JSON] = field(default_factory=list)
    pings: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """Its snowflake, as Discord writes it."""
        return str(self.body["id"])

    @property
    def flags(self) -> int:
        """Discord's bits, such as 64 for one that a single person sees."""
        return int(self.body["flags"])

    def seen_by(self, person_id: str) -> bool:
        """Whether this person may see the message in a channel of theirs."""
        return self.audience is None or self.audience == person_id


@dataclass
class Channel:
    """A text channel, a thread (`parent_id`, `owner_id`, `archived`), a DM (`recipient_id`)."""

    id: str
    type: int
    guild_id: str | None = None
    name: str = ""
    parent_id: str | None = None
    owner_id: str | None = None
    recipient_id: str | None = None
    archived: bool = False
    bot_permissions: int = int(EVERY_PERMISSION)
    messages: dict[str, Message] = field(default_factory=dict)

    def public(self) -> list[Message]:
        """The messages that routes of the channel can reach: all but ephemeral ones."""
        return [message for message in self.messages.values() if message.audience is None]

    def last_id(self, person_id: str | None = None) -> str | None:
        """The newest message that this person (or everybody) sees, None if there is none."""
        for message in reversed(self.messages.values()):
            if message.audience is None or message.audience == person_id:
                return message.id
        return None


@dataclass(frozen=True)
class Posted:
    """A message is there."""

    channel: Channel
    message: Message


@dataclass(frozen=True)
class Edited:
    """A message has changed."""

    channel: Channel
    message: Message


@dataclass(frozen=True)
class Deleted:
    """A message is gone."""

    channel: Channel
    message: Message


@dataclass(frozen=True)
class ChannelMade:
    """A channel or thread is there."""

    channel: Channel


@dataclass(frozen=True)
class ChannelChanged:
    """A thread was put away or opened again."""

    channel: Channel


@dataclass(frozen=True)
class ChannelGone:
    """A channel or thread is deleted."""

    channel: Channel


@dataclass(frozen=True)
class PeopleChanged:
    """Somebody came, or changed their settings."""


@dataclass(frozen=True)
class CommandsChanged:
    """The bot registered other commands."""


@dataclass(frozen=True)
class RecordsChanged:
    """Read marks or interactions changed: worth keeping, nobody needs to be told."""


Event = (
    Posted
    | Edited
    | Deleted
    | ChannelMade
    | ChannelChanged
    | ChannelGone
    | PeopleChanged
    | CommandsChanged
    | RecordsChanged
)
Listener = Callable[[Event], None]


@dataclass
class World:
    """All there is. `commands` is keyed by guild id, or "" for global ones."""

    bot_id: str
    owner_id: str
    url: str = ""
    last_id: int = 0
    people: dict[str, Person] = field(default_factory=dict)
    guilds: dict[str, Guild] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    commands: dict[str, list[JSON]] = field(default_factory=dict)
    reads: dict[str, dict[str, str]] = field(default_factory=dict)
    """person id -> channel id -> newest message read."""
    clock: Clock = field(default_factory=Clock)
    chance: Random = field(default_factory=SystemRandom)
    listeners: list[Listener] = field(default_factory=list)

    def new_id(self) -> str:
        """A snowflake of this moment; later ones are always greater."""
        now = (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22
        self.last_id = max(self.last_id + 1, now)
        return str(self.last_id)

    def tell(self, event: Event) -> None:
        """Let every listener know."""
        for listener in list(self.listeners):
            listener(event)

    def person(self, name: str) -> Person:
        """The person of this name or id; KeyError if there is none."""
        for person in self.people.values():
            if name in (person.id, person.name):
                return person
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """The channel of this name or id; KeyError if there is none."""
        for channel in self.channels.values():
            if name in (channel.id, channel.name):
                return channel
        raise KeyError(name)

    def dm_with(self, person_id: str) -> Channel:
        """The direct channel of bot and person, made at the first call."""
        for channel in self.channels.values():
            if channel.recipient_id == person_id:
                return channel
        channel = Channel(self.new_id(), ChannelType.DM, recipient_id=person_id)
        self.channels[channel.id] = channel
        self.tell(ChannelMade(channel))
        return channel

    def file_ids(self) -> set[str]:
        """The ids of all files of all messages."""
        channels = self.channels.values()
        messages = (one for channel in channels for one in channel.messages.values())
        return {file["id"] for message in messages for file in message.files}

    def delete_message(self, channel_id: str, message_id: str) -> bool:
        """Remove a message, ephemeral or not, and tell everyone; False if it is not there."""
        channel = self.channels[channel_id]
        message = channel.messages.pop(message_id, None)
        if message is None:
            return False
        self.tell(Deleted(channel, message))
        return True

    def set_bot_permissions(self, channel_id: str, permissions: int) -> None:
        """Decide what the bot may do in a channel (bits of `Permission`)."""
        channel = self.channels[channel_id]
        channel.bot_permissions = int(permissions)
        self.tell(ChannelChanged(channel))

    def archive(self, thread_id: str, archived: bool = True) -> None:
        """Put a thread away, or open it again."""
        thread = self.channels[thread_id]
        thread.archived = archived
        self.tell(ChannelChanged(thread))

    def remove_channel(self, channel_id: str) -> None:
        """Delete a channel and its threads, as a moderator would."""
        for thread in [one for one in self.channels.values() if one.parent_id == channel_id]:
            del self.channels[thread.id]
        self.tell(ChannelGone(self.channels.pop(channel_id)))

    def unread(self, person_id: str, channel: Channel) -> tuple[int, int]:
        """How many messages this person has not read there, and how many mention them."""
        mark = int(self.reads.get(person_id, {}).get(channel.id, "0"))
        new = [
            message
            for message in channel.messages.values()
            if int(message.id) > mark
            and message.seen_by(person_id)
            and message.body["author"]["id"] != person_id
        ]
        return len(new), sum(person_id in message.pings for message in new)

    def mark_read(self, person_id: str, channel: Channel) -> None:
        """Everything in the channel is read by this person."""
        last = channel.last_id(person_id)
        marks = self.reads.setdefault(person_id, {})
        if last is not None and marks.get(channel.id) != last:
            marks[channel.id] = last
            self.tell(RecordsChanged())
