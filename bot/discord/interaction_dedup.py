"""Which clicks and commands this process handles, where Discord may tell several of the same."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection
from typing import Any

from bot.cluster.shard_leases import LeasedShards

log = logging.getLogger(__name__)

REMEMBERED = 1000  # clicks and commands heard last

Hear = Callable[[Any], None]


class Hearing:
    """Lets each be handled once, and by whoever has its shard.

    Discord tells every connection of a shard. One may live on for a while after the shard went to
    another process: this one was asleep, or its network was gone.
    """

    def __init__(self, shards: LeasedShards, connected: Collection[int], hear: Hear) -> None:
        self._shards = shards
        self._connected = connected
        self._hear = hear
        self._heard: deque[str] = deque(maxlen=REMEMBERED)
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, interaction: Any) -> None:
        """Called for each, as Discord describes it (`INTERACTION_CREATE`)."""
        shard = self._shards.of(int(interaction.get("guild_id") or 0))
        if shard not in self._connected or interaction["id"] in self._heard:
            log.info("A click of shard %d is left to another connection.", shard)
            return
        self._heard.append(interaction["id"])
        if self._shards.is_sure:
            self._hear(interaction)
        else:
            task = asyncio.create_task(self._hear_later(shard, interaction), name="hearing a click")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _hear_later(self, shard: int, interaction: Any) -> None:
        if await self._shards.keeps(shard):
            self._hear(interaction)
        else:
            log.warning("A click of shard %d is left to the process that has it now.", shard)
