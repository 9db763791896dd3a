"""Kinds of failures of Discord and the connection: transient, refused, or for the operator."""

from __future__ import annotations

import discord

from bot.discord import limits
from bot.discord.outgoing import AlreadyAnswered
from bot.logs import scrubbed
from bot.store import StorageError

BAD_TOKEN = "Discord does not accept DISCORD_TOKEN. Copy it anew from the bot's page."
TOO_FEW_SHARDS = 4011
CLOSES = {  # by the code with which Discord closes the gateway
    4004: BAD_TOKEN,
    4010: "Discord does not know one of SHARD_IDS: they have to be below SHARD_COUNT.",
    TOO_FEW_SHARDS: "Discord wants more shards for so many servers: raise SHARD_COUNT.",
    4012: "Discord does not speak with this version any more: install a newer one.",
    4013: "Discord does not know the intents that this version asks for: install a newer one.",
    4014: "Discord does not give this bot the intents that this version asks for.",
}
PASSING = (
    ConnectionError,
    TimeoutError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    discord.DiscordServerError,
)


class Rejected(Exception):
    """A permanent refusal to connect the bot; ``str()`` is the reason and the remedy.

    >>> print(rejection(discord.LoginFailure(), shard_count=0))
    Discord does not accept DISCORD_TOKEN. Copy it anew from the bot's page.
    >>> rejection(ConnectionResetError(), shard_count=0) is None  # a retry may connect
    True
    """


def rejection(error: Exception, shard_count: int) -> Rejected | None:
    """Return the permanent refusal that this error stands for; None if a retry may connect.

    `shard_count` is the fixed number of shards, or 0. With 0 a retry may connect after Discord has
    asked for more shards, because the bot then requests the recommended number.
    """
    if isinstance(error, Rejected):
        return error
    if isinstance(error, discord.LoginFailure):
        return Rejected(BAD_TOKEN)
    code = error.code if isinstance(error, discord.ConnectionClosed) else 0
    if code not in CLOSES or (code == TOO_FEW_SHARDS and not shard_count):
        return None
    return Rejected(CLOSES[code])


def is_passing(error: Exception) -> bool:
    """Whether an error is transient: a failure of the connection or of Discord, or a rate limit."""
    if isinstance(error, discord.HTTPException) and error.status == limits.TOO_MANY:
        return True
    return isinstance(error, PASSING) or type(error).__module__.startswith("aiohttp")


def is_lasting(error: discord.HTTPException) -> bool:
    """Whether Discord would refuse the request again: not for rate limits and failures."""
    refused = limits.REFUSALS <= error.status < limits.SERVER_ERRORS
    return refused and error.status != limits.TOO_MANY


def is_outside(error: Exception) -> bool:
    """Whether an error comes from Discord, the connection or the storage, not from the bot."""
    refused = discord.HTTPException | AlreadyAnswered | StorageError
    return is_passing(error) or isinstance(error, refused)


def in_short(error: Exception) -> str:
    """Return a failure as one line for the log, with secrets redacted."""
    return scrubbed(f"{type(error).__name__} {error}")[:200]
