"""Places, titles and seats of a channel outlive its table; the next lobby may carry them on."""

from __future__ import annotations

import re

from tests.night.account import seat_order
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.test_pinged import EXCHANGING

WEEK = 7 * 86_400.0
LINE = re.compile(r"`\d+` (.+?)(?: 👑)?(?: · (.+))?$", re.MULTILINE)
RESULT = re.compile(r"`\d+` (.+?) \*\*[+-]?\d+\*\* · (.+)")
EQUAL = "**Start** begins with equal places."
CARRIES = "**Start** carries on: everyone keeps their place, newcomers come last."
GAME = {**EXCHANGING, "house_rules": f"{EXCHANGING.get('house_rules', '')}"}


def lobby(evening: Evening) -> str:
    return words(evening.host.table(evening.channel_id) or {})


async def lobby_says(evening: Evening, said: str) -> str:
    await evening.host.until(lambda: said in lobby(evening), f"{said!r} in the lobby")
    return lobby(evening)


async def places(evening: Evening) -> list[str]:
    """Play the deal to its end; the names, best first."""
    assert await evening.play_on()
    return [name for name, _ in RESULT.findall(words(evening.result() or {}))]


async def first_night(house: House, people: int) -> tuple[Evening, list[str]]:
    """An evening of one deal, which the host ends; the names, best first."""
    evening = await house.evening(people)
    await evening.start(**EXCHANGING)
    order = await places(evening)
    await evening.host.answer(await evening.host.type_command(evening.channel_id, "game stop"))
    return evening, order


async def a_week_later(house: House) -> None:
    await house.settle()
    await house.bot.stop()
    await house.clock.sleep(WEEK)
    await house.bot.start()
    await house.settle()


def again(evening: Evening, people: list[Person]) -> Evening:
    """The next evening in this channel, of these people, the host first."""
    return Evening(people, evening.channel_id, evening.room, evening.chance)


def by_name(evening: Evening, names: list[str]) -> list[Person]:
    return [next(one for one in evening.people if one.name == name) for name in names]


async def exchange_of(evening: Evening) -> dict[str, str]:
    """Who gives cards to whom before the first trick, by name."""
    given: dict[str, str] = {}
    while (asked := await evening.on_turn()) and len(given) < 2 * (len(evening.people) // 2):
        for person in asked:
            hand = person.cockpit(evening.room, len(evening.begun))
            assert hand is not None
            if not any(one.act == "give" for one in hand.controls):
                return given
            found = re.search(r"[Gg]ive.*? to \*?\*?([A-Z][a-z]+ \d+)", words(hand.message))
            given[person.name] = found[1] if found else "?"
            await evening.turn_of(person)
    return given


@played
async def test_a_week_and_a_restart_later_the_channel_carries_on(house: House) -> None:
    before, order = await first_night(house, 4)
    await a_week_later(house)
    after = again(before, by_name(before, order[::-1]))  # the last one opens the table
    await after.open(**EXCHANGING)
    told = await lobby_says(after, f"👑 {order[0]} reigns here since <t:")
    assert "(1 night)." in told
    assert EQUAL in told
    await after.host.click("Carry on", after.channel_id)
    told = await lobby_says(after, CARRIES)
    titles = LINE.findall(told)
    assert [name for name, _ in titles] == order
    assert titles[0][1] == "President"
    await after.begin_deal("Start")
    await after.on_turn()
    table = words(after.host.table(after.channel_id) or {})
    assert re.search(rf"{order[0]} .*· President", table)
    assert set(seat_order(after.host.table(after.channel_id) or {})) == {*order}
    assert "deal 1" in table
