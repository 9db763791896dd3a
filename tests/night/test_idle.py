"""Tables without any action for hours: they say goodbye and free their channel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.practising import Practice
from tests.night.reading import EPHEMERAL, JSON, controls, is_finale, words
from tests.night.small import SMALL, hands
from tests.night.test_threads import in_thread
from tests.simulation.bot import SimulatedBot

pytestmark = pytest.mark.long

Stage: TypeAlias = Callable[[House], Awaitable[Evening]]

HOUR = 3600.0
IDLE = 6 * HOUR  # seconds without activity, after which a table closes
SOON = 60.0
GOODBYE = "Nobody did anything here for hours"


def goodbyes(person: Person, channel_id: str) -> list[JSON]:
    """Return the messages in a channel that say that its table was idle."""
    here = [one for one in person.messages.values() if one["channel_id"] == channel_id]
    return [one for one in here if GOODBYE in words(one)]


async def lobby(house: House, people: int = 3) -> Evening:
    evening = await house.evening(people)
    await evening.open(**SMALL)
    return evening


async def between_deals(house: House) -> Evening:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    assert await evening.play_on()
    return evening


async def over(house: House) -> Evening:
    evening = await house.evening(2)
    await evening.start(**SMALL, match_target="1")
    assert await evening.play_on()
    over = evening.result()
    assert over
    assert is_finale(over)
    return evening


async def in_a_thread(house: House) -> Evening:
    evening, _ = await in_thread(house)
    assert await evening.play_on()
    return evening


@pytest.mark.parametrize("stage", [lobby, between_deals, over, in_a_thread])
@played
async def test_an_idle_table_says_goodbye_and_another_is_opened_from_that(
    house: House, stage: Stage
) -> None:
    evening = await stage(house)
    host, here = evening.host, evening.channel_id
    await house.clock.sleep(IDLE - 2 * SOON)
    assert not goodbyes(host, here)
    await house.clock.sleep(3 * SOON)
    (goodbye,) = goodbyes(host, here)
    public = [
        one
        for one in host.messages.values()
        if one["channel_id"] == here and not one["flags"] & EPHEMERAL
    ]
    offered = [english("button-open-table"), english("button-daily")]
    assert [one.label for message in public for one in controls(message)] == offered
    button, _ = controls(goodbye)
    stranger = await house.person("Eve")
    assert "Which game?" in await stranger.answer(await stranger.press(button))
    opened = await stranger.answer(await stranger.click("President", here))
    assert opened.startswith(english("table-opened").rstrip("."))
    assert "Traceback" not in house.bot.log


def hours(house: House, idle: float) -> None:
    """Set IDLE_HOURS of the bot, before any table is opened."""
    bot = house.bot
    assert isinstance(bot, SimulatedBot)
    bot.settings.idle_hours = idle


@pytest.mark.parametrize("label", ["Rules", "Table"])
@played
async def test_press_of_a_seated_person_keeps_a_table_open_and_a_strangers_does_not(
    house: House, label: str
) -> None:
    hours(house, 1)
    evening, other = await lobby(house, 2), await house.evening(1)
    await other.open(**SMALL)
    stranger = await house.person("Eve")
    await house.clock.sleep(0.9 * HOUR)
    await evening.people[1].answer(await evening.people[1].click(label, evening.channel_id))
    await stranger.answer(await stranger.click(label, other.channel_id))
    await house.clock.sleep(0.2 * HOUR)
    assert goodbyes(other.host, other.channel_id)
    assert not goodbyes(evening.host, evening.channel_id)
    await house.clock.sleep(0.6 * HOUR)
    assert not goodbyes(evening.host, evening.channel_id)
    await house.clock.sleep(0.2 * HOUR + SOON)
    assert goodbyes(evening.host, evening.channel_id)


@pytest.mark.parametrize("kill", [True, False])
@played
async def test_a_short_time_in_which_the_bot_was_away_does_not_count(
    house: House, kill: bool
) -> None:
    hours(house, 1)
    evening = await between_deals(house)
    await house.clock.sleep(0.8 * HOUR)
    await (house.bot.kill() if kill else house.bot.stop())
    await house.clock.sleep(0.15 * HOUR)
    await house.bot.start()
    await house.clock.sleep(0.1 * HOUR)
    assert not goodbyes(evening.host, evening.channel_id)
    await house.clock.sleep(0.2 * HOUR)
    assert goodbyes(evening.host, evening.channel_id)


@pytest.mark.parametrize("stage", [lobby, between_deals])
@played
async def test_a_week_after_the_bot_went_the_table_is_closed_quietly(
    house: House, stage: Stage
) -> None:
    evening = await stage(house)
    await house.clock.sleep(HOUR)
    await house.bot.stop()
    await house.clock.sleep(7 * 24 * HOUR)
    marks = {person: len(person.seen) for person in evening.people}
    await house.bot.start()
    await house.clock.sleep(SOON)
    (goodbye,) = goodbyes(evening.host, evening.channel_id)
    for person, mark in marks.items():
        new = [one.body for one in person.seen[mark:] if one.kind == "message"]
        assert not [words(one) for one in new if "<@" in words(one) or GOODBYE not in words(one)]
    assert [one.label for one in controls(goodbye)] == [
        english("button-open-table"),
        english("button-daily"),
    ]


@played
async def test_the_standing_of_a_table_closed_after_a_week_can_be_carried_on(
    house: House,
) -> None:
    evening = await between_deals(house)
    await house.bot.stop()
    await house.clock.sleep(7 * 24 * HOUR)
    await house.bot.start()
    await house.clock.sleep(SOON)
    again = Evening(evening.people, evening.channel_id, evening.room, evening.chance)
    await again.open(**SMALL)
    assert english("button-keep-titles") in {
        one.label for one in controls(again.host.table(again.channel_id) or {"components": []})
    }


@played
async def test_a_turn_has_its_time_after_a_week(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    await house.clock.sleep(10)
    await house.bot.stop()
    await house.clock.sleep(7 * 24 * HOUR)
    await house.bot.start()
    await house.clock.sleep(5)
    assert not goodbyes(evening.host, evening.channel_id)
    await evening.turn_of(asked)


@played
async def test_an_hour_in_which_discord_told_nothing_does_not_count(house: House) -> None:
    hours(house, 1)
    evening, faults = await lobby(house), house.playground.faults
    await house.clock.sleep(0.8 * HOUR)
    faults.refuse_gateway(seconds=2 * HOUR)
    faults.drop_gateway(1006)
    await house.clock.sleep(2.1 * HOUR)
    assert not goodbyes(evening.host, evening.channel_id)
    await house.clock.sleep(0.2 * HOUR)
    assert goodbyes(evening.host, evening.channel_id)


@played
async def test_when_all_fall_asleep_the_deal_is_played_out_and_then_the_table_closes(
    house: House,
) -> None:
    hours(house, 1)
    evening = await house.evening(3)
    await evening.start(**SMALL)
    await evening.on_turn()
    await house.clock.sleep(1.2 * HOUR)
    assert not goodbyes(evening.host, evening.channel_id)
    assert evening.result()
    await house.clock.sleep(HOUR)
    (goodbye,) = goodbyes(evening.host, evening.channel_id)
    assert "deal 1: results" in words(goodbye)
    for person in evening.people:
        (hand,) = hands(house, person)
        assert GOODBYE in words(hand)
        assert not controls(hand)


@played
async def test_practice_closes_between_deals_and_much_later_in_a_deal(house: House) -> None:
    hours(house, 1)
    ana, ben = [await Practice(await house.person(name)).at_home() for name in ("Ana", "Ben")]
    for one in (ana, ben):
        await one.begin(preset="president_basic")
    assert await ana.play_on(1)
    await house.clock.sleep(1.1 * HOUR)
    assert goodbyes(ana.person, ana.direct)
    assert not goodbyes(ben.person, ben.direct)
    await ana.press("Practice alone")
    await ana.hand()
    await house.clock.sleep(3 * HOUR)
    (goodbye,) = goodbyes(ben.person, ben.direct)
    assert [one.label for one in controls(goodbye)] == ["Practice alone"]
