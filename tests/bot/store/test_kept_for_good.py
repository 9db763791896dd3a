"""Size of the database file after the cards and plays of deals are deleted (docs/scaling.md)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.domain.state import Result, Stage
from bot.store import Store
from bot.store.upkeep import DAY, DEAL_DAYS
from tests.bot.store.files import address, ask
from tests.bot.store.material import lobby, new_deal, rest_of
from tests.bot.store.test_deals import number

pytestmark = pytest.mark.long

DEALS, DAYS = 200, 4
PEOPLE = [str(10**18 + one) for one in range(5)]
RESULTS = [Result(player, place, 5, 5 - place, "") for place, player in enumerate(PEOPLE, 1)]


def used(file: Path) -> int:
    """Return the bytes of all pages of a database file that are in use."""
    ((pages,),), ((free,),) = (ask(file, f"PRAGMA {one}_count") for one in ("page", "freelist"))
    ((size,),) = ask(file, "PRAGMA page_size")
    assert isinstance(pages, int)
    assert isinstance(free, int)
    assert isinstance(size, int)
    return (pages - free) * size


async def test_a_deal_that_is_forgotten_but_for_its_results_leaves_its_page_to_others(
    file: Path,
) -> None:
    now = 1_800_000_000.0
    store = await Store.open(address(file), Clock(lambda: now))
    empty, state = used(file), await store.tables.add(lobby())
    for _ in range(DAYS):
        for _ in range(DEALS // DAYS):
            state = await store.deals.begin(state, new_deal())
            seq = len(new_deal().events)
            state = await store.deals.end(state, number(state), seq, rest_of(), RESULTS)
        now += DAY
    await store.tables.save(replace(state, stage=Stage.CLOSED))
    now += (DEAL_DAYS - DAYS) * DAY
    for _ in range(DAYS + 1):
        await store.upkeep.prune()
        now += DAY
    await store.close()
    assert ask(file, "SELECT count(*) FROM result") == [(5 * DEALS,)]
    assert ask(file, "SELECT count(*) FROM event") == [(0,)]
    kept = used(file) - empty
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
    least = used(file) - empty
    assert kept <= 1.2 * least
    # bytes per deal: five indexes, peaks of ratings and the deal's part in the throne included
    assert least <= 1_600 * DEALS
