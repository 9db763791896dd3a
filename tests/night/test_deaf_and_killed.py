"""A bot that dies while Discord sends it nothing: no player loses time by that."""

from __future__ import annotations

import re

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import begun

pytestmark = pytest.mark.long

DEAF = 60.0  # seconds of a turn of 90 in which the bot hears nothing
DUE = re.compile(r"time's up <t:(\d+)")


def due(evening: Evening) -> float:
    """Return the end of the turn that the table message shows."""
    found = DUE.search(words(evening.host.table(evening.channel_id) or {}))
    assert found
    return float(found[1])


@played
async def test_player_unheard_before_a_kill_has_as_long_as_before(house: House) -> None:
    evening, asked, _ = await begun(house)
    await house.settle()
    before, began = due(evening), house.clock.now()
    faults = house.playground.faults
    faults.refuse_gateway(seconds=10 * DEAF)
    faults.drop_gateway(4000)
    await house.clock.sleep(DEAF)
    await house.bot.kill()
    faults.clear()
    await house.bot.start()
    await house.settle()
    assert DEAF - 5 <= due(evening) - before <= house.clock.now() - began
    await evening.turn_of(asked)
    await evening.play_on()


@played
async def test_player_heard_until_a_kill_gets_only_the_time_of_the_absence(
    house: House,
) -> None:
    evening, _, _ = await begun(house)
    await house.settle()
    before = due(evening)
    await house.clock.sleep(DEAF / 2)
    await house.bot.kill()
    await house.bot.start()
    await house.settle()
    assert due(evening) - before < 10
