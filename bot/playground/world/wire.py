"""Names for the numbers of Discord's wire format, and the type of its JSON objects."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any

JSON = dict[str, Any]
"""One JSON object as it travels: Discord's own shapes, ids as decimal strings."""


class Permission(IntFlag):
    """The permission bits that matter to a bot that posts and edits messages.

    >>> Permission(int("3072"))  # bits travel as decimal text
    <Permission.VIEW_CHANNEL|SEND_MESSAGES: 3072>
    >>> Permission.MANAGE_MESSAGES in MEMBER_PERMISSIONS
    False
    """

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


EVERY_PERMISSION = Permission((1 << 39) - 1) & ~Permission.MANAGE_MESSAGES & ~Permission(1 << 3)
"""All but Administrator and Manage Messages."""

OWNER_PERMISSIONS = Permission((1 << 39) - 1) | Permission.USE_EXTERNAL_APPS
"""What the owner of a server may do."""

MEMBER_PERMISSIONS = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)
"""What every member may do, and the bot where nothing else was set: its invitation asks no more."""

SPEAKING = (
    Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
)
"""What a locked channel takes from all but its moderators."""


class Intent(IntFlag):
    """The gateway intents by which events are chosen.

    >>> Intent.MESSAGE_CONTENT in PRIVILEGED  # asking for it ends the connection
    True
    >>> Intent(1) & PRIVILEGED  # what the bot asks for
    <Intent: 0>
    """

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_REACTIONS = 1 << 10
    DIRECT_MESSAGES = 1 << 12
    DIRECT_MESSAGE_REACTIONS = 1 << 13
    MESSAGE_CONTENT = 1 << 15


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT


class ChannelType(IntEnum):
    """The kinds of channel the playground knows.

    >>> from bot.playground.world.servers import THREADS
    >>> THREADS[ChannelType(5)]  # what a thread is in a channel of announcements
    <ChannelType.ANNOUNCEMENT_THREAD: 10>
    """

    TEXT = 0
    DM = 1
    VOICE = 2
    GROUP_DM = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    STAGE = 13
    FORUM = 15


class MessageFlag(IntFlag):
    """Message flags with a meaning here.

    >>> MessageFlag(32832)  # the flags of a message with components that one person sees
    <MessageFlag.EPHEMERAL|COMPONENTS_V2: 32832>
    """

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Component(IntEnum):
    """Component types of messages and modals.

    >>> Component.USER_SELECT in SELECTS, Component.RADIO_GROUP in SELECTS
    (True, False)
    """

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})


class Ask(IntEnum):
    """Interaction types, by the action of a person.

    >>> from bot.playground.interactions.answers import ALLOWED
    >>> ALLOWED[Ask.AUTOCOMPLETE]
    (<Answer.CHOICES: 8>,)
    """

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """Callback types, by the bot's answer to an interaction.

    >>> from bot.playground.interactions.answers import ALLOWED
    >>> Answer.MODAL in ALLOWED[Ask.COMPONENT], Answer.MODAL in ALLOWED[Ask.MODAL]
    (True, False)
    """

    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
