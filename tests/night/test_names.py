"""People whose names are marks, mentions and links play, and harm nobody's messages.

Every night looks at each request for mentions that are no ping, and for people without a name.
"""

from __future__ import annotations

from bot.words.plain import escaped
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, words
from tests.simulation.bot import SimulatedBot

SMALL = {"preset": "president_basic", "house_rules": "players=2..4"}
NAMES = ("[free](https://evil.example/)", "@everyone ||boo||", "\u202e<@1> **b", "_שרה_ 国国")


def called(person: Person) -> str:
    """What a text calls this person."""
    return escaped(person.name, 24)


async def started(house: House) -> Evening:
    """A game of these people."""
    guests = [await house.person(name) for name in NAMES]
    room = house.room()
    evening = Evening(guests, room.id, room.name, house.chance("names"))
    await evening.start(**SMALL)
    await evening.on_turn()
    return evening


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
async def test_a_bot_that_starts_anew_knows_what_everybody_is_called(house: House) -> None:
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
