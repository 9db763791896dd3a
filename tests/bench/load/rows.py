"""Rows of the load: each stage, one stage beside a plain bot, and two stages beside each other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

from tests.bench.load.figures import Figures, Starts
from tests.bench.load.process import SYSTEM
from tests.bench.load.stage import Stage, plain, whole
from tests.bench.measure import Row, beside

T = TypeVar("T")

ONE = Stage(1)
USUAL = Stage(150)  # at Discord's own limits, beside a plain bot
FULL, OVERLOADED = Stage(200, lifted=True), Stage(1000, lifted=True)  # beside each other
STAGES = (ONE, USUAL, FULL, OVERLOADED)
MEDIAN, SLOW, WORK = 4.0, 6.0, 1.5  # the bars beside a plain bot that sends as many requests
FAIR = 0.95  # least share of due presses that are made; with fewer, other figures mean little
AT_ONCE = 1.0  # seconds from a press to its answer for 99 of 100 presses, under any load
START = 10.0  # seconds until the first answer with the most tables
PLAIN = "a plain bot"
STOP = 5.0  # seconds from SIGTERM to the end
STAGE_SECONDS = 480.0  # time limit of one bot in a stage, with start and stop


def rows() -> Iterator[Row]:
    """Yield the rows of all stages, one stage after the other."""
    if not SYSTEM.exists():
        yield Row("The bot under load", absent=f"there is no {SYSTEM} on this system")
        return
    measured: dict[Stage, tuple[Figures, Starts]] = {}
    for stage in STAGES:
        try:
            measured[stage] = asyncio.run(_in_time(whole(stage)))
            yield from _stage(stage, measured[stage][0])
            if stage is USUAL:
                yield from _beside_plain(stage, measured[stage][0])
        except (OSError, RuntimeError) as error:
            yield Row(_named(stage), fault=str(error) or "it took too long")
        else:
            yield from _start(stage, measured)
    if FULL in measured and OVERLOADED in measured:
        yield from _overload(measured[OVERLOADED][0], measured[FULL][0])


def _stage(stage: Stage, ours: Figures) -> Iterator[Row]:
    name = _named(stage)
    yield Row(f"{name}: the median answer", ours=ours.median)
    yield Row(f"{name}: 99 of 100 answers", ours=ours.slow, at_most=AT_ONCE)
    yield Row(f"{name}: the slowest answer", ours=ours.worst)
    yield Row(f"{name}: shown to the next in 99 of 100", ours=ours.shown)
    yield Row(f"{name}: of one core", ours=ours.busy, unit="%")
    yield Row(f"{name}: CPU an action", ours=ours.work / ours.actions)
    yield Row(f"{name}: counted requests an action", ours=ours.counted / ours.actions, unit="")
    yield Row(f"{name}: others an action", ours=ours.uncounted / ours.actions, unit="")
    refused = f"{name}: routes that were refused (429)"
    routes = ", ".join(ours.refused)
    yield Row(refused, ours=len(ours.refused), unit="", at_most=0, fault=routes)
    least = FAIR if stage in (ONE, USUAL) else None
    yield Row(f"{name}: plays made of those due", ours=ours.pressed, unit="%", at_least=least)
    yield Row(f"{name}: playground and people, of a core", ours=ours.people_busy, unit="%")
    yield Row(f"{name}: 99 of 100 presses late by", ours=ours.people_late)


def _beside_plain(stage: Stage, ours: Figures) -> Iterator[Row]:
    """Compare with a plain bot that sends as many requests for an action."""
    edits, token_edits = ours.counted / ours.actions, max(0.0, ours.uncounted / ours.actions - 1)
    theirs = asyncio.run(_in_time(plain(stage, edits, token_edits)))
    name = f"{_named(stage)}, beside {PLAIN} with as many requests"
    each, plain_each = ours.requests / ours.actions, theirs.requests / theirs.actions
    yield beside(f"{name}: requests an action", PLAIN, each, plain_each, unit="")
    work, plain_work = ours.work / ours.requests, theirs.work / theirs.requests
    yield beside(f"{name}: CPU a request", PLAIN, work, plain_work, at_most=WORK)
    yield beside(f"{name}: the median answer", PLAIN, ours.median, theirs.median, at_most=MEDIAN)
    yield beside(f"{name}: 99 of 100 answers", PLAIN, ours.slow, theirs.slow, at_most=SLOW)


def _overload(ours: Figures, theirs: Figures) -> Iterator[Row]:
    """Compare a bot with far too many tables with one that has as many as it can serve."""
    name, against = _named(OVERLOADED), _named(FULL)
    plays, fewer = ours.actions / ours.seconds, theirs.actions / theirs.seconds
    what = f"{name}: plays a second"
    yield Row(what, against, plays, fewer, plays / fewer, unit="", at_least=1.0)
    work, less = ours.work / ours.actions, theirs.work / theirs.actions
    yield beside(f"{name}: CPU a play", against, work, less, at_most=1.0)


def _start(stage: Stage, measured: dict[Stage, tuple[Figures, Starts]]) -> Iterator[Row]:
    """Yield the rows of start, stop and memory of a stage."""
    name, (_, took) = _named(stage), measured[stage]
    most = START if stage is OVERLOADED else None
    yield Row(f"{name}: from start to first answer", ours=took.answered, at_most=most)
    yield Row(f"{name}: shown for the first time in", ours=took.shown)
    yield Row(f"{name}: from SIGTERM to the end", ours=took.stopped, at_most=STOP)
    if stage is ONE:
        yield Row(f"{name}: memory", ours=took.memory, unit="B")
    elif ONE in measured:
        each = (took.memory - measured[ONE][1].memory) / (stage.tables - 1)
        yield Row(f"{name}: memory of each", ours=each, unit="B")


def _named(stage: Stage) -> str:
    return f"{stage.tables:,} table{'s'[: stage.tables > 1]}"


async def _in_time(stage: Coroutine[Any, Any, T]) -> T:
    async with asyncio.timeout(STAGE_SECONDS):
        return await stage
