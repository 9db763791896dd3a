"""A misclick is taken back on the hand where it was made, until another player acts."""

from __future__ import annotations

import pytest

from bot.words.speech import Speech
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import words
from tests.night.small import SMALL, begun

pytestmark = pytest.mark.long

BACK = "Take back"


def hand_of(person: Person) -> str:
    """Return the acts of the newest hand with controls, sorted."""
    newest = person.newest(lambda message: "log" in message.acts and "hand" not in message.acts)
    assert newest is not None
    return " ".join(sorted(newest.acts))


@played
async def test_who_has_misclicked_takes_it_back_and_plays_something_else(house: House) -> None:
    evening, asked, other = await begun(house)
    await evening.turn_of(asked)
    said = await asked.answer(await asked.click(BACK))
    assert Speech().say("took-back") in said
    await house.settle()
    table = evening.host.table(evening.channel_id)
    assert table is not None
    assert f"{asked.name} took back a play." in words(table)
    assert await evening.on_turn() == [asked]
    assert not evening.asking(other)
    assert await evening.play_on()


@played
async def test_who_is_slower_than_the_next_player_is_offered_it_no_more(house: House) -> None:
    evening = await house.evening(3)
    await evening.start(**SMALL)
    (asked,) = await evening.on_turn()
    await evening.turn_of(asked)
    (following,) = await evening.on_turn()
    assert "retract" in hand_of(asked)
    await evening.turn_of(following)
    await house.clock.sleep(3)
    assert "retract" not in hand_of(asked)
    assert await evening.play_on()


@played
async def test_where_the_host_forbids_it_nobody_is_offered_it(house: House) -> None:
    evening = await house.evening(2)
    await evening.start(**SMALL)
    told = await evening.choose(evening.host, "Turn off Take back")
    assert "Take back is off." in told
    (asked,) = await evening.on_turn()
    await evening.turn_of(asked)
    await house.settle()
    assert "retract" not in hand_of(asked)
    assert await evening.play_on()


@played
async def test_a_restart_between_the_misclick_and_its_taking_back_changes_nothing(
    house: House,
) -> None:
    evening, asked, _ = await begun(house)
    await evening.turn_of(asked)
    await house.settle()
    await house.bot.stop()
    await house.bot.start()
    await house.settle()
    said = await asked.answer(await asked.click(BACK))
    assert Speech().say("took-back") in said
    await house.settle()
    assert await evening.on_turn() == [asked]
    assert await evening.play_on()
