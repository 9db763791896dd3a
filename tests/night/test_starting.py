"""A server that cannot be reached, or refuses, is tried again, with a line in the log."""

from __future__ import annotations

import pytest

from tests.simulation.world import World

pytestmark = pytest.mark.long


def test_a_first_connection_that_is_refused_is_tried_again_and_said(world: World) -> None:
    async def night(here: World) -> None:
        here.house.playground.faults.refuse_gateway(times=1)
        await here.bot.start()

    world.play(night, start=False)
    assert "Failed to connect" in world.bot.log


def test_a_discord_that_cannot_be_reached_is_tried_again_and_said(world: World) -> None:
    async def night(here: World) -> None:
        port = int(here.house.playground.url.rpartition(":")[2])
        with here.loop.network.cut_off(port):
            await here.bot.begin()
            while "Next try in" not in here.bot.log:
                await here.clock.sleep(1)
        await here.bot.connected()

    world.play(night, start=False)
    assert "Traceback" not in world.bot.log
