"""A whole match by direct message alone, which shows results, the next deal and the end."""

from __future__ import annotations

import re

import pytest

from cogs.core.people import without_deadline
from tests.english import english
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import (
    JSON,
    cockpit,
    controls,
    is_companion,
    is_finale,
    picture_words,
    words,
)
from tests.night.small import SMALL

SHORT = {
    "preset": "president_comp303",
    "match_target": "2",
    "house_rules": "players=2..7, deal=fixed, hand_size=4, leftover=discard, exchange=none",
}


async def result(person: Person, channel_id: str, deal: int) -> JSON:
    """Wait for the results of this deal in the direct messages, and return the message."""

    def over(message: JSON) -> bool:
        elsewhere = message["channel_id"] != channel_id and cockpit(message) is not None
        return elsewhere and f"deal {deal}: results" in words(message)

    return await person.until(lambda: person.newest(over), "the results by direct message")


@played
async def test_a_match_is_played_to_its_end_from_direct_messages(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SHORT)
    person = evening.people[1]
    while True:
        await evening.play_on()
        deal = len(evening.begun)
        shown = await result(person, evening.channel_id, deal)
        said = words(shown)
        assert f" {person.name} · " in said
        best = "|".join(one.name for one in evening.people)
        if is_finale(shown):
            break
        assert " total" in said
        assert re.search(f"{english('alt-podium', of='deal')} 1st: ({best}),", picture_words(shown))
        (button,) = [one for one in controls(shown) if one.label == "Next deal"]
        evening.begun.append(house.clock.now())
        await person.press(button)
        await evening.on_turn()
        left = await result(person, evening.channel_id, deal)
        assert controls(left) == (), "what is over cannot be pressed"
    assert len(evening.begun) > 1
    assert re.search(f"Finale of the match, won by ({best})\\.", picture_words(shown))
    labels = [one.label for one in controls(shown)]
    assert labels == [
        *("Play again", "Replay", english("button-review"), "Table", "Log"),
        *("Rules", english("button-post")),
    ]


@pytest.mark.long
@played
async def test_members_of_the_table_are_shown_and_changed_in_direct_messages(house: House) -> None:
    evening = await house.evening(3)
    late = evening.people.pop()
    await evening.start(**SHORT)
    await evening.play_on()
    person = evening.people[1]
    await result(person, evening.channel_id, 1)
    await evening.join(late)

    def told() -> bool:
        shown = person.newest(lambda one: "deal 1: results" in words(one) and cockpit(one))
        return shown is not None and f"{late.name} joins next deal." in words(shown)

    await person.until(told, "who comes to the table")
    direct = (await result(person, evening.channel_id, 1))["channel_id"]
    await person.answer(await person.click("Table", direct))
    said = await person.answer(await person.click("Sit out", direct))
    assert "You'll sit out from the next deal." in said


@pytest.mark.long
@played
async def test_waiting_player_reads_the_play_to_beat_and_the_turn(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    (person,) = await evening.on_turn()  # the leader, who cannot pass
    await evening.turn_of(person, "button")
    hand = await person.until(lambda: person.cockpit(evening.room), "the hand")
    start, _, end = english("to-beat-own", play="\n").partition("\n")
    told = words(hand.message).splitlines()
    assert any(one.startswith(start) and one.endswith(end) for one in told)
    others = [one.name for one in evening.people if one is not person]
    turns = {without_deadline(english("turn-play", who=one, due="0")) for one in others}
    assert turns & {*told}


@pytest.mark.long
@played
async def test_waiting_player_watches_the_table_from_the_own_seat_until_the_turn(
    house: House,
) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    (person,) = await evening.on_turn()  # the leader, who cannot pass
    await evening.turn_of(person, "button")
    hand = await person.until(lambda: person.cockpit(evening.room), "the hand")
    direct = hand.message["channel_id"]
    await person.click("Watch", direct)

    def table() -> JSON | None:
        here = [one for one in person.messages.values() if one["channel_id"] == direct]
        return next((one for one in here if is_companion(one)), None)

    watched = await person.until(table, "the table")
    line = next(line for line in words(watched).splitlines() if f" {person.name} · " in line)
    assert english("alt-table-you", seat=line.split("`")[1]) in picture_words(watched)
    while person not in (asked := await evening.on_turn()):
        await evening.turn_of(asked[0])
    await person.until(lambda: table() is None, "the table to make room for the hand")


@pytest.mark.long
@played
async def test_after_a_restart_no_channel_is_opened_anew(house: House) -> None:
    evening = await house.evening(4)
    await evening.start(**SHORT)
    await house.settle()

    def opened() -> int:
        return sum(one.asked.endswith("/users/@me/channels") for one in house.playground.journal)

    assert opened() == 4
    await house.bot.stop()
    await house.bot.start()
    room = house.room()
    later = Evening(evening.people, room.id, room.name, evening.chance)
    await later.start(**SHORT)
    assert await later.play_on()
    assert opened() == 4
