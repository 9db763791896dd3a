"""A bot that starts with many open tables shows them all, and is never told to slow down."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.playground.world.world import World as Discord
from tests.bench.load.places import Place, open_tables, places
from tests.simulation.world import World

TABLES = 30
PATIENCE = 600.0  # seconds until all of five hundred are shown


def shown(discord: Discord, place: Place) -> bool:
    """The table is in its channel, and each person has a hand."""
    rooms = [place.channel, *(discord.dm_with(person.id) for person in place.people)]
    return all(room.messages for room in rooms)


@pytest.mark.parametrize("tables", [TABLES])
def test_a_start_with_many_open_tables_makes_no_429(world: World, tables: int) -> None:
    async def night(world: World) -> None:
        playground, clock = world.house.playground, world.clock
        there = places(playground.world, tables)
        playground.limits.kept_messages = 1000
        world.bot.data.mkdir(exist_ok=True)
        await open_tables(world.bot.database, there, world.chance("deals"))
        await world.bot.begin()
        end = clock.now() + PATIENCE
        while not all(shown(playground.world, place) for place in there):
            assert clock.now() < end, sum(shown(playground.world, place) for place in there)
            await clock.sleep(1)
        asked = [one for one in playground.journal if "/channels" in one.asked]
        assert len(asked) > tables * 6
        assert [one for one in asked if one.status >= 400] == []
        most, seconds = world.bot.settings.pace
        lasted = asked[-1].at - asked[0].at
        assert lasted < 1.3 * len(asked) / most * seconds, "nothing waits without need"
        kinds = Counter(one.status for one in playground.journal)
        assert kinds[429] == 0

    world.play(night, start=False)
