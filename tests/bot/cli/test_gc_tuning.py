"""Garbage collection in a process that serves tables: seldom, and without older objects."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from random import Random

import pytest

from bot.cli.run import SETTLED, THRESHOLDS, answers_first
from bot.clock import Clock
from tests.simulation.loop import SimulatedLoop


@pytest.fixture
def _looked_through() -> Iterator[None]:
    """A garbage collector that looks at all objects, also at those that the test run froze."""
    gc.unfreeze()
    yield
    gc.freeze()


@pytest.mark.slow
@pytest.mark.usefixtures("_looked_through")
def test_objects_of_the_start_are_not_searched_while_the_bot_serves() -> None:
    loop = SimulatedLoop(Random(1))
    before = gc.get_threshold(), gc.get_freeze_count()

    async def serve() -> None:
        async with answers_first(Clock(loop.time)):
            assert gc.get_threshold() == THRESHOLDS
            libraries = gc.get_freeze_count()
            assert libraries > 1000
            made = [[number] for number in range(1000)]
            await asyncio.sleep(SETTLED - 1)
            assert gc.get_freeze_count() <= libraries
            await asyncio.sleep(2)
            assert gc.get_freeze_count() > libraries
            assert not any(made is one for one in gc.get_objects())

    loop.run_until_complete(serve())
    loop.close()
    assert (gc.get_threshold(), gc.get_freeze_count()) == before
