"""What one play costs the whole bot beside the pictures: deciding, storing, saying, sending."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, played
from tests.bench.measure import Row

STAGE = Stage(25, lifted=True)  # few enough that no play is shown together with the next
MOST = 0.015  # seconds of a processor
WHAT = "A play, all of it but drawing: CPU"


def rows() -> Iterator[Row]:
    """One stage."""
    if not SYSTEM.exists():
        yield Row(WHAT, absent=f"there is no {SYSTEM} on this system")
        return
    figures = asyncio.run(played(STAGE, "tests.bench.undrawn"))
    yield Row(WHAT, ours=figures.work / figures.actions, at_most=MOST)
    requests = (figures.counted + figures.uncounted) / figures.actions
    yield Row("A play, all of it but drawing: requests", ours=requests, unit="")
