"""Finished deals looked up: pages of what a person may see, and deals kept beyond their days."""

from __future__ import annotations

import pytest

from bot.playground.world import servers
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, picture_urls, words
from tests.night.small import SMALLEST
from tests.night.test_privacy import reads
from tests.night.test_server_admin import choose, panel, shows
from tests.night.test_throne import closed
from tests.simulation.world import World

HOUR, DAY = 3_600.0, 86_400.0
TITLE = "Finished deals"


async def history(person: Person, channel_id: str, **options: str | int) -> str:
    return await person.answer(await person.type_command(channel_id, "history", **options))


async def reads_of(person: Person, text: str) -> str:
    """Return the words of a message with this text, once it is shown."""

    def found() -> str:
        told = map(words, [*person.messages.values()])
        return next((one for one in told if text in one), "")

    return await person.until_shown(found, text)


async def code_of(person: Person, channel_id: str) -> str:
    """Keep the newest deal; return its code."""
    assert TITLE in await history(person, channel_id)
    await person.click("Open", channel_id)
    await reads(person, "🥇")
    await person.click("Keep", channel_id)
    told = await reads_of(person, "Your code")
    return told.split("Your code: **")[1][:8]


def buttons(message: JSON) -> list[JSON]:
    """Return the buttons of a message, also those that cannot be pressed."""
    parts = [message]
    for part in parts:
        parts += part.get("components", [])
    return [one for one in parts if "custom_id" in one]


async def one_deal(house: House) -> Evening:
    evening = await house.evening(3)
    await evening.start(**SMALLEST)
    await evening.play_on()
    return evening


def test_a_kept_deal_is_replayed_by_its_code_after_forty_days_and_others_are_gone(
    world: World,
) -> None:
    async def night(here: World) -> None:
        house = here.house
        evening = await one_deal(house)
        keeper, channel = evening.people[1], evening.channel_id
        code = await code_of(keeper, channel)
        await evening.begin_deal("Next deal")
        await evening.play_on()
        await closed(house, evening)
        await house.bot.stop()
        here.machine.set_by = 40 * DAY
        await house.bot.start()
        await house.clock.sleep(HOUR)
        assert (await history(keeper, channel)).count("deal ") == 2
        await keeper.click("Open", channel)
        await reads(keeper, "Its cards and plays were deleted.")
        step = await keeper.type_command(channel, "replay", code=code.lower())
        message = await keeper.answered_with(step)
        assert "Step 1 of" in words(message)
        assert keeper.name in words(message)  # the name of the person who keeps the deal
        assert picture_urls(message)
        assert "Your code" not in words(message)
        await keeper.click("Next", channel)
        await reads(keeper, "Step 2 of")
        there = [buttons(one) for one in keeper.messages.values() if "Step 2 of" in words(one)][-1]
        assert [one["label"] for one in there] == [one["label"] for one in buttons(message)]
        assert len({one["custom_id"] for one in there}) == len(there)
        assert [one["label"] for one in there if one.get("disabled")] == ["First"]
        await keeper.click("Last", channel)
        await reads(keeper, "Best first:")
        assert 400 not in {one.status for one in house.playground.journal}

    world.play(night)
    assert "Traceback" not in world.bot.log


@played
async def test_elsewhere_a_code_shows_seats_without_names(house: House) -> None:
    evening = await one_deal(house)
    keeper, guest = evening.people[1], await house.person("Guest")
    code = await code_of(keeper, evening.channel_id)
    direct = house.playground.world.dm_with(guest.id).id
    await guest.answer(await guest.type_command(direct, "replay", code=code))
    await guest.click("Last")
    told = await reads_of(guest, "Best first:")
    assert "seat 1" in told
    assert "Kept by 1 person" in told
    assert not any(one.name in told for one in evening.people)
    assert "no kept deal" in await guest.answer(
        await guest.type_command(direct, "replay", code="BCDFGHJK")
    )


@played
async def test_a_player_of_the_deal_may_end_its_keeping_for_all(house: House) -> None:
    evening = await one_deal(house)
    host, keeper, other = evening.people
    code = await code_of(keeper, evening.channel_id)
    await other.answer(await other.type_command(evening.channel_id, "replay", code=code))
    await reads(other, f"Kept by {keeper.name}")
    await other.click("Stop keeping", evening.channel_id)
    await reads(other, "This deal isn't kept any more")
    step = await host.type_command(evening.channel_id, "replay", code=code)
    assert "no kept deal" in await host.answer(step)


@played
async def test_deals_of_a_hidden_channel_are_listed_for_people_with_access(house: House) -> None:
    evening = await one_deal(house)
    world, eve, lounge = house.playground.world, await house.person("Eve"), house.room()
    assert evening.host.name in await history(eve, lounge.id)
    opened = await eve.find("Open", lounge.id)
    servers.hide(world, evening.channel_id, *(one.id for one in evening.people))
    await house.settle()
    assert "There are no finished deals here." in await history(eve, lounge.id)
    step = await eve.press(opened)
    assert "isn't here any more" in await eve.answer(step)
    assert evening.host.name in await history(evening.host, lounge.id)


@played
@pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
async def test_deals_of_an_archived_thread_are_listed_for_all_only_if_it_was_public(
    house: House, private: bool
) -> None:
    world, room, lounge = house.playground.world, house.room(), house.room()
    evening, eve = await house.evening(2), await house.person("Eve")
    members = [world.bot_id, *(one.id for one in evening.people)] if private else None
    thread = servers.open_thread(world, room, "cards", evening.host.id, members=members)
    evening.channel_id, evening.room = thread.id, thread.name
    await evening.start(**SMALLEST)
    await evening.play_on()
    for archived in (False, True):
        if archived:
            await closed(house, evening)
            world.archive(thread.id)
            await house.bot.stop()
            await house.bot.start()
            await house.settle()
        told = await history(eve, lounge.id)
        assert (evening.host.name in told) is not private
        assert evening.host.name in await history(evening.host, lounge.id)
        assert (evening.host.name in await history(eve, lounge.id, channel=room.id)) is not private


@pytest.mark.long
@played
async def test_house_rules_are_rated_if_the_server_allows_it(house: House) -> None:
    owner, room = await house.owner(), house.room()
    evening = await one_deal(house)
    host, channel = evening.host, evening.channel_id
    unrated = "Not rated: house rules"
    assert unrated in await history(host, channel)
    await panel(owner, room.id, "Rules")
    await choose(owner, "select-serve:0:v.0:rates_custom", "yes")
    await shows(owner, "**Ratings** and house rules")
    await evening.begin_deal("Next deal")
    await evening.play_on()
    told = await history(host, channel)
    assert told.count("deal ") == 2
    assert told.count(unrated) == 1, "deals of before stay unrated"
