"""Periodic measurements: the lag of the event loop, and the shards of the gateway."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Protocol

from bot import metrics
from bot.clock import Clock

EVERY = 5.0  # seconds


class Shard(Protocol):
    """One connection to the gateway."""

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to its answer; infinite before the first."""

    def is_closed(self) -> bool:
        """Return whether the shard is not connected now."""


class Connected(Protocol):
    """Client with its shards, by number."""

    shard_ids: list[int] | None  # shards served; None for all

    @property
    def shards(self) -> Mapping[int, Shard]:
        """Shards by number: empty before the first connection; includes shards no longer served."""


async def take_pulse(client: Connected, clock: Clock) -> None:
    """Measure the lag of the event loop and the shards' connections, until cancelled."""
    try:
        while True:
            _note_shards(client)
            woken_at = clock.now() + EVERY
            await clock.sleep(EVERY)
            metrics.LOOP_LAG.observe(max(0.0, clock.now() - woken_at))
    finally:
        metrics.CONNECTED.clear()
        metrics.LATENCY.clear()
        for gauge in (metrics.AWAY, metrics.RATE_LIMITED, metrics.DMS_PAUSED, metrics.INVALID):
            gauge.set(0)


def _note_shards(client: Connected) -> None:
    metrics.CONNECTED.clear()  # some may have been released
    metrics.LATENCY.clear()
    for number, shard in client.shards.items():
        if client.shard_ids is not None and number not in client.shard_ids:
            continue
        metrics.CONNECTED.labels(str(number)).set(not shard.is_closed())
        if math.isfinite(shard.latency):
            metrics.LATENCY.labels(str(number)).set(shard.latency)
