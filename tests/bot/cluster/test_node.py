"""Shards of several processes connect in turn, and a shard that was given up takes no turn."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from bot.app import App
from bot.clock import Clock
from bot.cluster.node import ProcessNode
from bot.cluster.shard_leases import ShardLeases
from bot.discord.rate_limit import RateLimit
from bot.store import Store
from bot.store.leases import Leases

SECONDS = 600.0


@pytest.mark.slow
async def test_a_shard_given_up_before_its_turn_leaves_the_turn_to_its_holder(
    store: Store,
) -> None:
    clock = Clock()
    shards = ShardLeases(Leases(store, "one", SECONDS), clock, ())
    shards.count, shards.held = 2, {0, 1}
    app = SimpleNamespace(
        store=store, clock=clock, requests=SimpleNamespace(limit=RateLimit(clock, 45, 1.1))
    )
    serving = ProcessNode(cast(App, app), shards)
    await serving.may_identify(0)
    waiting = asyncio.create_task(serving.may_identify(1))
    await asyncio.sleep(0)
    shards.held = {0}
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await Leases(store, "other identifies", SECONDS).take(["identify:0"]) == {}
    await serving.end()
