"""Periodic metrics of the shards that this process serves."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot import metrics
from bot.clock import Clock
from bot.metrics.endpoint import EVERY, take_pulse
from tests.bot.simulated import simulated


@dataclass
class Connection:
    """A connection to the gateway."""

    latency: float = 0.1
    closed: bool = False

    def is_closed(self) -> bool:
        """Whether the connection is lost."""
        return self.closed


@dataclass
class Bot:
    """A bot with connections for `shards`, even for shards that it no longer serves."""

    shards: Mapping[int, Connection]
    shard_ids: list[int] | None = None


def shown() -> dict[str, float]:
    """Return the metric of each shard: 1 if the shard is connected, else 0."""
    samples = [one for family in metrics.CONNECTED.collect() for one in family.samples]
    return {one.labels["shard"]: one.value for one in samples}


@simulated
async def test_a_shard_that_was_given_up_is_not_told_of(clock: Clock) -> None:
    bot: Any = Bot({0: Connection(), 1: Connection(closed=True)}, [0, 1])
    pulse = asyncio.create_task(take_pulse(bot, clock))
    await clock.sleep(EVERY / 2)
    assert shown() == {"0": 1, "1": 0}
    bot.shard_ids = [0]
    await clock.sleep(EVERY)
    assert shown() == {"0": 1}
    pulse.cancel()
    await asyncio.wait([pulse])
    assert shown() == {}


@simulated
async def test_lone_process_serves_all_tables(clock: Clock) -> None:
    bot: Any = Bot({0: Connection(), 1: Connection()})
    pulse = asyncio.create_task(take_pulse(bot, clock))
    await clock.sleep(1)
    assert shown() == {"0": 1, "1": 1}
    pulse.cancel()
    await asyncio.wait([pulse])
