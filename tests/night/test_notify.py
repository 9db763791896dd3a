"""Notifications of the next table reach the people who asked, even if one message fails."""

from __future__ import annotations

import pytest

from bot.discord.requests import REQUEST_SECONDS
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL

pytestmark = pytest.mark.long


def told(person: Person) -> bool:
    """Whether the bot has written to this person that a table is open."""
    return any("is open in #" in words(one) for one in person.messages.values())


@pytest.mark.parametrize("trouble", ["hang", "lose"])
@played
async def test_one_message_that_is_not_answered_neither_stops_nor_delays_the_others(
    house: House, trouble: str
) -> None:
    host, room, world = await house.person("Ana"), house.room(), house.playground.world
    people = [await house.person(name) for name in ("Ben", "Chi", "Dev", "Eve")]
    for person in people:
        await person.answer(await person.type_command(room.id, "game notify"))
    channels = "|".join(world.dm_with(person.id).id for person in people)
    fail = house.playground.faults.hang if trouble == "hang" else house.playground.faults.lose
    fail("POST", f"/channels/({channels})/messages", times=1, effect=False)
    await host.answer(await host.type_command(room.id, "game start", **SMALL))
    await house.clock.sleep(REQUEST_SECONDS / 2)
    assert sorted(map(told, people)) == [False, True, True, True]
    await house.settle()
    assert "Traceback" not in house.bot.log
