"""Which shards of Discord this process serves: all of them, unless it is one of several."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from bot.discord.limits import shard_of


class Shards:
    """All that there are: this process is alone."""

    alone = True
    name = ""  # among the processes

    def __init__(self) -> None:
        self.count = 1
        self.held: set[int] = set()
        self.deaf: dict[int, float] = {}  # since when presses at tables of a shard are not heard

    def of(self, guild_id: int) -> int:
        """The shard that Discord sends the events of this server to."""
        return shard_of(guild_id, self.count)

    def holds(self, guild_id: int) -> bool:
        """Does this process serve that server?"""
        return True

    def hears(self, shard: int) -> None:
        """From now on."""
        self.deaf.pop(shard, None)

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        """Is it for this process to do what only one may do? No other may meanwhile."""
        yield True
