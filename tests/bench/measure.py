"""Timing two ways of one thing by turns, so that a busy machine slows both alike."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

Work: TypeAlias = Callable[[], object]
AsyncWork: TypeAlias = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Row:
    """One line of the table; times are medians in seconds for one unit of work."""

    what: str
    ours: float
    against: str
    theirs: float

    @property
    def ratio(self) -> float:
        """How many times as fast as the other way we are."""
        return self.theirs / self.ours


def compare(
    what: str, ours: Work, against: str, theirs: Work, *, units: tuple[int, int], rounds: int = 7
) -> Row:
    """Run both by turns; `units` is how many units of work one call of each does."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for work, spent, count in zip((ours, theirs), times, units, strict=True):
            began = time.perf_counter()
            work()
            spent.append((time.perf_counter() - began) / count)
    return Row(what, median(times[0]), against, median(times[1]))


async def compare_async(
    what: str,
    ours: AsyncWork,
    against: str,
    theirs: AsyncWork,
    *,
    units: tuple[int, int],
    rounds: int = 5,
) -> Row:
    """The same for work on the event loop."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for work, spent, count in zip((ours, theirs), times, units, strict=True):
            began = time.perf_counter()
            await work()
            spent.append((time.perf_counter() - began) / count)
    return Row(what, median(times[0]), against, median(times[1]))
