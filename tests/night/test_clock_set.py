"""A machine whose clock is set during a deal: no player gets a shorter or longer turn."""

from __future__ import annotations

import pytest

from tests.night.killing import due_now
from tests.night.playing import come_on_turn
from tests.night.small import begun
from tests.simulation.world import World

pytestmark = pytest.mark.long

DAY = 86_400.0
TURN = 90.0  # seconds of a turn; the time bank of 60 seconds stays unused before


@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["on", "back"])
def test_clock_set_during_a_turn_costs_and_gives_no_time(world: World, jump: float) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        await come_on_turn(asked, evening.room, evening.channel_id)
        due = await asked.until(lambda: due_now(evening), "the deadline")
        here.machine.set_by = jump
        await here.clock.sleep(due - here.clock.now() - 5)
        assert not evening.asking(other), "there is some time left"
        await here.clock.sleep(20)
        assert evening.asking(other), "the time is over"

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.parametrize("jump", [DAY, -DAY], ids=["on", "back"])
def test_a_clock_that_is_set_while_the_bot_is_away_costs_and_gives_no_time(
    world: World, jump: float
) -> None:
    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        await come_on_turn(asked, evening.room, evening.channel_id)
        due = await asked.until(lambda: due_now(evening), "the deadline")
        await here.clock.sleep(10)
        left = due - here.clock.now()
        await here.bot.kill()
        here.machine.set_by = jump
        await here.clock.sleep(5)
        await here.bot.start()
        await here.clock.sleep(left - 10)
        assert not evening.asking(other), "there is some time left"
        await here.clock.sleep(20)
        assert evening.asking(other), "the time is over"

    world.play(night)
    assert "Traceback" not in world.bot.log
