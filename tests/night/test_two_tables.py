"""Two tables with people of their own: requests of one hang, and the other plays on."""

from __future__ import annotations

from functools import partial
from math import inf

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.playing import take_turn
from tests.night.reading import cockpit
from tests.night.small import SMALL

pytestmark = pytest.mark.long

AT_ONCE = 1.0  # the most seconds from a play to the hand of the next player
TURN = 90.0  # seconds of a turn for every player
METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE")


def hang_all(house: House, evening: Evening) -> None:
    """Let every request about this channel, or its players' direct messages, hang."""
    direct = [house.playground.world.dm_with(person.id).id for person in evening.people]
    path = f"/channels/({'|'.join([evening.channel_id, *direct])})(/|$)"
    for method in METHODS:
        house.playground.faults.hang(method, path, times=inf)


def next_after(evening: Evening, moment: float) -> tuple[float, Person] | None:
    """Return the time and the player of the first hand to play from after this moment."""
    shown = [
        (seen.at, person)
        for person in evening.people
        for seen in person.seen
        if seen.at > moment and seen.kind in ("message", "edit")
        if (hand := cockpit(seen.body)) and hand.room == evening.room and hand.on_turn
    ]
    return min(shown, key=lambda one: one[0], default=None)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("people", "turns", "pause"), [(5, 6, 40.0), (2, 12, 2.0), (2, 6, 40.0), (5, 6, 15.0)]
)
@played
async def test_while_nothing_is_answered_to_one_table_each_hand_of_another_is_shown_at_once(
    house: House, people: int, turns: int, pause: float
) -> None:
    """The people at the other table think for `pause` seconds, and play by a click or by typing."""
    faults = house.playground.faults
    silent = await house.evening(people)
    await silent.open(**SMALL)
    evening = await house.evening(2)
    await evening.start(**SMALL)
    (person,) = await evening.on_turn()
    hang_all(house, silent)
    hung_at = house.clock.now()
    await silent.host.begin_click("Start", silent.channel_id)
    waits: list[float] = []
    for _ in range(turns):
        await house.clock.sleep(pause)
        assert faults.hanging, "the hand of who is next at the other table"
        deed = await take_turn(person, evening.room, evening.channel_id, evening.chance)
        found = await evening.host.until(partial(next_after, evening, deed.asked_at), "a hand")
        waits.append(found[0] - deed.asked_at)
        person = found[1]
    assert max(waits) <= AT_ONCE, waits
    assert next_after(silent, hung_at) is None, "that one has never been shown"
    faults.clear()
    await silent.host.until(partial(next_after, silent, hung_at), "it in the end", TURN)
