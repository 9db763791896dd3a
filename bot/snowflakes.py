"""What an id of Discord tells by itself: when it was made, and which shard a server belongs to."""

from __future__ import annotations

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
