"""Deduplication of interactions: Discord may deliver one to several connections of a shard."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Collection
from typing import Any

from bot.cluster.shard_leases import ShardLeases
from bot.tables.shards import Hear

log = logging.getLogger(__name__)

REMEMBERED = 1000  # interactions received last


class Hearing:
    """Handles each interaction once, in the process that holds the lease of its shard.

    Discord delivers to every connection of a shard. A connection may outlive the move of the shard
    to another process, if this one was suspended or its network was down.
    """

    def __init__(self, shards: ShardLeases, connected: Collection[int], hear: Hear) -> None:
        self._shards = shards
        self._connected = connected
        self._hear = hear
        self._heard: deque[str] = deque(maxlen=REMEMBERED)
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, interaction: Any) -> None:
        """Handle an interaction, given as the data of an `INTERACTION_CREATE` event."""
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
