"""Shards of Discord that this process serves: all of them, unless it is one of several.

`Shards` is the interface of `bot.cluster`, with the defaults of a process that is alone. Such a
process loads no code of that package.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Collection
from typing import Any, Protocol

from bot.discord.limits import shard_of
from bot.tables.remote_tables import Registry, RemoteTables

Hear = Callable[[Any], None]  # handles an interaction, given as the data of its gateway event


class Node(Protocol):
    """One of several processes of the bot, as the Discord client needs it.

    For example, `bot.cluster.node.ProcessNode` is one; a process that is alone has none::

        if (node := shards.node(app)) is not None:
            await node.begin(count)
    """

    async def begin(self, count: int) -> None:
        """Wait until there are shards to serve, and begin to serve them.

        `count` is the number of shards over all processes, 0 for as many as Discord recommends.
        """

    async def end(self) -> None:
        """Release all shards, and notify the other processes."""

    def hearing(self, connected: Collection[int], hear: Hear) -> Hear:
        """Return `hear`, restricted to interactions that are for this process.

        `connected` are the shards to which this process is connected. Each interaction is handled
        once, by the process that serves its shard.
        """

    def identify_at_once(self, shards: int) -> None:
        """Set the number of shards that may identify within five seconds, one of each bucket."""

    def bucket(self, shard: int) -> int:
        """Return the rate limit bucket of a shard; shards of one bucket identify in sequence."""

    async def may_identify(self, shard: int) -> None:
        """Wait until this shard may identify, in turn with the shards of all processes.

        Raises CancelledError, which makes discord.py drop the shard, if this process no longer
        serves it.
        """


class Shards:
    """All shards of a process that is alone.

    >>> shards = Shards()
    >>> shards.of(guild_id=123456789), shards.holds(guild_id=123456789)
    (0, True)
    """

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

    def remote_tables(self, here: Registry) -> RemoteTables:
        """Return the tables of other processes; `here` is the registry of this process."""
        return RemoteTables()

    def node(self, app: Any) -> Node | None:
        """Return this process as one of several; None if it is alone.

        `app` is the `bot.app.App`.
        """
        return None
