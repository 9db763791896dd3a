"""A bot that dies at any moment of a deal: it is started again, and no action is lost."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.night import guarding, judging
from tests.night.house import NAMES
from tests.night.sitting import Sitting
from tests.simulation.world import World

pytestmark = pytest.mark.long

SHORT = {
    "preset": "president_basic",
    "house_rules": "players=3..3, deal=fixed, hand_size=13, leftover=discard",
}
DOWN = 3.0  # seconds until the bot is started again


async def comes_back(world: World, sitting: Sitting, asking: int) -> None:
    """Kill the bot at its request number `asking` to the outside world, and start it again."""
    process = world.bot.process
    assert process
    process.kill_after(asking)
    while process.alive:
        assert sitting.host.running(), f"the deal was over after {process.asked}"
        await world.clock.sleep(0.1)
    await world.clock.sleep(DOWN)
    await world.bot.kill()
    await world.bot.start()


async def night(world: World, asking: int) -> Sitting:
    """Three people who click through a deal in which the bot is killed."""
    house = world.house
    people = [await house.person(name) for name in NAMES[:3]]
    sitting = Sitting.of(people, house.room(), house.chance("table"))
    for clicker in sitting.clickers:
        clicker.shrugs = True
    await sitting.open(computers=0, **SHORT)
    await sitting.deal(lambda table: comes_back(world, table, asking))
    store = await Store.open(house.bot.database, house.clock)
    await sitting.look_up(store)
    await store.close()
    return sitting


@pytest.mark.parametrize("asking", range(1, 12 * 45, 45))
def test_a_bot_killed_at_any_await_loses_nothing(world: World, asking: int) -> None:
    sitting = world.play(lambda here: night(here, asking))
    assert world.bot.starts == 2
    assert judging.miscounted(sitting) == []
    assert judging.lost(sitting) == []
    assert judging.shown_again(sitting) == []
    assert judging.strange_hands(sitting) == []
    assert list(guarding.leaks(sitting, set())) == []
    assert "Traceback" not in world.bot.log
