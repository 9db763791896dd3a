"""The shards of one of several processes, with all that it does beside the others."""

from __future__ import annotations

from random import Random

from bot.app import App
from bot.clock import Clock
from bot.cluster.node import ProcessNode
from bot.cluster.shard_leases import ShardLeases
from bot.cluster.visited_tables import VisitedTables
from bot.settings import Settings
from bot.store import Store
from bot.store.leases import Leases
from bot.tables.remote_tables import Registry


class ClusterShards(ShardLeases):
    """The shards whose leases this process holds; see `bot.tables.shards.Shards`."""

    def remote_tables(self, here: Registry) -> VisitedTables:
        return VisitedTables(here)

    def node(self, app: App) -> ProcessNode:
        return ProcessNode(app, self)


def cluster_shards(settings: Settings, store: Store, clock: Clock, chance: Random) -> ClusterShards:
    """Return the shards of a process that is one of several, under a name of its own."""
    leases = Leases(store, chance.randbytes(8).hex(), settings.lease_seconds)
    return ClusterShards(leases, clock, settings.wanted_shards)
