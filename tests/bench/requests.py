"""Counts of requests in a night under Discord's limit of fifty a second, on a simulated clock.

The playground keeps Discord's real rate limits.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.discord.limits import TOO_MANY
from tests.bench.measure import Row
from tests.night.test_requests import deals
from tests.night.test_restart_of_many import started_twice
from tests.night.unhurried import MEDIAN
from tests.simulation.world import World

T = TypeVar("T")

SEED = 1
TABLES = 500  # open tables at a start
PICTURES, WORDS = 1.2, 1.5  # most counted requests for an action
SLOWER = (5.0, 8.0, 15.0)  # median seconds of thinking; after eight the bot pings the player


def rows() -> Iterator[Row]:
    """Yield the rows of deals of five people, and of two starts with many tables."""
    for name, in_words, most in (("pictures", False, PICTURES), ("words alone", True, WORDS)):
        _, (cost, _) = _played(partial(_deals, in_words=in_words))
        what = f"Five people with {name}: counted requests an action"
        yield Row(what, ours=cost, unit="", at_most=most)
    for seconds in SLOWER:
        _, (cost, _) = _played(partial(_deals, seconds=seconds))
        yield Row(f"The same where half think for more than {seconds:g} s", ours=cost, unit="")
    world, _ = _played(partial(started_twice, tables=TABLES), start=False)
    refused = sum(one.status == TOO_MANY for one in world.house.playground.journal)
    yield Row(f"Two starts with {TABLES} tables: answers of 429", ours=refused, unit="", at_most=0)


async def _deals(
    world: World, in_words: bool = False, seconds: float = MEDIAN
) -> tuple[float, str]:
    return await deals(world.house, in_words, seconds)


def _played(
    night: Callable[[World], Coroutine[Any, Any, T]], *, start: bool = True
) -> tuple[World, T]:
    """Play the night in a new world; return the world and the result of the night."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(SEED, Path(folder))
        return world, world.play(night, start=start)
