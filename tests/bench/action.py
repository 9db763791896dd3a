"""Benchmark of one play in the whole bot without drawing: decision, storage, texts, requests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, played
from tests.bench.measure import Row

STAGE = Stage(25, lifted=True)  # so few tables that the bot shows each play apart from the next
MOST = 0.015  # seconds of a processor for a play
WHAT = "A play, all of it but drawing: CPU"


def rows() -> Iterator[Row]:
    """Yield the rows of one stage with prepared pictures."""
    if not SYSTEM.exists():
        yield Row(WHAT, absent=f"there is no {SYSTEM} on this system")
        return
    figures = asyncio.run(played(STAGE, "tests.bench.undrawn"))
    yield Row(WHAT, ours=figures.work / figures.actions, at_most=MOST)
    requests = (figures.counted + figures.uncounted) / figures.actions
    yield Row("A play, all of it but drawing: requests", ours=requests, unit="")
