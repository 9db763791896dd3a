"""Rows of the load: each stage beside a plain bot, and the starts with all its tables."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

from tests.bench.load.figures import Figures, Starts
from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, plain, whole, work_of_start
from tests.bench.measure import Row, beside

T = TypeVar("T")

STAGES = (Stage(1), Stage(50), Stage(200), Stage(1000, lifted=True))
ONE_CORE = 200  # tables that one core should serve, at Discord's own limits
MOST = 1000  # tables with a bar on the time of the start
HALF = 500  # tables of the compared start; with fewer, the fixed cost of a start hides their share
MEDIAN, SLOW, WORK = 2.5, 4.0, 4.0  # the bars beside a plain bot
BUSY = 0.9  # most of one core
FAIR = 0.95  # least share of due presses that are made; with fewer, other figures mean little
AT_ONCE = 1.0  # seconds from a press to its answer, under any load
START = 10.0  # seconds until the first answer
LINEAR = 1.5  # times the start's CPU for each table, with twice as many tables
PLAIN = "a plain bot"
STOP = 5.0  # seconds from SIGTERM to the end
STAGE_SECONDS = 360.0  # time limit of one bot in a stage, with start and stop


def rows() -> Iterator[Row]:
    """Yield the rows of all stages, one stage after the other."""
    if not SYSTEM.exists():
        yield Row("The bot under load", absent=f"there is no {SYSTEM} on this system")
        return
    starts: dict[int, Starts] = {}
    for stage in STAGES:
        try:
            theirs = asyncio.run(_in_time(plain(stage)))
            ours, starts[stage.tables] = asyncio.run(_in_time(whole(stage)))
        except (OSError, RuntimeError) as error:
            yield Row(_named(stage), fault=str(error) or "it took too long")
        else:
            yield from _stage(stage, ours, theirs)
            yield from _start(stage, starts)
    yield _linear()


def _stage(stage: Stage, ours: Figures, theirs: Figures) -> Iterator[Row]:
    name, core = _named(stage), stage.tables == ONE_CORE
    yield beside(
        f"{name}: the median answer",
        PLAIN,
        ours.median,
        theirs.median,
        at_most=MEDIAN if core else None,
    )
    yield beside(
        f"{name}: 99 of 100 answers",
        PLAIN,
        ours.slow,
        theirs.slow,
        at_most=SLOW if core else None,
    )
    yield Row(f"{name}: the slowest answer", ours=ours.worst, at_most=AT_ONCE)
    yield Row(f"{name}: shown to the next in 99 of 100", ours=ours.shown)
    yield Row(f"{name}: of one core", ours=ours.busy, unit="%", at_most=BUSY if core else None)
    each, plain_each = ours.work / ours.actions, theirs.work / theirs.actions
    most = WORK if core else None
    yield beside(f"{name}: CPU an action", PLAIN, each, plain_each, at_most=most)
    yield Row(f"{name}: counted requests an action", ours=ours.counted / ours.actions, unit="")
    yield Row(f"{name}: others an action", ours=ours.uncounted / ours.actions, unit="")
    refused = f"{name}: routes that were refused (429)"
    told = ", ".join(ours.refused)
    yield Row(refused, ours=len(ours.refused), unit="", at_most=0, fault=told)
    yield Row(f"{name}: plays made of those due", ours=ours.pressed, unit="%", at_least=FAIR)
    yield Row(f"{name}: playground and people, of a core", ours=ours.people_busy, unit="%")
    yield Row(f"{name}: 99 of 100 presses late by", ours=ours.people_late)


def _start(stage: Stage, starts: dict[int, Starts]) -> Iterator[Row]:
    """Yield the rows of start, stop and memory of a stage."""
    name, took = _named(stage), starts[stage.tables]
    most = START if stage.tables == MOST else None
    yield Row(f"{name}: from start to first answer", ours=took.answered, at_most=most)
    yield Row(f"{name}: shown for the first time in", ours=took.shown)
    yield Row(f"{name}: from SIGTERM to the end", ours=took.stopped, at_most=STOP)
    if stage.tables == 1:
        yield Row(f"{name}: memory", ours=took.memory, unit="B")
    else:
        each = (took.memory - starts[1].memory) / (stage.tables - 1)
        yield Row(f"{name}: memory of each", ours=each, unit="B")


def _linear() -> Row:
    """Compare the CPU of a start for each table at two sizes.

    CPU time is compared, not wall-clock time: a start waits for Discord most of the time.
    """
    what = f"{_named(Stage(MOST))}: CPU of the start, for each of them"
    try:
        one, some, all_ = (
            asyncio.run(_in_time(work_of_start(Stage(tables, lifted=True))))
            for tables in (1, HALF, MOST)
        )
    except (OSError, RuntimeError) as error:
        return Row(what, fault=str(error) or "it took too long")
    few, many = (some - one) / (HALF - 1), (all_ - one) / (MOST - 1)
    return beside(what, f"the same with {HALF}", many, few, at_most=LINEAR)


def _named(stage: Stage) -> str:
    return f"{stage.tables:,} table{'s'[: stage.tables > 1]}"


async def _in_time(stage: Coroutine[Any, Any, T]) -> T:
    async with asyncio.timeout(STAGE_SECONDS):
        return await stage
