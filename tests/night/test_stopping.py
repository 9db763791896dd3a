"""A bot that is stopped answers first whoever has just clicked."""

from __future__ import annotations

import asyncio

import pytest

from bot.client import ANSWERS
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.small import begun
from tests.night.test_disk import locked
from tests.simulation.world import World

LEAVES = 5.0  # seconds


@pytest.mark.parametrize(("seconds", "outcome"), [(0.5, "done"), (60.0, "failed")])
@played
async def test_an_answer_on_its_way_when_the_bot_is_stopped_arrives_unless_it_takes_too_long(
    house: House, seconds: float, outcome: str
) -> None:
    host, room = await house.person("Ana"), house.room()
    await host.type_command(room.id, "game start", preset="president_basic")
    await house.settle()
    house.playground.faults.delay("/interactions/", seconds)
    step = await host.begin_click("Add computer", room.id)
    await house.clock.sleep(0.1)
    await house.bot.stop()
    house.playground.faults.clear()
    assert await host.outcome(step) == outcome
    await house.settle()
    assert "Session is closed" not in house.bot.log
    assert "Traceback" not in house.bot.log


@played
async def test_it_stops_while_a_shard_connects_anew(house: House) -> None:
    await begun(house)
    faults, clock = house.playground.faults, house.clock
    faults.forget_sessions()
    faults.drop_gateway(1006)
    await clock.sleep(2.0)
    async with clock.deadline(clock.now() + LEAVES):
        await house.bot.stop()
    assert "Traceback" not in house.bot.log
    await house.bot.start()


def test_a_click_that_cannot_be_stored_is_given_up_when_the_bot_has_stopped(
    world: World,
) -> None:
    async def night(here: World) -> None:
        house = here.house
        evening, asked, _ = await begun(house)
        hand = await come_on_turn(asked, evening.room, evening.channel_id)
        house.playground.faults.delay("/(channels|webhooks)/", 1.5)  # to tell of the stop
        async with locked(here):
            stopping = asyncio.create_task(house.bot.stop())
            await house.clock.sleep(0.5)
            play = next(one for one in hand.controls if one.act == "play")
            await asked.begin_press(play)
            await stopping
            assert not [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERS)]
        assert "Traceback" not in house.bot.log
        await house.bot.start()

    world.play(night)
