"""The first minutes of a table: which game, enough players, the first cards."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import controls, words
from tests.night.small import SMALL
from tests.night.test_asked import hand_of, press
from tests.night.test_company import table_says

GAMES = ("President", "Big Two", "Daifugo", "Thirteen", "Dou Dizhu", "Big Three")
OPENED = "Your table is open."
SOON = 1.0  # seconds until the bot shows a started table


async def asked(person: Person, channel_id: str) -> list[str]:
    """Press english("button-open-table") in this channel; return the games on offer."""
    await person.click(english("button-open-table"), channel_id)
    return await offered(person)


async def offered(person: Person) -> list[str]:
    """Wait for the question which game to play; return its games."""
    question = await person.until(
        lambda: person.newest(lambda one: words(one).startswith(english("open-which"))),
        "the question",
    )
    return [one.label for one in controls(question) if one.act == "playthis"]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@played
async def test_three_presses_lead_from_the_hello_to_the_first_cards(
    house: House, game: str
) -> None:
    world, host = house.playground.world, await house.person("Ana")
    guild = servers.open_server(world, "Third House")
    place = next(one for one in world.channels.values() if one.guild_id == guild.id)
    assert await asked(host, place.id) == [*GAMES]
    assert OPENED in await host.answer(await host.click(game, place.id))
    assert not [one for one in host.messages.values() if words(one).startswith("### Which")]
    await host.click(english("button-fill"), place.id)
    hand = await host.until(
        lambda: found if (found := host.cockpit(place.name)) and found.cards else None,
        "the first cards, after a cut",
    )
    lines = words(hand.message).splitlines()
    assert any(line.startswith(f"**{game}") for line in lines), "the game"
    assert any(line.startswith("-# 👋 ") for line in lines), "its goal"
    assert any("High to low" in line for line in lines), "what is high"
    assert "Traceback" not in house.bot.log


@pytest.mark.long
@played
async def test_a_server_that_takes_the_bot_in_while_it_starts_is_greeted_once(
    house: House,
) -> None:
    world, host = house.playground.world, await house.person("Ana")
    assert await house.bot.stop() == 0
    guild = servers.open_server(world, "Third House")

    def greeted() -> list[str]:
        said = [one for one in host.messages.values() if english("hello-privacy") in words(one)]
        return [world.channels[one["channel_id"]].guild_id or "" for one in said]

    for _ in range(2):
        await house.bot.start()
        await house.settle()
        assert greeted() == [guild.id], "once, and no server from before"
        assert await house.bot.stop() == 0
    await house.bot.start()


@pytest.mark.long
@played
async def test_bids_are_explained_in_the_first_bidding_of_each_person_and_no_more(
    house: House,
) -> None:
    evening = await house.evening(3)
    await evening.start(preset="doudizhu_denexa")
    told = english("ask-bid-about")
    for _ in evening.people:  # every player passes, so that the cards are dealt again
        (bidder,) = await evening.on_turn()
        hand = await hand_of(evening, bidder, told)
        await press(evening, bidder, hand, "Hint")
        assert told in words((await hand_of(evening, bidder, "Hint")).message)
        await press(evening, bidder, hand, "Pass")
    for _ in evening.people:
        (bidder,) = await evening.on_turn()
        hand = await hand_of(evening, bidder, english("dealt-again"))
        assert told not in words(hand.message)
        assert "Bid 1" in [one.label for one in hand.controls]
        await press(evening, bidder, hand, "Pass")


@played
async def test_the_last_game_of_a_channel_is_offered_first_with_its_rules(house: House) -> None:
    evening = await house.evening(1)
    host, here = evening.host, evening.channel_id
    await evening.open(preset="bigtwo_hk_ip", house_rules="players=2..4")
    await evening.choose(host, "Stop")
    first, *others = await asked(host, here)
    assert [first, others] == ["Big Two, Hong Kong", [*GAMES]]
    assert OPENED in await host.answer(await host.click(first, here))
    await table_says(evening, "2 to 4 can play")


@played
async def test_the_last_plain_game_is_offered_once(house: House) -> None:
    evening = await house.evening(1)
    await evening.open(preset="thirteen_denexa")
    await evening.choose(evening.host, "Stop")
    others = [one for one in GAMES if one != "Thirteen"]
    assert await asked(evening.host, evening.channel_id) == ["Thirteen / Tien Len", *others]


@pytest.mark.long
@played
async def test_the_bare_command_asks_only_where_no_game_was_played(house: House) -> None:
    evening = await house.evening(1)
    host, here = evening.host, evening.channel_id
    await host.type_command(here, "game start")
    assert await offered(host) == [*GAMES]
    assert OPENED in await host.answer(await host.click("Dou Dizhu", here))
    await evening.choose(host, "Stop")
    assert OPENED in await host.answer(await host.type_command(here, "game start"))
    await table_says(evening, "Dou Dizhu")


@pytest.mark.long
@played
async def test_a_rule_alone_opens_a_table_without_a_question(house: House) -> None:
    evening = await house.evening(1)
    await evening.open(house_rules="players=2..4")
    await table_says(evening, "President")


@pytest.mark.long
@played
async def test_existing_table_is_shown_in_place_of_the_question(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(**SMALL)
    late = await house.person("Eve")
    step = await late.type_command(evening.channel_id, "game start")
    assert "There is a table here already" in await late.answer(step)


async def lobby(house: House, people: int, preset: str) -> Evening:
    evening = await house.evening(people)
    await evening.open(preset=preset)
    return evening


@pytest.mark.long
@pytest.mark.parametrize(
    ("preset", "people", "lack"),
    [("bigtwo_basic", 1, 3), ("doudizhu_denexa", 2, 1), ("president_basic", 1, 3)],
)
@played
async def test_one_press_in_the_lobby_fills_the_table_and_deals(
    house: House, preset: str, people: int, lack: int
) -> None:
    evening = await lobby(house, people, preset)
    host, here = evening.host, evening.channel_id
    await host.click(english("button-fill"), here)
    await table_says(evening, "deal 1\n")
    assert words(host.table(here) or {}).count("🤖") >= lack
    assert len([one for one in host.messages.values() if one["channel_id"] == here]) <= 2


@played
async def test_the_first_deal_takes_the_place_of_a_lobby_that_has_just_changed(
    house: House,
) -> None:
    evening = await lobby(house, 1, "president_basic")
    host, here = evening.host, evening.channel_id
    for _ in range(2):
        await host.click("Add computer", here)
    await host.until(lambda: "2" in words(host.table(here) or {}), "computers")
    before = house.clock.now()
    await host.click(english("button-fill"), here)
    await table_says(evening, "deal 1\n")
    assert house.clock.now() - before < SOON


@pytest.mark.long
@played
async def test_only_the_host_fills_the_table_and_only_while_players_lack(house: House) -> None:
    evening = await lobby(house, 3, "president_basic")
    guest, host, here = evening.people[1], evening.host, evening.channel_id
    step = await guest.click(english("button-fill"), here)
    assert host.name in await guest.answer(step)
    await host.click("Add computer", here)
    await host.until(lambda: not host.offered(english("button-fill"), here), "a full table")


@pytest.mark.long
@played
async def test_a_hand_of_five_is_explained_in_one_deal_of_a_persons_life(house: House) -> None:
    evening = await lobby(house, 1, "bigtwo_basic")
    host = evening.host
    await host.click(english("button-fill"), evening.channel_id)
    evening.begun.append(house.clock.now())
    explained = set[int]()
    for label in ("Next deal", "Next deal", ""):
        while await evening.on_turn():
            hand = await host.until(lambda: host.cockpit(evening.room), "a hand")
            explained |= {hand.deal} if "💡" in words(hand.message) else set()
            await evening.turn_of(host)
        if label:
            await evening.begin_deal(label)
    assert len(explained) == 1
