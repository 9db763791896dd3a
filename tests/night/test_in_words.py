"""Hands in words tell of the table as well: nothing false, and not each time that others play."""

from __future__ import annotations

import re

from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import Cockpit, cockpit, words
from tests.night.small import SMALL
from tests.night.test_preferences import choose, hand

STOOD = re.compile(r"Waiting for \S+ \d+ · updated <t:\d+:R>\.\n")


def edits(person: Person, mark: int) -> list[Cockpit]:
    """How the hand was changed since so many things had been seen."""
    shown = [cockpit(seen.body) for seen in person.seen[mark:] if seen.kind == "edit"]
    return [one for one in shown if one]


@played
async def test_who_waits_reads_since_when_and_sees_what_is_new_by_a_tap(house: House) -> None:
    evening = await house.evening(3)
    listener = evening.people[0]
    await choose(listener, evening.channel_id, "Words")
    await evening.start(**SMALL)
    await evening.turns_until(listener)
    await evening.turn_of(listener, "button")
    await house.clock.sleep(1)
    before, mark = await hand(listener, evening), len(listener.seen)
    assert STOOD.search(words(before.message))
    await evening.play_on(1)
    await house.clock.sleep(2)
    assert edits(listener, mark) == []
    await listener.click("Refresh")
    (after,) = edits(listener, mark)
    assert after.message["id"] == before.message["id"]
    assert STOOD.sub("", words(after.message)) != STOOD.sub("", words(before.message))


@played
async def test_who_is_on_turn_reads_the_table_as_it_is(house: House) -> None:
    evening = await house.evening(3)
    listener = evening.people[0]
    await choose(listener, evening.channel_id, "Words")
    await evening.start(**SMALL)
    await evening.turns_until(listener)
    shown = words((await hand(listener, evening)).message)
    assert "Cards left: " in shown
    assert not STOOD.search(shown)
    assert listener.offered("refresh") is None
