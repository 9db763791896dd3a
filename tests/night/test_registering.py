"""Commands that cannot be registered: people play by the commands that were registered before."""

from __future__ import annotations

from math import inf

import pytest

from tests.night.small import SMALL
from tests.simulation.world import World

pytestmark = pytest.mark.long

COMMANDS = r"/applications/\d+/commands"
SOON = 6.0  # seconds that a start takes


def hang(world: World) -> None:
    world.house.playground.faults.hang("GET", COMMANDS, times=inf)


def fail(world: World) -> None:
    world.house.playground.faults.next("GET", COMMANDS, 500, times=10**6)


def put_off(world: World) -> None:
    world.house.playground.faults.next("GET", COMMANDS, 429, retry_after=1800.0)


def refuse(world: World) -> None:
    world.house.playground.faults.next("GET", COMMANDS, 403, times=10**6)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("trouble", [hang, fail, put_off, refuse])
def test_people_go_on_whatever_hinders_the_commands(world: World, trouble: object) -> None:
    async def night(world: World) -> None:
        house, clock = world.house, world.clock
        evening = await house.evening(2)
        await evening.start(**SMALL)
        await world.bot.stop()
        assert callable(trouble)
        trouble(world)
        began = clock.now()
        await world.bot.start()
        assert clock.now() < began + SOON
        await evening.play_on(3)
        house.playground.faults.clear()

    world.play(night, weathered=True)
