"""The hand of a person who has left offers to come back, and is live at once afterwards."""

from __future__ import annotations

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, controls, words
from tests.night.small import SMALL
from tests.night.test_leaving import leave

LEFT = "You left; a computer plays this hand."
GREETING = "You have a seat"


async def left(house: House, on_turn: bool = False) -> tuple[Evening, Person, JSON]:
    """Let a person leave for good; return the evening, the person and their hand."""
    evening = await house.evening(4)
    await evening.start(**SMALL)
    if on_turn:
        await evening.turns_until(leaver := evening.people[1])
    else:
        (asked,) = await evening.on_turn()
        leaver = next(one for one in evening.people[1:] if one is not asked)
    await leave(leaver, evening)
    await house.settle()
    return evening, leaver, hand_of(house, leaver)


def sent(house: House, person: Person) -> list[JSON]:
    channel = house.playground.world.dm_with(person.id).id
    return [one for one in person.messages.values() if one["channel_id"] == channel]


def hand_of(house: House, person: Person) -> JSON:
    """Return the newest message of a deal in the direct messages of this person."""
    hands = [one for one in sent(house, person) if "· deal 1" in words(one)]
    assert len(hands) == 1
    return hands[0]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("on_turn", [False, True], ids=["waiting", "on turn"])
@played
async def test_a_hand_that_was_left_has_no_cards_and_a_button_to_come_back(
    house: House, on_turn: bool
) -> None:
    """`reviews/play.md`, B8."""
    _, _, hand = await left(house, on_turn)
    assert LEFT in words(hand)
    assert "Waiting" not in words(hand)
    assert [one.act for one in controls(hand)] == ["comeback"]
    assert not hand["attachments"]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("where", ["hand", "table"])
@played
async def test_returning_leaver_has_the_same_hand_live_at_once(house: House, where: str) -> None:
    evening, leaver, hand = await left(house)
    greetings = sum(GREETING in words(one) for one in sent(house, leaver))
    if where == "hand":
        await leaver.press(controls(hand)[0])
    else:
        await leaver.answer(await leaver.click("Join", evening.channel_id))
    await house.settle()
    after = hand_of(house, leaver)
    assert after["id"] == hand["id"]
    assert LEFT not in words(after)
    assert "Cards left:" in words(after)
    assert "refresh" not in {one.act for one in controls(after)}
    assert sum(GREETING in words(one) for one in sent(house, leaver)) == greetings
