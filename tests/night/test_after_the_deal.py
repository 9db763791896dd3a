"""Cards that are asked for while no deal is on: what is over, and what comes next."""

from __future__ import annotations

import pytest

from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, controls, words
from tests.night.test_next_deal import SHORT
from tests.night.test_preferences import choose

OVER = "The deal is over. New cards come with the next one."


async def hand(person: Person, evening: Evening) -> JSON:
    """Type /hand at the table; return the answer."""
    return await person.answered_with(await person.type_command(evening.channel_id, "hand"))


def labels(message: JSON) -> list[str]:
    return [one.label for one in controls(message)]


@pytest.mark.parametrize("in_words", [False, True])
@played
async def test_cards_after_a_deal_lead_to_the_next_one(house: House, in_words: bool) -> None:
    evening = await house.evening(2)
    host, eve = evening.host, await house.person("Eve")
    if in_words:
        await choose(host, evening.channel_id, "Words")
    await evening.open(**SHORT)
    assert words(await hand(host, evening)) == "No deal is being played here right now."
    await evening.begin_deal("Start")
    assert "A deal is on." not in words(await hand(host, evening))
    assert await evening.play_on()
    await house.settle()
    answer = await hand(host, evening)
    title, *_, last = words(answer).splitlines()
    assert (title, last) == ("### President · deal 1: results", OVER)
    assert labels(answer)[0] == "Next deal"
    direct = house.playground.world.dm_with(host.id).id
    there = [words(one) for one in host.messages.values() if one["channel_id"] == direct]
    assert "deal 1: results" in there[-1]
    assert not any(stale in there[-1] for stale in ("cards:", "no cards left", OVER))

    guest = await hand(eve, evening)
    assert words(guest) == "No deal is on right now. Press **Join** to be in the next one."
    assert labels(guest) == ["Join"]
    await eve.press(controls(guest)[0])
    await house.settle()
    seated = await hand(eve, evening)
    assert words(seated) == OVER
    assert labels(seated) == ["Next deal"]
    await eve.press(controls(seated)[0])
    await house.settle()
    assert "deal 2" in words(eve.table(evening.channel_id) or {})
    assert "deal 2" in words(eve.messages[seated["id"]]), "the answer has become the hand"


@played
async def test_cards_after_a_match_lead_to_another_match(house: House) -> None:
    evening = await house.evening(2)
    rules = f"{SHORT['house_rules']}, match_end=deals, match_target=1"
    await evening.start(**SHORT | {"house_rules": rules})
    assert await evening.play_on()
    await house.settle()
    answer = await hand(evening.host, evening)
    assert words(answer).endswith("The match is over. New cards come with the next one.")
    assert labels(answer)[0] == "Play again"
