"""Memory of the bot during ten minutes of play: bounded, and no more than after half of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.bench.load.crowd import EVERY
from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, grown
from tests.bench.measure import Row, beside

TABLES = 60
PRESSES = round(600 / EVERY) * TABLES  # of ten minutes
HURRIED = 1.0  # seconds between two presses at a table, which the bot can hardly answer in time;
# the limits on requests are lifted, with which it would answer ten presses a second
MOST = 350e6  # bytes after ten minutes
LIKE_HALF = 1.03  # most bytes after ten minutes, as a multiple of those after half of them
PATIENCE = 900.0  # seconds for all presses


def rows() -> Iterator[Row]:
    """Yield the memory before the first press, after five minutes and after ten minutes of play.

    The people press without pauses, so that the presses take less time. Caches that forget by time
    keep more then, not less.
    """
    name = f"{TABLES} tables"
    if not SYSTEM.exists():
        yield Row(f"{name}: memory", absent=f"there is no {SYSTEM} on this system")
        return
    try:
        stage = Stage(TABLES, lifted=True, every=HURRIED)
        begun, half, whole = asyncio.run(_in_time(stage))
    except (OSError, RuntimeError) as error:
        yield Row(f"{name}: memory", fault=str(error) or f"too slow for {PATIENCE:.0f} s")
        return
    yield Row(f"{name}: memory before the first press", ours=begun, unit="B")
    yield Row(f"{name}: memory after five minutes of play", ours=half, unit="B")
    yield Row(f"{name}: memory after ten minutes", ours=whole, unit="B", at_most=MOST)
    grew = f"{name}: memory after ten minutes of play"
    yield beside(grew, "after five minutes", whole, half, unit="B", at_most=LIKE_HALF)


async def _in_time(stage: Stage) -> list[float]:
    async with asyncio.timeout(PATIENCE):
        return await grown(stage, (PRESSES // 2, PRESSES))
