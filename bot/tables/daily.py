"""Background tasks: daily pruning of old data (docs/privacy.md), recomputation that is due."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from bot.clock import Clock
from bot.domain import names, seating
from bot.store import StorageError, Store
from bot.store.upkeep import DAY
from bot.tables.registry import Tables
from bot.tables.shards import Shards
from bot.tables.table import Table
from rules.match.match import Player

log = logging.getLogger(__name__)

PRUNED = "pruned_at"
PRUNING, COUNTING = "pruning", "counting"  # leases of the two tasks
START_SECONDS = 60.0  # delay after a start, so that the tables are restored first
RETRY_SECONDS = 3_600.0  # after a failure, or while another process does the task


async def prune_daily(store: Store, clock: Clock, shards: Shards | None = None) -> None:
    """Prune once a day until cancelled. Restarts do not reset the day, and processes share it."""
    shards = shards or Shards()
    await clock.sleep(START_SECONDS)
    while True:
        try:
            last = await store.facts.recall(PRUNED)
            await clock.sleep_until(min(float(last or 0.0), clock.now()) + DAY)
            async with shards.only(PRUNING) as mine:
                if mine:
                    await _prune(store, clock, last)
            if not mine:
                await clock.sleep(RETRY_SECONDS)
        except StorageError as error:
            log.warning("What is over could not be pruned: %s", error)
            await clock.sleep(RETRY_SECONDS)


async def recompute_due(store: Store, clock: Clock, shards: Shards | None = None) -> None:
    """Compute ratings and achievements again where that is due, until none are left."""
    shards = shards or Shards()
    while True:
        try:
            if not await store.ratings.outdated() and not await store.voids.due():
                return
            async with shards.only(COUNTING) as mine:
                if mine:
                    await store.ratings.recompute_outdated()
                    await store.voids.settle_all()
                    return
        except StorageError as error:
            log.warning("Ratings could not be computed again: %s", error)
        await clock.sleep(RETRY_SECONDS)


async def _prune(store: Store, clock: Clock, last: str | None) -> None:
    """Prune, unless another process has pruned after `last`, the known time of the last pruning."""
    if await store.facts.recall(PRUNED) == last:
        await store.upkeep.prune()
        await store.facts.remember(PRUNED, repr(clock.now()))


def sits_at(tables: Tables, player: Player) -> list[Table]:
    """Return the tables that a person has to leave before their data can be deleted."""
    return [table for table in _naming(tables.known(), player) if _sits(table, player)]


async def forget(tables: Tables, player: Player) -> None:
    """Replace a person who has left every table by a nameless player. Raises as `Table` does."""
    await tables.visit_named(player)
    for table in _naming(tables.known(), player):
        await _forget_at(table, player)


def _naming(tables: Iterable[Table], player: Player) -> list[Table]:
    return [t for t in tables if player in names.named_in(t.state) | {*t.now.players}]


def _sits(table: Table, player: Player) -> bool:
    return table.aside or seating.seated(table.state, player) is not None


async def _forget_at(table: Table, player: Player) -> None:
    stored = table.stored
    async with stored.changing():
        nobody = names.first_nameless(names.named_in(stored.state) | {*table.now.players})
        after = names.forgotten(stored.state, player, nobody)
        players = tuple(nobody if one == player else one for one in table.now.players)
        await stored.reseat(after, players)
    table.audience.changed(table)
