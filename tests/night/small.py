"""The smallest game, for nights in which the kind of game does not matter."""

from __future__ import annotations

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.reading import JSON, cockpit, is_companion

FEW_CARDS = "deal=fixed, hand_size=7, leftover=discard"  # house rules for short deals
FEWEST_CARDS = "deal=fixed, hand_size=3, leftover=discard"  # for deals that are only to be over
WHOLE_PACK = {"preset": "president_basic", "house_rules": "players=2..7"}  # for many turns
SMALL = {"preset": "president_basic", "house_rules": f"players=2..7, {FEW_CARDS}"}
SMALLEST = {"preset": "president_basic", "house_rules": f"players=2..7, {FEWEST_CARDS}"}


async def begun(house: House, rules: dict[str, str] = SMALL) -> tuple[Evening, Person, Person]:
    """Begin a game of two; return the evening, the person on turn and the other person."""
    evening = await house.evening(2)
    await evening.start(**rules)
    (asked,) = await evening.on_turn()
    (other,) = [person for person in evening.people if person is not asked]
    return evening, asked, other


def hands(house: House, person: Person) -> list[JSON]:
    """Return the hands in the direct messages of this person, oldest first."""
    direct = house.playground.world.dm_with(person.id).id
    return [one for one in person.messages.values() if one["channel_id"] == direct and cockpit(one)]


def companions(house: House, person: Person) -> list[JSON]:
    """Return the answers that stay in the direct messages of this person, oldest first."""
    direct = house.playground.world.dm_with(person.id).id
    here = [one for one in person.messages.values() if one["channel_id"] == direct]
    return [one for one in here if is_companion(one)]
