"""Too few or too many players: one reason, one way out, and the button for it."""

from __future__ import annotations

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import controls, words
from tests.night.small import SMALL
from tests.night.test_company import is_first_page, table_says


async def lobby(house: House, people: int, preset: str, computers: int = 0) -> Evening:
    evening = await house.evening(people)
    await evening.open(preset=preset)
    for _ in range(computers):
        await evening.host.click("Add computer", evening.channel_id)
    return evening


async def press_start(evening: Evening, label: str = "Start") -> str:
    """Press the start button as the host; return the first line of the answer."""
    said = await evening.host.answer(await evening.host.click(label, evening.channel_id))
    return said.splitlines()[0]


@pytest.mark.parametrize(
    ("preset", "people", "said"),
    [
        ("bigtwo_basic", 1, "Big Two needs 4 players: 3 more, or **Add computer**."),
        ("bigtwo_basic", 3, "Big Two needs 4 players: 1 more, or **Add computer**."),
        ("doudizhu_open", 2, "Dou Dizhu needs 3 players: 1 more, or **Add computer**."),
        ("president_basic", 2, "President needs at least 4 players: 2 more, or **Add computer**."),
    ],
)
@played
async def test_with_too_few_one_sentence_says_how_many_lack_and_a_press_fills_the_seats(
    house: House, preset: str, people: int, said: str
) -> None:
    evening = await lobby(house, people, preset)
    assert await press_start(evening) == said
    host, here = evening.host, evening.channel_id
    await host.click("Start with computers", here)
    await table_says(evening, "deal 1\n")
    evening.begun.append(house.clock.now())
    assert await evening.on_turn() or evening.result()


@pytest.mark.long
@played
async def test_computers_take_the_seats_of_absent_people_between_deals(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(preset="president_basic")
    assert await evening.play_on()
    await evening.choose(evening.people[3], "Sit out")
    said = "President needs at least 4 players: 1 more, or **Add computer**."
    assert await press_start(evening, "Next deal") == said
    await evening.host.click("Start with computers", evening.channel_id)
    await table_says(evening, "deal 2\n")
    await table_says(evening, "🤖")


async def swap(host: Person, evening: Evening, label: str, preset: str) -> str:
    """Choose another game for the table; return the bot's answer to the host."""
    await host.answer(await host.click("Table", evening.channel_id))
    await host.click(label, evening.channel_id)
    page = await host.until(lambda: host.newest(is_first_page), "the first page")
    play = next(one for one in controls(page) if one.custom_id.endswith(f":p.{preset}"))
    assert play.label == "Play"
    return await host.answer(await host.press(play))


@pytest.mark.long
@played
async def test_swap_of_the_game_drops_surplus_computers_and_tells_it(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    for _ in range(2):
        await evening.host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    assert await evening.play_on()
    said = await swap(evening.host, evening, "Change game", "doudizhu_open")
    assert "Next game: Dou Dizhu." in said
    assert "No seat is left for 🤖" in said
    await table_says(evening, "**3 of 3 players**")
    evening.begun.clear()
    await evening.begin_deal("Start")
    await table_says(evening, "deal 1\n")


@played
async def test_a_swap_that_leaves_people_without_a_seat_is_refused_and_names_them(
    house: House,
) -> None:
    evening = await house.evening(4)
    await evening.start(**SMALL)
    assert await evening.play_on()
    said = await swap(evening.host, evening, "Change game", "doudizhu_open")
    assert said.startswith("Dou Dizhu takes 3 players")
    assert f"{evening.people[3].name} would have no seat" in said
    assert ": results" in words(evening.result() or {}), "the table stays as it is"
    await evening.choose(evening.people[3], "Sit out")
    assert "Next game: " in await swap(evening.host, evening, "Change game", "doudizhu_open")


@played
async def test_in_the_lobby_another_game_drops_computers_too(house: House) -> None:
    evening = await lobby(house, 1, "bigtwo_basic", computers=3)
    host, here = evening.host, evening.channel_id
    await host.answer(await host.click("Table", here))
    await swap(host, evening, "Change game", "doudizhu_open")
    await table_says(evening, "**3 of 3 players**")
    await evening.begin_deal("Start")
    await table_says(evening, "deal 1\n")


@pytest.mark.long
@played
async def test_the_sheet_of_the_game_that_is_played_does_not_offer_it_instead(
    house: House,
) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    assert await evening.play_on()
    host, here = evening.host, evening.channel_id
    await host.answer(await host.click("Rules", here))
    assert host.offered("Play this instead", here) is None
    await host.type_command(here, "rules", preset="thirteen_denexa")
    await host.find("Play this instead", here)
