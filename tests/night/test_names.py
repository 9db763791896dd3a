"""People whose names are marks, mentions and links: they play, and harm no message.

Every night checks each request for mentions that are no ping, and for people without a name.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.playground.world.seed import GAME_NIGHT_ID
from bot.words.speech import escaped
from cogs.table.menu import PAGE
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, words
from tests.night.small import FEW_CARDS
from tests.simulation.bot import SimulatedBot

pytestmark = pytest.mark.long

SMALL = {"preset": "president_basic", "house_rules": f"players=2..4, {FEW_CARDS}"}
MANY = {"preset": "president_basic", "house_rules": f"players=2..7, {FEW_CARDS}"}
LIKE_A_COMPUTER = ("🤖 Sage", "🤖\ufe0f Sage", "Ѕаge\u200b", " ＳＡＧＥ ")
LIKE_SAGE = "(?i)[sѕｓ][aаａ][gｇ][eеｅ]"
USER = r"\(\\@guest\d+\\_\d+\)"  # the user name behind a name in a list
EQUAL = ("Ana", "\u2067Ana\u2069", "_Ana_", "🤖", "\u3164", "שרה", "\u200fשרה")
NAMES = ("[free](https://evil.example/)", "@everyone ||boo||", "\u202e<@1> **b", "_שרה_ 国国")


def called(person: Person) -> str:
    """Return the form of this person's name in texts."""
    return escaped(person.name, 24)


async def started(house: House) -> Evening:
    """Start a game of people with these names."""
    guests = [await house.person(name) for name in NAMES]
    room = house.room()
    evening = Evening(guests, room.id, room.name, house.chance("names"))
    await evening.start(**SMALL)
    await evening.on_turn()
    return evening


@pytest.mark.long
@played
async def test_names_of_marks_mentions_and_links_are_shown_as_they_are_written(
    house: House,
) -> None:
    evening = await started(house)
    host, channel = evening.host, evening.channel_id

    def all_at_the_table() -> bool:
        return all(called(person) in words(host.table(channel) or {}) for person in evening.people)

    await host.until(all_at_the_table, "everybody at the table")
    for person in evening.people:
        menu = await person.answer(await person.click("Table", channel))
        assert all(called(one) in menu for one in evening.people)
        listed = await person.answer(await person.type_command(channel, "game tables"))
        assert all(called(one) in listed for one in evening.people)
    await evening.play_on(6)
    story = await host.answer(await host.click("Log", channel))
    assert sum(called(person) in story for person in evening.people) > 1
    await evening.play_on()
    await host.until(all_at_the_table, "the results of everybody")
    board = await host.answer(await host.type_command(channel, "leaderboard"))
    assert all(called(person) in board for person in evening.people)
    for person in evening.people:
        shown = "\n".join(words(seen.body) for seen in person.seen if seen.kind != "delete")
        assert not any(mark in shown for mark in ("https://evil", "||boo||", "**b", "\u202e"))


@played
async def test_names_of_all_people_are_known_after_a_start(house: House) -> None:
    evening = await started(house)
    await house.bot.kill()
    assert isinstance(house.bot, SimulatedBot)
    mark = len(evening.host.seen)
    await house.bot.start()
    (person,) = await evening.on_turn()
    await evening.turn_of(person)

    def anew() -> JSON | None:
        shown = [seen for seen in evening.host.seen[mark:] if seen.kind in ("message", "edit")]
        tables = [seen.body for seen in shown if words(seen.body).startswith("### ")]
        return tables[-1] if tables else None

    table = await evening.host.until(anew, "the table")
    assert all(called(one) in words(table) for one in evening.people)


async def nicknamed(house: House, names: tuple[str, ...]) -> list[Person]:
    """Return new people with these nicknames on the server."""
    guests = [await house.person(f"guest {number}") for number, _ in enumerate(names)]
    for guest, nick in zip(guests, names, strict=True):
        await guest.call("PATCH", f"/guilds/{GAME_NIGHT_ID}", {"nick": nick})
    return guests


def seated(shown: str) -> list[str]:
    """Return the names of the players in a text of the table, without titles and hats."""
    lines = [line for line in shown.splitlines() if re.search(r"(^|\s)`\d+` ", line)]
    return [line.split("` ", 1)[1].split(" · ")[0].strip("🎩🧺👒🧢 ") for line in lines]


def without(names: list[str], shown: str) -> str:
    """Return the text without these names."""
    for name in sorted(names, key=len, reverse=True):
        shown = shown.replace(name, "")
    return shown


def alike(names: list[str]) -> list[str]:
    """Return the names that occur more than once."""
    return [name for name, times in Counter(names).items() if times > 1]


@played
async def test_people_of_one_name_are_told_apart_and_not_shown_as_computers(
    house: House,
) -> None:
    host, *others = [await house.person("Host"), *(await nicknamed(house, LIKE_A_COMPUTER))]
    room = house.room()
    evening = Evening([host, *others], room.id, room.name, house.chance("names"))
    await host.answer(await host.type_command(room.id, "game start", **MANY))
    await host.click("Add computer", room.id)  # the computer comes before the person of that name
    for guest in others:
        await evening.join(guest)
    await host.click("Add computer", room.id)
    people = [host.name, "Sage (3)", "Sage (4)", "Ѕаge (5)", "SAGE (6)"]
    expected = [people[0], "🤖\u00a0Sage", *people[1:], "🤖\u00a0Nettle"]

    def lobby() -> bool:
        names = seated(words(host.table(room.id) or {}))
        return [name.replace("ＳＡＧＥ", "SAGE") for name in names] == expected

    await host.until(lobby, "everybody told apart in the lobby")
    await evening.begin_deal("Start")
    await evening.on_turn()
    names = seated(words(host.table(room.id) or {}))
    assert len(names) == 7
    assert alike(names) == []
    menu = await host.answer(await host.click("Table", room.id))
    for _ in range(8):
        (asked, *_) = await evening.on_turn()
        ping = words(asked.pings(room.id)[0])
        assert bool(re.search(r"<@\d+> \(\d\), ", ping)) == (asked is not host)
        await evening.turn_of(asked)
    story = await host.answer(await host.click("Log", room.id))
    listed = await host.answer(await host.type_command(room.id, "game tables"))
    assert len(re.findall(USER, listed)) == 4
    await evening.play_on()
    results = words(await host.until(evening.result, "the results"))
    for shown in (menu, story, results):
        assert not re.search(LIKE_SAGE, without(names, shown)), shown
    board = await host.answer(await host.type_command(room.id, "leaderboard"))
    assert len(re.findall(USER, board)) == 4
    for person in evening.people:
        seen = "\n".join(words(one.body) for one in person.seen if one.kind != "delete")
        assert set(re.findall(r"🤖\S*\s\w+", seen)) == {"🤖\u00a0Sage", "🤖\u00a0Nettle"}


@played
async def test_names_that_are_equal_or_empty_to_the_eye_are_told_apart(house: House) -> None:
    guests = await nicknamed(house, EQUAL)
    room = house.room()
    evening = Evening(guests, room.id, room.name, house.chance("names"))
    await evening.start(**MANY)
    (person, *_) = await evening.on_turn()
    names = seated(words(person.table(room.id) or {}))
    assert len(names) == len(EQUAL)
    assert alike(names) == []
    assert [name.count("(") for name in names] == [1, 1, 0, 0, 0, 1, 1]
    assert names[3].startswith("guest3")  # the user name, as no other form is left
    assert names[4].startswith("guest4")
    menu = await person.answer(await person.click("Table", room.id))
    assert all(name in menu for name in names[:PAGE])
    hand = await person.answer(await person.click("My hand", room.id))
    assert alike(re.findall(r"([^·:]+) \*\*\d+\*\*", hand)) == []
