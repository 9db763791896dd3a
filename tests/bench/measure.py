"""Timing of two ways of one task by turns, so that a busy machine slows both alike."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import NamedTuple, TypeAlias

Work: TypeAlias = Callable[[], object]
AsyncWork: TypeAlias = Callable[[], Awaitable[object]]

ROUNDS = 9
LEAST = 0.03  # seconds of the shortest timing: far above the resolution of the clock


@dataclass(frozen=True)
class Row:
    """A line of the table: a figure by itself, or `ours` beside `theirs`.

    A bar applies to the ratio if `against` is set, otherwise to the figure.
    """

    what: str
    against: str = ""
    ours: float = 0.0
    theirs: float = 0.0
    ratio: float = 0.0  # theirs to ours from `compare`, ours to theirs from `beside`
    unit: str = "s"  # of both figures: s, B, %, or "" for a plain number
    at_least: float | None = None  # the bars: a missed bar fails the run
    at_most: float | None = None
    aim: float | None = None  # the ratio to aim at; to miss it fails nothing
    fault: str = ""  # why the numbers mean nothing, such as lists that differ
    absent: str = ""  # why either side could not be measured

    @property
    def short(self) -> bool:
        """Whether the row has a fault, or is measured and misses a bar."""
        held = self.ratio if self.against else self.ours
        low = self.at_least is not None and held < self.at_least
        high = self.at_most is not None and held > self.at_most
        return bool(self.fault) or (not self.absent and (low or high))

    @property
    def verdict(self) -> str:
        """The outcome in a few words; empty if the row has no bar and no met aim."""
        if self.absent or self.fault:
            return self.absent or self.fault
        if self.short:
            return "MISSED"
        if self.aim is not None and self.ratio >= self.aim:
            return "aim met"
        return "met" if self.at_least is not None or self.at_most is not None else ""


class Side(NamedTuple):
    """The work of one side in a round: the units of one run, and the number of runs."""

    work: Work
    units: int
    runs: int = 1


Turn: TypeAlias = tuple[Side, Side]  # ours, theirs


def steady(ours: Side, theirs: Side, rounds: int = ROUNDS) -> Iterator[Turn]:
    """Yield both sides for each round, with enough runs to time; their work has run once before."""
    both = (_enough(ours), _enough(theirs))
    for _ in range(rounds):
        yield both


def compare(
    what: str,
    against: str,
    turns: Iterable[Turn],
    *,
    at_least: float | None = None,
    aim: float | None = None,
    fault: str = "",
) -> Row:
    """Time both sides in every round, ours first; the ratio is the median of theirs to ours."""
    spent = [(_timed(ours), _timed(theirs)) for ours, theirs in turns]
    return _row(what, against, spent, at_least, aim, fault)


def figure(what: str, side: Side, *, at_most: float | None = None, rounds: int = ROUNDS) -> Row:
    """Time one side alone: processor seconds for a unit of its work, the median of the rounds."""
    enough = _enough(side)
    return Row(what, ours=median(_timed(enough) for _ in range(rounds)), at_most=at_most)


def beside(
    what: str,
    against: str,
    ours: float,
    theirs: float,
    *,
    unit: str = "s",
    at_most: float | None = None,
) -> Row:
    """Return the row of two figures that the caller has measured; the ratio is ours to theirs."""
    ratio = ours / theirs if theirs else 0.0
    return Row(what, against, ours, theirs, ratio, unit=unit, at_most=at_most)


async def compare_async(
    what: str, against: str, ours: AsyncWork, theirs: AsyncWork, *, units: int, rounds: int = 5
) -> Row:
    """Time work on the event loop for both sides in every round, by wall-clock time."""
    spent: list[tuple[float, float]] = []
    for _ in range(rounds):
        took = []
        for work in (ours, theirs):
            began = time.perf_counter()
            await work()
            took.append((time.perf_counter() - began) / units)
        spent.append((took[0], took[1]))
    return _row(what, against, spent)


def _row(
    what: str,
    against: str,
    spent: list[tuple[float, float]],
    at_least: float | None = None,
    aim: float | None = None,
    fault: str = "",
) -> Row:
    ours, theirs = (median(side) for side in zip(*spent, strict=True))
    ratio = median(b / a for a, b in spent)
    return Row(what, against, ours, theirs, ratio, at_least=at_least, aim=aim, fault=fault)


def _enough(side: Side) -> Side:
    """Return the side with enough runs to last `LEAST` seconds; its work runs once or twice."""
    for _ in range(2):  # the second run is quicker if the work fills a cache
        once = _timed(side) * side.units
        if once > LEAST:
            return side
    return side._replace(runs=round(LEAST / max(once, 1e-7)))


def _timed(side: Side) -> float:
    """Return the seconds of processor time of this process for a unit of the work."""
    began = time.process_time()
    for _ in range(side.runs):
        side.work()
    return (time.process_time() - began) / (side.runs * side.units)
