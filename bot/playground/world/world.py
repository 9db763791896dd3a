"""The state of the playground: people, guilds, channels, messages, commands, and listeners.

This module does not use HTTP. Listeners (gateway, pages, storage) receive its events.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Literal

from bot.clock import Clock
from bot.discord.limits import first_of
from bot.playground.world.emoji import Emoji
from bot.playground.world.wire import JSON, MEMBER_PERMISSIONS, ChannelType


@dataclass
class Person:
    """A human: `colour` is #rrggbb, `locale` one of Discord's, `nicks` are by server id.

    `installed` is true if the application is installed to the person's account.

    >>> from bot.playground.world.objects import user
    >>> user(Person("7", "Ana", "#c2410c"))["username"]
    'ana_7'
    """

    id: str
    name: str
    colour: str
    dms_open: bool = True
    locale: str = "en-US"
    nicks: dict[str, str] = field(default_factory=dict)
    installed: bool = False


@dataclass
class Guild:
    """A server. Every person who has not `left` is a member, and the bot if `has_bot`.

    `commands_only` is true if the application is installed without the bot. AutoMod blocks
    messages with any of the `blocked_words`. A server is `dark` while an outage of Discord hides it
    from bots. `taken_in` is an id made when the bot joined; empty if the bot was a member from the
    start. `everyone` has the permissions of all members; `roles` holds "name",
    "permissions" and perhaps "mentionable" of each further role by its id. `bot_allowed` has the
    permissions of the bot's own role, whose place from below is `bot_rank`. `worn` has the role ids
    of each person, and `timed_out` the end of each time-out. `command_permissions` has the admins'
    permissions for a command, or for all by the id of the bot, in Discord's shape.
    `world.permissions` reads all of these, and `world.servers` sets them.

    >>> guild = Guild("3", "Game Night", has_bot=False, commands_only=True)
    >>> guild.installed, guild.reachable
    (True, False)
    """

    id: str
    name: str
    locale: str = "en-US"
    has_bot: bool = True
    commands_only: bool = False
    dark: bool = False
    taken_in: str = ""
    everyone: int = int(MEMBER_PERMISSIONS)
    bot_allowed: int = int(MEMBER_PERMISSIONS)
    bot_rank: int = 1
    roles: dict[str, JSON] = field(default_factory=dict)
    worn: dict[str, list[str]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    timed_out: dict[str, float] = field(default_factory=dict)
    command_permissions: dict[str, list[JSON]] = field(default_factory=dict)
    blocked_words: list[str] = field(default_factory=list)

    @property
    def installed(self) -> bool:
        """Whether the application is installed on the server, with the bot or without."""
        return self.has_bot or self.commands_only

    @property
    def reachable(self) -> bool:
        """Whether the bot is on the server, and no outage hides the server."""
        return self.has_bot and not self.dark


@dataclass
class Message:
    """One message: `body` is Discord's object; `audience` the one person who sees it, if any.

    >>> message = Message({"id": "9", "flags": 64}, audience="7")
    >>> message.seen_by("7"), message.seen_by("8")
    (True, False)
    """

    body: JSON
    audience: str | None = None
    interaction_id: str | None = None
    files: list[JSON] = field(default_factory=list)
    pings: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The snowflake of the message, as decimal text."""
        return str(self.body["id"])

    @property
    def flags(self) -> int:
        """The flags of the message as bits, such as 64 for an ephemeral message."""
        return int(self.body["flags"])

    def seen_by(self, person_id: str) -> bool:
        """Whether this person may see the message in a channel that the person sees."""
        return self.audience is None or self.audience == person_id


@dataclass
class Channel:
    """A channel of a server, a thread (`parent_id`, `owner_id`, `archived`), a DM (`recipient_id`).

    Without a server and a recipient it is private to its members: a DM between two people, or a
    group. The bot never sees it. Only moderators write in a `locked` channel; only members and
    moderators see a private thread. `overwrites` are those that people have set, by the ids of
    roles and people, in Discord's form.

    >>> Channel("5", ChannelType.DM, recipient_id="7").is_private  # the bot is in it
    False
    >>> Channel("5", ChannelType.DM, member_ids=["7", "8"]).is_private
    True
    """

    id: str
    type: int
    guild_id: str | None = None
    name: str = ""
    parent_id: str | None = None
    owner_id: str | None = None
    recipient_id: str | None = None
    position: int = 0
    archived: bool = False
    locked: bool = False
    opened: bool = False  # the person has opened this DM, perhaps without a message
    written: bool = False  # the bot has written here, perhaps a deleted message
    member_ids: list[str] = field(default_factory=list)
    bot_permissions: int = int(MEMBER_PERMISSIONS)
    overwrites: dict[str, JSON] = field(default_factory=dict)
    messages: dict[str, Message] = field(default_factory=dict)

    def public(self) -> list[Message]:
        """Return the messages that channel routes can reach: all but ephemeral messages."""
        return [message for message in self.messages.values() if message.audience is None]

    @property
    def is_private(self) -> bool:
        """Whether the channel is a DM or group between people, without the bot."""
        return self.guild_id is None and self.recipient_id is None

    def admits(self, user_id: str) -> bool:
        """Whether the kind and the members of the channel let this user see it."""
        if self.type == ChannelType.PRIVATE_THREAD or self.is_private:
            return user_id in self.member_ids
        return self.recipient_id in (None, user_id)

    def last_id(self, person_id: str | None = None) -> str | None:
        """Return the id of the newest message that this person (or None: every person) sees."""
        newest_first = reversed(self.messages.values())
        seen = (one.id for one in newest_first if one.audience in (None, person_id))
        return next(seen, None)


Quarantine = Literal["", "new", "all"]
GuildNews = Literal["joined", "removed", "dark", "back", "edited"]


@dataclass(frozen=True)
class Posted:
    """A new message in a channel."""

    channel: Channel
    message: Message


@dataclass(frozen=True)
class Edited:
    """A change of a message."""

    channel: Channel
    message: Message


@dataclass(frozen=True)
class Deleted:
    """The deletion of a message."""

    channel: Channel
    message: Message


@dataclass(frozen=True)
class ChannelMade:
    """A new channel or thread.

    >>> told = []
    >>> channel = World("1", "2", listeners=[told.append]).dm_with("7")
    >>> told == [ChannelMade(channel)]
    True
    """

    channel: Channel


@dataclass(frozen=True)
class ChannelChanged:
    """A change of a channel or thread: archived, locked, of another kind.

    >>> world = World("1", "2", listeners=[lambda event: print(type(event).__name__)])
    >>> world.channels["6"] = Channel("6", ChannelType.PUBLIC_THREAD, parent_id="5")
    >>> world.archive("6")
    ChannelChanged
    """

    channel: Channel


@dataclass(frozen=True)
class ChannelGone:
    """The deletion of a channel or thread.

    >>> world = World("1", "2", listeners=[lambda event: print(type(event).__name__)])
    >>> world.channels = {"5": Channel("5", 0), "6": Channel("6", 11, parent_id="5")}
    >>> world.remove_channel("5")  # its thread goes without an event
    ChannelGone
    """

    channel: Channel


@dataclass(frozen=True)
class GuildChanged:
    """A change of a server: the bot joined or was removed, an outage began or ended, or an edit."""

    guild: Guild
    how: GuildNews


@dataclass(frozen=True)
class RoleChanged:
    """A new role of a server, or new permissions of a role."""

    guild: Guild
    role_id: str
    new: bool


@dataclass(frozen=True)
class MembersChanged:
    """A change of a server's members: a person joined, left, got other roles or a time-out."""

    guild: Guild


@dataclass(frozen=True)
class CommandLimited:
    """New permissions of a command, or of all commands, on a server."""

    guild: Guild
    target_id: str


@dataclass(frozen=True)
class PeopleChanged:
    """A new person, or a change of a person's settings."""


@dataclass(frozen=True)
class CommandsChanged:
    """A change of the bot's registered commands."""


@dataclass(frozen=True)
class Answered:
    """The bot's first answer to an interaction, `at` a time; None if no answer came in time."""

    person_id: str
    interaction_id: str
    at: float | None


@dataclass(frozen=True)
class RecordsChanged:
    """A change of interactions or emojis, which is stored but sent to no page."""


@dataclass(frozen=True)
class ReadMarkSet:
    """The end of a channel as a person has read it, in one of the person's pages."""

    person_id: str
    channel: Channel


OfMessage = Posted | Edited | Deleted
OfChannel = ChannelMade | ChannelChanged | ChannelGone
OfPeople = PeopleChanged | Answered | ReadMarkSet | RecordsChanged
OfGuild = GuildChanged | RoleChanged | MembersChanged | CommandLimited
Event = OfMessage | OfChannel | OfPeople | OfGuild | CommandsChanged
Listener = Callable[[Event], None]


@dataclass
class World:
    """The whole state. `commands` is keyed by guild id, or "" for global commands.

    `quarantine` names the direct messages that Discord refuses to the bot: none (""), "all", or
    "new" ones to people with whom the bot has no conversation yet.

    >>> from bot.playground.world.seed import new_world
    >>> world = new_world()
    >>> world.person("Ana").id == world.owner_id
    True
    """

    bot_id: str
    owner_id: str
    url: str = ""
    bot_name: str = "Gamenight"
    quarantine: Quarantine = ""
    last_id: int = 0
    people: dict[str, Person] = field(default_factory=dict)
    guilds: dict[str, Guild] = field(default_factory=dict)
    channels: dict[str, Channel] = field(default_factory=dict)
    directs: dict[str, str] = field(default_factory=dict)  # person id -> channel id
    commands: dict[str, list[JSON]] = field(default_factory=dict)
    emojis: dict[str, Emoji] = field(default_factory=dict)  # the application's, by id
    reads: dict[str, dict[str, str]] = field(default_factory=dict)
    """person id -> channel id -> newest message read."""
    clock: Clock = field(default_factory=Clock)
    chance: Random = field(default_factory=SystemRandom)
    listeners: list[Listener] = field(default_factory=list)

    def new_id(self) -> str:
        """Return a new snowflake of the current time, greater than all earlier snowflakes."""
        self.last_id = max(self.last_id + 1, first_of(self.clock.now()))
        return str(self.last_id)

    def tell(self, event: Event) -> None:
        """Call every listener with an event."""
        for listener in list(self.listeners):
            listener(event)

    def bot_reaches(self, channel: Channel) -> bool:
        """Whether the bot receives events of a channel, regardless of its permissions there."""
        guild = self.guilds.get(channel.guild_id or "")
        if guild is None:
            return not channel.is_private
        open_to_bot = channel.type != ChannelType.PRIVATE_THREAD or channel.admits(self.bot_id)
        return guild.reachable and open_to_bot

    def person(self, name: str) -> Person:
        """Return the person of this name or id; KeyError if there is none."""
        if name in self.people:
            return self.people[name]
        for person in self.people.values():
            if person.name == name:
                return person
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """Return the channel of this name or id; KeyError if there is none."""
        for channel in self.channels.values():
            if name in (channel.id, channel.name):
                return channel
        raise KeyError(name)

    def dm_with(self, person_id: str) -> Channel:
        """Return the direct channel of the bot and a person, made at the first call."""
        if person_id in self.directs:
            return self.channels[self.directs[person_id]]
        channel = Channel(self.new_id(), ChannelType.DM, recipient_id=person_id)
        self.channels[channel.id] = channel
        self.directs[person_id] = channel.id
        self.tell(ChannelMade(channel))
        return channel

    def delete_message(self, channel_id: str, message_id: str) -> bool:
        """Delete a message, ephemeral or not, and tell the listeners; False for an unknown id."""
        channel = self.channels[channel_id]
        message = channel.messages.pop(message_id, None)
        if message is None:
            return False
        self.tell(Deleted(channel, message))
        return True

    def set_bot_permissions(self, channel_id: str, permissions: int) -> None:
        """Set the bot's permissions in a channel (bits of `Permission`)."""
        self.change(channel_id, bot_permissions=int(permissions))

    def change(self, channel_id: str, **what: object) -> None:
        """Set attributes of a channel or thread, such as `archived=True`; tell the listeners."""
        channel = self.channels[channel_id]
        for name, value in what.items():
            setattr(channel, name, value)
        self.tell(ChannelChanged(channel))

    def archive(self, thread_id: str, archived: bool = True) -> None:
        """Archive a thread, or reopen it."""
        self.change(thread_id, archived=archived)

    def remove_channel(self, channel_id: str) -> None:
        """Delete a channel and its threads, as a moderator would."""
        for thread in [one for one in self.channels.values() if one.parent_id == channel_id]:
            del self.channels[thread.id]
        self.tell(ChannelGone(self.channels.pop(channel_id)))
