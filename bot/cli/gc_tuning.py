"""How seldom the interpreter looks for garbage, for which every answer has to wait."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator

from bot.clock import Clock

# How many more objects there are than at the last look among the young; and how many looks at one
# age there are to one at the next. Each press leaves some 200 objects that only such a look finds.
# With Python's own (700, 10, 10) all objects were looked at every ten seconds at 200 tables, for a
# third of a second each time.
THRESHOLDS = (5_000, 20, 20)
SETTLED = 15.0  # seconds after the start in which the most is made that stays


@contextlib.asynccontextmanager
async def answers_first(clock: Clock) -> AsyncIterator[None]:
    """Meanwhile answers wait for nothing long; for a process that does nothing else.

    What there is when the start is over is taken for lasting, and not looked at again: rules,
    texts and libraries, a quarter of a million objects. Half of them are there before it: the last
    look at all that is new takes half as long without these, and falls where people press already.
    """
    gc.freeze()
    thresholds = gc.get_threshold()
    gc.set_threshold(*THRESHOLDS)
    settling = asyncio.create_task(_settle(clock), name="settling")
    try:
        yield
    finally:
        settling.cancel()
        gc.unfreeze()
        gc.set_threshold(*thresholds)


async def _settle(clock: Clock) -> None:
    await clock.sleep(SETTLED)
    gc.collect()
    gc.freeze()
