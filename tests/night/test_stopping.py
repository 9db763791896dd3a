"""A bot that is stopped first answers the presses that it has just received."""

from __future__ import annotations

from math import inf

import pytest

from tests.night.house import House
from tests.night.played import played
from tests.night.small import begun

pytestmark = pytest.mark.long

LEAVES = 5.0  # seconds until the bot has stopped


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


@played
async def test_it_stops_while_connections_to_discord_break_off(house: House) -> None:
    """The last messages cannot be sent; the bot does not connect again for them."""
    await begun(house)
    house.playground.faults.lose("PATCH", "", times=inf, effect=False)
    async with house.clock.deadline(house.clock.now() + LEAVES):
        await house.bot.stop()
    assert "a table could not be told of the restart" in house.bot.log
    assert "Next try" not in house.bot.log
    house.playground.faults.clear()
    await house.bot.start()
