"""Memory of the bot during an hour of play: bounded, and no more than after half of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.bench.load.crowd import EVERY
from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, grown
from tests.bench.measure import Row, beside

TABLES = 60
HOUR = round(3600 / EVERY) * TABLES  # presses of an hour
HURRIED = 1.0  # seconds between two presses at a table, which the bot can hardly answer in time;
# the limits on requests are lifted, with which it would answer ten presses a second
MOST = 350e6  # bytes after an hour
LIKE_HALF = 1.03  # most bytes after an hour, as a multiple of those after half an hour
PATIENCE = 3600.0  # seconds for the presses of an hour


def rows() -> Iterator[Row]:
    """Yield the memory before the first press, after half an hour and after an hour of play.

    The people press without pauses, so that an hour of play takes less than half of it. Caches that
    forget by time keep more then, not less.
    """
    name = f"{TABLES} tables"
    if not SYSTEM.exists():
        yield Row(f"{name}: memory", absent=f"there is no {SYSTEM} on this system")
        return
    try:
        stage = Stage(TABLES, lifted=True, every=HURRIED)
        begun, half, whole = asyncio.run(_in_time(stage))
    except (OSError, RuntimeError) as error:
        yield Row(f"{name}: memory", fault=str(error) or f"no hour of play in {PATIENCE:.0f} s")
        return
    yield Row(f"{name}: memory before the first press", ours=begun, unit="B")
    yield Row(f"{name}: memory after half an hour of play", ours=half, unit="B")
    yield Row(f"{name}: memory after an hour", ours=whole, unit="B", at_most=MOST)
    grew = f"{name}: memory after an hour of play"
    yield beside(grew, "after half an hour", whole, half, unit="B", at_most=LIKE_HALF)


async def _in_time(stage: Stage) -> list[float]:
    async with asyncio.timeout(PATIENCE):
        return await grown(stage, (HOUR // 2, HOUR))
