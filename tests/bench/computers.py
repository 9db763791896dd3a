"""Benchmark of the time until a person's press is answered beside strong computers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.domain.computers import Level, computers_of
from tests.bench.load.figures import Figures
from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, thought_out
from tests.bench.measure import Row, beside

TABLES = 100
BESIDE = 3  # computers at each table
MOST = 2.0  # times the wait of 95 of 100 presses without processes that think
NAME = f"{TABLES} tables with {BESIDE} strong computers each"
AGAINST = "the same where nobody thinks for them"


def rows() -> Iterator[Row]:
    """Yield the rows of equal tables, with and without processes that think for the computers."""
    if not SYSTEM.exists():
        yield Row(NAME, absent=f"there is no {SYSTEM} on this system")
        return
    theirs, _ = asyncio.run(thought_out(_stage(0)))
    ours, share = asyncio.run(thought_out(_stage(None)))
    yield beside(f"{NAME}: the median answer", AGAINST, ours.median, theirs.median)
    yield beside(f"{NAME}: 95 of 100 answers", AGAINST, ours.most, theirs.most, at_most=MOST)
    yield beside(f"{NAME}: the slowest answer", AGAINST, ours.worst, theirs.worst)
    yield from _each(ours)
    yield Row(f"{NAME}: moves at full strength", ours=share, unit="%")


def _each(figures: Figures) -> Iterator[Row]:
    yield Row(f"{NAME}: of one core, the bot alone", ours=figures.busy, unit="%")
    yield Row(f"{NAME}: plays made of those due", ours=figures.pressed, unit="%")
    yield Row(f"{NAME}: 99 of 100 presses late by", ours=figures.people_late)


def _stage(workers: int | None) -> Stage:
    strong = computers_of(Level.STRONG)[:BESIDE]
    return Stage(TABLES, computers=tuple(one.player for one in strong), workers=workers)
