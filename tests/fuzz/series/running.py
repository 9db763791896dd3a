"""Series by their seed and number, one after the other on one store, and their findings."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from bot.standing import tallies
from bot.store import Store, deals
from tests.bot.four_people import StoppedClock
from tests.databases import new_database
from tests.fuzz.series.comparing import differences
from tests.fuzz.series.limits import LIMIT
from tests.fuzz.series.playing import Series, World
from tests.fuzz.series.rows import read

STEPS = 40  # of a series
BATCH = 50  # series on one database


@dataclass(frozen=True)
class Finding:
    """Differences after a series, with the steps of the series.

    The series before it on the same database are part of the command, since ids decide shuffles.
    """

    seed: str
    first: int
    number: int
    unlike: tuple[str, ...]
    steps: tuple[str, ...]

    def __str__(self) -> str:
        numbers = f"--first {self.first} --series {self.number - self.first + 1}"
        command = f"python -m tests.fuzz series --seed {self.seed} {numbers}"
        head = f"series {self.number}: {' '.join(self.steps)}"
        return "\n    ".join([head, *self.unlike, command])


async def findings(
    url: str, seed: str, first: int, series: int, counts: Counter[str] | None = None
) -> AsyncIterator[Finding]:
    """Play series on the database at this address, and yield what is found.

    The same people may play few rated deals in a day, so that series get to the limit.
    """
    clock = StoppedClock()
    store = await Store.open(url, clock)
    try:
        for number in range(first, first + series):
            clock.moment = BEGIN
            one = Series(World(store, clock), seed, number)
            with ExitStack() as limit:
                for module in (deals, tallies):
                    limit.enter_context(patch.object(module, "MOST_A_DAY", LIMIT))
                await one.play(STEPS)
            unlike = differences(await store.read(read, one.guild), one.journal)
            if counts is not None:
                counts.update(one.done)
            if found := tuple(unlike):
                yield Finding(seed, first, number, found, tuple(one.done))
    finally:
        await store.close()


BEGIN = 1_800_000_000.0  # when each series begins, in seconds since the epoch


def run(seed: str, series: int, first: int, counts: Counter[str]) -> Iterator[Finding]:
    """Play series on new SQLite files, and yield what is found."""
    for start in range(first, first + series, BATCH):
        size = min(BATCH, first + series - start)
        with TemporaryDirectory() as folder:
            url = new_database(Path(folder) / "gamenight.db")
            yield from asyncio.run(_every(url, seed, start, size, counts))


async def _every(
    url: str, seed: str, first: int, series: int, counts: Counter[str]
) -> list[Finding]:
    return [one async for one in findings(url, seed, first, series, counts)]
