"""The size of this machine: the tables that one of its cores serves.

`make bench PART=size` takes two minutes. Other programs should be idle.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from tests.bench.load.crowd import EVERY
from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, played
from tests.bench.measure import Row

STAGE = Stage(50)
USED = 0.75  # of a core, so that answers do not wait
WHAT = "Tables that one core of this machine serves"


def rows() -> Iterator[Row]:
    """Yield the processor time of a play, and the tables that a core serves at that cost."""
    if not SYSTEM.exists():
        yield Row(WHAT, absent=f"there is no {SYSTEM} on this system")
        return
    figures = asyncio.run(played(STAGE))
    play = figures.work / figures.actions
    name = f"{STAGE.tables} tables, a play every {EVERY:g} s at each"
    yield Row(f"{name}: CPU of a play", ours=play)
    yield Row(f"{name}: of one core", ours=figures.busy, unit="%")
    yield Row(f"{name}: 99 of 100 answers", ours=figures.slow)
    yield Row(WHAT, ours=round(USED * EVERY / play), unit="")
