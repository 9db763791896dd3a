"""The log of an evening on which Discord limits many requests: few lines, with sums."""

from __future__ import annotations

import logging
import re

from bot import logs
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.small import SMALL
from tests.night.test_pinged import act

SUM = re.compile(r"\(the last of \d+ in \d+ s\)")
REFUSED = 40
TABLES = 4


class Lines(logging.Handler):
    """A handler that keeps the lines that pass its filters, and for how many lines each stands."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.sums = list[tuple[str, int]]()

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line that names a limit; 0 stands for a line that is no sum."""
        if "limit" in record.getMessage():
            count = getattr(record, "summed", 0)
            self.sums.append((f"{record.name} {record.getMessage()}", count))


@played
async def test_many_refused_requests_make_few_lines_that_add_up(house: House) -> None:
    evenings = [await house.evening(2) for _ in range(TABLES)]
    for evening in evenings:
        await evening.start(**SMALL)
        await act(evening)
    await house.settle()
    every, few = Lines(), Lines()
    began = house.clock.now()
    for handler in (every, few):
        logging.getLogger().addHandler(handler)
    try:
        async with logs.summed(house.clock, few):  # as the command `run` does
            await limited_evening(house, evenings)
    finally:
        for handler in (every, few):
            logging.getLogger().removeHandler(handler)
    minutes = (house.clock.now() - began) / logs.SUM_SECONDS
    whole = [text for text, count in every.sums if not count]
    kinds = {re.sub(r"\d+", "#", SUM.sub("", text)).strip() for text, _ in few.sums}
    assert len(whole) > 40
    assert len(few.sums) <= len(kinds) * (minutes + 2) < len(whole)
    assert any(SUM.search(text) for text, _ in few.sums)
    assert sum(count or 1 for _, count in few.sums) == len(whole)


async def limited_evening(house: House, evenings: list[Evening]) -> None:
    """Play on while Discord refuses many requests with 429."""
    faults = house.playground.faults
    for method in ("POST", "PATCH"):
        faults.next(method, "/(channels|webhooks)/", 429, times=REFUSED, retry_after=0.5)
    for _ in range(6):
        for evening in evenings:
            await act(evening)
        await house.clock.sleep(logs.SUM_SECONDS / 3)
    faults.clear()
    await house.clock.sleep(2 * logs.SUM_SECONDS)
