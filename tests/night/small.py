"""The smallest game, for nights in which it does not matter what is played."""

from __future__ import annotations

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.reading import JSON, cockpit, is_companion

SMALL = {"preset": "president_basic", "house_rules": "players=2..7"}


async def begun(house: House) -> tuple[Evening, Person, Person]:
    """A game of two: who is on turn, and who is not."""
    evening = await house.evening(2)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    (other,) = [person for person in evening.people if person is not asked]
    return evening, asked, other


def hands(house: House, person: Person) -> list[JSON]:
    """What this person was sent of the cards."""
    direct = house.playground.world.dm_with(person.id).id
    return [one for one in person.messages.values() if one["channel_id"] == direct and cockpit(one)]


def companions(house: House, person: Person) -> list[JSON]:
    """The answers that stand in the direct messages of this person, the oldest first."""
    direct = house.playground.world.dm_with(person.id).id
    here = [one for one in person.messages.values() if one["channel_id"] == direct]
    return [one for one in here if is_companion(one)]
