"""Nights with a real process, a real SIGKILL and real time, on which nothing depends.

The bot is `python -m bot`, as its operator runs it. People wait for what it shows in round trips
through it, and for its start and its end as long as it lives: a slow machine makes such a night
longer, never different. All other nights are played on simulated time.
"""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.night.patient import PatientHouse
from tests.night.playing import come_on_turn
from tests.night.reading import words

SMALL = {
    "preset": "president_comp303",
    "house_rules": "players=3..3, exchange=[1], deal=fixed, hand_size=4, leftover=discard",
}


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[PatientHouse]:
    """A bot in a process of its own."""
    house = await PatientHouse.open(tmp_path)
    yield house
    await house.close()
    assert "Traceback" not in house.bot.log
    assert not [one for one in house.playground.journal if one.status == 400]


async def test_a_bot_killed_in_lobby_trick_and_exchange_loses_nothing(house: PatientHouse) -> None:
    await house.bot.start()
    evening = await house.evening(3)
    host, late = evening.people[0], evening.people.pop()
    await evening.open(**SMALL)
    join = await late.find("Join", evening.channel_id)
    await house.bot.kill()
    await house.bot.start()
    assert (await late.answer(await late.press(join))).startswith("You are in.")
    evening.people.append(late)
    await evening.begin_deal("Start")
    before = await evening.look()

    await evening.play_on(1)
    (asked,) = await evening.on_turn()
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    await house.bot.kill()
    await house.bot.start()
    assert asked.cockpit(evening.room) is not None
    await evening.turn_of(asked, "button")
    assert {deed.who for deed in evening.deeds} <= before.keys()
    for deed in evening.deeds:
        assert set(deed.cards) <= set(before[deed.who])
    assert hand.deal == 1
    assert await evening.play_on()

    await evening.begin_deal("Next deal")
    (giver,) = await evening.on_turn()
    hand = await come_on_turn(giver, evening.room, evening.channel_id)
    old = next(one for one in hand.controls if one.act == "give")
    await house.bot.kill()
    await house.bot.start()
    evening.answered(giver)
    assert (await giver.answer(await giver.press(old))).startswith("You gave")
    assert await evening.play_on()
    assert "deal 2 is over" in words(await host.until(evening.result, "the results"))
    assert await house.bot.stop(signal.SIGTERM) == 0


async def test_an_interrupt_stops_the_bot_cleanly_and_the_next_start_goes_on(
    house: PatientHouse,
) -> None:
    await house.bot.start()
    evening = await house.evening(3)
    await evening.start(**SMALL)
    await evening.play_on(1)
    assert await house.bot.stop(signal.SIGINT) == 0
    await house.bot.start()
    await evening.play_on(1)
    assert len(evening.deeds) == 2


async def test_a_wrong_token_is_one_line_that_does_not_tell_the_token(house: PatientHouse) -> None:
    token = "d3Jvbmc.token.here"
    house.bot.begin(DISCORD_TOKEN=token)
    assert await house.bot.ended() == 1
    (line,) = [line for line in house.bot.log.splitlines() if " INFO " not in line]
    assert line.startswith("gamenight: ")
    assert "DISCORD_TOKEN" in line
    assert token not in house.bot.log
