"""Shards of Discord that this process serves: all of them, unless it is one of several."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from bot.discord.limits import shard_of


class Shards:
    """All shards of a process that is alone."""

    alone = True
    name = ""  # among the processes

    def __init__(self) -> None:
        self.count = 1
        self.held: set[int] = set()
        self.deaf: dict[int, float] = {}  # by shard: since when clicks are not heard

    def of(self, guild_id: int) -> int:
        """Return the shard to which Discord sends the events of this server."""
        return shard_of(guild_id, self.count)

    def holds(self, guild_id: int) -> bool:
        """Whether this process serves that server."""
        return True

    def hears(self, shard: int) -> None:
        """Note that clicks of a shard are heard from now on."""
        self.deaf.pop(shard, None)

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        """Yield whether this process may do a work that one process may do at a time."""
        yield True
