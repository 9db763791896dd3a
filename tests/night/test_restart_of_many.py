"""A bot that starts with many open tables shows them all, within its rate limits.

The number of tables can be set: TABLES=500 make night TEST=tests/night/test_restart_of_many.py
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial

import pytest

from bot.playground.rest.journal import Exchange
from bot.playground.world.world import World as Discord
from tests.bench.load.places import Place, open_tables, places
from tests.simulation.world import World

pytestmark = pytest.mark.long

TABLES = int(os.environ.get("TABLES", "40"))
PATIENCE = 600.0  # seconds until all of five hundred tables are shown
LOOKS = 0.5  # seconds between two looks at what is shown
# the most requests per table after a clean stop, with all messages in place: five, and at times
# one more, if lost time is given back after the edit of the table message
AGAIN = 5.5


def shown(discord: Discord, place: Place) -> bool:
    """Whether the table is in its channel, and each person has a hand."""
    rooms = [place.channel, *(discord.dm_with(person.id) for person in place.people)]
    return all(room.messages for room in rooms)


def of_channels(world: World, since: int, until: int | None = None) -> list[Exchange]:
    """Return the requests about channels in this range of the journal; check that none failed."""
    asked = list(world.house.playground.journal)
    assert [one for one in asked if one.status >= 400] == []
    return [one for one in asked[since:until] if "/channels" in one.asked]


def check_pace(world: World, asked: Sequence[Exchange]) -> None:
    """Check that the requests wait for the rate limit only."""
    most, seconds = world.bot.settings.rate_limit
    assert asked[-1].at - asked[0].at < 1.3 * len(asked) / most * seconds + 5


@pytest.mark.parametrize("tables", [TABLES])
def test_a_start_with_many_open_tables_makes_no_429(world: World, tables: int) -> None:
    shown, stopped = world.play(partial(started_twice, tables=tables), start=False)
    asked = of_channels(world, 0, shown)
    assert len(asked) > tables * 6
    check_pace(world, asked)
    again = of_channels(world, stopped)
    assert tables <= len(again) <= tables * AGAIN, "most stands there as it was"


@pytest.mark.parametrize("tables", [TABLES])
def test_the_first_tables_of_a_start_do_not_wait_for_the_last(world: World, tables: int) -> None:
    moments = world.play(partial(shown_at, tables=tables), start=False)
    assert moments[tables // 4] < moments[-1] / 2


async def started_twice(world: World, tables: int) -> tuple[int, int]:
    """Start a bot with so many open tables; when all are shown, stop it and start it again.

    Return the number of requests when all were shown, and the number before the second start.
    """
    await shown_at(world, tables)
    all_shown = len(world.house.playground.journal)
    await quiet(world)
    await world.bot.stop()
    stopped = len(world.house.playground.journal)
    await world.bot.start()
    await quiet(world)
    return all_shown, stopped


async def shown_at(world: World, tables: int) -> list[float]:
    """Start a bot that finds so many open tables; return the seconds until each is shown."""
    playground, clock, moments = world.house.playground, world.clock, list[float]()
    there = places(playground.world, tables)
    playground.limits.kept_messages = 1000
    world.bot.data.mkdir(exist_ok=True)
    await open_tables(world.bot.database, there, world.chance("deals"), clock)
    await world.bot.begin()
    began = clock.now()
    while len(moments) < tables:
        now = clock.now() - began
        moments += [now] * (sum(shown(playground.world, one) for one in there) - len(moments))
        assert now < PATIENCE, len(moments)
        await clock.sleep(LOOKS)
    return moments


async def quiet(world: World) -> None:
    """Wait until the bot sends no more requests."""
    sent = -1
    while sent != len(world.house.playground.journal):
        sent = len(world.house.playground.journal)
        await world.house.settle()
