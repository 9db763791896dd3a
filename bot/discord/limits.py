"""What Discord allows: sizes of messages and of what is in them, and how long answers may take."""

from __future__ import annotations

from typing import Final

COMPONENTS = 40  # of a message, those inside others too
ROW = 5  # buttons
OPTIONS = 25  # of a select, and choices of an autocomplete
OPTION = 100  # characters of an option's label, value or description, and of a choice
CUSTOM_ID = 100  # characters
LABEL = 80  # characters of a button
PLACEHOLDER = 150  # characters of what an empty select says
FORM = 45  # characters of a form's title and of the labels in it
DESCRIPTION = 100  # characters that describe a command or its option
THREAD_NAME = 100  # characters
TEXT = 4000  # characters of all texts of a message with components
CONTENT = 2000  # characters of a plain message
ALT = 1024  # characters that describe a picture

ANSWER_SECONDS = 3.0  # from an interaction to its first answer
TOKEN_SECONDS = 15 * 60.0  # for so long an interaction can be answered, and its answers changed
REQUESTS = 50  # a second, where Discord has not allowed this bot more
EDIT_SECONDS = 60 * 60.0  # older messages are edited less often than one would like
QUIET_MINUTES: Final = 1440  # until a thread is put away in which nothing happens

SERVER_ERRORS = 500  # statuses from here on: the fault is Discord's, and perhaps it was done
TOO_MANY = 429
NO_DMS, NO_SHARED_SERVER = 50007, 50278  # codes: a direct message is refused
DMS_TOO_FAST = 40003  # code: no more direct messages are opened for a while
UNKNOWN_CHANNEL, ARCHIVED = 10003, 50083  # codes: the place is gone, the thread was put away
MISSING_ACCESS, MISSING_PERMISSION = 50001, 50013  # codes: the place is hidden, or closed to this


DISCORD_EPOCH = 1_420_070_400_000  # milliseconds since 1970 from which ids count
BITS = 22  # of an id below its milliseconds


def made_at(snowflake: str) -> float:
    """When Discord made this id, in seconds since 1970."""
    return ((int(snowflake) >> BITS) + DISCORD_EPOCH) / 1000


def first_of(moment: float) -> int:
    """The least id that is made at this moment, in seconds since 1970."""
    return (int(moment * 1000) - DISCORD_EPOCH) << BITS


def shard_of(guild_id: int | str, shards: int) -> int:
    """Which of so many shards Discord sends the events of this server to."""
    return (int(guild_id) >> BITS) % shards
