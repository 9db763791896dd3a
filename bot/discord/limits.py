"""Limits of Discord: sizes of messages and components, and times within which answers are due."""

from __future__ import annotations

from typing import Final

COMPONENTS = 40  # in a message, nested components included
ROW = 5  # buttons in a row
OPTIONS = 25  # options of a select, or choices of an autocomplete
OPTION = 100  # characters of an option's label, value or description, and of a choice
CUSTOM_ID = 100  # characters
LABEL = 80  # characters of a button
PLACEHOLDER = 150  # characters of the text in an empty select
FORM = 45  # characters of a form's title and of the labels in it
DESCRIPTION = 100  # characters that describe a command or its option
THREAD_NAME = 100  # characters
TEXT = 4000  # characters of all texts of a message with components
CONTENT = 2000  # characters of a plain message
ALT = 1024  # characters that describe a picture

ANSWER_SECONDS = 3.0  # from an interaction to its first answer
TOKEN_SECONDS = 15 * 60.0  # from an interaction to the last answer or change of an answer
REQUESTS = 50  # requests per second, unless Discord has allowed this bot more
EDIT_SECONDS = 60 * 60.0  # messages older than this have a stricter rate limit on edits
QUIET_MINUTES: Final = 1440  # until an idle thread is archived

NO_CONTENT = 204
REFUSALS = 400  # least status of a refusal
SERVER_ERRORS = 500  # least status of a fault of Discord; the effect of the request is unknown
TOO_MANY = 429
INVALID_STATUSES = 401, 403, TOO_MANY
INVALID_MOST = 10_000  # answers with INVALID_STATUSES within INVALID_SECONDS: the address is banned
INVALID_SECONDS = 600.0
NO_DMS, NO_SHARED_SERVER = 50007, 50278  # codes: a direct message is refused
CLOSED_DMS = NO_DMS, NO_SHARED_SERVER
NO_NEW_DMS = 20026, 40003  # codes: the bot may write to no new person, for hours or for a while
UNKNOWN_CHANNEL, ARCHIVED = 10003, 50083  # codes: the channel is gone; the thread is archived
UNKNOWN_MESSAGE = 10008  # the message is deleted
MISSING_ACCESS, MISSING_PERMISSION = 50001, 50013  # codes: invisible channel; no permission


DISCORD_EPOCH = 1_420_070_400_000  # start of the time in ids, in milliseconds since 1970
BITS = 22  # low bits of an id; the bits above are its time in milliseconds


def made_at(snowflake: str) -> float:
    """Return the time at which Discord made this id, in seconds since 1970."""
    return ((int(snowflake) >> BITS) + DISCORD_EPOCH) / 1000


def first_of(moment: float) -> int:
    """Return the least id that Discord can make at `moment`, given in seconds since 1970."""
    return (int(moment * 1000) - DISCORD_EPOCH) << BITS


def shard_of(guild_id: int | str, shards: int) -> int:
    """Return the number of the shard, out of `shards`, that gets the events of this guild."""
    return (int(guild_id) >> BITS) % shards
