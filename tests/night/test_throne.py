"""Places, titles and seats of a channel outlast its table; the next lobby may carry them on."""

from __future__ import annotations

import re

import pytest

from tests.english import english
from tests.night.account import seat_order
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import RESULT, controls, words
from tests.night.small import SMALL
from tests.night.test_pinged import EXCHANGING as GAME
from tests.night.test_server_admin import ban

WEEK = 7 * 86_400.0
LINE = re.compile(r"`\d+` (.+?)(?: 👑)?(?: · (.+))?$", re.MULTILINE)
KEEP, FRESH = "Start: keep titles", "Start fresh"
TITLED = re.compile(r"`\d+` (?:[^\w`]+ )?(\w+ \d+).* · ([\w-]+)$", re.MULTILINE)
TITLES = ["President", "Vice-President", "Vice-Scum", "Scum"]


def lobby(evening: Evening) -> str:
    return words(evening.host.table(evening.channel_id) or {})


async def lobby_says(evening: Evening, said: str) -> str:
    await evening.host.until(lambda: said in lobby(evening), f"{said!r} in the lobby")
    return lobby(evening)


async def places(evening: Evening) -> list[str]:
    """Play the deal to its end; return the names, best first."""
    assert await evening.play_on()
    return [name for _, name, _ in RESULT.findall(words(evening.result() or {}))]


async def closed(house: House, evening: Evening) -> None:
    """Close the table as the host; all people see that."""
    await evening.host.answer(await evening.host.type_command(evening.channel_id, "game stop"))
    await house.settle()


async def first_night(house: House, people: int) -> tuple[Evening, list[str]]:
    """Play an evening of one deal and close it; return it and the names, best first."""
    evening = await house.evening(people)
    await evening.start(**GAME)
    order = await places(evening)
    await closed(house, evening)
    return evening, order


async def a_week_later(house: House) -> None:
    await house.settle()
    await house.bot.stop()
    await house.clock.sleep(WEEK)
    await house.bot.start()
    await house.settle()


def again(evening: Evening, people: list[Person]) -> Evening:
    """Return the next evening of these people in this channel, the host first."""
    return Evening(people, evening.channel_id, evening.room, evening.chance)


def by_name(evening: Evening, names: list[str]) -> list[Person]:
    return [next(one for one in evening.people if one.name == name) for name in names]


async def carried_on(evening: Evening) -> str:
    """Open a table, and deal with the titles of the last one; return the table's text."""
    await evening.open(**GAME)
    await evening.begin_deal(KEEP)
    await evening.on_turn()
    return lobby(evening)


def starts(evening: Evening) -> list[str]:
    """Return the labels of the buttons of the lobby that begin a deal."""
    table = evening.host.table(evening.channel_id) or {"components": []}
    acts = [one for one in controls(table) if one.custom_id.startswith(("start:", "throne:"))]
    return [one.label for one in acts]


def titles_of(table: str) -> dict[str, str]:
    """Return the titles at a table during a deal, by name."""
    return dict(TITLED.findall(table))


@pytest.mark.long
@played
async def test_a_week_and_a_restart_later_the_channel_carries_on(house: House) -> None:
    before, order = await first_night(house, 4)
    await a_week_later(house)
    after = again(before, by_name(before, order[::-1]))  # the last of the old deal opens the table
    await after.open(**GAME)
    told = await lobby_says(after, f"👑 {order[0]} has reigned here since ")
    assert "(1 night)." in told
    assert f"{order[0]} is President from last time." in told
    assert [one for one in starts(after) if one.startswith("Start")] == [KEEP, FRESH]
    await after.begin_deal(KEEP)
    await after.on_turn()
    assert titles_of(lobby(after)) == dict(zip(order, TITLES, strict=True))
    assert seat_order(after.host.table(after.channel_id) or {}) == order
    assert await after.play_on()
    given = {(deed.who, len(deed.cards)) for deed in after.deeds if deed.kind == "give"}
    assert given >= {(order[0], 2), (order[1], 1)}  # the others' gifts are automatic


@pytest.mark.long
@played
async def test_the_order_closes_up_without_the_president_and_newcomers_are_last(
    house: House,
) -> None:
    before, order = await first_night(house, 4)
    new = await house.person("Eve")
    after = again(before, [new, *by_name(before, order[:0:-1])])
    table = await carried_on(after)
    expected = [*order[1:], new.name]
    assert titles_of(table) == dict(zip(expected, TITLES, strict=True))
    assert seat_order(after.host.table(after.channel_id) or {}) == expected


@pytest.mark.long
@played
async def test_start_fresh_begins_equal_and_a_guest_cannot_start(house: House) -> None:
    before, order = await first_night(house, 4)
    after = again(before, by_name(before, order))
    await after.open(**GAME)
    guest = after.people[1]
    for label in (KEEP, FRESH):
        said = await guest.answer(await guest.click(label, after.channel_id))
        assert said.startswith(f"{after.host.name} is the host and presses **Start**.")
    await after.begin_deal(FRESH)
    assert await after.play_on()
    assert [deed for deed in after.deeds if deed.kind == "give"] == []


@pytest.mark.long
@played
async def test_computers_take_missing_seats_of_a_table_that_keeps_titles(house: House) -> None:
    before, order = await first_night(house, 4)
    after = again(before, by_name(before, order[1:3]))
    await after.open(**GAME)
    told = await lobby_says(after, f"{order[0]} is President from last time.")
    assert english("button-fill") not in told
    await after.host.answer(await after.host.click(KEEP, after.channel_id))
    await after.host.click(english("button-fill"), after.channel_id)
    await after.host.until(lambda: titles_of(lobby(after)), "the titles")
    assert titles_of(lobby(after))[order[1]] == "President"


@pytest.mark.long
@played
async def test_another_number_of_people_has_its_own_titles(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(**SMALL)
    order = await places(evening)
    await closed(house, evening)
    after = again(evening, by_name(evening, [order[1], order[3]]))
    await after.open(**SMALL)
    await lobby_says(after, f"{order[0]} is President from last time.")
    await after.begin_deal(KEEP)
    await after.on_turn()
    assert titles_of(lobby(after)) == {order[1]: "President", order[3]: "Scum"}


@played
async def test_throne_is_free_of_a_banned_and_of_a_deleted_ruler(
    house: House,
) -> None:
    before, order = await first_night(house, 4)
    owner = await house.owner()
    await ban(owner, before.channel_id, by_name(before, order)[0])
    after = again(before, by_name(before, order[1:]))
    await after.open(**SMALL)
    await lobby_says(after, "👑 The throne is free.")
    assert order[0] not in lobby(after)
    await lobby_says(after, f"With last time's titles, {order[1]} is President.")
    await after.begin_deal(KEEP)
    await after.on_turn()
    assert [*titles_of(lobby(after))] == order[1:]


@pytest.mark.long
@played
async def test_the_last_champion_wears_a_crown_at_the_next_table(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL, match_target="1")
    order = await places(evening)
    await closed(house, evening)
    await evening.open(**SMALL)
    told = await lobby_says(evening, f"{order[0]} 👑")
    assert told.count(" 👑") == 1
    evening.begun.clear()
    await evening.begin_deal(FRESH)
    await evening.on_turn()
    assert lobby(evening).count(f"{order[0]} 👑") == 1


@pytest.mark.long
@played
async def test_another_channel_has_no_throne(house: House) -> None:
    before, order = await first_night(house, 4)
    room = house.room()
    elsewhere = Evening(by_name(before, order), room.id, room.name, before.chance)
    await elsewhere.open(**GAME)
    assert "👑" not in lobby(elsewhere)
    assert starts(elsewhere) == ["Start"]
