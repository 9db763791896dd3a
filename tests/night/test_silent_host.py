"""An absent host: other people start deals, take over, and close the table."""

from __future__ import annotations

import re

import pytest

from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import controls, words
from tests.night.small import SMALLEST
from tests.night.test_company import table_says
from tests.simulation.bot import SimulatedBot

MINUTE = 60.0


async def lobby(house: House, people: int = 3) -> Evening:
    evening = await house.evening(people)
    await evening.open(**SMALLEST)
    return evening


def moment(said: str) -> float:
    """Return the time in a sentence that Discord shows relative to now."""
    (found,) = re.findall(r"<t:(\d+):R>", said)
    return float(found)


async def asked(person: Person, evening: Evening, command: str = "game start") -> list[str]:
    """Ask for a table where there is one; return the sentence, and the labels of the buttons."""
    step = await person.type_command(evening.channel_id, command)
    said = await person.answer(step)
    shown = person.newest(lambda one: words(one).endswith(said))
    assert shown is not None
    return [said, *(one.label for one in controls(shown))]


@played
async def test_start_after_ten_silent_minutes_makes_its_presser_host(
    house: House,
) -> None:
    evening = await lobby(house)
    ana, ben, _ = evening.people
    here = evening.channel_id
    said = await ben.answer(await ben.click("Start", here))
    assert said.startswith(english("only-host-starts", host=ana.name, at=0).partition(" If ")[0])
    left = moment(said) - house.clock.now()
    assert 9 * MINUTE < left <= 10 * MINUTE + 1
    await house.clock.sleep(5 * MINUTE)
    await ana.answer(await ana.click("Rules", here))
    await house.clock.sleep(6 * MINUTE)
    assert "presses **Start**" in await ben.answer(await ben.click("Start", here))
    await house.clock.sleep(4 * MINUTE)
    evening.begun.append(house.clock.now())
    await ben.click("Start", here)
    await table_says(evening, "deal 1\n")
    await table_says(
        evening, english("host-took-over", host=ben.name, before=ana.name).removeprefix("-# ")
    )
    await evening.on_turn()
    assert await evening.play_on()
    await evening.begin_deal("Next deal")
    await table_says(evening, "deal 2\n")
    table = words(evening.host.table(here) or {})
    assert "has been silent" not in table


@pytest.mark.long
@pytest.mark.parametrize("restart", [False, True])
@played
async def test_next_deal_makes_its_presser_host_between_deals(house: House, restart: bool) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALLEST)
    assert await evening.play_on()
    ana, ben = evening.people
    await house.clock.sleep(8 * MINUTE)
    if restart:
        await house.bot.kill()
        await house.clock.sleep(30 * MINUTE)  # the host is not charged for this time
        await house.bot.start()
        await house.clock.sleep(MINUTE)
        said = await ben.answer(await ben.type_command(evening.channel_id, "game stop"))
        assert "If it stays quiet, anyone can" in said
    await house.clock.sleep(3 * MINUTE)
    await ben.click("Next deal", evening.channel_id)
    await table_says(
        evening,
        english("host-took-over", host=ben.name, before="").removeprefix("-# ").partition(":")[0],
    )
    assert ana.name in words(ana.table(evening.channel_id) or {})


@played
async def test_member_takes_over_in_the_menu_and_acts_as_the_host(house: House) -> None:
    evening = await lobby(house)
    ana, ben, chi = evening.people
    here = evening.channel_id
    await ben.answer(await ben.click("Table", here))
    assert ben.offered("Become host", here) is None
    await house.clock.sleep(11 * MINUTE)
    await ben.answer(await ben.click("Table", here))
    assert "You're the host now." in await ben.answer(await ben.click("Become host", here))
    await table_says(evening, f"{ben.name} (host) presses **Start**")
    await chi.answer(await chi.click("Table", here))
    assert chi.offered("Become host", here) is None
    assert ben.offered("Change game", here)
    step = await ana.type_command(here, "game stop")
    assert f"{ben.name}, the host" in await ana.answer(step)


@played
async def test_a_stranger_is_led_to_the_table_that_is_there_and_takes_part(house: House) -> None:
    evening = await lobby(house, 1)
    stranger, here = await house.person("Eve"), evening.channel_id
    said, *offered = await asked(stranger, evening)
    assert said.startswith("There is a table here already: [President](https://")
    assert f"{evening.host.name} is the host · not started yet" in said
    assert offered == ["Join", "Open a second table"]
    assert moment(said) > house.clock.now()
    join = stranger.offered("Join", here)
    assert join is not None
    assert (await stranger.answer(await stranger.press(join))).startswith("You're in!")
    assert (await asked(stranger, evening))[1:] == ["Table"]
    assert (await asked(evening.host, evening))[1:] == ["Table", "Close this table"]
    await house.clock.sleep(11 * MINUTE)
    assert (await asked(stranger, evening))[1:] == [
        "Table",
        "Become host",
        "Close this table",
    ]
    await stranger.answer(await stranger.click("Become host", here))
    await stranger.click("Start", here)
    await table_says(evening, "deal 1\n")
    onlooker = await house.person("Dev")
    said, *offered = await asked(onlooker, evening)
    assert "a deal is being played" in said
    assert offered == ["Join", "Open a second table", "Watch"]
    await onlooker.click("Watch", here)
    await onlooker.until(
        lambda: onlooker.newest(lambda one: "Hands stay hidden." in words(one)), "the view"
    )


@pytest.mark.long
@played
async def test_a_forsaken_table_makes_way_for_a_stranger(house: House) -> None:
    evening = await lobby(house)
    stranger, here = await house.person("Eve"), evening.channel_id
    said, *offered = await asked(stranger, evening, "game stop")
    assert said.startswith(f"Ask {evening.host.name}, the host, to close this table.")
    assert "Close this table" not in offered
    await house.clock.sleep(9 * MINUTE)
    await evening.people[2].answer(await evening.people[2].click("Rules", here))
    await house.clock.sleep(2 * MINUTE)
    assert "Close this table" not in await asked(stranger, evening)
    await house.clock.sleep(9 * MINUTE)
    assert (await asked(stranger, evening))[-1] == "Close this table"
    await stranger.answer(await stranger.click("Close this table", here))
    await table_says_closed(evening, f"{stranger.name} closed this table.")
    await stranger.click(english("button-open-table"), here)
    opened = await stranger.answer(await stranger.click("President", here))
    assert opened.startswith(english("table-opened"))


async def table_says_closed(evening: Evening, said: str) -> None:
    host = evening.host
    await host.until(lambda: host.newest(lambda one: said in words(one)), said)


@pytest.mark.long
@played
async def test_table_in_mid_deal_is_closed_by_no_other_member(house: House) -> None:
    bot = house.bot
    assert isinstance(bot, SimulatedBot)
    bot.settings.turn_seconds = 60 * MINUTE
    evening = await lobby(house)
    await evening.begin_deal("Start")
    await evening.on_turn()
    stranger = await house.person("Eve")
    await house.clock.sleep(11 * MINUTE)
    said, *offered = await asked(stranger, evening, "game stop")
    assert "After the deal and ten quiet minutes" in said
    assert "Close this table" not in offered
