"""Shards of Discord that this process serves: all of them, unless it is one of several.

`Shards` is the interface of `bot.cluster`, with the defaults of a process that is alone. Such a
process loads no code of that package.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

from bot.discord.limits import shard_of
from bot.tables.remote_tables import RemoteTables

if TYPE_CHECKING:
    from bot.cluster.node import ProcessNode
    from bot.tables.registry import Tables

Hear = Callable[[Any], None]  # handles an interaction, given as the data of its gateway event


class Shards:
    """All shards of a process that is alone."""

    alone = True
    name = ""  # identifies this process among several

    def __init__(self) -> None:
        self.count = 1
        self.held: set[int] = set()
        self.deaf: dict[int, float] = {}  # by shard: moment since which interactions are lost

    def of(self, guild_id: int) -> int:
        """Return the shard to which Discord sends the events of this server."""
        return shard_of(guild_id, self.count)

    def holds(self, guild_id: int) -> bool:
        """Whether this process serves the shard of this server."""
        return True

    def hears(self, shard: int) -> None:
        """Note that interactions of a shard are received from now on."""
        self.deaf.pop(shard, None)

    @contextlib.asynccontextmanager
    async def only(self, work: str) -> AsyncIterator[bool]:
        """Yield whether this process may do `work`, a task for one process at a time."""
        yield True

    def remote_tables(self, here: Tables) -> RemoteTables:
        """Return the tables of other processes; `here` is the registry of this process."""
        return RemoteTables()

    def node(self, app: Any) -> ProcessNode | None:
        """Return this process, with its `bot.app.App`, as one of several; None if it is alone."""
        return None
