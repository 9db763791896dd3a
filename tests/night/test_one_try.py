"""One try at the deal of the day is one try, whatever fails or is deleted meanwhile."""

from __future__ import annotations

import asyncio

import pytest

from tests.english import english
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.test_daily import Player, midnight
from tests.night.test_server_admin import shows
from tests.simulation.world import World

COUNTS = "Your first try counts"
AGAIN = "This try doesn't count"
CLOSED = "I can't message you"
UNDER_WAY = "Your cards are on their way."


async def delete_all(person: Person, room: str) -> None:
    """Delete the person's data by /privacy."""
    await person.answer(await person.type_command(room, "privacy"))
    await person.click("Delete", room)
    await shows(person, "This can't be undone.")
    await person.click("Delete everything", room)
    await shows(person, "Deleted.")


@pytest.mark.parametrize("finished", [True, False])
@played
async def test_a_deletion_gives_no_second_try(house: House, finished: bool) -> None:
    room = house.room().id
    ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
    assert COUNTS in await ana.daily()
    if finished:
        await ana.finish()
    await ben.daily()
    await ben.finish()
    await house.settle()
    before = await ben.daily()
    await ana.practice.press("Table")
    await ana.practice.press("Stop")
    if not finished:
        await ana.practice.press("Stop")
    await house.settle()
    await delete_all(ana.person, room)
    assert AGAIN in await ana.daily()
    over = words(await ana.finish(2 if finished else 1))
    assert AGAIN in over, over
    await house.settle()
    after = await ben.daily()
    assert ana.person.name in before or not finished
    assert ana.person.name not in after
    own = [
        [one for one in said.splitlines() if one.startswith("**You")] for said in (before, after)
    ]
    assert own[0] == own[1] != [], "no score of another person moved"
    end = midnight(house.clock.now(), "UTC")
    await house.clock.sleep(end - house.clock.now() + 60)
    assert COUNTS in await ana.daily()


@played
async def test_a_refused_delivery_shows_nothing_and_gives_the_try_back(house: House) -> None:
    room = house.room().id
    ana = await Player.new(house, "Ana", room)
    home = ana.practice.direct
    await ana.person.let_dms(False)
    slow = house.playground.faults.delay(f"/channels/{home}/messages", 2.0)
    begun = await ana.person.begin_command(room, "daily")
    await house.clock.sleep(1)
    steps = [
        await ana.person.begin_command(home, "hand"),
        await ana.person.begin_command(home, "play", cards="3"),
        await ana.person.begin_command(home, "why", cards="3"),
        await ana.person.begin_command(home, "practice"),
        await ana.person.begin_command(room, "practice"),
        await ana.person.begin_command(room, "daily"),
    ]
    assert await ana.person.complete(home, "play", "cards", "") == []
    for step in steps:
        assert UNDER_WAY in await ana.person.answer(step)
    assert CLOSED in await ana.person.answer(begun)
    house.playground.faults.disarm(slow)
    assert "not at a table" in await ana.person.answer(await ana.person.type_command(home, "hand"))
    await ana.person.let_dms(True)
    assert COUNTS in await ana.daily()
    await ana.finish()
    await house.settle()
    assert english("daily-streak", days=1) in await ana.daily()


@played
async def test_a_refusal_after_a_lost_answer_uses_the_try(house: House) -> None:
    room = house.room().id
    ana = await Player.new(house, "Ana", room)
    path = f"/channels/{ana.practice.direct}/messages"
    lost = house.playground.faults.next("POST", path, 502, effect=True)
    begun = await ana.person.begin_command(room, "daily")
    await ana.person.until(lambda: lost.met, "the lost answer")
    house.playground.faults.next("POST", path, 403, code=50007)
    assert CLOSED in await ana.person.answer(begun)
    assert await ana.practice.hand(), "the hand was shown"
    again = await ana.daily()
    assert COUNTS not in again, again
    await ana.finish()
    await house.settle()
    assert english("daily-streak", days=1) in await ana.daily(), (
        "the try that was shown is the one that counts"
    )


@played
async def test_two_commands_at_once_make_one_try(house: House) -> None:
    room, other = house.room().id, house.room().id
    ana = await Player.new(house, "Ana", room)
    steps = await asyncio.gather(
        ana.person.begin_command(room, "daily"), ana.person.begin_command(other, "daily")
    )
    answers = [await ana.person.answer(step) for step in steps]
    assert sum(COUNTS in one for one in answers) == 1, answers
    await ana.finish()
    await house.settle()
    assert english("daily-streak", days=1) in await ana.daily()


def test_a_restart_during_the_delivery_leaves_one_try(world: World) -> None:
    async def night(here: World) -> None:
        house = here.house
        room = house.room().id
        ana = await Player.new(house, "Ana", room)
        slow = house.playground.faults.delay(f"/channels/{ana.practice.direct}/messages", 2.0)
        await ana.person.begin_command(room, "daily")
        await here.clock.sleep(1)
        await here.bot.kill()
        house.playground.faults.disarm(slow)
        await here.bot.start()
        await ana.practice.hand()
        assert COUNTS not in await ana.daily()
        await ana.finish()
        await house.settle()
        assert english("daily-streak", days=1) in await ana.daily()
        await ana.person.click("Play it again", room)
        await ana.finish(2)
        assert AGAIN in words(ana.over()[-1])

    world.play(night)
    assert "Traceback" not in world.bot.log
